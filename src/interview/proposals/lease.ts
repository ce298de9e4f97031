import type { Step } from '../step.ts'

/** How long somebody works on a reply before somebody else takes it up. */
const leaseMs = 15_000

/** Notes that a reply is due and asks for it. */
export function requestTurn(step: Step): void {
  const after = step.messages.length - 1
  const turnId = `turn-${after}`
  step.session.pending = { turnId, after, leaseUntil: leaseFrom(step.now), attempt: 1 }
  step.effects.push({ type: 'request_turn', turnId, after })
}

/** When a lease taken now ends. */
export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString()
}
