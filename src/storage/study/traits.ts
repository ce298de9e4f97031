import { sql } from 'kysely'
import type { Store } from '../../service/store.ts'
import type { Traits } from '../../service/study/study-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Row = { linkID: string } & Traits

/** Members of what is kept as JSON, so that nothing of its size leaves the database. */
const traits = prepared<{ orgID: string; links: string }, Row>(
  ({ db, words, tableOf }, { orgID, links }) => {
    const given = tableOf<{ link_id: string }, 'given'>(sql`${links}`, { link_id: 'text' }, 'given')
    const member = (within: 'details' | 'metadata', name: string) =>
      sql.raw<string | null>(words.member(words.member('profile.body', within), name))
    return db
      .selectFrom('invite')
      .leftJoin('profile', 'profile.profile_id', 'invite.profile_id')
      .leftJoin('open_start', 'open_start.link_id', 'invite.link_id')
      .leftJoin('session', 'session.link_id', 'invite.link_id')
      .select([
        'invite.link_id as linkID',
        member('details', 'occupation').as('occupation'),
        member('details', 'location').as('location'),
        member('metadata', 'sentiment').as('sentiment'),
        sql.raw<string | null>(words.member('session.state', 'language')).as('language'),
        'open_start.kept',
      ])
      .where('invite.link_id', 'in', db.selectFrom(given).select('given.link_id'))
      .where('invite.org_id', '=', orgID)
      .compile()
  },
)

export function listTraits(
  connection: Connection,
  { orgID, linkIDs }: Parameters<Store['listTraits']>[0],
): Promise<Row[]> {
  const links = JSON.stringify(linkIDs.map((link) => ({ link_id: link })))
  return traits.all(connection, { orgID, links })
}
