import { createSession } from '../interview/create-session.ts'
import type { Reading } from '../service/reading.ts'

/** Long enough to be read by every rule. */
const answer =
  'Last week the export failed twice, so I copied everything by hand, which took an hour.'

/**
 * Takes one turn of an interview with nobody, so that patterns are compiled before the first
 * participant waits for them: that first turn takes about half a second, the next ones milliseconds.
 */
export async function warmUp(
  reading: Pick<Reading, 'compileGuide' | 'reduce' | 'propose' | 'checkProposal'>,
  now: Date,
): Promise<void> {
  const context = { now, seed: '' }
  const guidelines = 'Find out how people get their data out.'
  const made = createSession({
    plan: await reading.compileGuide({ guidelines }),
    productID: 'product',
    organization: 'organization',
    interviewer: 'builtin',
    now,
  })
  const event = { type: 'onboard' as const, fields: {} }
  const begun = await reading.reduce({ ...context, session: made, messages: [], event })
  const said = { type: 'answer' as const, text: answer, clientMessageID: 'a', after: 0 }
  const { session, append } = await reading.reduce({
    ...context,
    session: begun.session,
    messages: begun.append,
    event: said,
  })
  const messages = [...begun.append, ...append]
  const proposed = await reading.propose({ ...context, session, messages })
  await reading.checkProposal({ proposed, session, messages })
}
