/** What pages record: mono, 16 bits, at 16 kHz. */
const rate = 16_000
const sampleBytes = 2
const headBytes = 44

/** The head of a plain WAV file of so many bytes of samples. */
export function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(headBytes)
  head.write('RIFF', 0)
  head.writeUInt32LE(headBytes - 8 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20) // plain PCM
  head.writeUInt16LE(1, 22) // one channel
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * sampleBytes, 28)
  head.writeUInt16LE(sampleBytes, 32)
  head.writeUInt16LE(sampleBytes * 8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}

/** The samples of such a file; null of every other one. */
export function samplesOf(file: Buffer): Buffer | null {
  const bytes = file.length - headBytes
  const isOurs = bytes > 0 && bytes % sampleBytes === 0
  return isOurs && file.subarray(0, headBytes).equals(wavHead(bytes))
    ? file.subarray(headBytes)
    : null
}

export function msOf(bytes: number): number {
  return Math.round((bytes * 1000) / (rate * sampleBytes))
}
