import type { Position } from '../paging.ts'
import type { Store } from '../store.ts'
import type { ErasureDeps } from './erasure.ts'
import type { Ended, Retention } from './people-store.ts'

/** Days that what was said is kept where neither interview nor organization says otherwise. */
export const retentionDaysDefault = 365
/** Days that lines of the audit log are kept, and the list of what was erased. */
const auditDays = 400
const erasureDays = 400
/** Days that mails to owners are kept which gathered alerts: those of one conversation go with it. */
const gatheredDays = 30
/** How often the sweep begins anew. */
const sweepEveryMs = 24 * 3_600_000
/** Links looked at, and lines forgotten, in one round. */
const linksARound = 200
const linesARound = 1_000
const dayMs = 86_400_000

export type RetentionDeps = {
  store: Pick<
    Store,
    | 'findShortestRetention'
    | 'listEnded'
    | 'findParticipation'
    | 'findProfileByID'
    | 'eraseInvite'
    | 'forgetAudit'
    | 'forgetMailCounts'
  >
  reading: ErasureDeps['reading']
  now: () => Date
}

/** How long what is said is kept, and who says so. */
export function retentionOf({ ofInterview, ofOrganization }: Retention) {
  if (ofInterview !== null) return { retentionDays: ofInterview, from: 'interview' as const }
  if (ofOrganization !== null)
    return { retentionDays: ofOrganization, from: 'organization' as const }
  return { retentionDays: retentionDaysDefault, from: 'default' as const }
}

/** The links whose time is over, page by page, oldest first. */
export async function* dueLinks({
  store,
  now,
}: Pick<RetentionDeps, 'store' | 'now'>): AsyncGenerator<Ended[]> {
  const at = now()
  const shortest = Math.min(
    (await store.findShortestRetention({})) ?? retentionDaysDefault,
    retentionDaysDefault,
  )
  const before = daysBefore(at, shortest)
  let after: Position | undefined
  for (;;) {
    const page = await store.listEnded({ before, ...(after && { after }), limit: linksARound })
    yield page.filter((ended) => ended.endedAt < daysBefore(at, retentionOf(ended).retentionDays))
    const last = page.at(-1)
    if (!last || page.length < linksARound) return
    after = { createdAt: last.endedAt, id: last.linkID }
  }
}

/**
 * Makes the sweep of a service: each call does a bounded part of it, and once it is through the next
 * begins a day later. It erases as a withdrawal does.
 */
export function createRetentionRounds(deps: RetentionDeps): () => Promise<void> {
  let pages: AsyncGenerator<Ended[]> | null = null
  let begunAt = Number.NEGATIVE_INFINITY

  return async function makeRound() {
    const at = deps.now().getTime()
    if (pages === null && at - begunAt < sweepEveryMs) return
    if (pages === null) begunAt = at
    pages ??= dueLinks(deps)
    try {
      const { done, value } = await pages.next()
      for (const { linkID } of value ?? []) await erase(deps, linkID)
      if (!done) return
      if ((await forgetOld(deps)) < linesARound) pages = null
    } catch (error) {
      // Begun anew in the next round: what is gone by then is not found again.
      pages = null
      begunAt = Number.NEGATIVE_INFINITY
      throw error
    }
  }
}

/** Loaded with the first that is due: it composes profiles, which most starts have no need of. */
async function erase(deps: RetentionDeps, linkID: string): Promise<void> {
  const { eraseInterview } = await import('./erasure.ts')
  await eraseInterview(deps, linkID)
}

/** Forgets a bounded number of lines that are past their time. */
async function forgetOld({ store, now }: RetentionDeps): Promise<number> {
  const lines = await store.forgetAudit({
    auditBefore: daysBefore(now(), auditDays),
    erasedBefore: daysBefore(now(), erasureDays),
    limit: linesARound,
  })
  const mailsBefore = daysBefore(now(), gatheredDays)
  return lines + (await store.forgetMailCounts({ now: now().toISOString(), mailsBefore }))
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}
