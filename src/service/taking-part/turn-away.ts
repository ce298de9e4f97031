import type { EngineEvent } from '../../interview/events.ts'
import type { Message, Session } from '../../interview/session.ts'
import type { Reading } from '../reading.ts'
import { type Saved, type StepDeps, saveReduction } from './steps.ts'
import type { Participation } from './taking-part-store.ts'

type Answer = Extract<EngineEvent, { type: 'turn_away' }>['answer']

/** Ends it for somebody who chose what has no place any more: they hear so, and their answer is kept. */
export async function turnAway(
  deps: StepDeps & { reading: Pick<Reading, 'reduce'> },
  participation: Participation,
  { session, messages }: { session: Session; messages: readonly Message[] },
  answer?: Answer,
): Promise<Saved> {
  const event: EngineEvent = { type: 'turn_away', ...(answer && { answer }) }
  const step = { session, messages, now: deps.now(), seed: participation.invite.linkID }
  const reduction = await deps.reading.reduce({ ...step, event })
  return await saveReduction(deps, participation, reduction)
}
