import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Claim } from '../../profile/claims/claim.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { readings } from '../../reading/readings.ts'
import type { SummaryRow } from '../interviews/invite-store.ts'
import { createPeople } from '../kept/people.ts'
import type { Position } from '../paging.ts'
import type { Brief } from '../profiles/brief.ts'
import { gistOf } from '../profiles/gist.ts'
import type { Store } from '../store.ts'
import { findGist } from './find-gist.ts'
import { interviewReport } from './interview-report.ts'
import { peopleOf, readGroup } from './people.ts'
import { remarksOf } from './remarks.ts'
import type { Told } from './report-store.ts'
import { createSaturation } from './saturation.ts'
import { createSpread } from './spread.ts'
import { createThemes } from './themes.ts'

const claim = (kind: Claim['kind'], key: string, changes: Partial<Claim> = {}): Claim => ({
  kind,
  text: key,
  key,
  confidence: 'high',
  madeBy: 'acme/model',
  evidence: [{ linkID: 'a', seq: 1, start: 0, end: 3, quote: `${kind} of ${key}` }],
  ...changes,
})
const saying = (words: string, linkID = 'a') => [
  { linkID, seq: 1, start: 0, end: words.length, quote: words },
]

/** Gathers claims as the gists of their interviews hold them. */
function gather(quotesMax: number) {
  const themes = createThemes(quotesMax)
  const people = createPeople()
  return {
    list: themes.list,
    add: (person: string, claims: Claim[]) =>
      themes.add(
        { name: person, number: people.numberOf(person) },
        remarksOf(claims, { language: 'en', productID: 'Ledgerly' }),
      ),
  }
}

describe('themes', () => {
  test('people are counted, not how often or in how many interviews they say it', () => {
    const themes = gather(3)
    themes.add('ada', [claim('problem', 'export'), claim('problem', 'export')])
    themes.add('ada', [claim('problem', 'export')])
    themes.add('ben', [claim('problem', 'export')])
    expect(themes.list().feedback).toMatchObject([{ key: 'export', people: 2 }])
  })

  test('those who say the opposite are counted and quoted against a theme', () => {
    const themes = gather(3)
    themes.add('ada', [claim('problem', 'export', { evidence: saying('It loses columns.') })])
    themes.add('ben', [claim('praise', 'export', { evidence: saying('It just works.') })])
    themes.add('eve', [claim('problem', 'export')])
    const [problem, praise] = themes.list().feedback
    expect(problem).toMatchObject({ kind: 'problem', people: 2, challengedBy: 1 })
    expect(problem?.challenging.map(({ quote }) => quote)).toEqual(['It just works.'])
    expect(praise).toMatchObject({ kind: 'praise', people: 1, challengedBy: 2 })
  })

  test('values that some want and others avoid challenge each other', () => {
    const themes = gather(3)
    themes.add('ada', [claim('key_value', 'automation')])
    themes.add('ben', [claim('key_value', 'automation', { polarity: 'avoids' })])
    expect(themes.list().key_values).toMatchObject([
      { polarity: 'wants', people: 1, challengedBy: 1 },
      { polarity: 'avoids', people: 1, challengedBy: 1 },
    ])
  })

  test('each person is quoted once, the most telling words first, at most as often as asked', () => {
    const themes = gather(2)
    themes.add('ada', [
      claim('problem', 'sync', { strength: 1, evidence: saying('weak') }),
      claim('problem', 'sync', { strength: 3, evidence: saying('strong') }),
    ])
    themes.add('ben', [claim('problem', 'sync', { strength: 2, evidence: saying('middling') })])
    themes.add('eve', [claim('problem', 'sync', { strength: 1, evidence: saying('least') })])
    const [sync] = themes.list().feedback
    expect(sync?.people).toBe(3)
    expect(sync?.supporting.map(({ quote }) => quote)).toEqual(['strong', 'middling'])
  })

  test('what nobody named is told by its commonest own words, once several people use one', () => {
    const themes = gather(3)
    const said = (quote: string) => [
      claim('problem', '', { madeBy: 'builtin', text: quote, evidence: saying(quote) }),
    ]
    themes.add('ada', said('The worst part of Ledgerly is the export of my forty invoices.'))
    expect(themes.list().feedback).toEqual([])
    themes.add('ben', said('The worst part of Ledgerly is how the export hits 14 pages.'))
    themes.add('eve', said('What annoys me is the waiting.'))
    expect(themes.list().feedback.map(({ key, people }) => [key, people])).toEqual([['export', 2]])
  })

  test('what rules once guessed a sentence to be about is no theme any more', () => {
    const themes = gather(3)
    for (const person of ['ada', 'ben']) {
      themes.add(person, [claim('problem', 'us forti', { madeBy: 'builtin' })])
    }
    expect(themes.list().feedback).toEqual([])
  })

  test('words that need their question are quoted with it', () => {
    const themes = gather(1)
    const [own] = saying('Every day.')
    const evidence = own ? [{ ...own, context: 'How often does it crash?' }] : []
    themes.add('ada', [claim('problem', 'crashes', { evidence })])
    expect(themes.list().feedback[0]?.supporting).toEqual([
      {
        ...{ linkID: 'a', seq: 1, start: 0, end: 10, text: 'Every day.', profileID: 'ada' },
        quote: 'Every day.',
        context: 'How often does it crash?',
      },
    ])
  })

  test('what is unsure, and what is no theme, is not counted', () => {
    const themes = gather(3)
    themes.add('ada', [
      claim('interest', 'cycling', { confidence: 'low' }),
      claim('background', 'x'),
    ])
    expect(themes.list()).toEqual({ feedback: [], key_values: [], interests: [] })
  })

  test('any order of the same people gives the same counts', () => {
    const told = fc.record({
      person: fc.constantFrom('a', 'b', 'c', 'd'),
      key: fc.constantFrom('x', 'y', 'z'),
      kind: fc.constantFrom<Claim['kind'][]>('praise', 'problem', 'request', 'interest'),
    })
    const count = (list: { person: string; key: string; kind: Claim['kind'] }[]) => {
      const themes = gather(0)
      for (const { person, key, kind } of list) themes.add(person, [claim(kind, key)])
      const { feedback, interests } = themes.list()
      return [...feedback, ...interests].map(({ kind, key, people, challengedBy }) =>
        [kind, key, people, challengedBy].join(' '),
      )
    }
    fc.assert(
      fc.property(fc.array(told, { maxLength: 40 }), (list) => {
        expect(count([...list].reverse()).sort()).toEqual(count(list).sort())
      }),
    )
  })
})

