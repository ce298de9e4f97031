import type { Sentiment } from '../../calls/calls.ts'
import type { InviteStatus } from '../../invite-types.ts'
import { formatNumber } from './dates.ts'

/** Invites in each status. */
type Counts = Record<InviteStatus, number>

export type Funnel = { invited: number; started: number; finished: number; stopped: number }

/** How many were invited, withdrawn links among them as in a report, began, finished, and began but stopped. */
export function funnelOf({ created, expired, revoked, ...counts }: Counts): Funnel {
  const { started, completed, abandoned, screened_out, quota_full } = counts
  const began = started + completed + abandoned + screened_out + quota_full
  return {
    invited: created + expired + revoked + began,
    started: began,
    finished: completed,
    stopped: abandoned,
  }
}

/** The mean of a scale from 1 to 5 and how many it rests on; null where nobody said. */
export function meanOf(sentiment: readonly Sentiment[] | undefined) {
  const people = sentiment?.reduce((sum, each) => sum + each.people, 0) ?? 0
  if (!sentiment || people === 0) return null
  const sum = sentiment.reduce((all, { score, people: count }) => all + score * count, 0)
  return { mean: sum / people, people }
}

export function countPeople(people: number): string {
  return `${formatNumber(people)} ${people === 1 ? 'person' : 'people'}`
}
