import { type Api, Fault, type ParticipantEvent, type Snapshot } from '../api.ts'

/** How delivery stands, for the one calm line that tells it. */
export type Trouble = 'offline' | 'unreachable' | 'busy' | 'stuck'

export type Outcome =
  | { type: 'accepted'; snapshot: Snapshot }
  /** The conversation had gone on elsewhere; the snapshot tells where it is. */
  | { type: 'conflict'; snapshot: Snapshot }
  | { type: 'refused'; message: string }
  | { type: 'gone' | 'unknown' }
  /** Tried as often as is decent. Nothing is lost; the person may try again. */
  | { type: 'stuck' }
  | { type: 'cancelled' }

/** Tries of one call before the person is asked. Waiting offline does not count. */
export const triesMax = 10
/** Longest wait that a service can ask of the page. */
export const waitMsMax = 120_000

/** How long to wait before try `n` (1 is the first repeat): 1, 2, 4, 8, 16 s and 30 s from then on. */
export function backoffMs(n: number): number {
  return Math.min(1000 * 2 ** (n - 1), 30_000)
}

export type Line = {
  isOnline(): boolean
  /** Ends after so long, or at once when the line is back, the person asks, or it is cancelled. */
  pause(ms: number, cancelled: AbortSignal): Promise<void>
}

export type Delivery = {
  api: Api
  line: Line
  tell: (trouble: Trouble | null) => void
  cancelled: AbortSignal
}

function troubleOf(fault: Fault, line: Line): Trouble {
  if (!line.isOnline()) return 'offline'
  return fault.kind === 'busy' ? 'busy' : 'unreachable'
}

/** Makes a call until it is answered; rethrows what waiting cannot mend, null when tried enough. */
export async function persist<T>(
  { line, tell, cancelled }: Delivery,
  call: (isRepeat: boolean) => Promise<T>,
): Promise<T | null> {
  for (let tries = 1; tries <= triesMax && !cancelled.aborted; tries += 1) {
    try {
      const answer = await call(tries > 1)
      tell(null)
      return answer
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (error.kind !== 'busy' && error.kind !== 'unavailable') throw error
      tell(troubleOf(error, line))
      if (tries === triesMax) break
      await line.pause(Math.min(error.waitMs ?? backoffMs(tries), waitMsMax), cancelled)
      // The line is down: nothing to count until it is back.
      while (!line.isOnline() && !cancelled.aborted) await line.pause(waitMsMax, cancelled)
    }
  }
  tell(cancelled.aborted ? null : 'stuck')
  return null
}

/** Whether sending the event twice is harmless by itself. */
function isRepeatable(event: ParticipantEvent): boolean {
  return event.type === 'answer'
}

/** Brings one event to the service, whatever the line does meanwhile. `from` is the phase it was made in. */
export async function deliver(
  delivery: Delivery,
  event: ParticipantEvent,
  from: Snapshot,
): Promise<Outcome> {
  const { api, cancelled } = delivery
  try {
    const snapshot = await persist(delivery, async (isRepeat) => {
      if (isRepeat && !isRepeatable(event)) {
        // The answer to the first try may be what got lost: look before doing it again.
        const now = await api.getState()
        if (hasMoved(from, now)) return now
      }
      return api.addEvent(event)
    })
    if (snapshot) return { type: 'accepted', snapshot }
    return { type: cancelled.aborted ? 'cancelled' : 'stuck' }
  } catch (error) {
    return outcomeOf(delivery, error)
  }
}

function hasMoved(from: Snapshot, now: Snapshot): boolean {
  return (
    from.phase !== now.phase ||
    from.expects?.type !== now.expects?.type ||
    from.expects?.after !== now.expects?.after
  )
}

/** What a failure means. Where the interview has moved on or closed, its state tells how. */
async function outcomeOf(delivery: Delivery, error: unknown): Promise<Outcome> {
  if (!(error instanceof Fault)) throw error
  if (error.kind === 'unknown') return { type: 'unknown' }
  if (error.kind !== 'conflict' && error.kind !== 'gone') {
    return { type: 'refused', message: error.message }
  }
  try {
    const snapshot = await persist(delivery, () => delivery.api.getState())
    if (snapshot) return { type: 'conflict', snapshot }
    return { type: delivery.cancelled.aborted ? 'cancelled' : 'stuck' }
  } catch (second) {
    if (!(second instanceof Fault)) throw second
    return { type: second.kind === 'unknown' ? 'unknown' : 'gone' }
  }
}
