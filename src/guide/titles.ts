import type { Cue } from './cues/cue-table.ts'
import type { CueMatcher } from './cues/matcher.ts'
import { itemWordsMax } from './lists.ts'
import { rewordPacks } from './reword/packs.ts'
import type { Statement } from './statement.ts'
import { withoutNumber } from './text.ts'

/** Words of a numbered line that may be a heading. */
const titleWordsMax = 10
/** Letters of a heading in capitals. */
const capitalsMin = 4

/** A heading: what it is called, and what it says of the lines below, if it does. */
export type Title = { text: string; cue: Cue | null }

/** What a line is called as a heading, by its words, its place and what follows; null where it is none. */
export function titleOf(
  statement: Statement,
  next: Statement | undefined,
  before: Statement | undefined,
  cues: CueMatcher,
): Title | null {
  const named = namedBy(statement, cues)
  const isPhrase = named !== undefined && !('alone' in named)
  const isName = named !== undefined && (isPhrase || begins(statement, before))
  if (!isTitleLine(statement, next, isName, cues)) return null
  // "1. Background" above questions is the participant's.
  const isOwn = named?.cue === 'context' && statement.block.numbered
  const text = withoutNumber(statement.text.replace(/\s?:$/, ''))
  return { text, cue: named && !isOwn ? named.cue : null }
}

/** "Context", "Hypotheses (internal)": a name of what follows. */
function namedBy({ text, block }: Statement, cues: CueMatcher): { cue: Cue } | undefined {
  const title = withoutNumber(text.replace(/\s?\([^()]*\)$/, '').replace(/\s?:$/, ''))
  const named = cues.named.find(({ alone }) => alone.test(title))
  if (named) return named
  const isLine = block.kind === 'text' || (block.numbered && isInCapitals(text))
  const cue = isLine && !/[.?!]$/.test(text) ? sectionOf(title, cues) : null
  return cue ? { cue } : undefined
}

/** Words of a heading besides those that say what it is for. */
const wordsBesideMax = 5

/** What a heading says of what stands below it: to be asked, to be left out, for colleagues. */
export function sectionOf(title: string, cues: CueMatcher): Cue | null {
  const bare = title.replace(/^[^\p{L}\p{N}]+|(?<![\s:])[\s:]+$/gu, '')
  const beside = (phrase: RegExp) => {
    const found = phrase.exec(bare)
    return found
      ? bare.split(/\s+/).length - found[0].split(/\s+/).length
      : Number.POSITIVE_INFINITY
  }
  if (bare.endsWith('?')) return null
  if (beside(cues.avoidPhrase) <= 2) return 'avoid'
  if (beside(cues.mustPhrase) <= wordsBesideMax) return 'must'
  return beside(cues.internalPhrase) <= 2 ? 'internal' : null
}

/** Whether a blank line, or nothing, stands before. */
function begins({ lines }: Statement, before: Statement | undefined): boolean {
  return before === undefined || before.lines.to < lines.from - 1
}

/** "SEEN FROM OUTSIDE" */
function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= capitalsMin && !/\p{Ll}/u.test(text)
}

/** "Onboarding:" above a list is a heading, and so is a short line on its own above questions. */
function isTitleLine(
  statement: Statement,
  next: Statement | undefined,
  isName: boolean,
  cues: CueMatcher,
): boolean {
  const { kind, text, block } = statement
  if (next && isNumberedTitle(statement, next)) return true
  const isMarked = block.kind === 'text' || block.numbered
  if (kind === 'plain' && next && isMarked && isInCapitals(text))
    return isShort(text, titleWordsMax)
  if (kind !== 'plain' || block.kind !== 'text' || block === next?.block || !next) return false
  const { clauseStart } = rewordPacks[cues.language]
  if (!isName && (statement.flags.must || clauseStart.test(text))) return false
  if (block.lines.from !== block.lines.to || text.split(' ').length > itemWordsMax + 2) return false
  if (text.endsWith(':')) return next.block.kind === 'item'
  if (/[.!?,;]$/.test(text) || /^[-–]/.test(text)) return false
  const stands = next.block.lines.from > block.lines.to + 1
  const isFirst = block.lines.from === 1
  const namesGuide =
    isFirst && (stands || (next.kind !== 'plain' && next.kind !== 'limit') || guideNames.test(text))
  if (isName && !stands) return true
  return (
    namesGuide || next.kind === 'question' || (next.block.kind === 'item' && next.block.level === 1)
  )
}

/** What a guide calls itself in its first line. */
export const guideNames =
  /(?<!\p{L})(?:interviews?|guide|study|research|conversations?|discussion|questionnaire|leitfaden|interviewleitfaden|gespräche?|befragung|studie|entretiens?|étude|entrevistas?|guión|guion|estudio|estudo|roteiro)(?!\p{L})/iu

/** "1. Delivery" above bullets that ask, "A. Delivery" above questions with numbers. */
function isNumberedTitle({ kind, text, block }: Statement, next: Statement): boolean {
  if (kind === 'question' || block.kind !== 'item' || !block.numbered) return false
  const isSection = block.lettered && !next.block.lettered
  if (isSection && text !== '' && isShort(text, titleWordsMax)) return true
  if (kind === 'plain' && next.block.kind === 'text' && next.kind === 'question')
    return isShort(text, titleWordsMax)
  if (kind !== 'plain' || next.block.kind !== 'item') return false
  if (next.block.numbered) return next.block.level > block.level && isShort(text, titleWordsMax)
  // Deeper bullets that ask stand below a heading; others are what to follow up on.
  const isBelow = next.block.level > block.level && (next.kind === 'question' || next.flags.must)
  return (isBelow || next.block.level === block.level) && isShort(text, titleWordsMax)
}

export function isShort(text: string, wordsMax: number): boolean {
  return text.split(' ').length <= wordsMax
}
