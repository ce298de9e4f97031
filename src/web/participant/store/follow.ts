import { type Api, Fault } from '../api.ts'
import type { WakeableLine } from './line.ts'
import type { State } from './state.ts'

/** Looks for a reply that is still being made: so many, then the person may ask. */
export const looksMax = 60
const lookMsMax = 5_000

/** Keeps the page in step with what happens elsewhere: a reply in the making, another tab. */
export function createFollower({
  api,
  state,
  line,
}: {
  api: Api
  state: State
  line: WakeableLine
}) {
  const never = new AbortController().signal
  let isLooking = false

  function isReplyDue(): boolean {
    const now = state.snapshot.value
    if (!now || state.ending.value || state.doing.value) return false
    return now.phase === 'conversation' && !now.expects
  }

  /** Reads where the interview stands. Says nothing about failures: the next look will tell. */
  async function refresh(): Promise<void> {
    const isOver = state.ending.value !== null && state.ending.value !== 'declined'
    if (state.doing.value || isOver || !state.snapshot.value) return
    const before = state.snapshot.value
    // What was done meanwhile knows better than this look.
    const isStale = () => state.doing.value !== null || state.snapshot.value !== before
    try {
      const next = await api.getState()
      if (!isStale()) state.accept(next, { endedHere: false })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (isStale()) return
      if (error.kind === 'gone') state.end('closed')
      if (error.kind === 'unknown') state.end('unknown')
    }
  }

  /** Follows a reply in the making, ever more slowly and not for ever. */
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      for (let looks = 1; isReplyDue() && looks <= looksMax; looks += 1) {
        await line.pause(Math.min(1000 * looks, lookMsMax), never)
        if (isReplyDue()) await refresh()
      }
      if (isReplyDue()) state.trouble.value = 'stuck'
    } finally {
      isLooking = false
    }
  }

  return { refresh, look }
}
