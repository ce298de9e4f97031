import { expect, test } from 'vitest'
import { session as newSession } from '../interview/plan.fixture.ts'
import { begun, proposal } from '../interview/walk.fixture.ts'
import { readings } from './readings.ts'

const canary = 'florist'
const now = new Date('2026-11-21T10:00:00.000Z')

/** An interview whose first answer took too long to read. */
async function interview() {
  const walk = begun(newSession())
  const event = {
    type: 'answer' as const,
    text: `I am a ${canary}, and I lose an hour each day because the ${canary} list is slow.`,
    clientMessageID: 'm',
    after: walk.messages.at(-1)?.seq ?? 0,
    unread: true as const,
  }
  const given = { session: walk.session, messages: walk.messages, now, seed: 's' }
  const { session, append } = await readings.reduce({ ...given, event })
  return { session, messages: [...walk.messages, ...append] }
}

test('no reading makes anything of an answer that took too long to read', async () => {
  const { session, messages } = await interview()
  expect(session.unread).toEqual([messages.findIndex(({ role }) => role === 'user')])
  const turn = { session, messages, now, seed: 's' }
  const finished = { linkID: 's', session, messages, completedAt: now.toISOString() }
  const made = {
    proposed: await readings.propose(turn),
    checked: await readings.checkProposal({ proposed: proposal(), session, messages }),
    claims: await readings.extract(finished),
    asked: await readings.conductTurn({ turn, patience: { firstMs: 1, mendMs: 1 }, answers: [] }),
    read: await readings.readInterview({
      interview: finished,
      reader: { name: 'p/m', readMs: 1, mendMs: 1 },
      answers: [],
    }),
  }
  for (const [name, result] of Object.entries(made)) {
    expect(JSON.stringify(result), name).not.toContain(canary)
  }
})
