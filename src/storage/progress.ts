/** Where a long work stands: what it does now, and of all of it how much is done, 0 to 1, where that is known. */
export type Progress = { step: string; detail?: string; share?: number }

export type Tell = (progress: Progress) => void

/** Bytes on their way, of so many, told as they pass. */
export function countedBytes(of: number, tell: (share: number) => void) {
  return async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0
    for await (const chunk of chunks) {
      passed += chunk.length
      tell(of === 0 ? 1 : Math.min(1, passed / of))
      yield chunk
    }
  }
}
