import { type Expression, sql } from 'kysely'
import { attemptsPerRound } from '../../service/jobs/job-tries.ts'
import type { Job, ParkedJob } from '../../service/records.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

const addJob = prepared<{
  jobID: string
  kind: string
  orgID: string
  subject: string
  runAt: string
}>(({ db }, job) =>
  db
    .insertInto('job')
    .values({
      job_id: job.jobID,
      kind: job.kind,
      org_id: job.orgID,
      subject: job.subject,
      attempts: 0,
      run_at: job.runAt,
      reason: null,
    })
    .compile(),
)

const mailJobColumns = { job_id: 'text', subject: 'text' } as const

const addMailJobs = prepared<{ jobs: string; lane: string; orgID: string; runAt: string }>(
  ({ db, tableOf }, { jobs, lane, orgID, runAt }) =>
    db
      .insertInto('job')
      .columns(['job_id', 'kind', 'org_id', 'subject', 'attempts', 'run_at', 'lane'])
      .expression(
        db
          .selectFrom(
            tableOf<{ job_id: string; subject: string }, 'given'>(
              sql`${jobs}`,
              mailJobColumns,
              'given',
            ),
          )
          .select([
            'given.job_id',
            sql<string>`cast(${lane} as text)`.as('kind'),
            sql<string>`cast(${orgID} as text)`.as('org_id'),
            'given.subject',
            sql<number>`0`.as('attempts'),
            sql<string>`cast(${runAt} as text)`.as('run_at'),
            sql<string>`cast(${lane} as text)`.as('lane'),
          ]),
      )
      .compile(),
)

type NewJob = Parameters<typeof addJob.change>[1]

const putJob = prepared<NewJob>(({ db }, job) =>
  db
    .insertInto('job')
    .values({
      job_id: job.jobID,
      kind: job.kind,
      org_id: job.orgID,
      subject: job.subject,
      attempts: 0,
      run_at: job.runAt,
      reason: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('job_id')
        .doUpdateSet((eb) => ({
          attempts: nextRound(eb.ref('job.attempts')),
          run_at: laterOf(eb.ref('job.run_at'), eb.ref('excluded.run_at')),
          reason: null,
        }))
        // One that nobody has taken up yet will see what is new; one under way ends first.
        .where(sql<boolean>`job.attempts % ${sql.lit(attemptsPerRound)} <> 0`),
    )
    .compile(),
)

const restart = prepared<{ jobID: string; runAt: string }>(({ db }, { jobID, runAt }) =>
  db
    .updateTable('job')
    .set((eb) => ({
      attempts: nextRound(eb.ref('attempts')),
      run_at: laterOf(eb.ref('run_at'), eb.val(runAt)),
      reason: null,
    }))
    .where('job_id', '=', jobID)
    .compile(),
)

const jobColumns = [
  'job_id as jobID',
  sql<Job['kind']>`kind`.as('kind'),
  'org_id as orgID',
  'subject',
  'attempts',
] as const

const claim = prepared<{ now: string; leaseUntil: string; exceptOrgs: string; lane: string }, Job>(
  ({ db, tableOf, forUpdateSkipLocked }, { now, leaseUntil, exceptOrgs, lane }) =>
    db
      .updateTable('job')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), run_at: leaseUntil }))
      .where('job_id', '=', (eb) =>
        eb
          .selectFrom('job')
          .select('job_id')
          .where('lane', '=', lane)
          .where('run_at', '<=', now)
          .where('org_id', 'not in', (eb) =>
            eb
              .selectFrom(tableOf<{ id: string }, 'org'>(sql`${exceptOrgs}`, { id: 'text' }, 'org'))
              .select('org.id'),
          )
          .orderBy('run_at')
          .orderBy('job_id')
          .limit(1)
          .modifyEnd(forUpdateSkipLocked),
      )
      .returning(jobColumns)
      .compile(),
)

const finish = prepared<{ jobID: string; attempts: number }>(({ db }, { jobID, attempts }) =>
  db.deleteFrom('job').where('job_id', '=', jobID).where('attempts', '=', attempts).compile(),
)

const fail = prepared<{
  jobID: string
  attempts: number
  runAt: string | null
  reason: string
}>(({ db }, { jobID, attempts, runAt, reason }) =>
  db
    .updateTable('job')
    .set({ run_at: runAt, reason })
    .where('job_id', '=', jobID)
    .where('attempts', '=', attempts)
    .where('run_at', 'is not', null)
    .compile(),
)

