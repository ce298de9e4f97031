import { compileGuide } from '../guide/compile.ts'
import { createSession } from '../interview/create-session.ts'
import { checkProposal } from '../interview/gates.ts'
import type { Interviewer } from '../interview/ports.ts'
import { reduce } from '../interview/reduce.ts'

const warmUpMsMax = 10_000
/** Long enough to be read by every rule. */
const answer =
  'Last week the export failed twice, so I copied everything by hand, which took an hour.'

/**
 * Takes one turn of an interview with nobody, so that the language model of the built-in
 * interviewer is loaded and its patterns are compiled before the first participant waits for them:
 * that first turn takes about half a second, the next ones milliseconds.
 */
export async function warmUp(interviewer: Interviewer, now: Date): Promise<void> {
  const context = { now, seed: '' }
  const made = createSession({
    plan: compileGuide('Find out how people get their data out.', {}),
    productID: 'product',
    organization: 'organization',
    interviewer: interviewer.name,
    now,
  })
  const begun = reduce(made, [], { type: 'onboard', fields: {} }, context)
  const said = { type: 'answer' as const, text: answer, clientMessageID: 'a', after: 0 }
  const told = reduce(begun.session, begun.append, said, context)
  const turn = {
    ...context,
    session: told.session,
    messages: [...begun.append, ...told.append],
    signal: AbortSignal.timeout(warmUpMsMax),
  }
  checkProposal(await interviewer.propose(turn), turn)
}
