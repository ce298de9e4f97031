import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plan } from '../../src/contract/plan-schema.ts'
import { compileGuide } from '../../src/guide/compile.ts'
import { databases } from '../databases.ts'
import { call, guidelines, startService, type TestService } from '../start.ts'

/** A page as researchers write them: headings, must-asks, follow-ups, limits, things to avoid. */
const page = `# Onboarding study
Goal: understand what the first week is like
Context: we sell to small teams
## Setting up (4 min)
- Must ask: What made you look for a tool like this?
- Who else had a say in it?
- What did you try before?
- How did you find us?
- What almost stopped you?
## First day
- Walk me through your first day with it.
  - Probe for: what they opened first
- What went differently from what you expected?
- Who helped you?
- What did you do when you got stuck?
- What did you leave out?
## First week (must)
- Tell me about the last time you used it.
- How often did you come back?
- What did you do with it on the second day?
- Which of your other tools did it touch?
- Don't you think it is easy?
## Sharing
- late payments
- LAPSED ONLY: What made you stop?
- Who did you show it to?
- What did they say?
- How do you share results?
## Looking back (if time)
- What would you tell a friend about it?
- What was worth the time?
Do not mention the price change.
If they mention the mobile app, ask what they do on the way
Ask at the end: Is there anything we did not ask?
Tone: warm and brief
Time limit: 10 minutes`

const forty = Array.from({ length: 40 }, (_, at) => `## Subject ${at}\n- What about number ${at}?`)

describe('plans of the contract', () => {
  const drafts = [page, guidelines, ' ', 'Find out why churned users left', forty.join('\n')]

  test.each(drafts)('a plan of guidelines has nothing that the contract does not show', (draft) => {
    const compiled = compileGuide(draft, { productName: 'Ledgerly' })
    expect(plan.parse(compiled)).toEqual(compiled)
  })
})

describe.each(databases)('plans on $name', ({ open }) => {
  let service: TestService
  let token: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const post = (path: string, body: unknown, as = token) =>
    call(`${service.url}/v1/interviews/${path}`, { token: as, body })
  const check = async (draft: string) => {
    const reply = await post('checkGuidelines', { guidelines: draft })
    expect(reply.status).toBe(200)
    return plan.parse(reply.json.result)
  }
  const questionsOf = ({ topics }: Awaited<ReturnType<typeof check>>) =>
    topics.flatMap(({ questions }) => questions)

  test('getPlan shows what the guidelines of an interview compile to', async () => {
    const added = await post('addOne', {
      productID: 'Ledgerly',
      interviewName: 'n',
      guidelines: page,
    })
    const { interviewID } = added.json.result
    const path = `${service.url}/v1/interviews/getPlan?interviewID=${interviewID}`
    const reply = await call(path, { token })
    expect(reply.status).toBe(200)
    const { warnings, ...shown } = plan.parse(reply.json.result)
    const compiled = compileGuide(page, { productName: 'Ledgerly' })
    expect({ ...shown, warnings: compiled.warnings }).toEqual(compiled)
    expect(warnings).toEqual(expect.arrayContaining(compiled.warnings))
    const reader = await service.newToken({ scopes: ['read'] })
    expect((await call(path, { token: reader })).text).toBe(reply.text)
  })

  test('checkGuidelines shows of a page its topics, must-asks, budgets and what will not fit', async () => {
    const shown = await check(page)
    expect(shown.topics.length).toBeGreaterThanOrEqual(5)
    const questions = questionsOf(shown)
    expect(questions.length).toBeGreaterThanOrEqual(20)
    expect(questions.find(({ text }) => /look for a tool/.test(text))).toMatchObject({
      must: true,
      lines: { from: 5, to: 5 },
    })
    expect(shown.budget).toMatchObject({ minutes: 10, explicit: true })
    expect(shown.avoid).toMatchObject([{ text: expect.stringContaining('price change') }])
    expect(shown.warnings.map(({ message }) => message).join('\n')).toMatch(
      /\d+ questions .* left out/,
    )
    const source = page.split('\n')
    for (const { lines, original, text } of questions) {
      const at = source.slice((lines?.from ?? 0) - 1, lines?.to).join('\n')
      expect(at).toContain((original ?? text).slice(0, 20))
    }
  })

  test('checkGuidelines shows of one sentence the outline that is followed', async () => {
    const shown = await check('Find out why churned users left')
    expect(shown.archetypes).toEqual(['churn'])
    expect(shown.topics).toHaveLength(6)
    expect(shown.goals).toMatchObject([{ lines: { from: 1, to: 1 } }])
    for (const { lines } of questionsOf(shown)) expect(lines).toBeUndefined()
    expect(shown.warnings).not.toEqual([])
  })

  test.each([
    ['nothing but a space', ' '],
    ['only what to avoid', 'Do not mention the price.\nNever promise a refund.'],
    ['forty subjects for ten minutes', `${forty.join('\n')}\nTime limit: 10 minutes`],
    [
      '100,000 characters',
      'How do you use the export on a normal day? '.repeat(2_326).slice(0, 1e5),
    ],
    ['a language that no pack knows', 'Selvitä, miksi asiakkaat lopettivat palvelun käytön.'],
  ])(
    'checkGuidelines makes of %s a plan that asks something, and says what to expect',
    async (_name, draft) => {
      const shown = await check(draft)
      expect(questionsOf(shown).length).toBeGreaterThan(0)
      expect(shown.warnings.length).toBeGreaterThan(0)
      expect(shown.budget.minutes).toBeGreaterThan(0)
    },
  )

  test('checkGuidelines writes nothing and needs no more than to read', async () => {
    const reader = await service.newToken({ org: 'readers', scopes: ['read'] })
    const draft = { guidelines, productID: 'unheard of' }
    expect((await post('checkGuidelines', draft, reader)).status).toBe(200)
    const invites = `${service.url}/v1/invites/getList?productID=unheard%20of`
    expect((await call(invites, { token: reader })).text).toBe('{"result":[]}')
  })

  test('checkGuidelines refuses what addOne refuses, in the same words', async () => {
    for (const draft of ['', 'x'.repeat(100_001), 7, undefined]) {
      const named = { productID: 'p', interviewName: 'n', guidelines: draft }
      const [checked, added] = [await post('checkGuidelines', named), await post('addOne', named)]
      expect(checked.status).toBe(400)
      expect(checked.text).toBe(added.text)
    }
  })

  test('getPlan answers unknown identifiers of any form with one and the same 404', async () => {
    const texts = new Set<string>()
    for (const unknown of ['x', `int_${'0'.repeat(28)}`, '%25', '💥']) {
      const path = `${service.url}/v1/interviews/getPlan?interviewID=${encodeURIComponent(unknown)}`
      const reply = await call(path, { token })
      expect(reply.status).toBe(404)
      texts.add(reply.text)
    }
    expect(texts.size).toBe(1)
  })
})
