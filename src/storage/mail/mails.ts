import { sql } from 'kysely'
import type { MailVerbs, Queued } from '../../service/mail/mail-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { addToCounts, readCounts } from './mail-counts.ts'
import { insertMailJobs } from './mail-jobs.ts'

type Given<N extends keyof MailVerbs> = Parameters<MailVerbs[N]>[0]

type Key = { orgID: string; keys: string }
const keyColumn = { address_key: 'text' } as const

const unsubscribedOf = prepared<Key, { addressKey: string }>(({ db, tableOf }, { orgID, keys }) =>
  db
    .selectFrom('unsubscribed')
    .select('address_key as addressKey')
    .where('org_id', '=', orgID)
    .where('address_key', 'in', (eb) =>
      eb
        .selectFrom(tableOf<{ address_key: string }, 'key'>(sql`${keys}`, keyColumn, 'key'))
        .select('key.address_key'),
    )
    .compile(),
)

type Known = { linkID: string; interviewID: string | null; addressKey: string | null }
type KnownLine = { link_id: string; interview_id: string; address_key: string }
const knownColumns = { link_id: 'text', interview_id: 'text', address_key: 'text' } as const

/** Mails of these links, and of their addresses by other links of the same interview. */
const knownOf = prepared<{ mails: string }, Known>(({ db, tableOf }, { mails }) => {
  const given = () => tableOf<KnownLine, 'given'>(sql`${mails}`, knownColumns, 'given')
  const columns = [
    'mail.subject as linkID',
    'mail.interview_id as interviewID',
    'mail.address_key as addressKey',
  ] as const
  return db
    .selectFrom(given())
    .innerJoin('mail', 'mail.subject', 'given.link_id')
    .select(columns)
    .where('mail.kind', '=', sql.lit('invitation'))
    .unionAll(
      db
        .selectFrom(given())
        .innerJoin('mail', (join) =>
          join
            .onRef('mail.interview_id', '=', 'given.interview_id')
            .onRef('mail.address_key', '=', 'given.address_key'),
        )
        .select(columns)
        .where('mail.kind', '=', sql.lit('invitation')),
    )
    .compile()
})

/** Those that are there: nobody erases them meanwhile. */
const hold = prepared<{ orgID: string; links: string }, { linkID: string }>(
  ({ db, tableOf, forKeyShare }, { orgID, links }) =>
    db
      .selectFrom('invite')
      .select('link_id as linkID')
      .where('org_id', '=', orgID)
      .where('link_id', 'in', (eb) =>
        eb
          .selectFrom(
            tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'),
          )
          .select('link.link_id'),
      )
      .modifyEnd(forKeyShare)
      .compile(),
)

