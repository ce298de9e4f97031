import type { ParticipantEvent } from '../../contract/participant.ts'
import type { EngineEvent } from '../../interview/events.ts'
import type { Message, Session } from '../../interview/session.ts'
import { type Reading, ReadingOverrun, type Reduced } from '../reading.ts'

/** One step; an answer that takes too long to read is kept, and the interview goes on without it. */
export async function readStep(
  reading: Pick<Reading, 'reduce'>,
  step: { session: Session; messages: readonly Message[]; now: Date; seed: string },
  event: EngineEvent,
): Promise<Reduced> {
  try {
    return await reading.reduce({ ...step, event })
  } catch (error) {
    const isAnswer = event.type === 'answer' || event.type === 'verdict'
    if (!isAnswer || !(error instanceof ReadingOverrun)) throw error
    return await reading.reduce({ ...step, event: { ...event, unread: true } })
  }
}

export function engineEvent(
  event: Exclude<ParticipantEvent, { type: 'consent' }>,
  browser: string,
): EngineEvent {
  switch (event.type) {
    case 'onboard': {
      const { type, ...fields } = event
      return { type, fields: withoutUndefined(fields), browser }
    }
    case 'end':
      return { type: 'end', keep: true }
    case 'verdict':
      return {
        type: 'verdict',
        ...(event.score !== undefined && { score: event.score }),
        ...(event.text !== undefined && { text: event.text }),
        ...(event.unsure && { unsure: event.unsure }),
        browser,
      }
    default:
      return { ...event, browser }
  }
}

function withoutUndefined<T extends Record<string, string | undefined>>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
