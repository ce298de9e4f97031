import type { EngineEvent } from '../interview/events.ts'
import { checkProposal } from '../interview/gates/gates.ts'
import type { Interviewer, Turn } from '../interview/ports.ts'
import { reduce } from '../interview/reduce.ts'
import { type TriedTalk, triedTalk } from '../rehearsal/rehearsal.ts'
import { holdTalk, type TalkParts } from '../rehearsal/talk/hold-talk.ts'
import { createScripted } from '../rehearsal/talk/participant.ts'
import type { RehearseTalkGiven } from '../service/reading.ts'

/** Holds one interview of a rehearsal with the engine and the built-in interviewer, start to end. */
export async function rehearseTalk(
  interviewer: Interviewer,
  { name, known, played, ...given }: RehearseTalkGiven,
): Promise<TriedTalk> {
  const seed = `${given.seed}/${name}`
  const held = await holdTalk(
    {
      ...partsOf(interviewer),
      respond: createScripted({ name, plan: given.plan, known, seed, played }),
    },
    { ...given, seed, interviewer: interviewer.name },
  )
  return triedTalk(name, held)
}

/** The engine and an interviewer, where both are at hand. */
export function partsOf(interviewer: Interviewer): Omit<TalkParts, 'respond'> {
  return {
    reduce: async ({ session, messages, event, ...context }) =>
      reduce(session, messages, event, context),
    reply: (turn, turnId) => reply(interviewer, turn, turnId),
  }
}

const never = new AbortController().signal

/** What the built-in interviewer says next, where it passes the gates. */
async function reply(interviewer: Interviewer, turn: Turn, turnId: string): Promise<EngineEvent> {
  const proposed = await interviewer.propose({ ...turn, signal: never })
  const checked = checkProposal(proposed, turn)
  return checked.ok
    ? { type: 'turn_ready', turnId, proposal: checked.proposal, generatedBy: 'builtin' }
    : { type: 'turn_failed', turnId, why: 'gates' }
}
