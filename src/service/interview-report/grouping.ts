import { AppError } from '../../contract/errors.ts'
import type { InterviewReport } from '../../contract/report-schemas.ts'
import type { Usage } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import type { Group, Groupable, Grouper } from '../../profile/claims/grouping.ts'
import type { InterviewRow } from '../interviews/interview-store.ts'
import type { Job } from '../jobs/job-store.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import { eachTold } from './each-told.ts'
import type { GroupingRow } from './report-store.ts'
import type { SummaryKept } from './summary-kept.ts'
import { type Remark, renameRemark } from './themes.ts'

/** Claims that one grouping is about: the most telling of everybody. */
const claimsMax = 300
/** Fewer need no model to be told apart. */
const claimsMin = 4
/** Claims of one interview that are looked at. */
const claimsPerInterviewMax = 40
/** Interviews whose claims are looked at, the oldest. */
const interviewsMax = 2_000
/** A grouping stands until so much of what it would be about is new to it. */
const newShareMin = 0.1

/** `seen`: all claims that whoever grouped was shown, also those in no group. */
type Grouping = {
  madeBy: string
  at: string
  groups: Group[]
  seen: string[]
  why?: string
  summary?: SummaryKept
}

export type GroupingDeps = {
  store: Pick<Store, 'findInterview' | 'findGrouping' | 'saveGrouping' | 'listTold'>
  reading: Pick<Reading, 'listGroupable' | 'verifyGroups'>
  /** Null where no model is set. */
  grouper: Grouper | null
  /** Sums the study up, where a model can. */
  sumUp: ((interview: InterviewRow) => Promise<SummaryKept>) | null
  now: () => Date
}

/**
 * Has a model group what the people of an interview told, as far as it read it already: who it was
 * not named to is not shown to it. Nothing is asked as long as it saw nearly all of it before.
 */
export async function groupThemes(
  { store, reading, grouper, sumUp, now }: GroupingDeps,
  { orgID, subject: interviewID, jobID, attempts }: Job,
  signal: AbortSignal,
): Promise<void> {
  const place = { orgID, interviewID }
  const interview = grouper && (await store.findInterview(place))
  if (!grouper || !interview) return
  const claims = await chooseClaims({ store, reading }, place, grouper.name)
  const before = await store.findGrouping(place)
  const known = readGrouping(before, grouper.name)
  if (claims.length < claimsMin || !hasNews(claims, known)) return
  const at = now()
  const { productID } = interview
  const task = { orgID, productID, claims, now: at, signal }
  const grouped = await grouper.group(task)
  const isFree = grouped.usage === undefined
  if (!grouped.ok && isFree) {
    // What is spent for today is no failure; with the next interview it is tried again.
    if (grouped.why === 'spend_limit') return
    throw new AppError('unavailable', `The model did not group the themes: ${grouped.why}.`)
  }
  const groups = grouped.ok ? await reading.verifyGroups({ groups: grouped.groups, claims }) : null
  const why = grouped.ok ? 'not_borne_out' : grouped.why
  const summary = await sumUp?.(interview)
  const grouping: Grouping = {
    madeBy: grouper.name,
    at: at.toISOString(),
    groups: groups ?? [],
    seen: claims.map(({ id }) => id),
    ...(!groups && { why }),
    ...(summary && { summary }),
  }
  const usage = addUsage(usageOf(before), grouped.usage)
  await store.saveGrouping({
    ...place,
    expectVersion: before?.version ?? 0,
    body: JSON.stringify(grouping),
    usage: usage ? JSON.stringify(usage) : null,
    job: { jobID, attempts },
    at: at.toISOString(),
  })
}

/** The most telling claims of everybody first, then their next ones, each wording once. */
async function chooseClaims(
  { store, reading }: Pick<GroupingDeps, 'store' | 'reading'>,
  place: { orgID: string; interviewID: string },
  madeBy: string,
): Promise<Groupable[]> {
  const ranks: Groupable[][] = []
  let read = 0
  for await (const { extraction } of eachTold(store, { ...place, whole: true })) {
    if (extraction === null || read >= interviewsMax) continue
    const given = { body: extraction, madeBy, claimsMax: claimsPerInterviewMax }
    const best = await reading.listGroupable(given)
    if (best === null) continue
    read += 1
    for (const [rank, line] of best.entries()) ranks[rank] = [...(ranks[rank] ?? []), line]
  }
  const unique = new Map(ranks.flat().map((claim) => [claim.id, claim]))
  return [...unique.values()].slice(0, claimsMax)
}

function hasNews(claims: readonly Groupable[], known: Grouping | null): boolean {
  if (!known) return true
  const seen = new Set(known.seen)
  return claims.filter(({ id }) => !seen.has(id)).length >= newShareMin * claims.length
}

/** The grouping as `groupThemes` wrote it; null where there is none, or not by the model that is set. */
function readGrouping(row: GroupingRow | null, madeBy?: string): Grouping | null {
  if (!row?.body) return null
  const grouping = JSON.parse(row.body) as Grouping // Only `groupThemes` writes it.
  return madeBy === undefined || grouping.madeBy === madeBy ? grouping : null
}

function usageOf(row: GroupingRow | null): Usage | undefined {
  return row?.usage ? (JSON.parse(row.usage) as Usage) : undefined // Written there, too.
}

/** What a study found in sentences, and by whom; null where nothing was summed up. */
export async function findSummary(
  store: Pick<Store, 'findGrouping'>,
  place: { orgID: string; interviewID: string },
): Promise<{ by: string; sentences: SummaryKept } | null> {
  const grouping = readGrouping(await store.findGrouping(place))
  return grouping?.summary ? { by: grouping.madeBy, sentences: grouping.summary } : null
}

/** How a report names themes: as the built-in rules did, or as the model that was asked. */
export type Naming = {
  name(remarks: readonly Remark[]): readonly Remark[]
  /** Claims that were named so. */
  named(): number
  /** Where so many were. */
  told(named: number): InterviewReport['grouping']
  spent: Usage | undefined
}

/** How the claims of an interview are named now; nobody is asked for it. */
export function readNaming(row: GroupingRow | null): Naming {
  const grouping = readGrouping(row)
  const titles = new Map(
    grouping?.groups.flatMap(({ title, claims }) => claims.map((id) => [id, title] as const)),
  )
  let named = 0
  return {
    name: (remarks) => {
      const done = new Set<string>()
      return remarks.flatMap((remark) => {
        const title = titles.get(remark.wording)
        if (title === undefined) return [remark]
        // What was counted under each of its words now is one thing.
        if (remark.unnamed && done.has(remark.wording)) return []
        done.add(remark.wording)
        named += 1
        return [renameRemark(remark, title)]
      })
    },
    named: () => named,
    told: (named) => ({
      by: grouping && named > 0 ? grouping.madeBy : 'builtin',
      claims: named,
      ...(grouping && named > 0 && { at: grouping.at }),
      ...(grouping?.why !== undefined && { fallbackReason: grouping.why }),
    }),
    spent: usageOf(row),
  }
}