const insertMailing = prepared<{
  mailingID: string
  orgID: string
  subject: string | null
  text: string | null
  remindAfterDays: number | null
  at: string
}>(({ db }, mailing) =>
  db
    .insertInto('mailing')
    .values({
      mailing_id: mailing.mailingID,
      org_id: mailing.orgID,
      subject: mailing.subject,
      text: mailing.text,
      remind_after_days: mailing.remindAfterDays,
      created_at: mailing.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

type Line = KnownLine & { mail_id: string }
const lineColumns = { mail_id: 'text', ...knownColumns } as const

const insert = prepared<
  { mails: string; orgID: string; mailingID: string; at: string },
  { mailID: string; linkID: string }
>(({ db, tableOf }, { mails, orgID, mailingID, at }) =>
  db
    .insertInto('mail')
    .columns([
      'mail_id',
      'org_id',
      'kind',
      'subject',
      'interview_id',
      'address_key',
      'mailing_id',
      'state',
      'created_at',
      'changed_at',
    ])
    .expression(
      db
        .selectFrom(tableOf<Line, 'given'>(sql`${mails}`, lineColumns, 'given'))
        .select([
          'given.mail_id',
          sql<string>`cast(${orgID} as text)`.as('org_id'),
          sql.lit('invitation').as('kind'),
          'given.link_id as subject',
          'given.interview_id',
          'given.address_key',
          sql<string>`cast(${mailingID} as text)`.as('mailing_id'),
          sql.lit('queued').as('state'),
          sql<string>`cast(${at} as text)`.as('created_at'),
          sql<string>`cast(${at} as text)`.as('changed_at'),
        ])
        // SQLite would take `on conflict` for a condition of a join.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['mail_id as mailID', 'subject as linkID'])
    .compile(),
)

export async function queueMails(
  connection: Connection,
  change: Given<'queueMails'>,
): Promise<{ linkID: string; outcome: Queued }[]> {
  const { orgID, mailing, mails, mailsMax, endsAt, toOne, at } = change
  const key = `mail ${orgID}`
  // First of all, so that nobody of the organization queues beside it.
  const lock = { counts: [{ key, endsAt, count: 0 }], now: at }
  const before = (await addToCounts(connection, lock)).get(key) ?? 0
  if (before >= mailsMax) return mails.map(({ linkID }) => ({ linkID, outcome: 'full' }))
  const { fresh, outcomes } = await sortOut(connection, change)
  const chosen = fresh.slice(0, Math.max(mailsMax - before, 0))
  for (const { linkID } of fresh.slice(chosen.length)) outcomes.set(linkID, 'full')
  const counts = [...Map.groupBy(chosen, (mail) => keyOf(orgID, mail))].map(([key, some]) => ({
    ...{ key, endsAt: toOne.endsAt, count: some.length },
  }))
  counts.push({ key, endsAt, count: chosen.length })
  await addToCounts(connection, { counts, now: at })
  const { mailingID, subject, text, remindAfterDays } = mailing
  if (chosen.length > 0) {
    const row = { mailingID, orgID, subject, text, remindAfterDays, at }
    await insertMailing.change(connection, row)
    const lines = chosen.map(lineOf)
    const written = await insert.all(connection, {
      ...{ mails: JSON.stringify(lines), orgID, mailingID, at },
    })
    const ids = written.map(({ mailID }) => mailID)
    await insertMailJobs(connection, { orgID, kind: 'mail', mails: ids, runAt: at })
    for (const { linkID } of written) outcomes.set(linkID, 'queued')
  }
  return mails.map(({ linkID }) => ({ linkID, outcome: outcomes.get(linkID) ?? 'known' }))
}

/** Which of them may have a mail, and what of the others. */
async function sortOut(
  connection: Connection,
  { orgID, mails, toOne, at }: Given<'queueMails'>,
): Promise<{ fresh: NewMail[]; outcomes: Map<string, Queued> }> {
  const links = JSON.stringify(mails.map(({ linkID: link_id }) => ({ link_id })))
  const held = await hold.all(connection, { orgID, links })
  const there = new Set(held.map(({ linkID }) => linkID))
  const keys = JSON.stringify(
    mails.flatMap((mail) =>
      [mail.addressKey, mail.formerKey].map((address_key) => ({ address_key })),
    ),
  )
  const none = await unsubscribedOf.all(connection, { orgID, keys })
  const unsubscribed = new Set(none.map(({ addressKey }) => addressKey))
  const known = await findKnown(connection, mails)
  const counted = { keys: mails.map((mail) => keyOf(orgID, mail)), now: at }
  const counts = await readCounts(connection, counted)
  const outcomes = new Map<string, Queued>()
  const fresh = mails.filter((mail) => {
    const isKnown = known.has(mail.linkID) || known.has(placeOf(mail)) || !there.has(mail.linkID)
    const wantsNone = unsubscribed.has(mail.addressKey) || unsubscribed.has(mail.formerKey)
    const key = keyOf(orgID, mail)
    const count = counts.get(key) ?? 0
    if (wantsNone) outcomes.set(mail.linkID, 'unsubscribed')
    else if (isKnown) outcomes.set(mail.linkID, 'known')
    else if (count >= toOne.mailsMax) outcomes.set(mail.linkID, 'often')
    else {
      known.add(mail.linkID).add(placeOf(mail))
      counts.set(key, count + 1)
    }
    return !outcomes.has(mail.linkID)
  })
  return { fresh, outcomes }
}

/** By the hash of an address alone, so that it may outlive who is erased. */
function keyOf(orgID: string, { addressKey }: NewMail): string {
  return `mail ${orgID} ${addressKey}`
}

type NewMail = Given<'queueMails'>['mails'][number]

function lineOf({ mailID, linkID, interviewID, addressKey }: NewMail): Line {
  return { mail_id: mailID, link_id: linkID, interview_id: interviewID, address_key: addressKey }
}

/** Links that have their mail, and addresses of interviews that do. */
async function findKnown(connection: Connection, mails: NewMail[]): Promise<Set<string>> {
  const found = await knownOf.all(connection, { mails: JSON.stringify(mails.map(lineOf)) })
  return new Set(found.flatMap((one) => [one.linkID, placeOf(one)]))
}

function placeOf(of: { interviewID: string | null; addressKey: string | null }): string {
  return `${of.interviewID} ${of.addressKey}`
}
