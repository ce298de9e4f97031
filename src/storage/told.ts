import { sql } from 'kysely'
import type { InviteStatus } from '../contract/resources.ts'
import type { Store, Told } from '../service/store.ts'
import type { Connection } from './dialect.ts'
import { prepared } from './query.ts'
import { readSummary } from './summaries.ts'

type ToldRow = Parameters<typeof readSummary>[0] & {
  digest: string | null
  session: string | null
  extraction: string | null
}

type Wanted = 'way' | 'all'
type Page = { orgID: string; interviewID: string; createdAt: string; id: string; limit: number }

function toldPage(wanted: Wanted) {
  return prepared<Page, ToldRow>(({ db }, page) =>
    db
      .selectFrom('invite')
      .leftJoin('session', 'session.link_id', 'invite.link_id')
      .leftJoin('extraction', 'extraction.link_id', 'invite.link_id')
      .select((eb) => [
        'invite.link_id as linkID',
        'invite.org_id as orgID',
        'invite.interview_id as interviewID',
        'invite.product_id as productID',
        eb.ref('invite.status').$castTo<InviteStatus>().as('status'),
        'invite.created_at as createdAt',
        'invite.expires_at as expiresAt',
        'invite.last_activity_at as lastActivityAt',
        'invite.completed_at as completedAt',
        'invite.user_info as userInfo',
        'invite.answers',
        'invite.sentiment',
        'invite.profile_id as profileID',
        'invite.digest',
        // A session holds its whole plan: it is read only where there is no digest of it yet.
        eb
          .case()
          .when('invite.digest', 'is', null)
          .then(eb.ref('session.state'))
          .end()
          .as('session'),
        // The bodies are most of what there is to read.
        wanted === 'way' ? sql<null>`null`.as('extraction') : 'extraction.body as extraction',
      ])
      .where('invite.org_id', '=', page.orgID)
      .where('invite.interview_id', '=', page.interviewID)
      .where((eb) =>
        eb(
          eb.refTuple('invite.created_at', 'invite.link_id'),
          '>',
          eb.tuple(page.createdAt, page.id),
        ),
      )
      .orderBy('invite.created_at')
      .orderBy('invite.link_id')
      .limit(page.limit)
      .compile(),
  )
}

const pages: Record<Wanted, ReturnType<typeof toldPage>> = {
  way: toldPage('way'),
  all: toldPage('all'),
}

export async function listTold(
  connection: Connection,
  { orgID, interviewID, after, limit, only }: Parameters<Store['listTold']>[0],
): Promise<Told[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  const rows = await pages[only ?? 'all'].all(connection, {
    orgID,
    interviewID,
    createdAt,
    id,
    limit,
  })
  return rows.map((row) => {
    const { digest, session, extraction } = row
    return { invite: readSummary(row), digest, session, extraction }
  })
}
