import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileGuide } from '../../src/guide/compile.ts'
import { readings } from '../../src/reading/readings.ts'
import { findCodebook } from '../../src/service/codebook/find-codebook.ts'
import type { ThemeChange } from '../../src/service/codebook/theme-change.ts'
import { interviewReport } from '../../src/service/interview-report/interview-report.ts'
import { createKeptResults } from '../../src/service/kept/kept-results.ts'
import type { StudyPart } from '../../src/service/kept/parts.ts'
import type { Store } from '../../src/service/store.ts'
import { findingsOf } from '../../src/service/study/findings.ts'
import { openStore } from '../../src/storage/open.ts'
import { databases } from '../databases.ts'
import {
  aCompletion,
  aCorrection,
  anExtraction,
  anInterview,
  aProfile,
  aStep,
  invitesOf,
  minute,
} from '../store/given.ts'

const plan = compileGuide(`# Use
- How did the last ride go?
- What would you change?
- Which do you use? (choose any)
  - [ ] Lock
  - [ ] Lights
Goal: what to change`)
const [first, second, closed] = plan.topics.flatMap(({ questions }) =>
  questions.map(({ id }) => id),
)
const place = { orgID: 'org', interviewID: 'interview' }
const words = ['battery', 'brakes', 'saddle', 'screen']
const beginningMade = 20
const changesMade = 70
/** The same changes each time. */
const seed = 1_054

const number = fc.nat(997)
const kinds = ['begin', 'begin', 'tell', 'tell', 'tell', 'again', 'correct', 'erase'] as const
const changes = fc.record({
  what: fc.constantFrom(...kinds, 'regroup', 'rename', 'hide', 'nothing'),
  ...{ n: number, m: number, score: fc.constantFrom(1, 2, 3, 4, 5, null) },
})
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never

/** A study whose people come, tell, are corrected and go. */
function createStudy(store: Store) {
  const told = new Map<string, string>()
  const versions = new Map<string, number>()
  const begun: string[] = []
  let [made, groupings] = [0, 0]
  const pick = (some: readonly string[], n: number) => some[n % some.length]

  /** Links of one time, in any order, so that they come between others. */
  async function begin({ n, m }: Change): Promise<void> {
    const linkID = `${String(n).padStart(3, '0')}-${made}`
    made += 1
    await store.addInvites(invitesOf(anInterview(), [linkID]))
    const choices = m % 3 === 0 ? { choices: { [closed ?? '']: [m % 2] } } : {}
    const topics = [
      { id: 't1', title: 'Use', asked: m % 2 === 0, status: 'covered', followUps: m % 3 },
    ]
    const where = { place: 'conversation', question: `Question ${m % 4}` }
    const digest = JSON.stringify({ minutes: m % 20, place: where, topics, ...choices })
    await store.takeStep(aStep(linkID, { digest }))
    if (m % 5 > 0) await store.takeStep(aCompletion(linkID, { digest }))
    begun.push(linkID)
  }

  async function tell(linkID: string | undefined, { n, m, score }: Change): Promise<void> {
    if (linkID === undefined) return
    const profileID = told.get(linkID) ?? (m % 4 === 0 ? `p${n % 3}` : `own-${linkID}`)
    const expectVersion = versions.get(profileID) ?? 0
    const saved = await store.saveProfile(
      aProfile(linkID, {
        ...{ profileID, expectVersion, sentiment: score, identity: null },
        extraction: anExtraction(linkID, { completedAt: minute(n % 30), body: '{"claims":[]}' }),
        gist: JSON.stringify(gistOf(linkID, { n, m, score })),
      }),
    )
    expect(saved).toBe('done')
    told.set(linkID, profileID)
    versions.set(profileID, expectVersion + 1)
  }

  async function erase(linkID: string | undefined): Promise<void> {
    if (linkID === undefined) return
    const profileID = told.get(linkID)
    const expectVersion = versions.get(profileID ?? '') ?? 0
    const isShared = [...told].some(([other, whose]) => other !== linkID && whose === profileID)
    const replacement = isShared ? { body: '{}', productIDs: ['product'] } : null
    const profile = profileID === undefined ? null : { profileID, expectVersion }
    const erased = { linkID, at: minute(50) }
    await store.eraseInvite({
      ...erased,
      profile:
        profile && (replacement ? { ...profile, replacement } : { ...profile, replacement: null }),
    })
    told.delete(linkID)
    begun.splice(begun.indexOf(linkID), 1)
    if (profileID !== undefined && !isShared) versions.delete(profileID)
    else if (profileID !== undefined) versions.set(profileID, expectVersion + 1)
  }

  async function correct(linkID: string | undefined, { score }: Change): Promise<void> {
    const profileID = told.get(linkID ?? '')
    if (profileID === undefined) return
    const expectVersion = versions.get(profileID) ?? 0
    const correction = aCorrection({ field: 'sentiment', value: String(score) })
    const corrected = { orgID: 'org', profileID, expectVersion, body: '{}' }
    await store.correctProfile({ ...corrected, correction, correctedSentiment: score })
    versions.set(profileID, expectVersion + 1)
  }

  async function regroup({ n, m }: Change): Promise<void> {
    const groups = [{ title: `Group ${m % 2}`, claims: [`w${n % 4}`, `w${m % 4}`] }]
    const body = JSON.stringify({ madeBy: 'model', at: minute(m % 9), groups, seen: [] })
    const job = { jobID: 'none', attempts: 0 }
    const expectVersion = groupings
    const grouping = { ...place, expectVersion, body, usage: null, job, at: minute(6) }
    if ((await store.saveGrouping(grouping)) === 'done') groupings += 1
  }

  async function changeTheme(change: ThemeChange, { n }: Change): Promise<void> {
    made += 1
    const own = { changeID: `chg_${made}`, userID: 'user', createdAt: minute(n % 30) }
    const row = { ...place, ...own, body: JSON.stringify(change) }
    await store.addThemeChange({ change: row, links: [], changesMax: 500 })
  }

  return async (change: Change): Promise<void> => {
    const { what, n } = change
    const untold = begun.filter((linkID) => !told.has(linkID))
    const some = pick([...told.keys()], n)
    const ref = { claims: [{ linkID: some ?? '', claimID: `c${n % 4}` }], of: 1 }
    if (what === 'begin') await begin(change)
    if (what === 'tell') await tell(pick(untold, n), change)
    if (what === 'again') await tell(some, change)
    if (what === 'correct') await correct(some, change)
    if (what === 'erase') await erase(pick(begun, n))
    if (what === 'regroup') await regroup(change)
    if (what === 'rename')
      await changeTheme({ change: what, themes: [ref], title: 'Named' }, change)
    if (what === 'hide') await changeTheme({ change: what, themes: [ref] }, change)
  }
}

