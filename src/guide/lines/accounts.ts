import { fold } from '../../language/words.ts'
import { type CueMatcher, labelOf } from '../cues/matcher.ts'
import { holdsNoGo } from '../no-go.ts'
import { isLimitOnly, takeLimit } from '../outline/limits.ts'
import type { Outline } from '../outline/outline.ts'
import type { SourceLines } from '../plan.ts'
import { withoutMarkup } from './blocks.ts'
import { noFlags, takeFlag } from './flags.ts'
import { guideSentences } from './guide-sentences.ts'
import { readLinesMax } from './source.ts'
import { cellsOf } from './tables.ts'

/** A sentence is kept where at least this share of its words stands in what is made of its line. */
const keptMin = 0.5
/** What a line holds beside what was made of it. */
const word = /\p{L}[\p{L}\p{N}]{1,40}|\p{N}{2,40}/gu
/** "Do not mention: …": a label is kept in what its rest became. */
const labelled = /^([^:：]{1,60})\s?[:：]\s(?=\S)/u

type Part = { words: string; lines: SourceLines }

/**
 * Keeps the sentences of a guide that stand nowhere in what was made of it, whatever the rules of
 * reading do: as not asked, and one that forbids beside what it forbids.
 */
export function account(lines: readonly string[], outline: Outline, cues: CueMatcher): void {
  const known = wordsByLine(partsOf(outline))
  const barred = new Set(outline.avoid.map(({ lines: { from } }) => from))
  for (const [at, line] of lines.entries()) {
    const number = at + 1
    const kept = known.get(number) ?? []
    for (const text of unitsOf(line, cues.language)) {
      if (!holdsWord.test(text)) continue
      if (isKept(bare(text, cues), kept) || isMark(text, cues)) continue
      const list = barred.has(number) && holdsNoGo(text, cues) ? outline.context : outline.unasked
      list.push({ text, lines: { from: number, to: number } })
    }
  }
}

/** A line's sentences, or a row's cells. */
function unitsOf(line: string, language: string): string[] {
  return cellsOf(line) ?? guideSentences(withoutMarkup(line), language).map(({ text }) => text)
}

function isKept(unit: string, kept: readonly ReadonlySet<string>[]): boolean {
  const said = wordsOf(unit)
  const isSaid = (one: string) => kept.some((words) => words.has(one))
  return said.filter(isSaid).length >= said.length * keptMin
}

/** A number or a mark alone says nothing that could be lost. */
const holdsWord = /\p{L}{2}/u

/** "(yes/no)", "sim": how to answer, or a cell that was read. */
const answers =
  /^[([]?(?:yes|no|ja|nein|oui|non|sí|si|sim|não)(?:\s?[/|,]\s?(?:yes|no|ja|nein|oui|non|sí|si|sim|não))?[)\]]?$/iu

/** "MUST ASK", "10 min", "4b.": what it says is kept with what it is said of. */
function isMark(unit: string, cues: CueMatcher): boolean {
  const flags = noFlags()
  // A condition stands in words with its question.
  const isFlag = takeFlag(unit, flags, cues) && flags.onlyIf === undefined
  return (
    answers.test(unit) ||
    labelOf(unit, cues) !== null ||
    (isFlag && flags.skipIf === undefined) ||
    isLimitOnly(unit, cues)
  )
}

/** Without a label before it and a time behind it. */
function bare(unit: string, cues: CueMatcher): string {
  const [label = '', before = ''] = labelled.exec(unit) ?? []
  const said = labelOf(before, cues) === null ? unit : unit.slice(label.length)
  return takeLimit(said, cues).text
}

function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? []
}

function partsOf(outline: Outline): Part[] {
  const { goals, context, unasked, avoid, openings, closings, settings, unread, beyond } = outline
  const kept = [goals, context, unasked, avoid, openings, closings, settings, unread, beyond].flat()
  return [
    ...kept.map(({ text, lines }) => ({ words: text, lines })),
    ...outline.topics.flatMap(({ title, flags, lines, questions, hints }) => [
      // A topic goes on to its last question; what it is called stands in its first line.
      { words: joined(title, flags.onlyIf), lines: { from: lines.from, to: lines.from } },
      ...questions.map(({ text, original, flags: { onlyIf, skipIf }, lines }) => ({
        words: joined(text, original, onlyIf, skipIf),
        lines,
      })),
      ...questions.flatMap(({ closed }) =>
        (closed?.read ?? []).map(({ text, lines }) => ({ words: text, lines })),
      ),
      ...hints.map(({ text, when, lines }) => ({ words: joined(text, when), lines })),
    ]),
  ]
}

function joined(...texts: (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(' ')
}

/** What was made of each line: a set of words for each run of lines that it stands in. */
function wordsByLine(parts: readonly Part[]): Map<number, Set<string>[]> {
  const known = new Map<number, Set<string>[]>()
  const runs = new Map<string, Set<string>>()
  for (const { words, lines } of parts) {
    const name = `${lines.from}-${lines.to}`
    const run = runs.get(name) ?? new Set()
    for (const one of wordsOf(words)) run.add(one)
    if (runs.has(name)) continue
    runs.set(name, run)
    for (let at = lines.from; at <= Math.min(lines.to, readLinesMax); at++)
      known.set(at, [...(known.get(at) ?? []), run])
  }
  return known
}
