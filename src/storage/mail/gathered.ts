import { sql } from 'kysely'
import type { DueMail } from '../../service/mail/mail-records.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

/** Interviews that one mail of what was gathered tells of. */
const interviewsMax = 50

/** What a mail is about that gathers conversations of an organization until then: no link is named so. */
export function gatheredUntil(orgID: string, until: Date): string {
  return `care ${orgID} ${until.toISOString()}`
}

/** By what conversations of one interview are counted for it. */
export function gatheredKey(subject: string, interviewID: string): string {
  return `${subject} ${interviewID}`
}

const counted = prepared<{ from: string; to: string }, { key: string; count: number }>(
  ({ db }, { from, to }) =>
    db
      .selectFrom('rate_count')
      .select(['key', 'count'])
      .where('key', '>', from)
      .where('key', '<', to)
      .orderBy('key')
      .limit(interviewsMax)
      .compile(),
)

export async function readGathered(
  connection: Connection,
  subject: string,
): Promise<DueMail['gathered']> {
  const from = gatheredKey(subject, '')
  // The character behind the space ends them.
  const rows = await counted.all(connection, { from, to: `${subject}!` })
  return rows.map(({ key, count }) => ({ interviewID: key.slice(from.length), count }))
}

/** Mails that were about what was gathered, before a time. */
export const forgetGathered = prepared<{ before: string }>(({ db }, { before }) =>
  db
    .deleteFrom('mail')
    .where('subject', '>', sql.lit('care '))
    .where('subject', '<', sql.lit('care!'))
    .where('kind', '=', sql.lit('care_more'))
    .where('created_at', '<', before)
    .compile(),
)
