import type { Pool } from 'pg'
import { wholeSession } from '../../service/taking-part/session-plan.ts'
import type { Step } from '../../service/taking-part/taking-part-store.ts'
import { formerName } from './process-name.ts'

/** How long none is seen until there is none: one that lost its connections has some again by then. */
export const olderGoneAfterMs = 60_000

type Given = {
  /** Whether one has a connection to the database now. */
  look(): Promise<boolean>
  /** Milliseconds, of any beginning. */
  now(): number
  goneAfterMs: number
}

/**
 * Versions from before plans were kept apart from sessions may serve beside this one while it takes
 * their place. None can start any more; until the last has ended, what it has to read stays as it knows it.
 */
export function watchOlder({ look, now, goneAfterMs }: Given): () => Promise<boolean> {
  let areGone = false
  let unseenSince: number | null = null
  return async function areOlderGone() {
    if (areGone) return true
    const isSeen = await look()
    if (isSeen) unseenSince = null
    else unseenSince ??= now()
    areGone = unseenSince !== null && now() - unseenSince >= goneAfterMs
    return areGone
  }
}

export async function isOlderAtWork(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [formerName],
  )
  return rows.length > 0
}

/** A step that leaves the plan in the session. */
export function withoutPlanApart(step: Step): Step {
  const { plan, ...rest } = step
  return plan ? { ...rest, session: wholeSession(step.session, plan) } : step
}