describe('saturation', () => {
  const record = (index: number, keys: string[]): InterviewRecord => ({
    version: 1,
    linkID: `link-${index}`,
    productID: 'p',
    completedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
    language: 'en',
    onboarding: {},
    claims: keys.map((key) => claim('problem', key)),
    rejected: [],
    answers: 5,
    words: 100,
    generator: 'builtin',
  })
  const estimateOf = (records: InterviewRecord[]) => {
    const saturation = createSaturation()
    for (const one of records) saturation.add(gistOf(one))
    return saturation.estimate()
  }

  test('fewer than six interviews are too few to tell', () => {
    const estimate = estimateOf([1, 2, 3, 4, 5].map((index) => record(index, ['a'])))
    expect(estimate).toMatchObject({ interviews: 5 })
    expect(estimate).not.toHaveProperty('reached')
    expect(estimate.estimate).toContain('6')
  })

  test('it is reached when the last two bring nothing that was not told before', () => {
    const first = [1, 2, 3, 4].map((index) => record(index, ['a', 'b', `own-${index}`]))
    const same = [...first, record(5, ['a']), record(6, ['b', 'own-1'])]
    expect(estimateOf(same)).toMatchObject({ base: 6, newThemes: 0, newShare: 0, reached: true })
    const fresh = [...first, record(5, ['a', 'new']), record(6, ['new', 'newer'])]
    expect(estimateOf(fresh)).toMatchObject({ newThemes: 2, newShare: 2 / 6, reached: false })
  })

  test('it goes by when interviews were completed, whatever order they are read in', () => {
    const records = [1, 2, 3, 4, 5, 6, 7].map((index) =>
      record(index, ['a', `${index % 3}`, ...(index === 6 ? ['late'] : [])]),
    )
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (shuffled) => {
        expect(estimateOf(shuffled)).toEqual(estimateOf(records))
      }),
    )
    expect(estimateOf(records)).toMatchObject({ newThemes: 1, reached: false })
  })

  test('an interview that told nothing does not count', () => {
    const records = [1, 2, 3, 4, 5, 6].map((index) => record(index, index === 2 ? [] : ['a']))
    expect(estimateOf(records)).toMatchObject({ interviews: 5 })
  })
})

