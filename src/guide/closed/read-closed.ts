import { fold } from '../../language/words.ts'
import type { Label } from '../cues/cue-table.ts'
import { type CueMatcher, labelOf } from '../cues/matcher.ts'
import type { Block } from '../lines/blocks.ts'
import { plain, shortened } from '../lines/text.ts'
import { holdsNoGo } from '../no-go.ts'
import type { ClosedOption, ClosedQuestion, Language, Plan } from '../plan.ts'
import type { ClosedDraft } from './closed-draft.ts'
import { asksWhy } from './forms.ts'
import { optionCharactersMax, readOption } from './options.ts'
import { isScreenerName } from './screener.ts'
import { type Found, takeForm } from './take-form.ts'

/** Most options of one question, and most quotas of a guide. */
const optionsMax = 50
const quotasMax = 100
const quoteCharactersMax = 80
/** Warnings of closed questions that are listed. */
const warningsMax = 20

type Reading = { blocks: Block[]; warnings: Plan['warnings']; quotas: number }

const howMany = 'End the question with “(choose one)”, “(choose up to 3)” or “(choose any)”.'
const howToSay =
  'Write “(choose one)”, “(choose up to 3)” or “(choose any)” with options below as “- [ ] …”, or “(scale 1-7: low .. high)”, or “(number)”.'
const howToEnd = 'Behind an option there may stand “-> end” or “(quota 30)”.'

/**
 * The blocks of a guide, a closed question and its options made one. What says how to answer and cannot
 * be read is told with its line, and its question is asked openly.
 */
export function readClosed(
  blocks: readonly Block[],
  cues: CueMatcher,
): Pick<Reading, 'blocks' | 'warnings'> {
  const reading: Reading = { blocks: [], warnings: [], quotas: 0 }
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at]
    if (!block) break
    const found = isAsked(block, cues) ? takeForm(block.text, cues.language) : null
    const below = belowOf(blocks, at, found, cues.language)
    if (found) reading.blocks.push(...readQuestion(reading, block, found, below))
    else {
      warnOfBoxes(reading, block, below)
      reading.blocks.push(block, ...below)
    }
    at += 1 + below.length
  }
  markScreener(reading)
  return { blocks: reading.blocks, warnings: reading.warnings.slice(0, warningsMax) }
}

/** Labels before what is asked; behind any other nobody is. */
const asking: readonly (Label | null)[] = [null, 'must', 'ifTime', 'list', 'probe']

/** Whether a line may be a closed question: not what is struck out, forbidden, a title or a note. */
function isAsked({ kind, text }: Block, cues: CueMatcher): boolean {
  if (kind === 'aside' || (kind === 'heading' && !text.includes('?'))) return false
  const [before = ''] = text.split(/\s?[:：]/, 1)
  const label = before.length < text.length ? labelOf(before, cues) : null
  return asking.includes(label) && !text.includes('~~') && !holdsNoGo(text, cues)
}

/** The entries that belong to a question: boxes to tick, and what is set in below it. */
function belowOf(
  blocks: readonly Block[],
  at: number,
  found: Found | null,
  language: Language,
): Block[] {
  const question = blocks[at]
  const below: Block[] = []
  const base = question?.kind === 'item' ? question.level : 0
  for (let next = at + 1; next < blocks.length; next += 1) {
    const block = blocks[next]
    if (block?.kind !== 'item') break
    const isBelow = block.isTicked || (found !== null && block.level > base)
    if (!isBelow || takeForm(block.text, language)?.form) break
    const isOther = !block.isTicked && block.text.endsWith('?') && !asksWhy(block.text)
    if (isOther && base === 0) break
    below.push(block)
  }
  return below
}

