import type { Drawing, Group, Shape } from '../drawings/drawing.ts'

export type Point = {
  /** 1 to 5. */
  score: number
  /** Under it, short. */
  day: string
  /** Whether it was told rather than read between the lines. */
  isTold: boolean
  target?: { key: string; label: string }
}

const textSize = 13
const leftPixels = 28
const topPixels = 22
const scorePixels = 30
const footPixels = 34
/** Days under the points, at most one for so many pixels. */
const dayPixels = 84
const scores = [5, 4, 3, 2, 1]

const heightOf = (score: number) => topPixels + (5 - score) * scorePixels

/** How a score from 1 to 5 went, interview by interview. */
export function drawTrend(points: readonly Point[], { width }: { width: number }): Drawing {
  const room = width - leftPixels - 24
  const step = points.length > 1 ? room / (points.length - 1) : 0
  const placeOf = (at: number) => leftPixels + 12 + (points.length > 1 ? at * step : room / 2)
  const grid: Shape[] = scores.flatMap((score): Shape[] => [
    {
      ...{ kind: 'words', text: String(score), x: 8, y: heightOf(score) + 4.5, size: textSize },
      ...{ tone: 'muted', align: 'start' },
    },
    {
      kind: 'path',
      points: [
        [leftPixels, heightOf(score)],
        [width, heightOf(score)],
      ],
      tone: 'line',
    },
  ])
  const way: Shape = {
    kind: 'path',
    points: points.map(({ score }, at) => [placeOf(at), heightOf(score)] as const),
    tone: 'accent',
  }
  const every = Math.max(1, Math.ceil((points.length * dayPixels) / Math.max(1, room)))
  const groups = points.map((point, at) =>
    drawPoint(point, placeOf(at), { hasDay: at % every === 0 }),
  )
  const height = heightOf(1) + footPixels
  return { width, height, groups: [{ shapes: [...grid, way] }, ...groups] }
}

function drawPoint(
  { score, day, isTold, target }: Point,
  x: number,
  { hasDay }: { hasDay: boolean },
): Group {
  const y = heightOf(score)
  const shapes: Shape[] = [
    { kind: 'dot', x, y, radius: 6, tone: 'accent', pattern: isTold ? 'solid' : 'empty' },
    {
      ...{ kind: 'words', text: String(score), x, y: y - 11, size: textSize },
      ...{ tone: 'ink', align: 'middle', isStrong: true },
    },
  ]
  if (hasDay) {
    shapes.push({
      ...{ kind: 'words', text: day, x, y: heightOf(1) + 27, size: textSize },
      ...{ tone: 'muted', align: 'middle' },
    })
  }
  return target
    ? { shapes, target: { ...target, x: x - 14, y: y - 24, width: 28, height: 38 } }
    : { shapes }
}
