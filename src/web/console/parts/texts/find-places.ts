/** Rows looked at before others get a turn: a few milliseconds' worth. */
const rowsAtOnce = 2_000

export type Finding = { signal: AbortSignal; pause: () => Promise<void> }

/**
 * The places, from 0, that something matches. Looks at a part of them at a time, so that typing and
 * scrolling go on, and at none further once nobody wants the answer.
 */
export async function findPlaces(
  count: number,
  matches: (place: number) => boolean,
  { signal, pause }: Finding,
): Promise<number[]> {
  const found: number[] = []
  for (let from = 0; from < count; from += rowsAtOnce) {
    if (from > 0) await pause()
    if (signal.aborted) break
    const to = Math.min(count, from + rowsAtOnce)
    for (let place = from; place < to; place += 1) if (matches(place)) found.push(place)
  }
  return found
}

/** Lets the browser draw and take what was typed. */
export function pauseForBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
