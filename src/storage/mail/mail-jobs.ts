import { sql } from 'kysely'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

/** What identifiers of these jobs begin with, so that it tells them from all others. */
export const mailJobPrefix = 'job_mail_'
const jobPrefix = 'job_'
/** The mail that a job sends. */
export const mailOfJob = (jobID: string) => jobID.slice(jobPrefix.length)

type Line = { job_id: string; subject: string }
const columns = { job_id: 'text', subject: 'text' } as const

const insert = prepared<{ jobs: string; kind: string; orgID: string; runAt: string }>(
  ({ db, tableOf }, { jobs, kind, orgID, runAt }) =>
    db
      .insertInto('mail_job')
      .columns(['job_id', 'kind', 'org_id', 'subject', 'attempts', 'run_at'])
      .expression(
        db
          .selectFrom(tableOf<Line, 'given'>(sql`${jobs}`, columns, 'given'))
          .select([
            'given.job_id',
            sql<string>`cast(${kind} as text)`.as('kind'),
            sql<string>`cast(${orgID} as text)`.as('org_id'),
            'given.subject',
            sql<number>`0`.as('attempts'),
            sql<string>`cast(${runAt} as text)`.as('run_at'),
          ]),
      )
      .compile(),
)

/** Writes a job for each of these mails, whose identifiers begin with `mail_`. */
export async function insertMailJobs(
  connection: Connection,
  change: { orgID: string; kind: 'mail' | 'alert'; mails: readonly string[]; runAt: string },
): Promise<void> {
  const { mails, ...given } = change
  if (mails.length === 0) return
  const jobs = mails.map((subject) => ({ job_id: `${jobPrefix}${subject}`, subject }))
  await insert.change(connection, { ...given, jobs: JSON.stringify(jobs) })
  const { announceJob } = connection.dialect
  if (announceJob) await connection.run({ sql: announceJob, parameters: [] })
}