function gistOf(linkID: string, { n, m, score }: Pick<Change, 'n' | 'm' | 'score'>) {
  const remarks = Array.from({ length: m % 4 }, (_, at) => {
    const which = (n + at) % 4
    const quote = { linkID, seq: 0, start: 0, end: 3 + at, quote: `${words[which]} of ${linkID}` }
    const kind = (n + at) % 3 === 0 ? 'praise' : 'problem'
    const named = m % 5 === 0 ? {} : { unnamed: true }
    const told = { claim: `c${which}`, weight: 1 + ((n * at) % 3), wording: `w${which}` }
    const evidence = m % 7 === 0 ? {} : { quote }
    return { theme: `${kind}\n\n${words[which]}`, ...told, ...named, ...evidence }
  })
  const places = [[0, 0, 1 + (n % 6)]]
  const spoken = m % 3 === 0 ? { [first ?? '']: places } : { [second ?? '']: places }
  const answers = { asked: [first, second], told: spoken, beside: m % 6 === 0 ? places : [] }
  const own = { linkID, completedAt: minute(n % 30), words: n, remarks }
  return { ...own, ...(score !== null && { score }), ...(m % 9 > 0 && { answers }) }
}

describe.each(databases)('a study that is kept in parts, on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(await open())
    await store.addInterview({ interview: anInterview() })
  })
  afterAll(() => store?.close())

  test('tells what it tells when all of it is read anew, whatever changes', async () => {
    const now = () => new Date(minute(40))
    const deps = { store, reading: readings, now }
    const kept = createKeptResults({ store, now, cut: { linksAtFirst: 3, linksMax: 6 } })
    const study = createStudy(store)
    const report = (parts?: readonly StudyPart[]) =>
      interviewReport(deps, { ...place, quotesMax: 2, now: now(), ...(parts && { parts }) })
    const findings = async (parts?: readonly StudyPart[]) => {
      const codebook = await findCodebook(deps, place, parts)
      const asked = { ...place, plan, quotesMax: 2, codebook, ...(parts && { parts }) }
      return await findingsOf(deps, asked)
    }
    let mostParts = 0
    const [beginning, more] = [beginningMade, changesMade].map((numRuns) =>
      fc.sample(changes, { numRuns, seed }),
    )
    for (const change of beginning ?? []) await study({ ...change, what: 'begin' })
    for (const change of more ?? []) {
      await study(change)
      const parts = await kept.parts(place)
      mostParts = Math.max(mostParts, parts.length)
      const told = [
        await kept.keep({ ...place, what: ['r'] }, report),
        await kept.keep({ ...place, what: ['f'] }, findings),
        await findings(parts),
      ]
      const anew = [await report(), await findings(), await findings()]
      expect(told.map((one) => JSON.stringify(one))).toEqual(anew.map((one) => JSON.stringify(one)))
    }
    expect(mostParts).toBeGreaterThan(4)
  }, 300_000)
})
