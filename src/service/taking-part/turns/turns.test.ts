import { expect, test } from 'vitest'
import { createTakeTurn, type TurnDeps } from './turns.ts'

test('nobody makes the reply that was due on a link that is closed by now', async () => {
  const pending = { turnId: 'turn', askedAt: '', leaseUntil: '2026-03-02T09:00:00.000Z' }
  const closed = {
    invite: { linkID: 'link', status: 'revoked' },
    session: JSON.stringify({ pending }),
    messages: [],
    plan: null,
  }
  let reductions = 0
  // What a turn looks at before it is made, and no more.
  const deps = {
    store: { findParticipation: async () => closed },
    reading: {
      async reduce() {
        reductions += 1
        throw new Error('Nothing is to be read.')
      },
    },
    now: () => new Date('2026-03-02T10:00:00.000Z'),
  } as unknown as TurnDeps

  expect(await createTakeTurn(deps)('link')).toBe(closed)
  expect(reductions).toBe(0)
})
