import { type Expression, type SqlBool, sql } from 'kysely'
import { AppError } from '../../contract/errors.ts'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Written } from '../../service/calls/call-store.ts'
import type { InviteRecord, InviteRow, UserInfo } from '../../service/interviews/invite-store.ts'
import type { Store } from '../../service/store.ts'
import { claimKey } from '../calls/idempotency.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { prepared } from '../query.ts'
import { noteInvited } from './invite-emails.ts'
import { searchText } from './search-text.ts'
import { notOfErasing } from './unseen.ts'

type NewInvites = {
  orgID: string
  interviewID: string
  productID: string
  createdAt: string
  expiresAt: string
  invites: string
}

type NewLink = { link_id: string; search: string; user_info: string }

/** `named` takes what is known of each; without, the links alone are enough, and a quarter less work. */
function insertOf({ named }: { named: boolean }) {
  return prepared<NewInvites>(({ db, tableOf, textsOf, forKeyShare }, given) => {
    const json = sql`${given.invites}`
    const columns = { link_id: 'text', search: 'text', user_info: 'text' } as const
    const links = named
      ? db
          .selectFrom(tableOf<NewLink, 'row'>(json, columns, 'row'))
          .select(['row.link_id', 'row.search', 'row.user_info'])
      : db
          .selectFrom(textsOf(json, 'row'))
          .select(['row.value as link_id', 'row.folded as search', sql.lit('{}').as('user_info')])
    return db
      .insertInto('invite')
      .columns([
        'link_id',
        'org_id',
        'interview_id',
        'product_id',
        'status',
        'created_at',
        'expires_at',
        'search',
        'user_info',
      ])
      .expression(
        db
          .selectFrom(links.as('link'))
          // The join holds the invites to the organization that the interview belongs to.
          .innerJoin('interview', (join) =>
            join
              .on('interview.interview_id', '=', given.interviewID)
              .on('interview.org_id', '=', given.orgID)
              .on('interview.product_id', '=', given.productID)
              .on('interview.closed_at', 'is', null),
          )
          .select([
            'link.link_id',
            'interview.org_id',
            'interview.interview_id',
            'interview.product_id',
            sql.lit('created').as('status'),
            sql<string>`cast(${given.createdAt} as text)`.as('created_at'),
            sql<string>`cast(${given.expiresAt} as text)`.as('expires_at'),
            'link.search',
            'link.user_info',
          ])
          // Nobody takes the interview away meanwhile.
          .modifyEnd(forKeyShare),
      )
      .compile()
  })
}

const insertNamed = insertOf({ named: true })
const insertLinks = insertOf({ named: false })

type RecordRow = {
  linkID: string
  createdAt: string
  frozen: string | null
  /** JSON array of `runningColumns`, null for a frozen one. */
  running: string | null
  conversation: string | null
}

const runningColumns = [
  'org_id',
  'interview_id',
  'product_id',
  'status',
  'expires_at',
  'last_activity_at',
  'completed_at',
  'user_info',
] as const

/**
 * One statement reads an invite and its messages, so that both are of the same moment. Of a frozen
 * one it answers as few columns as it can: making them is what such a read costs most.
 */
function selectRecords({ db, arrayOf, objectsOf }: Dialect) {
  return db
    .selectFrom('invite')
    .where(notOfErasing)
    .select((eb) => [
      'link_id as linkID',
      'created_at as createdAt',
      'frozen',
      eb.case().when('frozen', 'is', null).then(arrayOf(runningColumns)).end().as('running'),
      eb
        .case()
        .when('frozen', 'is', null)
        .then(
          eb
            .selectFrom('message')
            .select(objectsOf(['role', 'content'], ['seq']).as('lines'))
            .whereRef('message.link_id', '=', 'invite.link_id'),
        )
        .end()
        .as('conversation'),
    ])
}

const inviteByLink = prepared<{ orgID: string; linkID: string }, RecordRow>(
  (dialect, { orgID, linkID }) =>
    selectRecords(dialect).where('link_id', '=', linkID).where('org_id', '=', orgID).compile(),
)

type Page = {
  orgID: string
  interviewID: string
  productID: string
  createdAt: string
  id: string
  limit: number
}