describe('medians', () => {
  test('the middle of any numbers is told to three digits', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(numbers, (values) => {
        const spread = createSpread()
        for (const value of values) spread.add(value)
        const exact = [...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0
        expect(Math.abs((spread.median() ?? -1) - exact)).toBeLessThanOrEqual(exact * 0.005)
      }),
    )
  })

  test('of nothing there is no middle', () => {
    expect(createSpread().median()).toBeUndefined()
  })
})

test('a report reads the same of a kept gist as of the record it was made of', async () => {
  const record: InterviewRecord = {
    ...{ version: 1, linkID: 'a', productID: 'p', completedAt: '2026-01-01T00:00:00.000Z' },
    ...{
      language: 'en',
      onboarding: {},
      verdict: { score: 4 },
      rejected: [],
      answers: 2,
      words: 9,
    },
    ...{ generator: 'builtin', claims: [claim('problem', 'export'), claim('background', 'x')] },
  }
  const gist = gistOf(record)
  expect(gist).toMatchObject({ score: 4, words: 9, remarks: [{ quote: { seq: 1 } }] })
  const kept = { gist: JSON.stringify(gist), extraction: null }
  expect(await findGist(readings, kept)).toEqual(gist)
  expect(await findGist(readings, { gist: null, extraction: JSON.stringify(record) })).toEqual(gist)
  expect(await findGist(readings, { gist: null, extraction: null })).toBeNull()
})

describe('of more interviews than are read', () => {
  const people = 10_050
  const place = { orgID: 'acme', interviewID: 'int_1' }
  const deps = { store: manyFinished(people), reading: readings }

  test('everybody is counted, with how they feel', async () => {
    const asked = { ...place, quotesMax: 1, now: new Date(0) }
    const report = await interviewReport(deps, asked)
    expect(report.interviewsRead).toBe(10_000)
    expect(report.people).toBe(people)
    expect(report.counts).toMatchObject({ invited: people + 7, completed: people, neverStarted: 7 })
    expect(report.sentiment[3]).toEqual({ score: 4, people: people / 2 })
    expect(report.sentiment[1]).toEqual({ score: 2, people: people / 2 })
  })

  test('and all are behind the number of those who feel so', async () => {
    const asked = { ...place, group: readGroup('sentiment:4'), now: new Date(0) }
    expect(await peopleOf(deps, asked)).toHaveLength(people / 2)
  })
})

/** A double of the store: so many people who finished, half of them happy, and seven links that nobody opened. */
function manyFinished(people: number) {
  const toldBy = (at: number, only?: string) => {
    const linkID = String(at).padStart(6, '0')
    const digest = { topics: [], minutes: 1, place: { place: 'closing' }, questions: 0 }
    const brief: Brief = ['2026-01-01', 9, null, null, []]
    const times = { createdAt: '', expiresAt: '', last: null, completedAt: '2026-01-01' }
    const { createdAt, expiresAt, last, completedAt } = times
    const sentiment = at % 2 === 0 ? 4 : 2
    return [
      ...[linkID, createdAt, 'completed', expiresAt, last, completedAt, `prf_${linkID}`],
      ...[sentiment, digest, only === 'way' ? null : brief],
    ]
  }
  function pageOf({ after, limit, only }: { after?: Position; limit: number; only?: string }) {
    const from = after ? Number(after.id) + 1 : 0
    const length = Math.max(0, Math.min(limit, people - from))
    return Array.from({ length }, (_, at) => toldBy(from + at, only))
  }
  return {
    async listTold(query: Parameters<Store['listTold']>[0]): Promise<Told[]> {
      return pageOf(query).map(([linkID, createdAt, , , , completedAt, profileID, sentiment]) => {
        const invite = { linkID, createdAt, completedAt, profileID, sentiment }
        const kept = { digest: null, session: null, gist: null, extraction: null }
        return { ...kept, invite: invite as unknown as SummaryRow } // What of it is looked at.
      })
    },
    async tellPage(query: Parameters<Store['tellPage']>[0]) {
      const items = pageOf(query).map((item) => JSON.stringify(item))
      return { items: items.join('\n'), isWhole: true }
    },
    countLinks: async () => people + 7,
    listLinksOfInterview: async () => [],
    findGrouping: async () => null,
    listThemeChanges: async () => [],
    findParticipation: async () => null,
  }
}
