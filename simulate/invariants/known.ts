import type { Session } from '../../src/interview/session.ts'
import { readPlan } from '../../src/service/taking-part/session-plan.ts'
import { readSession } from '../../src/service/taking-part/stored-session.ts'
import type { World } from '../core/world.ts'
import type { Mailbox } from '../peers/mailbox.ts'
import type { ModelBook } from '../peers/model.ts'
import type { Receivers } from '../peers/receivers.ts'
import type { Ledger } from '../people/ledger.ts'
import type { Database, Row } from '../store/database.ts'

/** Everything that is looked at: what the service keeps, and what everybody else remembers. */
export type Known = {
  world: World
  database: Database
  ledger: Ledger
  receivers: Receivers
  mailbox: Mailbox
  models: ModelBook
}

export type Moved = {
  link_id: string
  org_id: string
  interview_id: string
  old: string | null
  new: string
}

/** The log of what became of each invite, by the database itself. */
export function movesOf({ database }: Pick<Known, 'database'>): Moved[] {
  return database.all('select * from moved order by n') as Moved[]
}

export function goneLinks(known: Pick<Known, 'database'>): Set<string> {
  return new Set(movesOf(known).flatMap((one) => (one.new === 'gone' ? [one.link_id] : [])))
}

/** Joins `session` and `invite` with what a session needs besides its row. */
export const withPlan =
  'left join plan on plan.org_id = invite.org_id and plan.hash = session.plan_hash'

/** A session out of its row, with `state`, `plan_hash` and the plan's `body`; null where that is missing. */
export function sessionIn({ state, plan_hash: hash, body }: Row): Session | null {
  if (hash !== null && body === null) return null
  return readSession({
    session: String(state),
    plan: body == null ? null : readPlan(String(body)),
  })
}