/** A page of a list, narrowed by an interview, a product or both. */
function invitePage(narrow: { interview: boolean; product: boolean }) {
  return prepared<Page, RecordRow>((dialect, page) =>
    selectRecords(dialect)
      .where((eb) => {
        const terms: Expression<SqlBool>[] = [
          eb('org_id', '=', page.orgID),
          eb(eb.refTuple('created_at', 'link_id'), '>', eb.tuple(page.createdAt, page.id)),
        ]
        if (narrow.interview) terms.push(eb('interview_id', '=', page.interviewID))
        if (narrow.product) terms.push(eb('product_id', '=', page.productID))
        return eb.and(terms)
      })
      .orderBy('created_at')
      .orderBy('link_id')
      .limit(page.limit)
      .compile(),
  )
}

const pageOfInterview = invitePage({ interview: true, product: false })
const pageOfProduct = invitePage({ interview: false, product: true })
const pageOfBoth = invitePage({ interview: true, product: true })

export async function addInvites(
  connection: Connection,
  change: Parameters<Store['addInvites']>[0],
): Promise<Written> {
  const { idempotency, invites, ...given } = change
  const before = idempotency && (await claimKey(connection, idempotency, change.createdAt))
  if (before) return before
  const nobody = invites.every(({ userInfo }) => Object.keys(userInfo).length === 0)
  const rows = nobody ? invites.map(({ linkID }) => linkID) : invites.map(namedRow)
  const insert = nobody ? insertLinks : insertNamed
  const added = await insert.change(connection, { ...given, invites: JSON.stringify(rows) })
  if (added !== invites.length) {
    throw new AppError('conflict', 'This interview is closed; open it again to invite people.')
  }
  await noteInvited(connection, change.orgID, invites)
  return { outcome: 'done' }
}

function namedRow({ linkID, userInfo }: { linkID: string; userInfo: UserInfo }): NewLink {
  const user_info = JSON.stringify(userInfo)
  return { link_id: linkID, search: searchText(linkID, userInfo), user_info }
}

export async function findInvite(
  connection: Connection,
  query: Parameters<Store['findInvite']>[0],
): Promise<InviteRecord | null> {
  const row = await inviteByLink.first(connection, query)
  return row && readRecord(row)
}

export async function listInvites(
  connection: Connection,
  query: Parameters<Store['listInvites']>[0],
): Promise<InviteRecord[]> {
  const { orgID, interviewID = '', productID = '', limit } = query
  // Sorts before every time and identifier.
  const { createdAt, id } = query.after ?? { createdAt: '', id: '' }
  const page = { orgID, interviewID, productID, createdAt, id, limit }
  return (await pageQuery(query).all(connection, page)).map(readRecord)
}

function pageQuery({ interviewID, productID }: Parameters<Store['listInvites']>[0]) {
  if (interviewID !== undefined) return productID === undefined ? pageOfInterview : pageOfBoth
  if (productID !== undefined) return pageOfProduct
  throw new Error('A list of invites is of an interview or of a product.')
}

function readRecord(row: RecordRow): InviteRecord {
  const { linkID, createdAt, frozen, running, conversation } = row
  if (frozen !== null) return { linkID, createdAt, frozen }
  const values: [
    string,
    string,
    string,
    InviteStatus,
    string,
    string | null,
    string | null,
    string,
  ] = JSON.parse(running ?? '[]')
  const [orgID, interviewID, productID, status, expiresAt, lastActivityAt, completedAt, userInfo] =
    values
  const ids = { linkID, orgID, interviewID, productID }
  const times = { createdAt, expiresAt, lastActivityAt, completedAt }
  const invite = { ...ids, status, userInfo: JSON.parse(userInfo), ...times }
  return { linkID, createdAt, frozen, invite, conversation: conversation ?? '[]' }
}

export type InviteColumns = Omit<InviteRow, 'userInfo' | 'kept'> & {
  userInfo: string
  /** JSON object; null where nobody started by an open link. */
  kept: string | null
}

export function readInvite(row: InviteColumns): InviteRow {
  const { linkID, orgID, interviewID, productID, status, createdAt, expiresAt } = row
  const { lastActivityAt, completedAt } = row
  return {
    linkID,
    orgID,
    interviewID,
    productID,
    status,
    userInfo: JSON.parse(row.userInfo),
    createdAt,
    expiresAt,
    lastActivityAt,
    completedAt,
    ...readKept(row.kept),
  }
}

function readKept(text: string | null): Pick<InviteRow, 'kept'> {
  return text === null || text === '{}' ? {} : { kept: JSON.parse(text) }
}
