/** The colours of a drawing by what they are for; the page and its pictures have their own values. */
export type Tone = 'accent' | 'ink' | 'muted' | 'line' | 'ground'

/** What tells areas apart without their colour. */
export type Pattern = 'solid' | 'hatched' | 'dotted' | 'empty'

export type Shape =
  | {
      kind: 'box'
      x: number
      y: number
      width: number
      height: number
      tone: Tone
      pattern: Pattern
    }
  | {
      kind: 'words'
      text: string
      x: number
      /** Of the line that the letters stand on. */
      y: number
      /** Pixels. */
      size: number
      isStrong?: boolean
      tone: Tone
      align: 'start' | 'middle' | 'end'
    }
  | { kind: 'path'; points: readonly (readonly [number, number])[]; tone: Tone; isFaint?: boolean }
  | { kind: 'dot'; x: number; y: number; radius: number; tone: Tone; pattern: Pattern }

/** Shapes that belong together: a bar, its label and its number. */
export type Group = {
  shapes: Shape[]
  /** Where it can be opened: which it is, what more it tells, and the area that takes the click. */
  target?: { key: string; label: string; y: number; x: number; width: number; height: number }
}

/** A chart as plain shapes, for the page, for an SVG file and for a picture alike. Pixels. */
export type Drawing = { width: number; height: number; groups: Group[] }

/** How wide a text is, pixels. */
export type Measure = (text: string, size: number, isStrong: boolean) => number

/** Distance of the lines and dots of a pattern, and how thick they are, pixels. */
export const patternPixels = { step: 6, line: 2, dot: 1.25 }
/** How round the corners of a box are, pixels. */
export const cornerPixels = 3

/** The text, or as much of its beginning as has room. */
export function shorten(
  measure: Measure,
  text: string,
  { pixels, size, isStrong = false }: { pixels: number; size: number; isStrong?: boolean },
): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (measure(line, size, isStrong) <= pixels) return line
  const characters = [...line]
  let low = 0
  let high = characters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const part = `${characters.slice(0, middle).join('').trimEnd()}…`
    if (measure(part, size, isStrong) <= pixels) low = middle
    else high = middle - 1
  }
  return low === 0 ? '…' : `${characters.slice(0, low).join('').trimEnd()}…`
}
