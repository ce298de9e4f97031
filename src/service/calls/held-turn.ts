import type { InTurn } from './in-turn.ts'

/**
 * Waits for a turn and holds it: resolves with what gives it back, or null where the signal ends before there
 * is one. Holds nothing of what waits.
 */
export function takeHeldTurn(inTurn: InTurn, waiting: AbortSignal): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    if (waiting.aborted) return resolve(null)
    waiting.addEventListener('abort', () => resolve(null), { once: true })
    inTurn(async () => {
      if (waiting.aborted) return
      await new Promise<void>((leave) => resolve(leave))
    }).catch(reject)
  })
}
