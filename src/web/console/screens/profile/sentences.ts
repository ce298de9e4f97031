import type { Client } from '../../../../client/client.ts'

export type Profile = Awaited<ReturnType<Client['profiles']['getOne']>>
export type Claim = Profile['claims'][number]
export type Evidence = Claim['evidence'][number]

/** A piece of a field, and the claim that it comes from where it is one. */
export type Piece = { text: string; claim?: Pick<Claim, 'evidence' | 'text'> }

/**
 * The lines of a field, each in its pieces: a line ends only between statements, never within one.
 */
export function linesOf(text: string, claims: readonly Pick<Claim, 'evidence' | 'text'>[]) {
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
export function splitField(
  text: string,
  claims: readonly Pick<Claim, 'evidence' | 'text'>[],
): Piece[] {
  const found: { start: number; end: number; claim: Pick<Claim, 'evidence' | 'text'> }[] = []
  const byLength = claims
    .filter((claim) => claim.evidence.length > 0 && claim.text !== '')
    .toSorted((a, b) => b.text.length - a.text.length)
  for (const claim of byLength) {
    const start = text.indexOf(claim.text)
    const end = start + claim.text.length
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
