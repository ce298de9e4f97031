import type { Claim } from '../claims/claim.ts'
import { ownWords, weigh } from './rank.ts'
import { wordingOf } from './wording.ts'

/** Characters of one field: what a correction by hand may have, so that each can be put right. */
export const paragraphCharactersMax = 5_000
/** Characters that the words around an answer take, at most. */
const frameCharacters = 40

/** A claim with the language it was told in. */
export type Told = { claim: Claim; language: string }

/**
 * What was told, line by line: each question with the words that answer it, or sentences that can be
 * read without, and what was put right of them. Where there is no room for all, the first stays, what was put right and what gives a reason.
 */
export function paragraphOf(told: readonly Told[]): string {
  return linesOf(fitting(told)).map(writeLine).join('\n')
}

/** The weightiest claims that there is room for, in the order they came. */
function fitting(told: readonly Told[]): Told[] {
  const chosen = new Set<Told>()
  let characters = 0
  const questions = new Set<string>()
  for (const one of [...told.slice(0, 1), ...byWeight(told.slice(1))]) {
    const question = questionOf(one.claim)
    const frame = questions.has(question) ? 0 : question.length + frameCharacters
    const size = (sentenceOf(one.claim) ?? ownWords(one.claim)).length + frame + 3
    if (characters + size > paragraphCharactersMax) continue
    characters += size
    questions.add(question)
    chosen.add(one)
  }
  return told.filter((one) => chosen.has(one))
}

function byWeight(told: readonly Told[]): Told[] {
  return told.toSorted((a, b) => weigh(b.claim) - weigh(a.claim))
}

/** The sentence that can be read alone, where there is one; what the recap brought is told in own words. */
const sentenceOf = ({ sentence, standing }: Claim) => (standing ? undefined : sentence)

const questionOf = (claim: Claim) =>
  sentenceOf(claim) === undefined ? (claim.evidence[0]?.context ?? '') : ''

/** Runs of claims that are told in one line: answers to one question, with what was put right of them. */
function linesOf(told: readonly Told[]): Told[][] {
  const lines: Told[][] = []
  for (const one of told) {
    const line = lines.at(-1)
    const before = line?.[0]
    if (line && before && goTogether(before, one)) line.push(one)
    else lines.push([one])
  }
  return lines
}

function goTogether(a: Told, b: Told): boolean {
  return a.language === b.language && questionOf(a.claim) === questionOf(b.claim)
}

function writeLine(line: readonly Told[]): string {
  const [first] = line
  if (!first) return ''
  const wording = wordingOf(first.language)
  const question = questionOf(first.claim)
  const of = (standing: Claim['standing']) =>
    line.filter(({ claim }) => claim.standing === standing)
  const [told, corrected, added] = [of(undefined), of('correction'), of('addition')]
  const parts = [
    question === ''
      ? told.reduce((text, one) => joined(text, tellAlone(one, told)), '')
      : quotesOf(told),
    corrected.length > 0 ? wording.corrected(quotesOf(corrected)) : '',
    added.length > 0 ? wording.added(quotesOf(added)) : '',
  ].filter(Boolean)
  return question === '' ? parts.join('\n') : wording.asked(question, parts.join(' '))
}

/** A sentence of its own, or their words: between sentences about them as a quote. */
function tellAlone({ claim, language }: Told, line: readonly Told[]): string {
  const words = ownWords(claim)
  const isAmong = line.some((other) => sentenceOf(other.claim) !== undefined)
  return sentenceOf(claim) ?? (isAmong ? wordingOf(language).quote(words) : words)
}

/** Their sentences one after another; one that does not end with a stop ends its line. */
function joined(text: string, next: string): string {
  if (text === '') return next
  return `${text}${/[.!?…。！？]["“”’»)]*$/u.test(text) ? ' ' : '\n'}${next}`
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
