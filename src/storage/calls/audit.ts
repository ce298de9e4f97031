import { sql } from 'kysely'
import type { AuditLine } from '../../service/calls/call-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { hashLink } from '../people/erased-links.ts'
import { prepared } from '../query.ts'
import type { AuditTable } from '../schema/tables/calls.ts'

const insertLines = prepared<{ lines: string }>(({ db, tableOf }, { lines }) =>
  db
    .insertInto('audit')
    .columns(['org_id', 'at', 'audit_id', 'user_id', 'token_id', 'call', 'resource', 'count'])
    .expression(
      db
        .selectFrom(
          tableOf<AuditTable, 'line'>(
            sql`${lines}`,
            {
              org_id: 'text',
              at: 'text',
              audit_id: 'text',
              user_id: 'text',
              token_id: 'text',
              call: 'text',
              resource: 'text',
              count: 'integer',
            },
            'line',
          ),
        )
        .select([
          'line.org_id',
          'line.at',
          'line.audit_id',
          'line.user_id',
          'line.token_id',
          'line.call',
          'line.resource',
          'line.count',
        ])
        // Tells SQLite that the conflict below is the insert's and no join's.
        .where(sql<boolean>`1 = 1`),
    )
    // A verb that was tried again after a lost connection may have been done before.
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

/** Whoever erases one of these has done so, or waits until the lines about it are there. */
const holdInvites = prepared<{ links: string }, { link_id: string }>(
  ({ db, textsOf, forKeyShare }, { links }) =>
    db
      .selectFrom('invite')
      .select('link_id')
      .where('link_id', 'in', (eb) =>
        eb.selectFrom(textsOf(sql`${links}`, 'given')).select('given.value'),
      )
      .orderBy('link_id')
      .modifyEnd(forKeyShare)
      .compile(),
)

const erasedOf = prepared<{ hashes: string }, { link_hash: string }>(
  ({ db, tableOf }, { hashes }) =>
    db
      .selectFrom('erasure')
      .select('link_hash')
      .where('link_hash', 'in', (eb) =>
        eb
          .selectFrom(
            tableOf<{ link_hash: string }, 'given'>(sql`${hashes}`, { link_hash: 'text' }, 'given'),
          )
          .select('given.link_hash'),
      )
      .compile(),
)

type Page = { orgID: string; resource: string; at: string; id: string; limit: number }

function linePage({ narrow, newest }: { narrow: boolean; newest: boolean }) {
  const [beyond, order] = newest ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  return prepared<Page, AuditLine>(({ db }, page) => {
    const all = db
      .selectFrom('audit')
      .select([
        'audit_id as auditID',
        'org_id as orgID',
        'at',
        'user_id as userID',
        'token_id as tokenID',
        'call',
        'resource',
        'count',
      ])
      .where('org_id', '=', page.orgID)
      .where((eb) => eb(eb.refTuple('at', 'audit_id'), beyond, eb.tuple(page.at, page.id)))
      .orderBy('at', order)
      .orderBy('audit_id', order)
      .limit(page.limit)
    return (narrow ? all.where('resource', '=', page.resource) : all).compile()
  })
}

const pages = {
  all: {
    oldest: linePage({ narrow: false, newest: false }),
    newest: linePage({ narrow: false, newest: true }),
  },
  resource: {
    oldest: linePage({ narrow: true, newest: false }),
    newest: linePage({ narrow: true, newest: true }),
  },
}

const blot = prepared<{ orgID: string; resource: string }>(({ db }, { orgID, resource }) =>
  db
    .updateTable('audit')
    .set({ resource: null })
    .where('org_id', '=', orgID)
    .where('resource', '=', resource)
    .compile(),
)

const forgetLines = prepared<{ before: string; limit: number }>(({ db }, { before, limit }) =>
  sql`delete from audit where (org_id, at, audit_id) in (
    select org_id, at, audit_id from audit where at < ${before} order by at limit ${limit}
  )`.compile(db),
)

const forgetErasures = prepared<{ before: string; limit: number }>(({ db }, { before, limit }) =>
  sql`delete from erasure where link_hash in (
    select link_hash from erasure where erased_at < ${before} order by erased_at limit ${limit}
  )`.compile(db),
)

/** Writes lines in the caller's transaction. */
export async function writeAudit(
  connection: Connection,
  lines: readonly AuditLine[],
): Promise<void> {
  const rows = lines.map(
    (line): AuditTable => ({
      org_id: line.orgID,
      at: line.at,
      audit_id: line.auditID,
      user_id: line.userID,
      token_id: line.tokenID,
      call: line.call,
      resource: line.resource,
      count: line.count,
    }),
  )
  await insertLines.change(connection, { lines: JSON.stringify(rows) })
}

/** The lines about something stay; what it was they no longer say. */
export async function blotAudit(
  connection: Connection,
  orgID: string,
  resource: string,
): Promise<void> {
  await blot.change(connection, { orgID, resource })
}

export async function addAudit(
  connection: Connection,
  { lines }: Parameters<Store['addAudit']>[0],
): Promise<void> {
  const resources = lines.flatMap(({ resource }) => resource ?? [])
  await holdInvites.all(connection, { links: JSON.stringify([...new Set(resources)]) })
  const hashes = lines.map(({ resource }) => (resource === null ? null : hashLink(resource)))
  const told = hashes.filter((hash) => hash !== null)
  const known = await erasedOf.all(connection, {
    hashes: JSON.stringify(told.map((link_hash) => ({ link_hash }))),
  })
  const erased = new Set<string | null>(known.map(({ link_hash }) => link_hash))
  await writeAudit(
    connection,
    lines.map((line, index) =>
      erased.has(hashes[index] ?? null) ? { ...line, resource: null } : line,
    ),
  )
}

export function listAudit(
  connection: Connection,
  { orgID, resource, newestFirst = false, after, limit }: Parameters<Store['listAudit']>[0],
): Promise<AuditLine[]> {
  // Sorts before, or after, every time and identifier.
  const edge = newestFirst ? '~' : ''
  const { createdAt: at, id } = after ?? { createdAt: edge, id: edge }
  const page = { orgID, resource: resource ?? '', at, id, limit }
  const way = newestFirst ? 'newest' : 'oldest'
  return pages[resource === undefined ? 'all' : 'resource'][way].all(connection, page)
}

export async function forgetAudit(
  connection: Connection,
  { auditBefore, erasedBefore, limit }: Parameters<Store['forgetAudit']>[0],
): Promise<number> {
  const lines = await forgetLines.change(connection, { before: auditBefore, limit })
  return lines + (await forgetErasures.change(connection, { before: erasedBefore, limit }))
}
