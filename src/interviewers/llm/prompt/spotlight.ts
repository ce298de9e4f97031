import { createHash } from 'node:crypto'
import type { Session } from '../../../interview/session.ts'
import { plainlyReadable } from '../../../language/readable.ts'

/** Longest part of one message that a model is shown, and how much of it is the beginning. */
type Shown = { charactersMax: number; headCharacters: number }
const shownInTurns: Shown = { charactersMax: 2_000, headCharacters: 1_400 }
const markerLetters = 12
/** Whatever a reader may take for the end of a line. */
const lineEnds = /[\n\r\v\f\u0085\u2028\u2029]+/g

export type Spotlight = {
  /** Stands at both ends of what a participant wrote, and nowhere else. */
  marker: string
  /** What somebody wrote, as data: cleaned, clipped, between the markers. */
  wrap(text: string): string
  /** The same on one line behind a single mark, which nobody who writes it can begin anew. */
  mark(text: string): string
  /** Without the marks, or anything else that could pass for one. */
  clean(text: string): string
}

/** Tells a participant's words from everything else by marks that they cannot write. */
export function createSpotlight(
  session: Pick<Session, 'startedAt'>,
  seed: string,
  shown = shownInTurns,
): Spotlight {
  const marker = markerOf(`${seed}\n${session.startedAt}`)
  const found = new RegExp(marker, 'gi')
  function clean(text: string): string {
    let left = plainlyReadable(text)
    // Taking a mark out may bring the halves of another together.
    while (left.search(found) !== -1) left = left.replace(found, '')
    return left.trim()
  }
  return {
    marker,
    clean,
    mark: (text) => `${marker}: ${clip(clean(text), shown).replace(lineEnds, ' / ')}`,
    wrap: (text) => `${marker}<<${clip(clean(text), shown)}>>${marker}`,
  }
}

/** Its beginning and its end, where a text is too long to show. */
function clip(text: string, { charactersMax, headCharacters }: Shown): string {
  const left = text.length - charactersMax
  if (left <= 0) return text
  const tail = text.slice(text.length - (charactersMax - headCharacters))
  return `${text.slice(0, headCharacters)} [${left} characters left out] ${tail}`.toWellFormed()
}

function markerOf(text: string): string {
  const hash = createHash('sha256').update(text).digest()
  return [...hash.subarray(0, markerLetters)]
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('')
}