// A condition on each side, so that both counts are taken from the index.
const count = prepared<Record<string, never>, { waiting: number; parked: number }>(({ db }) =>
  sql<{ waiting: number; parked: number }>`select
    (select count(*) from job where run_at >= '') as waiting,
    (select count(*) from job where run_at is null) as parked`.compile(db),
)

const parked = prepared<{ after: string; limit: number }, ParkedJob>(({ db }, { after, limit }) =>
  db
    .selectFrom('job')
    .select(jobColumns)
    .select((eb) => eb.fn.coalesce('reason', sql<string>`''`).as('reason'))
    .where('run_at', 'is', null)
    .where('job_id', '>', after)
    .orderBy('job_id')
    .limit(limit)
    .compile(),
)

const retry = prepared<{ jobID: string; runAt: string }>(({ db }, { jobID, runAt }) =>
  db
    .updateTable('job')
    .set((eb) => ({
      attempts: nextRound(eb.ref('attempts')),
      run_at: runAt,
      reason: null,
    }))
    .where('job_id', '=', jobID)
    .where('run_at', 'is', null)
    .compile(),
)

function laterOf(one: Expression<string | null>, other: Expression<string | null>) {
  return sql<string>`case when ${one} > ${other} then ${one} else ${other} end`
}

function nextRound(attempts: Expression<number>) {
  const size = sql.lit(attemptsPerRound)
  return sql<number>`(${attempts} / ${size} + 1) * ${size}`
}

/** Writes a job that is due at once, in the transaction that makes it necessary. */
export async function insertJob(
  connection: Connection,
  job: Omit<Job, 'attempts'>,
  runAt: string,
): Promise<void> {
  const { jobID, kind, orgID, subject } = job
  await addJob.change(connection, { jobID, kind, orgID, subject, runAt })
  const { announceJob } = connection.dialect
  if (announceJob) await connection.run({ sql: announceJob, parameters: [] })
}

/** Writes a job for each of these mails, whose kind is that of the lane. */
export async function insertMailJobs(
  connection: Connection,
  change: { orgID: string; lane: 'mail' | 'alert'; mails: readonly string[]; runAt: string },
): Promise<void> {
  const { mails, ...given } = change
  if (mails.length === 0) return
  const jobs = mails.map((subject) => ({ job_id: `job_${subject}`, subject }))
  await addMailJobs.change(connection, { ...given, jobs: JSON.stringify(jobs) })
  const { announceJob } = connection.dialect
  if (announceJob) await connection.run({ sql: announceJob, parameters: [] })
}

/** Writes a job that is due later, once: what is waiting already will do. */
export async function followJob(
  connection: Connection,
  { job, runAt }: NonNullable<Parameters<Store['saveProfile']>[0]['follow']>,
): Promise<void> {
  const { jobID, kind, orgID, subject } = job
  await putJob.change(connection, { jobID, kind, orgID, subject, runAt })
}

/** Lets a job go again, once what is under way has ended; false when there is none. */
export async function restartJob(
  connection: Connection,
  change: { jobID: string; runAt: string },
): Promise<boolean> {
  return (await restart.change(connection, change)) === 1
}

export function claimJob(
  connection: Connection,
  { exceptOrgs = [], lane = 'work', ...times }: Parameters<Store['claimJob']>[0],
): Promise<Job | null> {
  const ids = exceptOrgs.map((id) => ({ id }))
  return claim.first(connection, { ...times, lane, exceptOrgs: JSON.stringify(ids) })
}

export async function finishJob(
  connection: Connection,
  change: Parameters<Store['finishJob']>[0],
): Promise<boolean> {
  return (await finish.change(connection, change)) === 1
}

export async function failJob(
  connection: Connection,
  change: Parameters<Store['failJob']>[0],
): Promise<boolean> {
  return (await fail.change(connection, change)) === 1
}

export async function countJobs(
  connection: Connection,
): Promise<{ waiting: number; parked: number }> {
  return (await count.first(connection, {})) ?? { waiting: 0, parked: 0 }
}

export function listParkedJobs(
  connection: Connection,
  { after = '', limit }: Parameters<Store['listParkedJobs']>[0],
): Promise<ParkedJob[]> {
  return parked.all(connection, { after, limit })
}

export async function retryJob(
  connection: Connection,
  change: Parameters<Store['retryJob']>[0],
): Promise<boolean> {
  return (await retry.change(connection, change)) === 1
}
