import type { InterviewRow } from '../../service/interviews/interview-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { eraseInvite } from '../people/erasure.ts'
import { prepared } from '../query.ts'
import { addInterview } from './interviews.ts'
import { addInvites } from './invites.ts'

const insert = prepared<{
  linkID: string
  interviewID: string
  ownerID: string
  expiresAt: string
}>(({ db }, preview) =>
  db
    .insertInto('preview')
    .values({
      link_id: preview.linkID,
      interview_id: preview.interviewID,
      owner_id: preview.ownerID,
      expires_at: preview.expiresAt,
    })
    .compile(),
)

const ofOwner = prepared<{ ownerID: string; limit: number }, { link_id: string }>(
  ({ db }, { ownerID, limit }) =>
    db
      .selectFrom('preview')
      .select('link_id')
      .where('owner_id', '=', ownerID)
      .limit(limit)
      .compile(),
)

const due = prepared<{ now: string; limit: number }, { link_id: string }>(
  ({ db }, { now, limit }) =>
    db
      .selectFrom('preview')
      .select('link_id')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(limit)
      .compile(),
)

const take = prepared<{ linkID: string }, { interview_id: string }>(({ db }, { linkID }) =>
  db.deleteFrom('preview').where('link_id', '=', linkID).returning('interview_id').compile(),
)

const dropInterview = prepared<{ interviewID: string }>(({ db }, { interviewID }) =>
  db.deleteFrom('interview').where('interview_id', '=', interviewID).compile(),
)

export async function addPreview(
  connection: Connection,
  { ownerID, expiresAt, linkID, tried, openMax }: Parameters<Store['addPreview']>[0],
): Promise<'done' | 'full'> {
  const open = await ofOwner.all(connection, { ownerID, limit: openMax })
  if (open.length >= openMax) return 'full'
  await addInterview(connection, { interview: tried })
  await addInvites(connection, {
    ...placeOf(tried),
    expiresAt,
    invites: [{ linkID, userInfo: {} }],
  })
  const { interviewID } = tried
  await insert.change(connection, { linkID, interviewID, ownerID, expiresAt })
  return 'done'
}

export async function listDuePreviews(
  connection: Connection,
  query: Parameters<Store['listDuePreviews']>[0],
): Promise<string[]> {
  return (await due.all(connection, query)).map((row) => row.link_id)
}

export async function erasePreview(
  connection: Connection,
  { linkID, at }: Parameters<Store['erasePreview']>[0],
): Promise<boolean> {
  const taken = await take.first(connection, { linkID })
  if (!taken) return false
  await eraseInvite(connection, { linkID, profile: null, at })
  await dropInterview.change(connection, { interviewID: taken.interview_id })
  return true
}

function placeOf({ orgID, interviewID, productID, createdAt }: InterviewRow) {
  return { orgID, interviewID, productID, createdAt }
}
