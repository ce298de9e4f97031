import type { SharedTalk } from '../../service.ts'
import { readSession } from '../../taking-part/stored-session.ts'
import type { Participation } from '../../taking-part/taking-part-store.ts'
import { interviewOf } from '../export/study-part.ts'
import { knownOf } from './known-names.ts'
import { leaveOut } from './leave-out.ts'

export type TalkGiven = { participation: Participation; names: boolean; now: Date }

/** A conversation as somebody without an account reads it. */
export function sharedTalk({ participation, names, now }: TalkGiven): SharedTalk {
  const session = readSession(participation)
  if (!session) return { what: 'transcript', messages: [] }
  const known = knownOf(participation)
  const part = {
    participation,
    extraction: null,
    number: 1,
    names,
    keep: [],
    now,
    format: 'txt',
    themes: {},
    corrections: [],
    sentiment: null,
  } as const
  const { participant, messages } = interviewOf(part, session)
  const { name, occupation, location, language } = participant
  const told = [name, occupation, location].filter((each) => each !== undefined)
  return {
    what: 'transcript',
    language,
    ...(name !== undefined && { name }),
    ...(told.length > 0 && { participant: told.join(', ') }),
    messages: messages
      .filter(({ content }) => content !== '')
      .map(({ role, content }) => ({
        role,
        text: names ? content : leaveOut({ text: content, known }),
      })),
  }
}
