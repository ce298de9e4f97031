import { sql } from 'kysely'
import type { RedirectName } from '../../contract/calls/open-link-calls.ts'
import type {
  OpenedLink,
  OpenLink,
  OpenLinkCounts,
  Redirects,
} from '../../service/open-links/open-link-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { prepared } from '../query.ts'

type Place = { orgID: string; interviewID: string }
type Row = Omit<OpenLink, 'isOpen' | 'keep'> & { isOpen: number; keep: string }

/** Held, so that of two who change one thing of it neither takes back what the other did. */
const holdInterview = prepared<Place, { redirects: string | null }>(
  ({ db, forUpdate }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .select('redirects')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('erasing_at', 'is', null)
      .modifyEnd(forUpdate)
      .compile(),
)

/** Without the places that were held for too long and are given back at the next start. */
const started = (at: string) => sql<number>`open_link.started - (
  select count(*) from open_start where open_start.interview_id = open_link.interview_id
    and open_start.held_until <= ${at})`

const columns = [
  'open_link.open_id as openID',
  'open_link.org_id as orgID',
  'open_link.interview_id as interviewID',
  'open_link.is_open as isOpen',
  'open_link.people',
  'open_link.expires_at as expiresAt',
  'open_link.keep',
] as const

const ofInterview = prepared<Place & { at: string }, Row>(({ db }, { orgID, interviewID, at }) =>
  db
    .selectFrom('open_link')
    .select([...columns, started(at).as('started')])
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .compile(),
)

type OpenedRow = Row & OpenedLink['organization'] & { closedAt: string | null }

const opened = prepared<{ openID: string; at: string }, OpenedRow>(({ db }, { openID, at }) =>
  db
    .selectFrom('open_link')
    .innerJoin('interview', 'interview.interview_id', 'open_link.interview_id')
    .leftJoin('organization', 'organization.org_id', 'open_link.org_id')
    .select([
      ...columns,
      'interview.closed_at as closedAt',
      started(at).as('started'),
      'organization.name',
      'organization.accent',
      'organization.logo',
    ])
    .where('open_link.open_id', '=', openID)
    .compile(),
)

type Written = Omit<Row, 'started'> & { at: string }

const insert = prepared<Written>(({ db }, link) =>
  db
    .insertInto('open_link')
    .values({
      interview_id: link.interviewID,
      open_id: link.openID,
      org_id: link.orgID,
      is_open: link.isOpen,
      people: link.people,
      started: 0,
      expires_at: link.expiresAt,
      keep: link.keep,
      created_at: link.at,
    })
    .compile(),
)

const update = prepared<Omit<Written, 'openID' | 'at'>>(({ db }, link) =>
  db
    .updateTable('open_link')
    .set({
      is_open: link.isOpen,
      people: link.people,
      expires_at: link.expiresAt,
      keep: link.keep,
    })
    .where('interview_id', '=', link.interviewID)
    .where('org_id', '=', link.orgID)
    .compile(),
)

export async function saveOpenLink(
  connection: Connection,
  { orgID, interviewID, openID, at, ...change }: Parameters<Store['saveOpenLink']>[0],
): Promise<OpenLink | 'unknown'> {
  const place = { orgID, interviewID }
  if (!(await holdInterview.first(connection, place))) return 'unknown'
  const there = await findOpenLinkOf(connection, { ...place, at })
  const before = there ?? { people: null, expiresAt: null, keep: [], started: 0 }
  const { isOpen, people = before.people, expiresAt = before.expiresAt } = change
  const keep = change.keep ?? before.keep
  const set = { ...place, people, expiresAt, isOpen: isOpen ? 1 : 0, keep: JSON.stringify(keep) }
  if (there) await update.change(connection, set)
  else await insert.change(connection, { ...set, openID, at })
  const { started } = before
  return { ...place, openID: there?.openID ?? openID, isOpen, people, expiresAt, keep, started }
}

export async function findOpenLinkOf(
  connection: Connection,
  query: Parameters<Store['findOpenLinkOf']>[0],
): Promise<OpenLink | null> {
  const row = await ofInterview.first(connection, query)
  return row && readOpenLink(row)
}

export async function findOpenLink(
  connection: Connection,
  query: Parameters<Store['findOpenLink']>[0],
): Promise<OpenedLink | null> {
  const row = await opened.first(connection, query)
  if (!row) return null
  const { name, accent, logo, closedAt, ...own } = row
  const link = readOpenLink(own)
  const isOpen = link.isOpen && closedAt === null
  return { ...link, isOpen, organization: { name, accent, logo } }
}

export function readOpenLink({ isOpen, keep, ...link }: Row): OpenLink {
  const started = Number(link.started)
  return { ...link, started, isOpen: isOpen === 1, keep: JSON.parse(keep) }
}

type Counted = { end: string; people: number | string }

const counts = prepared<Place, Counted>(({ db, words }, { orgID, interviewID }) =>
  db
    .selectFrom('open_start')
    .innerJoin('invite', 'invite.link_id', 'open_start.link_id')
    .select([endOf(words).as('end'), (eb) => eb.fn.countAll().as('people')])
    .where('open_start.interview_id', '=', interviewID)
    .where('open_start.org_id', '=', orgID)
    .groupBy('end')
    .compile(),
)

/** The status, and of those who came to an end because the guide screened them out that it did. */
function endOf(words: Dialect['words']) {
  const told = sql.raw(words.member('invite.digest', 'screenedOut'))
  return sql<string>`case when invite.status = 'completed'
    and cast(${told} as text) in ('true', '1') then 'screened_out' else invite.status end`
}

export async function countOpenStarts(
  connection: Connection,
  query: Parameters<Store['countOpenStarts']>[0],
): Promise<OpenLinkCounts> {
  const rows = await counts.all(connection, query)
  const ended = new Map(rows.map(({ end, people }) => [end, Number(people)]))
  return {
    started: [...ended.values()].reduce((sum, people) => sum + people, 0),
    finished: ended.get('completed') ?? 0,
    screenedOut: ended.get('screened_out') ?? 0,
    full: ended.get('quota_full') ?? 0,
  }
}

const writeRedirects = prepared<Place & { redirects: string | null }>(
  ({ db }, { orgID, interviewID, redirects }) =>
    db
      .updateTable('interview')
      .set({ redirects })
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .compile(),
)

const redirectsOf = prepared<Place, { redirects: string | null }>(
  ({ db }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .select('redirects')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('erasing_at', 'is', null)
      .compile(),
)

export async function setRedirects(
  connection: Connection,
  { redirects, ...place }: Parameters<Store['setRedirects']>[0],
): Promise<Redirects | 'unknown'> {
  const held = await holdInterview.first(connection, place)
  if (!held) return 'unknown'
  const set: { [K in RedirectName]?: string | null } = {
    ...readRedirects(held.redirects),
    ...redirects,
  }
  const there = Object.entries(set).filter(([, address]) => typeof address === 'string')
  const written = there.length === 0 ? null : JSON.stringify(Object.fromEntries(there))
  await writeRedirects.change(connection, { ...place, redirects: written })
  return readRedirects(written)
}

export async function findRedirects(
  connection: Connection,
  query: Parameters<Store['findRedirects']>[0],
): Promise<Redirects | null> {
  const row = await redirectsOf.first(connection, query)
  return row && readRedirects(row.redirects)
}

/** As `setRedirects` wrote them. */
export function readRedirects(redirects: string | null): Redirects {
  return JSON.parse(redirects ?? '{}')
}
