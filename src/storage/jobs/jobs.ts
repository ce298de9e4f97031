import { type Expression, sql } from 'kysely'
import type { Job, ParkedJob } from '../../service/jobs/job-store.ts'
import { attemptsPerRound } from '../../service/jobs/job-tries.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { mailJobPrefix } from '../mail/mail-jobs.ts'
import { giveUpMail } from '../mail/mail-outcomes.ts'
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

/** The same for either table: jobs of mails have one of their own. */
function ofEach<T>(make: (table: 'job', isOfMails: boolean) => T): { job: T; mail_job: T } {
  // Both have the columns of a job.
  return { job: make('job', false), mail_job: make('mail_job' as 'job', true) }
}

function tableOfJob(jobID: string): 'job' | 'mail_job' {
  return jobID.startsWith(mailJobPrefix) ? 'mail_job' : 'job'
}

const claim = ofEach((table, isOfMails) =>
  prepared<{ now: string; leaseUntil: string; exceptOrgs: string; lane: string }, Job>(
    ({ db, tableOf, forUpdateSkipLocked }, { now, leaseUntil, exceptOrgs, lane }) =>
      db
        .updateTable(table)
        .set((eb) => ({ attempts: eb('attempts', '+', 1), run_at: leaseUntil }))
        .where('job_id', '=', (eb) =>
          eb
            .selectFrom(table)
            .select('job_id')
            .where('run_at', '<=', now)
            .$if(isOfMails, (query) => query.where('kind', '=', lane))
            .where('org_id', 'not in', (eb) =>
              eb
                .selectFrom(
                  tableOf<{ id: string }, 'org'>(sql`${exceptOrgs}`, { id: 'text' }, 'org'),
                )
                .select('org.id'),
            )
            .orderBy('run_at')
            .orderBy('job_id')
            .limit(1)
            .modifyEnd(forUpdateSkipLocked),
        )
        .returning(jobColumns)
        .compile(),
  ),
)

const finish = ofEach((table) =>
  prepared<{ jobID: string; attempts: number }>(({ db }, { jobID, attempts }) =>
    db.deleteFrom(table).where('job_id', '=', jobID).where('attempts', '=', attempts).compile(),
  ),
)

type Failure = { jobID: string; attempts: number; runAt: string | null; reason: string }

const fail = ofEach((table) =>
  prepared<Failure>(({ db }, { jobID, attempts, runAt, reason }) =>
    db
      .updateTable(table)
      .set({ run_at: runAt, reason })
      .where('job_id', '=', jobID)
      .where('attempts', '=', attempts)
      .where('run_at', 'is not', null)
      .compile(),
  ),
)

// A condition on each side, so that both counts are taken from the index.
const count = ofEach((table) =>
  prepared<Record<string, never>, { waiting: number; parked: number }>(({ db }) =>
    sql<{ waiting: number; parked: number }>`select
      (select count(*) from ${sql.table(table)} where run_at >= '') as waiting,
      (select count(*) from ${sql.table(table)} where run_at is null) as parked`.compile(db),
  ),
)

const parked = ofEach((table) =>
  prepared<{ after: string; limit: number }, ParkedJob>(({ db }, { after, limit }) =>
    db
      .selectFrom(table)
      .select(jobColumns)
      .select((eb) => eb.fn.coalesce('reason', sql<string>`''`).as('reason'))
      .where('run_at', 'is', null)
      .where('job_id', '>', after)
      .orderBy('job_id')
      .limit(limit)
      .compile(),
  ),
)

const retry = ofEach((table) =>
  prepared<{ jobID: string; runAt: string }>(({ db }, { jobID, runAt }) =>
    db
      .updateTable(table)
      .set((eb) => ({
        attempts: nextRound(eb.ref('attempts')),
        run_at: runAt,
        reason: null,
      }))
      .where('job_id', '=', jobID)
      .where('run_at', 'is', null)
      .compile(),
  ),
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
  const table = lane === 'work' ? 'job' : 'mail_job'
  return claim[table].first(connection, { ...times, lane, exceptOrgs: JSON.stringify(ids) })
}

export async function finishJob(
  connection: Connection,
  change: Parameters<Store['finishJob']>[0],
): Promise<boolean> {
  return (await finish[tableOfJob(change.jobID)].change(connection, change)) === 1
}

export async function failJob(
  connection: Connection,
  change: Parameters<Store['failJob']>[0],
): Promise<boolean> {
  const table = tableOfJob(change.jobID)
  if ((await fail[table].change(connection, change)) !== 1) return false
  if (table === 'mail_job' && change.runAt === null) await giveUpMail(connection, change)
  return true
}

export async function countJobs(
  connection: Connection,
): Promise<{ waiting: number; parked: number }> {
  const none = { waiting: 0, parked: 0 }
  const jobs = (await count.job.first(connection, {})) ?? none
  const mails = (await count.mail_job.first(connection, {})) ?? none
  return { waiting: jobs.waiting + mails.waiting, parked: jobs.parked + mails.parked }
}

export async function listParkedJobs(
  connection: Connection,
  { after = '', limit }: Parameters<Store['listParkedJobs']>[0],
): Promise<ParkedJob[]> {
  const page = { after, limit }
  const all = [
    ...(await parked.job.all(connection, page)),
    ...(await parked.mail_job.all(connection, page)),
  ]
  return all.toSorted((one, other) => (one.jobID < other.jobID ? -1 : 1)).slice(0, limit)
}

export async function retryJob(
  connection: Connection,
  change: Parameters<Store['retryJob']>[0],
): Promise<boolean> {
  return (await retry[tableOfJob(change.jobID)].change(connection, change)) === 1
}
