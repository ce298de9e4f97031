import type { Piece } from '../lines/piece.ts'

/** "00:00–05:00", "0-5 min", "(5')" before what a part is called. */
export const clock =
  /^[([]?(?:\d{1,2}[:.h]\d{2}\s?[-–]\s?\d{1,2}[:.h]\d{2}|\d{1,3}\s?[-–]\s?\d{1,3}\s?(?:min\w{0,5}\.?|['’′]))[)\]]?\s?[:|–—-]?\s+(?=\p{L})/iu

/** "5-15 min: Checkout": a part of ten minutes. */
export function withClock(text: string, pieces: Piece[]): Piece[] {
  const [range] = clock.exec(text) ?? []
  const [from, to] = (range?.match(/\d+(?:[:.h]\d+)?/gu) ?? []).map((time) =>
    Number.parseInt(time, 10),
  )
  const minutes = from === undefined || to === undefined ? 0 : to - from
  if (minutes <= 0) return pieces
  return pieces.map((one) =>
    one.kind === 'section' ? one : { ...one, limit: one.limit ?? { minutes } },
  )
}
