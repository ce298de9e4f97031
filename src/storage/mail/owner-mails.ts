import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { gatheredKey, gatheredUntil } from './gathered.ts'
import { addToCounts } from './mail-counts.ts'
import { insertMailJobs } from './mail-jobs.ts'

/** Owners of one organization that are told by mail. */
const ownersMax = 20
const hourMs = 3_600_000
/** Conversations of an organization that owners are told of one by one, within an hour. */
const careMailsAnHourMax = 10
/** How long those past that are gathered for one mail, and how late a step may still add to it. */
const gatheredMs = 15 * 60_000
const lateMs = 60_000
/** How long it is known what was gathered: longer than its mail is tried. */
const gatheredKeptMs = 7 * 24 * hourMs

const ownersOf = prepared<{ orgID: string; limit: number }, { userID: string }>(
  ({ db }, { orgID, limit }) =>
    db
      .selectFrom('member')
      .select('user_id as userID')
      .where('org_id', '=', orgID)
      .where('role', '=', sql.lit('owner'))
      .where('joined_at', 'is not', null)
      .orderBy('created_at')
      .orderBy('user_id')
      .limit(limit)
      .compile(),
)

const placeOfLink = prepared<{ linkID: string }, { orgID: string; interviewID: string }>(
  ({ db }, { linkID }) =>
    db
      .selectFrom('invite')
      .select(['org_id as orgID', 'interview_id as interviewID'])
      .where('link_id', '=', linkID)
      .compile(),
)

const isTold = prepared<{ linkID: string }, { mailID: string }>(({ db }, { linkID }) =>
  db
    .selectFrom('mail')
    .select('mail_id as mailID')
    .where('subject', '=', linkID)
    .where('kind', '=', sql.lit('care'))
    .limit(1)
    .compile(),
)

const orgOfWebhook = prepared<{ webhookID: string }, { orgID: string }>(({ db }, { webhookID }) =>
  db.selectFrom('webhook').select('org_id as orgID').where('webhook_id', '=', webhookID).compile(),
)

type Line = { mail_id: string; user_id: string }

const insert = prepared<
  { lines: string; orgID: string; kind: string; subject: string; at: string },
  { mailID: string }
>(({ db, tableOf }, { lines, orgID, kind, subject, at }) =>
  db
    .insertInto('mail')
    .columns([
      ...(['mail_id', 'org_id', 'kind', 'subject', 'user_id', 'state'] as const),
      ...(['created_at', 'changed_at'] as const),
    ])
    .expression(
      db
        .selectFrom(
          tableOf<Line, 'line'>(sql`${lines}`, { mail_id: 'text', user_id: 'text' }, 'line'),
        )
        .select([
          'line.mail_id',
          sql<string>`cast(${orgID} as text)`.as('org_id'),
          sql<string>`cast(${kind} as text)`.as('kind'),
          sql<string>`cast(${subject} as text)`.as('subject'),
          'line.user_id',
          sql.lit('queued').as('state'),
          sql<string>`cast(${at} as text)`.as('created_at'),
          sql<string>`cast(${at} as text)`.as('changed_at'),
        ])
        // SQLite would take `on conflict` for a condition of a join.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('mail_id as mailID')
    .compile(),
)

/**
 * Tells owners of a conversation in which somebody wrote of harming themselves, each of them once; of those
 * past so many an hour together, soon after.
 */
export async function mailCare(
  connection: Connection,
  { linkID, at }: { linkID: string; at: string },
): Promise<void> {
  const found = await placeOfLink.first(connection, { linkID })
  if (!found || (await isTold.first(connection, { linkID }))) return
  const { orgID, interviewID } = found
  const now = Date.parse(at)
  const add = async (key: string, lastsMs: number) => {
    const counts = [{ key, endsAt: new Date(now + lastsMs).toISOString(), count: 1 }]
    return (await addToCounts(connection, { counts, now: at })).get(key) ?? 0
  }
  const count = await add(`care ${orgID}`, hourMs)
  if (count <= careMailsAnHourMax) {
    await mailOwners(connection, { orgID, kind: 'care', subject: linkID, at })
    return
  }
  const endMs = (Math.floor(now / gatheredMs) + 1) * gatheredMs
  const subject = gatheredUntil(orgID, new Date(endMs))
  await add(gatheredKey(subject, interviewID), gatheredKeptMs)
  const runAt = new Date(endMs + lateMs).toISOString()
  await mailOwners(connection, { orgID, kind: 'care_more', subject, at, runAt })
}

/** Tells owners of a webhook that the service shut. */
export async function mailShut(
  connection: Connection,
  { webhookID, at }: { webhookID: string; at: string },
): Promise<void> {
  const found = await orgOfWebhook.first(connection, { webhookID })
  if (found)
    await mailOwners(connection, { ...found, kind: 'webhook_shut', subject: webhookID, at })
}

type About = {
  orgID: string
  kind: 'care' | 'care_more' | 'webhook_shut'
  subject: string
  at: string
  /** When it is sent; at once where that is not said. */
  runAt?: string
}

async function mailOwners(connection: Connection, about: About): Promise<void> {
  const { orgID, kind, subject, at, runAt = at } = about
  const owners = await ownersOf.all(connection, { orgID, limit: ownersMax })
  const lines = owners.map(({ userID }) => ({ mail_id: idOf(about, userID), user_id: userID }))
  if (lines.length === 0) return
  const written = await insert.all(connection, {
    ...{ orgID, kind, subject, at, lines: JSON.stringify(lines) },
  })
  const mails = written.map(({ mailID }) => mailID)
  await insertMailJobs(connection, { orgID, kind: 'alert', mails, runAt })
}

/** Made of what it is, so that a transaction that is tried again makes the same one. */
function idOf({ kind, subject, at }: About, userID: string): string {
  const whole = createHash('sha256').update(`${kind}\n${subject}\n${userID}\n${at}`)
  return `mail_${whole.digest('hex').slice(0, 40)}`
}
