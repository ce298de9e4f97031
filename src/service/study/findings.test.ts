import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { compileGuide } from '../../guide/compile.ts'
import type { Told } from '../interview-report/report-store.ts'
import { findingsOf } from './findings.ts'

const peopleMade = 600
const openQuestions = 20
const guide = [
  '# Use',
  '- Which of these do you use? (choose any)',
  ...Array.from({ length: 60 }, (_, at) => `  - [ ] Tool number ${at}`),
  ...Array.from({ length: openQuestions }, (_, at) => `- How do you feel about subject ${at}?`),
].join('\n')
const plan = compileGuide(guide)
const questions = plan.topics.flatMap((topic) => topic.questions)
const open = questions.filter(({ closed }) => !closed).map(({ id }) => id)
const closed = questions.find((question) => question.closed)?.id ?? ''

/** A person who chose two tools, a first of all the same, and spoke to every question but the odd ones. */
function personAt(at: number): Told {
  const spokeTo = open.filter((_, question) => (at + question) % 2 === 0)
  const told = Object.fromEntries(spokeTo.map((id, seq) => [id, [[seq, 0, 9]]]))
  const answers = { asked: open, told, beside: [] }
  const person = {
    invite: { linkID: String(at).padStart(6, '0'), profileID: null, status: 'completed' },
    digest: JSON.stringify({ choices: { [closed]: [0, 1 + (at % 59)] } }),
    gist: JSON.stringify({ completedAt: '2026-01-01', answers, remarks: [] }),
    session: null,
    extraction: null,
  }
  return person as unknown as Told // What of it findings are made of.
}

test('groups are compared a question and some hundred people at a time, also where nothing is waited for', async () => {
  let rounds = 0
  let isOver = false
  /** A double of the store, that answers at once. */
  const store = {
    tellPage: async () => ({ items: '', isWhole: false }),
    async listTold({ after, limit }: { after?: { id: string }; limit: number }) {
      const from = after ? Number(after.id) + 1 : 0
      const length = Math.min(limit, peopleMade - from)
      rounds = 0
      return Array.from({ length }, (_, at) => personAt(from + at))
    },
    listLinksOfInterview: async () => [],
    listTraits: async () => [],
    countPlaces: async () => [],
    findParticipation: async () => null,
  }
  const reading = { makeGist: async () => null, tellAnswers: async () => null }
  const deps = { store, reading, now: () => new Date(0) } as unknown as Parameters<
    typeof findingsOf
  >[0]
  const counting = (async () => {
    for (; !isOver; rounds += 1) await nextRound()
  })()
  const asked = { orgID: 'acme', interviewID: 'int_1', plan, quotesMax: 0 }
  const found = await findingsOf(deps, { ...asked, by: `question:${closed}` })
  isOver = true
  // Since the last page, which is empty.
  expect(rounds).toBeGreaterThanOrEqual(openQuestions + Math.ceil(peopleMade / 250))
  await counting

  expect(found.people).toBe(peopleMade)
  expect(found.groupedBy?.groups).toHaveLength(50)
  expect(found.groupedBy?.groups[0]).toEqual({ value: 'Tool number 0', people: peopleMade })
  expect(found.groupedBy?.unknown).toBe(0)
  const told = found.topics.flatMap((topic) => topic.questions)
  const [choice, ...others] = told
  expect(choice?.closed).toMatchObject({ asked: peopleMade, answered: peopleMade })
  expect(choice?.closed?.options?.[1]?.people).toBe(11)
  for (const { groups } of others) {
    expect(groups).toHaveLength(50)
    expect(groups?.[0]).toMatchObject({ asked: peopleMade, spoke: peopleMade / 2 })
    expect(groups?.[1]).toMatchObject({ value: 'Tool number 1', asked: 11 })
  }
})
