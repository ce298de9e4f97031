import { sql } from 'kysely'
import type { ThemeChangeRow } from '../../service/codebook/codebook-store.ts'
import { readThemeChange, refsOf, withoutLink } from '../../service/codebook/theme-change.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Place = { orgID: string; interviewID: string }

/** Whoever holds it is the only one to number a change. */
const holdInterview = prepared<Place, { id: string }>(({ db, forUpdate }, { orgID, interviewID }) =>
  db
    .selectFrom('interview')
    .select('interview_id as id')
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .where('erasing_at', 'is', null)
    .modifyEnd(forUpdate)
    .compile(),
)

/** Those links that are there, held so that nobody is erased meanwhile. */
const holdLinks = prepared<Place & { links: string }, { id: string }>(
  ({ db, forKeyShare, tableOf }, { orgID, interviewID, links }) => {
    const given = tableOf<{ link_id: string }, 'given'>(sql`${links}`, { link_id: 'text' }, 'given')
    return db
      .selectFrom('invite')
      .select('link_id as id')
      .where('link_id', 'in', db.selectFrom(given).select('given.link_id'))
      .where('org_id', '=', orgID)
      .where('interview_id', '=', interviewID)
      .modifyEnd(forKeyShare)
      .compile()
  },
)

const last = prepared<Place, { number: number }>(({ db }, { orgID, interviewID }) =>
  db
    .selectFrom('theme_change')
    .select('number')
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .orderBy('number', 'desc')
    .limit(1)
    .compile(),
)

const count = prepared<Place, { changes: number | string }>(({ db }, { orgID, interviewID }) =>
  db
    .selectFrom('theme_change')
    .select((eb) => eb.fn.countAll().as('changes'))
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .compile(),
)

type Added = Omit<ThemeChangeRow, 'takenBackBy' | 'takenBackAt'> & { number: number }

const insert = prepared<Added>(({ db }, change) =>
  db
    .insertInto('theme_change')
    .values({
      change_id: change.changeID,
      org_id: change.orgID,
      interview_id: change.interviewID,
      number: change.number,
      user_id: change.userID,
      created_at: change.createdAt,
      body: change.body,
      taken_back_by: null,
      taken_back_at: null,
    })
    .compile(),
)

export async function addThemeChange(
  connection: Connection,
  { change, links, changesMax }: Parameters<Store['addThemeChange']>[0],
): Promise<'done' | 'unknown' | 'stale' | 'full'> {
  const { orgID, interviewID } = change
  const place = { orgID, interviewID }
  if (!(await holdInterview.first(connection, place))) return 'unknown'
  const wanted = [...new Set(links)]
  const given = JSON.stringify(wanted.map((link) => ({ link_id: link })))
  const held = await holdLinks.all(connection, { ...place, links: given })
  if (held.length < wanted.length) return 'stale'
  const counted = await count.first(connection, place)
  if (Number(counted?.changes ?? 0) >= changesMax) return 'full'
  const before = await last.first(connection, place)
  await insert.change(connection, { ...change, number: (before?.number ?? 0) + 1 })
  return 'done'
}

const list = prepared<Place & { limit: number }, ThemeChangeRow>(
  ({ db }, { orgID, interviewID, limit }) =>
    db
      .selectFrom('theme_change')
      .select([
        'change_id as changeID',
        'org_id as orgID',
        'interview_id as interviewID',
        'user_id as userID',
        'created_at as createdAt',
        'body',
        'taken_back_by as takenBackBy',
        'taken_back_at as takenBackAt',
      ])
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .orderBy('number')
      .limit(limit)
      .compile(),
)

export function listThemeChanges(
  connection: Connection,
  query: Parameters<Store['listThemeChanges']>[0],
): Promise<ThemeChangeRow[]> {
  return list.all(connection, query)
}

const takeBack = prepared<Place & { changeID: string; userID: string; at: string }>(
  ({ db }, { orgID, interviewID, changeID, userID, at }) =>
    db
      .updateTable('theme_change')
      .set({ taken_back_by: userID, taken_back_at: at })
      .where('change_id', '=', changeID)
      .where('org_id', '=', orgID)
      .where('interview_id', '=', interviewID)
      .where('taken_back_at', 'is', null)
      .compile(),
)

export async function takeBackThemeChange(
  connection: Connection,
  change: Parameters<Store['takeBackThemeChange']>[0],
): Promise<boolean> {
  return (await takeBack.change(connection, change)) === 1
}

/** Members that hold what themes were called. */
const names = ['"told":', '"was":'] as const

/** Of changes, megabytes perhaps, those alone that name a link or tell what a theme was called. */
const toForget = prepared<Place & { linkID: string }, { changeID: string; body: string }>(
  ({ db, forUpdate, contains }, { orgID, interviewID, linkID }) =>
    db
      .selectFrom('theme_change')
      .select(['change_id as changeID', 'body'])
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where((eb) => eb.or([linkID, ...names].map((text) => contains('body', text))))
      .orderBy('number')
      .modifyEnd(forUpdate)
      .compile(),
)

const referring = prepared<Place & { changeID: string }, { body: string }>(
  ({ db, contains }, { orgID, interviewID, changeID }) =>
    db
      .selectFrom('theme_change')
      .select('body')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where(contains('body', changeID))
      .compile(),
)

const rewrite = prepared<{ changeID: string; body: string }>(({ db }, { changeID, body }) =>
  db.updateTable('theme_change').set({ body }).where('change_id', '=', changeID).compile(),
)

const remove = prepared<{ changeID: string }>(({ db }, { changeID }) =>
  db.deleteFrom('theme_change').where('change_id', '=', changeID).compile(),
)

/** Takes the claims of an erased interview out of all changes, and those changes that named no others. */
export async function eraseFromThemes(
  connection: Connection,
  { linkID, ...place }: Place & { linkID: string },
): Promise<void> {
  const { orgID, interviewID } = place
  const rows = await toForget.all(connection, { orgID, interviewID, linkID })
  for (const { changeID, body } of rows) {
    const change = readThemeChange(body)
    const isNeeded =
      change.change === 'split' &&
      (await isReferredTo(connection, { orgID, interviewID, changeID }))
    const left = withoutLink(change, { linkID, isNeeded })
    if (left) await rewrite.change(connection, { changeID, body: JSON.stringify(left) })
    else await remove.change(connection, { changeID })
  }
}

/** Whether another change names the theme that this one made. */
async function isReferredTo(
  connection: Connection,
  change: Place & { changeID: string },
): Promise<boolean> {
  const rows = await referring.all(connection, change)
  return rows
    .flatMap(({ body }) => refsOf(readThemeChange(body)))
    .some((ref) => 'madeBy' in ref && ref.madeBy === change.changeID)
}
