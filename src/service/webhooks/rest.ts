/** A rest that is ended by a word, also by one that came before it. */
export function createRest() {
  let isEnded = false
  let wakeUp: (() => void) | undefined
  return {
    async begin(restMs: number): Promise<void> {
      await new Promise<void>((resolve) => {
        if (isEnded) return resolve()
        const timer = setTimeout(resolve, restMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      isEnded = false
      wakeUp = undefined
    },
    end(): void {
      isEnded = true
      wakeUp?.()
    },
  }
}
