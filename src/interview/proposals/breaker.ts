import type { Session } from '../session.ts'

/** Failures running that make the interview do without its model for a while. */
const failsMax = 2
/** Turns that the built-in interviewer takes before the model is tried once more. */
const turnsSkipped = 3
/** After so many such whiles the model is not tried again. */
const cyclesMax = 3

/** Whether the next proposal may be asked of the interview's model. */
export function mayAskModel({ interviewer, breaker }: Session): boolean {
  return interviewer !== 'builtin' && breaker.skipTurns === 0 && breaker.cycles < cyclesMax
}

/** Keeps count of a model that failed or came back. Called once a turn, before it is over. */
export function recordTurnOf(session: Session, spoken: 'model' | 'other'): void {
  const { breaker } = session
  if (spoken === 'model') {
    session.breaker = { ...breaker, fails: 0 }
    return
  }
  if (session.interviewer === 'builtin') return
  if (!mayAskModel(session)) {
    breaker.skipTurns = Math.max(0, breaker.skipTurns - 1)
    return
  }
  breaker.fails += 1
  if (breaker.fails < failsMax) return
  // One failure short: after the pause a single failed trial is enough to pause again.
  session.breaker = { fails: failsMax - 1, skipTurns: turnsSkipped, cycles: breaker.cycles + 1 }
}
