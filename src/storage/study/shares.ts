import type { SharedPart } from '../../contract/calls/share-calls.ts'
import type { Store } from '../../service/store.ts'
import type { Share } from '../../service/study/shares/share-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Place = { orgID: string; interviewID: string }

/** Held, so that makers of shares count one after the other. */
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

/** Held, so that it cannot be erased meanwhile. */
const holdInvite = prepared<Place & { linkID: string }, { id: string }>(
  ({ db, forUpdate }, { orgID, interviewID, linkID }) =>
    db
      .selectFrom('invite')
      .select('link_id as id')
      .where('link_id', '=', linkID)
      .where('org_id', '=', orgID)
      .where('interview_id', '=', interviewID)
      .modifyEnd(forUpdate)
      .compile(),
)

const dropEnded = prepared<Place & { now: string }>(({ db }, { orgID, interviewID, now }) =>
  db
    .deleteFrom('share')
    .where('org_id', '=', orgID)
    .where('interview_id', '=', interviewID)
    .where('expires_at', '<=', now)
    .compile(),
)

const ofInterview = prepared<Place & { limit: number }, { share_id: string }>(
  ({ db }, { orgID, interviewID, limit }) =>
    db
      .selectFrom('share')
      .select('share_id')
      .where('org_id', '=', orgID)
      .where('interview_id', '=', interviewID)
      .limit(limit)
      .compile(),
)

type Row = Omit<Share, 'names' | 'userName'> & { names: number }

const insert = prepared<Row>(({ db }, share) =>
  db
    .insertInto('share')
    .values({
      share_id: share.shareID,
      org_id: share.orgID,
      interview_id: share.interviewID,
      what: share.what,
      link_id: share.linkID,
      names: share.names,
      user_id: share.userID,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    })
    .compile(),
)

export async function addShare(
  connection: Connection,
  { share, sharesMax }: Parameters<Store['addShare']>[0],
): Promise<'done' | 'unknown' | 'full'> {
  const { userName: _, ...row } = share
  const { orgID, interviewID, linkID, createdAt } = row
  if (!(await holdInterview.first(connection, { orgID, interviewID }))) return 'unknown'
  const isOfIt =
    linkID === null || (await holdInvite.first(connection, { orgID, interviewID, linkID }))
  if (!isOfIt) return 'unknown'
  await dropEnded.change(connection, { orgID, interviewID, now: createdAt })
  const there = await ofInterview.all(connection, { orgID, interviewID, limit: sharesMax })
  if (there.length >= sharesMax) return 'full'
  await insert.change(connection, { ...row, names: row.names ? 1 : 0 })
  return 'done'
}

const shareByID = prepared<{ shareID: string }, Row>(({ db }, { shareID }) =>
  db
    .selectFrom('share')
    .select((eb) => [
      'share_id as shareID',
      'org_id as orgID',
      'interview_id as interviewID',
      eb.ref('what').$castTo<SharedPart>().as('what'),
      'link_id as linkID',
      'names',
      'user_id as userID',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('share_id', '=', shareID)
    .compile(),
)

export async function findShare(
  connection: Connection,
  query: Parameters<Store['findShare']>[0],
): Promise<Share | null> {
  const row = await shareByID.first(connection, query)
  return row && readShare({ ...row, userName: null })
}

type Page = Place & { now: string; createdAt: string; id: string; limit: number }

/** One page of an interview's, or of a conversation's. */
function sharePage<P extends Page>(linkOf: (query: P) => string | null) {
  return prepared<P, Row & { userName: string | null }>(({ db }, query) => {
    const linkID = linkOf(query)
    return db
      .selectFrom('share')
      .leftJoin('member', (join) =>
        join
          .onRef('member.user_id', '=', 'share.user_id')
          .onRef('member.org_id', '=', 'share.org_id'),
      )
      .select((eb) => [
        'share.share_id as shareID',
        'share.org_id as orgID',
        'share.interview_id as interviewID',
        eb.ref('share.what').$castTo<SharedPart>().as('what'),
        'share.link_id as linkID',
        'share.names',
        'share.user_id as userID',
        'share.created_at as createdAt',
        'share.expires_at as expiresAt',
        'member.name as userName',
      ])
      .where('share.org_id', '=', query.orgID)
      .where('share.interview_id', '=', query.interviewID)
      .$if(linkID !== null, (some) => some.where('share.link_id', '=', linkID))
      .where('share.expires_at', '>', query.now)
      .where((eb) =>
        eb(
          eb.refTuple('share.created_at', 'share.share_id'),
          '>',
          eb.tuple(query.createdAt, query.id),
        ),
      )
      .orderBy('share.created_at')
      .orderBy('share.share_id')
      .limit(query.limit)
      .compile()
  })
}

const pageOfInterview = sharePage<Page>(() => null)
const pageOfLink = sharePage<Page & { linkID: string }>(({ linkID }) => linkID)

export async function listShares(
  connection: Connection,
  { after, linkID, ...query }: Parameters<Store['listShares']>[0],
): Promise<Share[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  const page = { ...query, createdAt, id }
  const rows =
    linkID === undefined
      ? await pageOfInterview.all(connection, page)
      : await pageOfLink.all(connection, { ...page, linkID })
  return rows.map(readShare)
}

function readShare({ names, ...share }: Row & { userName: string | null }): Share {
  return { ...share, names: Number(names) === 1 }
}

const remove = prepared<{ orgID: string; shareID: string }>(({ db }, { orgID, shareID }) =>
  db.deleteFrom('share').where('share_id', '=', shareID).where('org_id', '=', orgID).compile(),
)

export async function removeShare(
  connection: Connection,
  { share: { orgID, shareID } }: Parameters<Store['removeShare']>[0],
): Promise<boolean> {
  return (await remove.change(connection, { orgID, shareID })) === 1
}

const eraseOf = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('share').where('link_id', '=', linkID).compile(),
)

/** Ends the pages that show an erased conversation. */
export async function eraseShares(
  connection: Connection,
  given: { linkID: string },
): Promise<void> {
  await eraseOf.change(connection, given)
}
