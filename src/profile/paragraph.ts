import type { Claim } from './claim.ts'
import { ownWords, weigh } from './rank.ts'
import { wordingOf } from './wording.ts'

/** Characters of one field: what a correction by hand may have, so that each can be put right. */
export const paragraphCharactersMax = 5_000
/** Characters that the words around an answer take, at most. */
const frameCharacters = 40

/** A claim with the language it was told in. */
export type Told = { claim: Claim; language: string }

/**
 * What was told, line by line: what was put right first, then each question with the words that
 * answer it. Where there is no room for all, what gives a reason stays.
 */
export function paragraphOf(told: readonly Told[]): string {
  return linesOf(fitting(told)).map(writeLine).join('\n')
}

/** The weightiest claims that there is room for, in the order they came. */
function fitting(told: readonly Told[]): Told[] {
  const chosen = new Set<Told>()
  let characters = 0
  const questions = new Set<string>()
  for (const one of told.toSorted((a, b) => weigh(b.claim) - weigh(a.claim))) {
    const question = questionOf(one.claim)
    const frame = questions.has(question) ? 0 : question.length + frameCharacters
    const size = ownWords(one.claim).length + frame + 3
    if (characters + size > paragraphCharactersMax) continue
    characters += size
    questions.add(question)
    chosen.add(one)
  }
  return told.filter((one) => chosen.has(one))
}

const questionOf = ({ evidence: [place] }: Claim) => place?.context ?? ''

/** Runs of claims that are told in one line: answers to one question, or corrections. */
function linesOf(told: readonly Told[]): Told[][] {
  const lines: Told[][] = []
  const ordered = [
    ...told.filter(({ claim }) => claim.standing === 'correction'),
    ...told.filter(({ claim }) => claim.standing === 'addition'),
    ...told.filter(({ claim }) => claim.standing === undefined),
  ]
  for (const one of ordered) {
    const line = lines.at(-1)
    const before = line?.[0]
    if (line && before && goTogether(before, one)) line.push(one)
    else lines.push([one])
  }
  return lines
}

function goTogether(a: Told, b: Told): boolean {
  if (a.language !== b.language || a.claim.standing !== b.claim.standing) return false
  return a.claim.standing !== undefined || questionOf(a.claim) === questionOf(b.claim)
}

function writeLine(line: readonly Told[]): string {
  const [first] = line
  if (!first) return ''
  const { claim, language } = first
  const wording = wordingOf(language)
  const question = questionOf(claim)
  if (claim.standing === 'correction') return wording.corrected(quotesOf(line))
  if (claim.standing === 'addition') return wording.added(quotesOf(line))
  if (question !== '') return wording.asked(question, quotesOf(line))
  return line.reduce((text, next) => joined(text, ownWords(next.claim)), '')
}

/** Their sentences one after another; one that does not end with a stop ends its line. */
function joined(text: string, next: string): string {
  if (text === '') return next
  return `${text}${/[.!?…。！？]["”’»)]*$/u.test(text) ? ' ' : '\n'}${next}`
}

/** Sentences that stood side by side are one quote. */
function quotesOf(line: readonly Told[]): string {
  const runs: { words: string; seq: number; end: number }[] = []
  for (const { claim } of line) {
    const [place] = claim.evidence
    const words = ownWords(claim)
    const run = runs.at(-1)
    if (!place) continue
    const isWhole = words === place.quote.trim()
    if (run && isWhole && run.seq === place.seq && isNext(run.end, place.start)) {
      run.words += ` ${words}`
      run.end = place.end
    } else runs.push({ words, seq: place.seq, end: isWhole ? place.end : -1 })
  }
  const { quote } = wordingOf(line[0]?.language ?? 'en')
  return runs.map(({ words }) => quote(words)).join(' ')
}

/** Characters between two sentences that stand side by side. */
const gapMax = 3

const isNext = (end: number, start: number) => end >= 0 && start >= end && start - end <= gapMax
