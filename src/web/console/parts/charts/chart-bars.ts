import {
  type Drawing,
  type Group,
  type Measure,
  type Pattern,
  type Shape,
  shorten,
} from '../drawings/drawing.ts'

export type Bar = {
  label: string
  /** From left to right; together at most `most`. */
  parts: readonly { value: number; pattern: Pattern }[]
  /** The numbers behind it, short: at the end of its line. */
  text: string
  /** What a click opens, and what it tells beyond label and text. */
  target?: { key: string; label: string }
  /** Belongs to the one above it. */
  isInner?: boolean
}

const labelSize = 15
const textSize = 14
const barPixels = 14
const rowPixels = 52
const innerPixels = 20
const gapPixels = 12
/** A bar of something is never nothing. */
const partPixelsMin = 2

/** Bars from left to right under their labels. */
export function drawBars(
  bars: readonly Bar[],
  { width, most, measure }: { width: number; most: number; measure: Measure },
): Drawing {
  const groups = bars.map((bar, at) => drawBar(bar, at * rowPixels, { width, most, measure }))
  return { width, height: bars.length * rowPixels, groups }
}

function drawBar(
  bar: Bar,
  y: number,
  { width, most, measure }: { width: number; most: number; measure: Measure },
): Group {
  const x = bar.isInner ? innerPixels : 0
  const room = width - x
  const textPixels = measure(bar.text, textSize, false)
  const label = shorten(measure, bar.label, {
    pixels: room - textPixels - gapPixels,
    size: labelSize,
    isStrong: !bar.isInner,
  })
  const shapes: Shape[] = [
    {
      ...{ kind: 'words', text: label, x, y: y + 18, size: labelSize, align: 'start' },
      ...{ tone: 'ink', isStrong: !bar.isInner },
    },
    {
      kind: 'words',
      text: bar.text,
      x: width,
      y: y + 18,
      size: textSize,
      tone: 'muted',
      align: 'end',
    },
    {
      ...{ kind: 'box', x, y: y + 27, width: room, height: barPixels },
      ...{ tone: 'line', pattern: 'solid' },
    },
    ...drawParts(bar, { x, y: y + 27, room, most }),
  ]
  if (!bar.target) return { shapes }
  return { shapes, target: { ...bar.target, x, y, width: room, height: rowPixels - 2 } }
}

function drawParts(
  { parts }: Bar,
  { x, y, room, most }: { x: number; y: number; room: number; most: number },
): Shape[] {
  const shapes: Shape[] = []
  let left = x
  for (const { value, pattern } of parts) {
    if (value <= 0 || most <= 0) continue
    const width = Math.min(x + room - left, Math.max(partPixelsMin, (value / most) * room))
    shapes.push({ kind: 'box', x: left, y, width, height: barPixels, tone: 'accent', pattern })
    left += width
  }
  return shapes
}
