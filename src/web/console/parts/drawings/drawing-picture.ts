import {
  cornerPixels,
  type Drawing,
  type Measure,
  type Pattern,
  patternPixels,
  type Shape,
} from './drawing.ts'
import { pictureFont, pictureTones } from './drawing-file.ts'

/** Pixels of the picture for one of the page, so that it is sharp on slides. */
const sharpness = 2

/**
 * Paints a drawing into a PNG. By hand, shape by shape: so the pages’ policy need let no image in that
 * is not a file of this origin, as it would have to if the browser were given the SVG to paint.
 */
export async function paintPNG(drawing: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(drawing.width * sharpness)
  canvas.height = Math.ceil(drawing.height * sharpness)
  const context = openContext(canvas)
  context.scale(sharpness, sharpness)
  context.fillStyle = pictureTones.ground
  context.fillRect(0, 0, drawing.width, drawing.height)
  for (const { shapes } of drawing.groups) for (const shape of shapes) paint(context, shape)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The browser could not make the picture.'))
    }, 'image/png')
  })
}

/** How wide texts are in the font of this page and its pictures. */
export function createMeasure(): Measure {
  const context = openContext(document.createElement('canvas'))
  return (text, size, isStrong) => {
    context.font = fontOf(size, isStrong)
    return context.measureText(text).width
  }
}

function openContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot paint.')
  return context
}

function fontOf(size: number, isStrong: boolean): string {
  return `${isStrong ? 600 : 400} ${size}px ${pictureFont}`
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  const colour = pictureTones[shape.tone]
  context.fillStyle = colour
  context.strokeStyle = colour
  context.beginPath()
  if (shape.kind === 'words') {
    context.font = fontOf(shape.size, shape.isStrong ?? false)
    context.textAlign = shape.align === 'middle' ? 'center' : shape.align
    context.fillText(shape.text, shape.x, shape.y)
    return
  }
  if (shape.kind === 'path') {
    for (const [x, y] of shape.points) context.lineTo(x, y)
    context.lineWidth = shape.tone === 'line' ? 1 : 2
    context.stroke()
    return
  }
  if (shape.kind === 'dot') context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
  else context.roundRect(shape.x, shape.y, shape.width, shape.height, cornerPixels)
  fill(context, shape.pattern, colour)
}

function fill(context: CanvasRenderingContext2D, pattern: Pattern, colour: string): void {
  context.fillStyle =
    pattern === 'solid'
      ? colour
      : pattern === 'empty'
        ? pictureTones.ground
        : tile(context, pattern)
  context.fill()
  if (pattern === 'solid') return
  context.lineWidth = 1.5
  context.stroke()
}

/** One piece of a pattern, repeated by the browser. */
function tile(context: CanvasRenderingContext2D, pattern: Pattern): CanvasPattern | string {
  const { step, line, dot } = patternPixels
  const canvas = document.createElement('canvas')
  canvas.width = step
  canvas.height = step
  const piece = openContext(canvas)
  piece.fillStyle = pictureTones.ground
  piece.fillRect(0, 0, step, step)
  piece.fillStyle = pictureTones.accent
  if (pattern === 'hatched') piece.fillRect(0, 0, line, step)
  else {
    piece.arc(step / 2, step / 2, dot, 0, 2 * Math.PI)
    piece.fill()
  }
  const repeated = context.createPattern(canvas, 'repeat')
  if (pattern === 'hatched') repeated?.setTransform(new DOMMatrix().rotate(45))
  return repeated ?? pictureTones.accent
}
