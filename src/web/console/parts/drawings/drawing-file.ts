import {
  cornerPixels,
  type Drawing,
  type Pattern,
  patternPixels,
  type Shape,
  type Tone,
} from './drawing.ts'

/** The colours of pictures, which are looked at on paper and on slides: those of the light page. */
export const pictureTones: Record<Tone, string> = {
  accent: '#0f5f52',
  ink: '#17211e',
  muted: '#55625d',
  line: '#dbe1dc',
  ground: '#ffffff',
}

export const pictureFont = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'
/** Room around the chart, and for the title above it, pixels. */
export const framePixels = { side: 24, title: 40 }
const titleSize = 18

/** The drawing with its title above it, and room around both. */
export function frame(drawing: Drawing, title: string): Drawing {
  const { side, title: head } = framePixels
  const move = (shape: Shape): Shape =>
    shape.kind === 'path'
      ? { ...shape, points: shape.points.map(([x, y]) => [x + side, y + side + head] as const) }
      : { ...shape, x: shape.x + side, y: shape.y + side + head }
  const heading: Shape = {
    ...{ kind: 'words', text: title, x: side, y: side + titleSize, size: titleSize },
    ...{ isStrong: true, tone: 'ink', align: 'start' },
  }
  return {
    width: drawing.width + 2 * side,
    height: drawing.height + 2 * side + head,
    groups: [
      { shapes: [heading] },
      ...drawing.groups.map(({ shapes }) => ({ shapes: shapes.map(move) })),
    ],
  }
}

/** A drawing as an SVG file of its own. */
export function writeSVG({ width, height, groups }: Drawing): string {
  const shapes = groups.flatMap((group) => group.shapes).map(writeShape)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}" font-family="${escapeXML(pictureFont)}">`,
    `<defs>${writePatterns()}</defs>`,
    `<rect width="100%" height="100%" fill="${pictureTones.ground}"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n')
}

function writePatterns(): string {
  const { step, line, dot } = patternPixels
  const colour = pictureTones.accent
  const begin = (name: Pattern, extra: string) =>
    `<pattern id="${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse"${extra}><rect width="${step}" height="${step}" fill="${pictureTones.ground}"/>`
  return [
    `${begin('hatched', ' patternTransform="rotate(45)"')}<rect width="${line}" height="${step}" fill="${colour}"/></pattern>`,
    `${begin('dotted', '')}<circle cx="${step / 2}" cy="${step / 2}" r="${dot}" fill="${colour}"/></pattern>`,
  ].join('')
}

function writeShape(shape: Shape): string {
  const colour = pictureTones[shape.tone]
  if (shape.kind === 'words') {
    const anchor = shape.align === 'start' ? '' : ` text-anchor="${shape.align}"`
    const weight = shape.isStrong ? ' font-weight="600"' : ''
    return `<text x="${round(shape.x)}" y="${round(shape.y)}" font-size="${shape.size}" fill="${colour}"${anchor}${weight}>${escapeXML(shape.text)}</text>`
  }
  if (shape.kind === 'path') {
    const points = shape.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${shape.tone === 'line' ? 1 : 2}"/>`
  }
  const paint = paintOf(shape.pattern, colour)
  if (shape.kind === 'dot') {
    return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${shape.radius}" ${paint}/>`
  }
  const [x, y, width, height] = [shape.x, shape.y, shape.width, shape.height].map(round)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${cornerPixels}" ${paint}/>`
}

function paintOf(pattern: Pattern, colour: string): string {
  if (pattern === 'solid') return `fill="${colour}"`
  const fill = pattern === 'empty' ? pictureTones.ground : `url(#${pattern})`
  return `fill="${fill}" stroke="${colour}" stroke-width="1.5"`
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100
}

const entities: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** XML has no place for control characters, not even escaped ones. */
function escapeXML(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"']/g, (character) => entities[character] ?? '')
  )
}
