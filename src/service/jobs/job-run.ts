import { AppError } from '../../contract/errors.ts'
import { ReadingOverrun } from '../reading.ts'
import type { Store } from '../store.ts'
import type { Job, JobLane } from './job-store.ts'
import { jobTriesMax, laneOf, reasonOf, retryAt, tryOf } from './job-tries.ts'

const jobLeaseMs = 5 * 60_000
/** A run ends before its lease does, so that nobody else begins while it is still at work. */
const runMsMax = 4 * 60_000
/** How long a run may go on once the service is told to stop. */
const stopMsMax = 20_000

export type JobRunDeps = {
  store: Pick<Store, 'claimJob' | 'finishJob' | 'failJob'>
  /** Does a job; it should end soon after the signal aborts, and is not waited for any longer. */
  runJob: (job: Job, signal: AbortSignal) => Promise<void>
  now: () => Date
  /** Told when a job failed, and whether it was parked. */
  onFailure: (failure: { job: Job; cause: unknown; parked: boolean }) => void
}

/** Whose jobs of a lane are under way in this process, one entry a job. */
export type UnderWay = string[]

/** Takes a due job and does it, well or badly; false when none is due. */
export async function workOneJob(
  deps: JobRunDeps,
  stopping: AbortSignal,
  underWay: UnderWay,
  lane: JobLane = 'work',
): Promise<boolean> {
  const job = await claim(deps, underWay, lane)
  if (!job) return false
  underWay.push(job.orgID)
  try {
    await work(deps, job, stopping)
  } finally {
    underWay.splice(underWay.indexOf(job.orgID), 1)
  }
  return true
}

/** The oldest due job, those of organizations that have none under way first: many of one keep nobody else's waiting. */
async function claim(
  { store, now }: JobRunDeps,
  underWay: UnderWay,
  lane: JobLane,
): Promise<Job | null> {
  const leaseUntil = new Date(now().getTime() + jobLeaseMs).toISOString()
  const times = { now: now().toISOString(), leaseUntil, lane }
  if (underWay.length === 0) return await store.claimJob(times)
  const exceptOrgs = [...new Set(underWay)]
  return (await store.claimJob({ ...times, exceptOrgs })) ?? (await store.claimJob(times))
}

async function work(deps: JobRunDeps, job: Job, stopping: AbortSignal): Promise<void> {
  const { jobID, attempts } = job
  // Every earlier try took its process with it, or it would have been parked by now.
  if (tryOf(attempts) > jobTriesMax) {
    await fail(deps, job, new AppError('unavailable', 'The service ended during every try.'))
    return
  }
  try {
    await run(deps, job, stopping)
  } catch (cause) {
    await fail(deps, job, cause)
    return
  }
  await deps.store.finishJob({ jobID, attempts })
}

async function fail({ store, now, onFailure }: JobRunDeps, job: Job, cause: unknown) {
  const { jobID, attempts } = job
  const runAt = runAgainAt(cause, job, now())
  // False when another attempt has the job by now: what became of this one no longer matters.
  const kept = await store.failJob({ jobID, attempts, runAt, reason: reasonOf(cause) })
  if (kept) onFailure({ job, cause, parked: runAt === null })
}

/** When a failed job is tried again; null when it waits for a person. */
function runAgainAt(cause: unknown, { attempts, kind }: Job, now: Date): string | null {
  if (cause instanceof Stopped) return now.toISOString()
  // What took too long to read takes as long the next time.
  return cause instanceof ReadingOverrun ? null : retryAt(attempts, now, laneOf(kind))
}

/** Why a run was given up that a stopping service could not wait for. */
class Stopped extends AppError {
  constructor() {
    super('unavailable', 'The service stopped during the try.')
  }
}

async function run({ runJob }: JobRunDeps, job: Job, stopping: AbortSignal): Promise<void> {
  const over = new AbortController()
  const tooLong = () => over.abort(new AppError('unavailable', 'The try took too long.'))
  let timer = setTimeout(tooLong, runMsMax)
  const hurry = () => {
    clearTimeout(timer)
    timer = setTimeout(() => over.abort(new Stopped()), stopMsMax)
  }
  stopping.addEventListener('abort', hurry, { once: true })
  const aborted = new Promise<never>((_resolve, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason), { once: true })
  })
  try {
    await Promise.race([runJob(job, over.signal), aborted])
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', hurry)
  }
}
