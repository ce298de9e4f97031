// The package would print a line for every setting that a model does not know.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Stands for the key of a server that wants none: without one, the package takes that of OpenAI. */
export const noKey = 'none'

/** Fails with the signal, whatever a connection that is being torn down still waits for. */
export function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
