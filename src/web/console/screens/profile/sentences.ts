import type { Client } from '../../../../client/client.ts'

export type Profile = Awaited<ReturnType<Client['profiles']['getOne']>>
export type Claim = Profile['claims'][number]

/** What a field may tell of a claim: its sentence, or its words. */
type Told = Pick<Claim, 'evidence' | 'text' | 'sentence'>

/** A piece of a field, and the claim that it comes from where it is one. */
export type Piece = { text: string; claim?: Told }

/**
 * The lines of a field, each in its pieces: a line ends only between statements, never within one.
 */
export function linesOf(text: string, claims: readonly Told[]) {
  const lines: Piece[][] = [[]]
  for (const piece of splitField(text, claims)) {
    const [first = '', ...more] = piece.claim ? [piece.text] : piece.text.split('\n')
    if (first !== '') lines.at(-1)?.push({ ...piece, text: first })
    for (const next of more) lines.push(next === '' ? [] : [{ text: next }])
  }
  return lines.filter((line) => line.length > 0)
}

/**
 * Splits what a profile says into the statements it is composed of, so that each can open the words
 * it rests on. The longer of two statements that overlap wins.
 */
export function splitField(text: string, claims: readonly Told[]): Piece[] {
  const found: { start: number; end: number; claim: Told }[] = []
  const byLength = claims
    .flatMap((claim) => [claim.text, claim.sentence ?? ''].map((words) => ({ words, claim })))
    .filter(({ words, claim }) => claim.evidence.length > 0 && words !== '')
    .toSorted((a, b) => b.words.length - a.words.length)
  for (const { words, claim } of byLength) {
    const start = text.indexOf(words)
    const end = start + words.length
    const isTaken = found.some((each) => start < each.end && end > each.start)
    if (start >= 0 && !isTaken) found.push({ start, end, claim })
  }
  found.sort((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, claim } of found) {
    if (start > at) pieces.push({ text: text.slice(at, start) })
    pieces.push({ text: text.slice(start, end), claim })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}