function readQuestion(reading: Reading, block: Block, found: Found, below: Block[]): Block[] {
  const { form, text } = found
  const hasBoxes = below.some(({ isTicked }) => isTicked)
  const isWhy = (one: Block) => !one.isTicked && asksWhy(one.text)
  const isOption = (one: Block) => (hasBoxes ? one.isTicked === true : !isWhy(one))
  const takesOptions = form?.kind === 'one' || form?.kind === 'some'
  if (!form) {
    if (!hasBoxes && !found.isScale) return [block, ...below]
    warn(reading, block, `“${quoted(found.unread)}” could not be read`)
    return [{ ...block, text: withoutRemark(text, found.unread) }, ...below]
  }
  const lines = takesOptions ? below.filter(isOption) : []
  const options = readOptions(reading, lines)
  if (takesOptions && options.length < 2) {
    warn(
      reading,
      block,
      'It is to be answered by a choice, but fewer than two options stand below it',
    )
    return [{ ...block, text }, ...below]
  }
  const others = below.filter((one) => !lines.includes(one))
  const asksReason = found.why || others.some(isWhy)
  const question: ClosedQuestion = {
    ...form,
    ...(takesOptions && { options }),
    ...(form.max !== undefined && { max: Math.min(form.max, options.length) }),
    ...(asksReason && { why: true as const }),
  }
  const read = [block, ...lines, ...others.filter(isWhy)].map(noted)
  return [{ ...block, text, closed: { question, read } }, ...others.filter((one) => !isWhy(one))]
}

function withoutRemark(text: string, remark: string): string {
  return [`(${remark})`, `[${remark}]`].reduce((rest, one) => rest.replace(one, ''), text).trim()
}

function readOptions(reading: Reading, lines: readonly Block[]): ClosedOption[] {
  const options: ClosedOption[] = []
  const known = new Set<string>()
  for (const line of lines) {
    const { option, unread } = readOption(line.text)
    for (const remark of unread)
      tell(reading, line, `“${quoted(remark)}” could not be read`, howToEnd)
    const isTwin = known.has(fold(option.text))
    const isLong = option.text.length > optionCharactersMax
    if (isTwin) tell(reading, line, 'This option stands there twice, and is offered once')
    else if (isLong)
      tell(
        reading,
        line,
        `An option has at most ${optionCharactersMax} characters: this one is not offered`,
      )
    else if (options.length === optionsMax)
      tell(
        reading,
        line,
        `A question has at most ${optionsMax} options: those from here on are not offered`,
      )
    if (isTwin || isLong || option.text === '' || options.length >= optionsMax) continue
    known.add(fold(option.text))
    options.push(counted(reading, line, option))
  }
  return options
}

/** An option with its quota, unless there are too many of them or nobody who chooses it goes on. */
function counted(reading: Reading, line: Block, option: ClosedOption): ClosedOption {
  const { quota, ...others } = option
  if (quota === undefined) return option
  reading.quotas += 1
  if (option.end)
    tell(reading, line, 'Whoever chooses this is screened out, so its quota counts nobody')
  else if (reading.quotas > quotasMax)
    tell(reading, line, `A guide has at most ${quotasMax} quotas: this one is not counted`)
  else return option
  return others
}

/** Boxes below a question that says nothing of how many may be chosen are no options. */
function warnOfBoxes(reading: Reading, block: Block, below: readonly Block[]): void {
  const [first, last] = [below[0], below.at(-1)]
  if (!first || !last || first === last || !block.text.includes('?')) return
  reading.warnings.push({
    message: `The boxes in lines ${first.lines.from} to ${last.lines.to} are no options to choose from, since the question above them does not say how many may be chosen: it is asked openly.`,
    suggestion: howMany,
    lines: { from: first.lines.from, to: last.lines.to },
  })
}

/** The first part that is called so and holds a closed question is the screener. */
function markScreener({ blocks }: Reading): void {
  const at = blocks.findIndex(({ kind, text }, place) => {
    if ((kind !== 'heading' && kind !== 'text') || !isScreenerName(text)) return false
    const next = blocks.findIndex((other, later) => later > place && other.kind === 'heading')
    return blocks.slice(place, next === -1 ? undefined : next).some(({ closed }) => closed)
  })
  const heading = blocks[at]
  if (heading) blocks[at] = { ...heading, isScreener: true }
}

function warn(reading: Reading, block: Block, what: string): void {
  tell(reading, block, `${what}, so “${quoted(block.text)}” is asked openly`, howToSay)
}

function tell({ warnings }: Reading, { lines }: Block, what: string, suggestion?: string): void {
  const at = `Line ${lines.from}: `
  warnings.push({
    message: `${at}${what}.`,
    ...(suggestion && { suggestion }),
    lines: { ...lines },
  })
}

function noted({ text, lines }: Block): ClosedDraft['read'][number] {
  return { text, lines: { ...lines } }
}

function quoted(text: string): string {
  return shortened(plain(text), quoteCharactersMax)
}
