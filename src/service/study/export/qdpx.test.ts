import { expect, test } from 'vitest'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import { type Begun, qdpxPieces } from './qdpx.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const interview: InterviewRow = {
  interviewID: 'int_1',
  orgID: 'acme',
  productID: 'ledger',
  userID: 'ada',
  interviewer: 'builtin',
  createdAt: now.toISOString(),
  interviewName: 'First week',
  guidelines: 'Why do they leave?',
  retentionDays: 365,
}
const plan = {
  ...{ version: 1, language: 'en', goals: [], context: [], glossary: [], topics: [], avoid: [] },
  ...{ closing: [], budget: { minutes: 12, turns: 16, explicit: false }, archetypes: [] },
  warnings: [],
} satisfies Parameters<typeof qdpxPieces>[0]['plan']
const person = { linkID: 'a', userInfo: {}, sentiment: null }

async function write(begun: Partial<Begun>): Promise<number> {
  const whole: Begun = {
    count: 2,
    async *cases() {
      for (const at of [0, 1]) yield { at, person }
    },
    async *sources() {
      yield '<TextSource/>'
    },
    textOf: async () => 'They said so.',
    ...begun,
  }
  let bytes = 0
  for await (const piece of qdpxPieces({
    interview,
    plan,
    names: true,
    keep: [],
    themes: [],
    questions: [],
    begun: whole,
    now,
  })) {
    bytes += piece.length
  }
  return bytes
}

const busy = new Error('Too much of yours is being read.')

test('a project whose reading is refused on the way fails with why, and takes nothing else along', async () => {
  expect(await write({})).toBeGreaterThan(100)
  await expect(write({ textOf: () => Promise.reject(busy) })).rejects.toBe(busy)
  const sources: Begun['sources'] = async function* () {
    yield '<TextSource/>'
    throw busy
  }
  await expect(write({ sources })).rejects.toBe(busy)
})
