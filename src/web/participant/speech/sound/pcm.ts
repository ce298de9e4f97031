/** Samples a second of everything that is recorded: what recognizers read. */
export const speechRate = 16_000
/** The longest recording. */
export const recordingMsMax = 5 * 60_000

/** Samples as whole numbers of 16 bits; what is too loud is clipped. */
export function toPCM(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff),
  )
}

export function fromPCM(samples: Int16Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(samples, (sample) => sample / 0x7fff)
}

/** How loud it is: the root of the mean square, 0 to 1. */
export function measureLevel(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += (sample / 0x7fff) ** 2
  return Math.sqrt(sum / Math.max(1, samples.length))
}

export function joinSamples(blocks: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(blocks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const block of blocks) {
    joined.set(block, at)
    at += block.length
  }
  return joined
}

const headerBytes = 44

/** A WAV file: mono, 16 bits, at the rate of speech. */
export function encodeWAV(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const write = (at: number, name: string) => {
    for (const [index, letter] of [...name].entries()) bytes[at + index] = letter.charCodeAt(0)
  }
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true) // plain PCM
  view.setUint16(22, 1, true) // one channel
  view.setUint32(24, speechRate, true)
  view.setUint32(28, speechRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headerBytes + index * 2, sample, true)
  }
  return bytes
}
