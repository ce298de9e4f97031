import type { InterviewReport } from '../../contract/report-schemas.ts'
import { addFallbacks, listFallbacks } from '../../interview/proposals/fallbacks.ts'
import type { Fallbacks } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import { type FoundCodebook, findCodebook } from '../codebook/find-codebook.ts'
import { statusAt } from '../interviews/present.ts'
import type { Position } from '../paging.ts'
import type { Gist } from '../profiles/gist.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import type { Digest } from '../taking-part/digest.ts'
import { type Kept, keptPages, positionOf } from './each-kept.ts'
import { interviewsReadMax } from './find-gist.ts'
import { eachInTurn, gatherInTurn } from './gathering.ts'
import { createProgress } from './progress.ts'
import { createSaturation } from './saturation.ts'
import { createSpread } from './spread.ts'
import { createThemes } from './themes.ts'

export type ReportDeps = {
  store: Pick<
    Store,
    | 'tellPage'
    | 'listTold'
    | 'countLinks'
    | 'findGrouping'
    | 'listThemeChanges'
    | 'listLinksOfInterview'
  >
  reading: Pick<Reading, 'makeGist'>
}

export type Asked = { orgID: string; interviewID: string; quotesMax: number; now: Date }

/** Tells of an interview over all its links, a page at a time. */
export async function interviewReport(deps: ReportDeps, asked: Asked): Promise<InterviewReport> {
  return await gatherInTurn(deps.store, asked, () => gather(deps, asked))
}

async function gather(
  { store, reading }: ReportDeps,
  { orgID, interviewID, quotesMax, now }: Asked,
): Promise<InterviewReport> {
  const place = { orgID, interviewID }
  const gathering = startGathering(quotesMax, await findCodebook({ store, reading }, place))
  let after: Position | null = null
  for await (const page of keptPages({ store, reading }, place)) {
    await eachInTurn(page, (kept) => gathering.add(kept, now))
    const last = page.at(-1)
    if (last && gathering.isFull()) after = positionOf(last)
    if (after) break
  }
  // All others are counted, too, without what they told.
  if (after) {
    const others = keptPages({ store, reading }, { ...place, only: 'way', after })
    for await (const page of others) await eachInTurn(page, (kept) => gathering.add(kept, now))
  }
  return gathering.report(interviewID, await store.countLinks(place))
}

function startGathering(quotesMax: number, { codebook, ...naming }: FoundCodebook) {
  const progress = createProgress()
  const themes = createThemes(quotesMax, codebook)
  const saturation = createSaturation()
  const [minutes, words, followUps] = [createSpread(), createSpread(), createSpread()]
  /** Everybody who told something, with what they said last of how they feel. */
  const people = new Map<string, { at: string; score: number } | null>()
  let read = 0
  let questions = 0
  let spent = naming.spent
  let fallbacks: Fallbacks = {}

  /** What lists show of how they feel: with a researcher's correction, where there is one. */
  function addPerson({ linkID, profileID, sentiment: score }: Kept['invite'], at: string): void {
    const person = profileID ?? linkID
    const before = people.get(person) ?? null
    const isNewer = score !== null && (before === null || before.at <= at)
    people.set(person, isNewer ? { at, score } : before)
  }

  function addGist(invite: Kept['invite'], gist: Gist, completed: boolean): void {
    const person = invite.profileID ?? invite.linkID
    read += 1
    spent = addUsage(spent, gist.usage)
    themes.add(person, naming.name(gist))
    saturation.add(gist)
    if (completed) words.add(gist.words)
    addPerson(invite, gist.completedAt)
  }

  return {
    isFull: () => read >= interviewsReadMax,
    add({ invite, digest, gist }: Kept, now: Date): void {
      const fate = progress.add(statusAt(invite, now), digest)
      const completed = fate === 'completed'
      spent = addUsage(spent, digest?.spent)
      if (digest?.fallbacks) fallbacks = addFallbacks(fallbacks, digest.fallbacks)
      questions += digest?.questions ?? 0
      if (digest && completed) {
        minutes.add(digest.minutes)
        followUps.add(followUpsOf(digest))
      }
      if (gist && read < interviewsReadMax) addGist(invite, gist, completed)
      // Whatever told something went into a profile.
      else if (invite.profileID !== null) addPerson(invite, invite.completedAt ?? '')
    },
    /** `links`: how many there are, with those that were not looked at. */
    report(interviewID: string, links: number): InterviewReport {
      const counts = progress.counts(links)
      const instead = listFallbacks(fallbacks)
      const over = counts.completed + counts.endedEarly + counts.abandoned
      return {
        interviewID,
        counts,
        ...(over > 0 && { completion: counts.completed / over }),
        drops: progress.drops(),
        typical: present({
          minutes: minutes.median(),
          words: words.median(),
          followUps: followUps.median(),
        }),
        topics: progress.topics(),
        sentiment: distributionOf([...people.values()].flatMap((told) => told?.score ?? [])),
        themes: themes.list(),
        grouping: naming.told(),
        saturation: saturation.estimate(),
        interviewsRead: read,
        people: people.size,
        questions,
        ...(spent && { spent }),
        ...(instead && { fallbacks: instead }),
      }
    },
  }
}

function followUpsOf({ topics }: Digest): number {
  return topics.reduce((sum, { followUps }) => sum + followUps, 0)
}

function distributionOf(scores: readonly number[]): InterviewReport['sentiment'] {
  return [1, 2, 3, 4, 5].map((score) => ({
    score,
    people: scores.filter((other) => other === score).length,
  }))
}

/** Leaves out what could not be told. */
function present(typical: Record<keyof InterviewReport['typical'], number | undefined>) {
  const known = Object.entries(typical).filter(([, value]) => value !== undefined)
  // The entries are those of `typical`, without the empty ones.
  return Object.fromEntries(known) as InterviewReport['typical']
}
