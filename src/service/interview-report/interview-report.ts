import type { InterviewReport } from '../../contract/report-schemas.ts'
import { addFallbacks, listFallbacks } from '../../interview/proposals/fallbacks.ts'
import type { Fallbacks, Usage } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import { type FoundCodebook, findCodebook } from '../codebook/find-codebook.ts'
import { statusAt } from '../interviews/present.ts'
import { createFeelings, type FeelingsPart } from '../kept/feelings.ts'
import { type StudyPart, wholeStudy } from '../kept/parts.ts'
import { createPeople, createPeopleOfAll, type PeoplePart } from '../kept/people.ts'
import type { Position } from '../paging.ts'
import type { Gist } from '../profiles/gist.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import type { Digest } from '../taking-part/digest.ts'
import { type Kept, keptPages, positionOf } from './each-kept.ts'
import { interviewsReadMax } from './find-gist.ts'
import { addInTurn, eachInTurn, gatherInTurn } from './gathering.ts'
import { createProgress, type ProgressPart } from './progress.ts'
import { createSaturation, type SaturationPart } from './saturation.ts'
import { createSpread, type SpreadPart } from './spread.ts'
import { createThemes, type ThemesPart } from './themes.ts'

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

export type Asked = {
  orgID: string
  interviewID: string
  quotesMax: number
  now: Date
  parts?: readonly StudyPart[]
}
/** `room`: interviews of which it is read what they told. */
type AskedPart = Asked & { part: StudyPart; room: number; found: FoundCodebook }

/** Tells of an interview over all its links, a part at a time. */
export async function interviewReport(deps: ReportDeps, asked: Asked): Promise<InterviewReport> {
  return await gatherInTurn(deps.store, asked, () => gather(deps, asked))
}

async function gather(deps: ReportDeps, asked: Asked): Promise<InterviewReport> {
  const { orgID, interviewID, quotesMax, parts = wholeStudy } = asked
  const place = { orgID, interviewID }
  const found = await findCodebook(deps, place, parts)
  const gathering = startGathering(quotesMax, found)
  for (const part of parts) {
    const room = Math.min(interviewsReadMax - gathering.read(), part.links)
    const kept = { what: ['report', quotesMax], known: [found.madeOf, room] }
    const told = await part.keep(kept, () => readPart(deps, { ...asked, part, room, found }))
    await addInTurn(() => gathering.addPart(told))
  }
  return gathering.report(interviewID, await deps.store.countLinks(place))
}

/** Of those there is no room for it is counted still how far they came. */
async function readPart(
  deps: ReportDeps,
  { orgID, interviewID, quotesMax, now, part, room, found }: AskedPart,
): Promise<ReportPart> {
  const place = { orgID, interviewID, part }
  const gathering = startGathering(quotesMax, found, room)
  let after: Position | undefined
  const isFull = () => gathering.read() >= room
  if (!isFull()) {
    for await (const page of keptPages(deps, place)) {
      await eachInTurn(page, (kept) => gathering.add(kept, now))
      const last = page.at(-1)
      if (last) after = positionOf(last)
      if (isFull()) break
    }
  }
  if (isFull()) {
    const rest = after ? { ...part, after } : part
    for await (const page of keptPages(deps, { ...place, only: 'way', part: rest }))
      await eachInTurn(page, (kept) => gathering.add(kept, now))
  }
  return gathering.part()
}

type ReportPart = Pick<InterviewReport, 'questions'> & {
  read: number
  /** Claims that a model named. */
  named: number
  spent: Usage | null
  fallbacks: Fallbacks
  people: PeoplePart
  feelings: FeelingsPart
  progress: ProgressPart
  themes: ThemesPart
  saturation: SaturationPart
  spreads: SpreadPart[]
}

function startGathering(
  quotesMax: number,
  { codebook, ...naming }: FoundCodebook,
  room = interviewsReadMax,
) {
  const progress = createProgress()
  const themes = createThemes(quotesMax, codebook)
  const saturation = createSaturation()
  const [minutes, words, followUps] = [createSpread(), createSpread(), createSpread()]
  const spreads = [minutes, words, followUps]
  /** Everybody who told something: of one part, and of all. */
  const people = createPeople()
  const everybody = createPeopleOfAll()
  const feelings = createFeelings()
  const namedBefore = naming.named()
  let [read, named, questions] = [0, 0, 0]
  let spent: Usage | undefined
  let fallbacks: Fallbacks = {}

  /** What lists show of how they feel: with a researcher's correction, where there is one. */
  function addFeeling({ linkID, profileID, sentiment }: Kept['invite'], at: string): void {
    feelings.add(people.numberOf(profileID ?? linkID), sentiment, at)
  }

  function addGist(invite: Kept['invite'], gist: Gist, completed: boolean): void {
    const name = invite.profileID ?? invite.linkID
    read += 1
    spent = addUsage(spent, gist.usage)
    themes.add({ name, number: people.numberOf(name) }, naming.name(gist))
    saturation.add(gist)
    if (completed) words.add(gist.words)
    addFeeling(invite, gist.completedAt)
  }

  return {
    read: () => read,
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
      if (gist && read < room) addGist(invite, gist, completed)
      // Whatever told something went into a profile.
      else if (invite.profileID !== null) addFeeling(invite, invite.completedAt ?? '')
    },
    part(): ReportPart {
      return {
        ...{ read, named: naming.named() - namedBefore, questions, fallbacks },
        ...{ spent: spent ?? null, people: people.part(), feelings: feelings.part() },
        ...{ progress: progress.part(), themes: themes.part(), saturation: saturation.part() },
        spreads: spreads.map((one) => one.part()),
      }
    },
    addPart(part: ReportPart): void {
      read += part.read
      named += part.named
      questions += part.questions
      spent = addUsage(spent, part.spent ?? undefined)
      fallbacks = addFallbacks(fallbacks, part.fallbacks)
      const numbers = everybody.addPart(part.people)
      feelings.addPart(part.feelings, numbers)
      progress.addPart(part.progress)
      themes.addPart(part.themes, numbers)
      saturation.addPart(part.saturation)
      for (const [at, one] of spreads.entries()) one.addPart(part.spreads[at] ?? [])
    },
    /** `links`: how many there are, with those that were not looked at. */
    report(interviewID: string, links: number): InterviewReport {
      const counts = progress.counts(links)
      const instead = listFallbacks(fallbacks)
      const used = addUsage(naming.spent, spent)
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
        sentiment: feelings.count([1, 2, 3, 4, 5]),
        themes: themes.list(),
        grouping: naming.told(named),
        saturation: saturation.estimate(),
        interviewsRead: read,
        people: everybody.count(),
        questions,
        ...(used && { spent: used }),
        ...(instead && { fallbacks: instead }),
      }
    },
  }
}

function followUpsOf({ topics }: Digest): number {
  return topics.reduce((sum, { followUps }) => sum + followUps, 0)
}

/** Leaves out what could not be told. */
function present(typical: Record<keyof InterviewReport['typical'], number | undefined>) {
  const known = Object.entries(typical).filter(([, value]) => value !== undefined)
  // The entries are those of `typical`, without the empty ones.
  return Object.fromEntries(known) as InterviewReport['typical']
}
