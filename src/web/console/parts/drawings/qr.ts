/** A QR code as rows of dark (true) and light squares, the quiet border around it included. */
export type QRCode = readonly (readonly boolean[])[]

/** Squares of quiet border, as the standard asks for. */
const borderSquares = 4
/** Pixels of a square in a picture: 300 dots an inch print it about 3 cm wide. */
const squarePixels = 10

/** The code of an address. What makes it is only loaded here. */
export async function makeQR(text: string): Promise<QRCode> {
  const { encode } = await import('uqr')
  return encode(text, { ecc: 'M', border: borderSquares }).data
}

/** The dark squares as one path, a unit each; those side by side in one stroke. */
export function writePath(code: QRCode): string {
  const strokes: string[] = []
  for (const [y, row] of code.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      const width = x + 1 - start
      strokes.push(`M${start} ${y}h${width}v1h-${width}z`)
    }
  }
  return strokes.join('')
}

/** The code as an SVG file of its own. */
export function writeQRFile(code: QRCode): string {
  const size = code.length
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size * squarePixels}" height="${size * squarePixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${writePath(code)}"/></svg>\n`
}

/** The code as a PNG. */
export async function paintQR(code: QRCode): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = code.length * squarePixels
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot paint.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(squarePixels, squarePixels)
  context.fillStyle = '#000'
  context.fill(new Path2D(writePath(code)))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The browser could not make the picture.'))
    }, 'image/png')
  })
}
