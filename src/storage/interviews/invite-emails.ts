import { sql } from 'kysely'
import { foldEmail } from '../../profile/composition/identity.ts'
import type { UserInfo } from '../../service/interviews/invite-store.ts'
import type { EmailKind } from '../../service/people/people-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Addressed = { link_id: string; email: string }

const insertInvited = prepared<{ orgID: string; invited: string }>(
  ({ db, tableOf }, { orgID, invited }) =>
    db
      .insertInto('invite_email')
      .columns(['org_id', 'email', 'link_id', 'kind'])
      .expression(
        db
          .selectFrom(
            tableOf<Addressed, 'given'>(
              sql`${invited}`,
              { link_id: 'text', email: 'text' },
              'given',
            ),
          )
          .select([
            sql<string>`cast(${orgID} as text)`.as('org_id'),
            'given.email',
            'given.link_id',
            sql.lit('invited').as('kind'),
          ]),
      )
      .compile(),
)

// The one that the link was made for stays what it is when its owner types it, too.
const insertTyped = prepared<{ linkID: string; email: string }>(({ db }, { linkID, email }) =>
  db
    .insertInto('invite_email')
    .columns(['org_id', 'email', 'link_id', 'kind'])
    .expression(
      db
        .selectFrom('invite')
        .select([
          'org_id',
          sql<string>`cast(${email} as text)`.as('email'),
          'link_id',
          sql.lit('typed').as('kind'),
        ])
        .where('link_id', '=', linkID),
    )
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

const dropEmails = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('invite_email').where('link_id', '=', linkID).compile(),
)

const linksOf = prepared<
  { orgID: string; email: string; after: string; limit: number },
  { linkID: string; kind: EmailKind }
>(({ db }, { orgID, email, after, limit }) =>
  db
    .selectFrom('invite_email')
    .select(['link_id as linkID', sql<EmailKind>`kind`.as('kind')])
    .where('org_id', '=', orgID)
    .where('email', '=', email)
    .where('link_id', '>', after)
    .orderBy('link_id')
    .limit(limit)
    .compile(),
)

/** Notes the addresses that links are made for. */
export async function noteInvited(
  connection: Connection,
  orgID: string,
  invites: readonly { linkID: string; userInfo: UserInfo }[],
): Promise<void> {
  const invited = invites
    .map(({ linkID, userInfo }) => ({ link_id: linkID, email: foldEmail(userInfo.email) }))
    .filter(({ email }) => email !== '')
  if (invited.length === 0) return
  await insertInvited.change(connection, { orgID, invited: JSON.stringify(invited) })
}

/** Notes the address that a participant gave, if they gave one. */
export async function noteTyped(
  connection: Connection,
  linkID: string,
  userInfo: UserInfo | undefined,
): Promise<void> {
  const email = foldEmail(userInfo?.email)
  if (email !== '') await insertTyped.change(connection, { linkID, email })
}

export async function forgetEmails(connection: Connection, linkID: string): Promise<void> {
  await dropEmails.change(connection, { linkID })
}

export function listLinksOf(
  connection: Connection,
  { after = '', ...query }: Parameters<Store['listLinksOf']>[0],
): Promise<{ linkID: string; kind: EmailKind }[]> {
  return linksOf.all(connection, { ...query, after })
}
