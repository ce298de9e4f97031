import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inviteReport } from '../../src/contract/report-schemas.ts'
import { databases } from '../databases.ts'
import { call } from '../start.ts'
import { type ModelServer, type Play, startModelServer } from './model-server.ts'
import { model, type ReadInterview, readClaims, takeAndRead } from './read-by-model.ts'

let server: ModelServer
let taken: ReadInterview
beforeAll(async () => {
  server = await startModelServer()
})
afterEach(() => taken.service.close())
afterAll(() => server.close())

const said = ['The export loses a column whenever I use it.', 'The monthly fee is a scandal.']

type Entry = { question: unknown; answered: unknown; understood: unknown; opening: unknown }
const judged = (turns: readonly Partial<Entry>[]): Play => ({
  type: 'write',
  text: JSON.stringify({ turns }),
})
const good = { answered: 'yes', understood: true, opening: 'none' }

/** A model that conducts nothing, reads one problem and judges as it is told. */
function play(judge: (shown: string) => Play): void {
  server.play(({ body }) => {
    const [system, user] = body.messages
    if (system.content.includes('You look at how')) return judge(user.content)
    const text = readClaims(body.messages, [{ kind: 'problem', quote: said[0] ?? '' }])
    return text === null ? { type: 'status', status: 401 } : { type: 'write', text }
  })
}

describe.each(databases)('turns that a model judges, on $name', ({ open }) => {
  async function reportAfter(interviewer = model) {
    taken = await takeAndRead(server, await open(), { said, interviewer })
    const { service, token, linkID, profileID } = taken
    const url = `${service.url}/v1/invites/getReport?linkID=${linkID}`
    const { json } = await call(url, { token })
    return { report: inviteReport.strict().parse(json.result), profileID }
  }

  test('stand beside the counts, by the message that asks', async () => {
    let shown = ''
    play((text) => {
      shown = text
      const missed = { question: 'i2', answered: 'partly', understood: false, opening: 'missed' }
      return judged([{ question: 'i1', ...good }, missed])
    })
    const { report } = await reportAfter()
    expect(shown).toContain(said[0])
    expect(report.judged).toEqual({
      by: model,
      turns: [
        { seq: 0, answered: 'yes', understood: true, opening: 'none' },
        { seq: 2, answered: 'partly', understood: false, opening: 'missed' },
      ],
    })
    expect(report.measures.length).toBeGreaterThan(0)
  })

  test('that were never asked, or are judged twice or in other words, are left out', async () => {
    play(() =>
      judged([
        { question: 'i1', ...good },
        { question: 'i1', ...good, answered: 'no' },
        { question: 'i99', ...good },
        { question: 'p1', ...good },
        { question: 'i2', ...good, opening: 'perhaps' },
        { question: 'i2' },
        {},
      ]),
    )
    const { report } = await reportAfter()
    expect(report.judged?.turns).toEqual([{ seq: 0, ...good }])
  })

  const faults: [string, () => Play][] = [
    ['writes prose', () => ({ type: 'write', text: 'A fine talk.' })],
    ['writes nothing', () => ({ type: 'write', text: '' })],
    ['judges nothing', () => judged([])],
    ['refuses', () => ({ type: 'refuse' })],
    ['fails', () => ({ type: 'status', status: 401 })],
  ]
  test.each(faults)('a model that %s keeps no profile from being made', async (_, fault) => {
    play(fault)
    const { report, profileID } = await reportAfter()
    expect(report.judged).toBeUndefined()
    expect(profileID).not.toBe('')
  })

  test('of an interview without a model are shown to none', async () => {
    let asked = 0
    play(() => {
      asked += 1
      return judged([{ question: 'i1', ...good }])
    })
    const { report } = await reportAfter('builtin')
    expect(asked).toBe(0)
    expect(report.judged).toBeUndefined()
  })
})
