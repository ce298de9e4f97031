import { type Drawing, type Group, type Measure, type Shape, shorten } from '../drawings/drawing.ts'

export type Column = {
  /** Under it, in bold, and in words under that. */
  label: string
  words: string
  value: number
  /** Over it. */
  text: string
  target?: { key: string; label: string }
}

const textSize = 14
const wordsSize = 13
const headPixels = 26
const barsPixels = 150
const footPixels = 48
const linePixels = 17
const columnPixelsMax = 72
/** A column of something is never nothing. */
const columnPixelsMin = 2

/** A few columns side by side, each with its number over it. */
export function drawColumns(
  columns: readonly Column[],
  { width, measure }: { width: number; measure: Measure },
): Drawing {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const step = width / Math.max(1, columns.length)
  const ground: Shape = {
    kind: 'path',
    points: [
      [0, headPixels + barsPixels + 0.5],
      [width, headPixels + barsPixels + 0.5],
    ],
    tone: 'line',
  }
  const groups = columns.map((column, at) => drawColumn(column, at * step, { step, most, measure }))
  const lines = Math.max(1, ...columns.map(({ words }) => wrap(words, step, measure).length))
  return {
    width,
    height: headPixels + barsPixels + footPixels + (lines - 1) * linePixels,
    groups: [{ shapes: [ground] }, ...groups],
  }
}

function drawColumn(
  { label, words, value, text, target }: Column,
  x: number,
  { step, most, measure }: { step: number; most: number; measure: Measure },
): Group {
  const width = Math.min(columnPixelsMax, step * 0.7)
  const height = value > 0 ? Math.max(columnPixelsMin, (value / most) * barsPixels) : 0
  const middle = x + step / 2
  const floor = headPixels + barsPixels
  const shapes: Shape[] = [
    ...(height > 0
      ? [
          {
            ...{ kind: 'box' as const, x: middle - width / 2, y: floor - height, width, height },
            ...{ tone: 'accent' as const, pattern: 'solid' as const },
          },
        ]
      : []),
    {
      ...{ kind: 'words', text: label, x: middle, y: floor + 20, size: textSize },
      ...{ tone: 'ink', align: 'middle', isStrong: true },
    },
    ...wrap(words, step, measure).map(
      (line, at): Shape => ({
        ...{ kind: 'words', text: line, x: middle, y: floor + 39 + at * linePixels },
        ...{ size: wordsSize, tone: 'muted', align: 'middle' },
      }),
    ),
    {
      ...{ kind: 'words', text, x: middle, y: floor - height - 8, size: textSize },
      ...{ tone: 'ink', align: 'middle' },
    },
  ]
  if (!target) return { shapes }
  return { shapes, target: { ...target, x, y: 0, width: step, height: floor + footPixels } }
}

/** On one line where it has room, else a line for each word. */
function wrap(words: string, step: number, measure: Measure): string[] {
  const pixels = step - 4
  if (measure(words, wordsSize, false) <= pixels) return [words]
  return words.split(' ').map((word) => shorten(measure, word, { pixels, size: wordsSize }))
}
