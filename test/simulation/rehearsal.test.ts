import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rehearsal } from '../../src/contract/calls/rehearsal-calls.ts'
import { databases } from '../databases.ts'
import { call, guidelines, startService, type TestService } from '../start.ts'

type Planted = { guide: string; unanswerable: string; repeat: string }

/** A guide in each language with a question that nobody can answer, and one asked twice. */
const planted: Record<string, Planted> = {
  en: {
    guide: `- What made you look for an invoicing tool?
- Walk me through the last invoice you sent.
- What do you think of the Zorblax mode?
- Why did you start looking for an invoicing tool?`,
    unanswerable: 'Zorblax',
    repeat: 'Why did you start',
  },
  de: {
    guide: `- Warum haben Sie nach einem Werkzeug für Rechnungen gesucht?
- Erzählen Sie von der letzten Rechnung, die Sie geschrieben haben.
- Wie viel Prozent Ihrer Rechnungen werden zu spät bezahlt?
- Weshalb haben Sie ein Werkzeug für Rechnungen gesucht?`,
    unanswerable: 'Prozent',
    repeat: 'Weshalb haben',
  },
  fr: {
    guide: `- Pourquoi avez-vous cherché un outil de facturation ?
- Racontez-moi la dernière facture que vous avez envoyée.
- Que pensez-vous de la part de marché de Ledgerly ?
- Qu'est-ce qui vous a poussé à chercher un outil de facturation ?`,
    unanswerable: 'part de marché',
    repeat: 'poussé à chercher',
  },
  es: {
    guide: `- ¿Por qué buscó una herramienta de facturación?
- Cuénteme la última factura que envió.
- ¿Cómo lo hacen sus competidores?
- ¿Qué le llevó a buscar una herramienta de facturación?`,
    unanswerable: 'competidores',
    repeat: 'llevó a buscar',
  },
  pt: {
    guide: `- Por que você procurou uma ferramenta de faturamento?
- Conte como foi a última fatura que você enviou.
- Como fazem os seus concorrentes?
- O que levou você a procurar uma ferramenta de faturamento?`,
    unanswerable: 'concorrentes',
    repeat: 'levou você',
  },
}

describe.each(databases)('a guide is rehearsed, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const body = { productID: 'Ledgerly', interviewName: 'First week', guidelines }
    interviewID = (await post('interviews/addOne', body)).json.result.interviewID
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  async function rehearse(body: object) {
    const { status, json } = await post('interviews/rehearse', body)
    expect(status).toBe(200)
    return rehearsal.strict().parse(json.result)
  }

  test('it tells how long it takes, what was asked of whom, and what they said', async () => {
    const told = await rehearse({ interviewID, people: 12 })
    expect(told.notice).toBe('Made by software from 0 conversations. Not a customer.')
    expect(told).toMatchObject({ playedBy: 'script', people: 12, language: 'en' })
    expect(told.minutes.least).toBeGreaterThan(0)
    expect(told.minutes.most).toBeGreaterThanOrEqual(told.minutes.median)
    expect(told.minutes.limit).toBe(10)
    expect(told.questions.map(({ text }) => text)).toContain(
      'What almost stopped you from signing up?',
    )
    expect(told.talks).toHaveLength(12)
    const ended = new Set(told.talks.map((talk) => talk.ended))
    expect([...ended]).toEqual(expect.arrayContaining(['finished', 'left']))
    for (const { conversation, person } of told.talks) {
      expect(conversation.map(({ seq }) => seq)).toEqual(conversation.map((_, at) => at))
      expect([person, conversation.some(({ role }) => role === 'user')]).toEqual([person, true])
    }
  })

  test.each(Object.entries(planted))(
    'in %s a planted question without an answer and a planted repeat are named',
    async (language, { guide, unanswerable, repeat }) => {
      const told = await rehearse({ guidelines: guide, productID: 'Ledgerly', people: 6 })
      expect(told.language).toBe(language)
      expect(told.unanswered.map(({ text }) => text)).toEqual([
        expect.stringContaining(unanswerable),
      ])
      expect(told.repeats.map(({ text }) => text)).toEqual([expect.stringContaining(repeat)])
    },
  )

  test('what there is no time for is told', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `- What happened in week ${at + 1}?`)
    const told = await rehearse({ guidelines: [...many, 'Time limit: 3 minutes'].join('\n') })
    expect(told.cut.length).toBeGreaterThan(0)
    expect(told.cut.at(-1)?.text).toContain('week 30')
  })

  test('the same seed gives the same, another one others', async () => {
    const talksOf = async (seed: number | string) => (await rehearse({ interviewID, seed })).talks
    const first = await talksOf(7)
    expect(await talksOf(7)).toEqual(first)
    expect(await talksOf('another')).not.toEqual(first)
  })

  test('nothing of it is kept or counted', async () => {
    await rehearse({ interviewID })
    expect((await get(`invites/getList?interviewID=${interviewID}`)).json.result).toEqual([])
    expect((await get('profiles/getList?productID=Ledgerly')).json.result).toEqual([])
    const report = (await get(`interviews/getReport?interviewID=${interviewID}`)).text
    expect(report).not.toContain('Tuesday')
    expect((await get('products/getList')).json.result).toHaveLength(1)
  })

  test('an interview of somebody else, none, or both is refused', async () => {
    const other = await service.newToken({ org: 'other' })
    const foreign = await call(`${service.url}/v1/interviews/rehearse`, {
      ...{ token: other, body: { interviewID } },
    })
    expect(foreign.status).toBe(404)
    expect((await post('interviews/rehearse', {})).status).toBe(400)
    expect((await post('interviews/rehearse', { interviewID, guidelines })).status).toBe(400)
    expect((await post('interviews/rehearse', { interviewID, people: 13 })).status).toBe(400)
  })

  test('one at a time, and others are told to wait', async () => {
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await post('interviews/rehearse', { interviewID })).status),
    )
    expect(statuses.toSorted()).toEqual([200, 429, 429])
  })
})
