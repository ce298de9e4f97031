import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { profileInFull } from '../../src/contract/profile-schemas.ts'
import { inviteReport } from '../../src/contract/report-schemas.ts'
import { databases } from '../databases.ts'
import { call } from '../start.ts'
import { type ModelServer, type Play, startModelServer } from './model-server.ts'
import { model, type ReadInterview, readClaims, takeAndRead } from './read-by-model.ts'
import type { Written } from './written-claims.ts'

let server: ModelServer
let taken: ReadInterview
beforeAll(async () => {
  server = await startModelServer()
})
afterEach(() => taken.service.close())
afterAll(() => server.close())

const said = [
  'The export lost the tax column twice, so I added the numbers by hand.',
  'My brother says that the colours are lovely. I do the books for nine bakeries.',
]
const read: Omit<Written, 'from'>[] = [
  { kind: 'problem', quote: said[0] ?? '', polarity: 'negative', strength: 3 },
  { kind: 'praise', quote: 'My brother says that the colours are lovely.', polarity: 'positive' },
  { kind: 'background', quote: 'I do the books for nine bakeries.', label: 'role' },
]

type Look = { claims: unknown[]; summary?: unknown[] }
const looked = ({ claims, summary = [] }: Look): Play => ({
  type: 'write',
  text: JSON.stringify({ claims, summary }),
})
const lost = 'The export lost the tax column twice.'
const carried = (claim: string, sentence: string | null) => ({ claim, carried: 'yes', sentence })

/** A model that conducts nothing, reads the three claims above and looks at them again as it is told. */
function play(look: (shown: string) => Play): void {
  server.play(({ body }) => {
    const [system, user] = body.messages
    if (system.content.includes('You look again')) return look(user.content)
    const text = readClaims(body.messages, read)
    return text === null ? { type: 'status', status: 401 } : { type: 'write', text }
  })
}

describe.each(databases)('a second look at what a model read, on $name', ({ open }) => {
  async function profileAfter(interviewer = model) {
    taken = await takeAndRead(server, await open(), { said, interviewer })
    const { service, token, linkID, profileID } = taken
    const [report, profile] = await Promise.all([
      call(`${service.url}/v1/invites/getReport?linkID=${linkID}`, { token }),
      call(`${service.url}/v1/profiles/getOne?profileID=${profileID}`, { token }),
    ])
    return {
      report: inviteReport.strict().parse(report.json.result),
      profile: profileInFull.strict().parse(profile.json.result),
    }
  }

  test('takes out what the words do not carry, and words what they do', async () => {
    let shown = ''
    play((text) => {
      shown = text
      return looked({
        claims: [
          carried('c1', lost),
          { claim: 'c2', carried: 'no', sentence: null },
          carried('c3', 'Does the books for bakeries.'),
        ],
        summary: [
          { text: 'They add numbers by hand because the export lost a column.', claims: ['c1'] },
        ],
      })
    })
    const { report, profile } = await profileAfter()
    expect(shown).toContain(said[0])
    const { background, productAlignment } = profile.details
    expect(background).toBe('Does the books for bakeries.')
    expect(productAlignment).toBe(lost)
    expect(profile.claims.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['problem', lost],
      ['background', 'Does the books for bakeries.'],
    ])
    expect(report.summary).toEqual([
      {
        text: 'They add numbers by hand because the export lost a column.',
        evidence: [expect.objectContaining({ quote: said[0] })],
      },
    ])
  })

  test('leaves its words where a sentence says more than they do, and no side where it is unclear', async () => {
    play(() =>
      looked({
        claims: [
          carried('c1', 'The export lost the tax column 40 times.'),
          { claim: 'c2', carried: 'unclear', sentence: 'Loves the colours.' },
          carried('c3', 'Does not do the books for bakeries.'),
        ],
        summary: [
          { text: 'Maria wants a refund.', claims: ['c1'] },
          { text: 'The export lost a column.', claims: ['c9'] },
          { text: 'The export lost a column.', claims: [] },
        ],
      }),
    )
    const { report, profile } = await profileAfter()
    expect(
      profile.claims.map(({ kind, polarity, sentence }) => [kind, polarity, sentence]),
    ).toEqual([
      ['problem', 'negative', undefined],
      ['remark', undefined, undefined],
      ['background', undefined, undefined],
    ])
    expect(profile.details.productAlignment).toContain(said[0])
    expect(report.summary).toBeUndefined()
  })

  test('leaves out what a claim of its kind has said before, however often that is told', async () => {
    const again = (claim: string) => ({ claim, carried: 'again', sentence: null })
    play(() => looked({ claims: [again('c1'), again('c2'), again('c3')] }))
    const { profile } = await profileAfter()
    expect(profile.claims.map(({ kind }) => kind)).toEqual(['problem', 'praise', 'background'])
  })

  const faults: [string, () => Play][] = [
    ['writes prose', () => ({ type: 'write', text: 'They all hold.' })],
    ['writes nothing', () => ({ type: 'write', text: '' })],
    ['says nothing of any', () => looked({ claims: [] })],
    ['refuses', () => ({ type: 'refuse' })],
    ['fails', () => ({ type: 'status', status: 401 })],
  ]
  test.each(faults)('a model that %s changes nothing of what was read', async (_, fault) => {
    play(fault)
    const { report, profile } = await profileAfter()
    expect(profile.claims.map(({ kind }) => kind)).toEqual(['problem', 'praise', 'background'])
    expect(profile.claims.every(({ sentence }) => sentence === undefined)).toBe(true)
    expect(report.summary).toBeUndefined()
  })

  test('is taken at nothing that was read without a model', async () => {
    let asked = 0
    play(() => {
      asked += 1
      return looked({ claims: [] })
    })
    await profileAfter('builtin')
    expect(asked).toBe(0)
  })
})
