import { idleBefore } from './present.ts'
import type { Job, Store } from './store.ts'
import type { TakeTurn } from './turns.ts'

/** How often a failing job is tried before it is parked for a person to look at. */
export const jobTriesMax = 5
const jobLeaseMs = 5 * 60_000
const retryAfterMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000] as const
const pollMs = 1_000
const sweepEveryMs = 60_000
const sweptAtOnce = 500
const overdueAtOnce = 20
const reasonCharactersMax = 500

export type WorkerDeps = {
  store: Store
  runJob: (job: Job, signal: AbortSignal) => Promise<void>
  takeTurn: TakeTurn
  now: () => Date
  /** Told when a job failed, and whether it was parked. */
  onFailure: (failure: { job: Job; cause: unknown; parked: boolean }) => void
}

export type Worker = {
  /** Does what is due now; true when there may be more at once. */
  tick(): Promise<boolean>
  /** Goes on by itself from now. */
  start(): void
  /** Says that there is work, so that it need not wait for the next look. */
  wake(): void
  /** Finishes what is under way and stops. */
  stop(): Promise<void>
}

/** Works off the jobs, the replies that a crash left open, and what time alone makes due. */
export function createWorker(deps: WorkerDeps): Worker {
  const stopping = new AbortController()
  let sweptAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let wakeUp = () => {}

  async function tick(): Promise<boolean> {
    if (deps.now().getTime() - sweptAt >= sweepEveryMs) {
      sweptAt = deps.now().getTime()
      await sweep(deps)
    }
    await finishOverdueTurns(deps)
    return await workOneJob(deps, stopping.signal)
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      const more = await tick().catch((cause: unknown) => {
        deps.onFailure({ job: noJob, cause, parked: false })
        return false
      })
      if (!more && !stopping.signal.aborted) await rest()
    }
  }

  async function rest() {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    tick,
    start() {
      running ??= loop()
    },
    wake: () => wakeUp(),
    async stop() {
      stopping.abort()
      wakeUp()
      await running
    },
  }
}

/** Stands for the worker's own rounds in a report of failure. */
const noJob: Job = { jobID: '', kind: 'synthesis', orgID: '', subject: '', attempts: 0 }

async function sweep({ store, now }: WorkerDeps) {
  const change = { now: now().toISOString(), idleBefore: idleBefore(now()), limit: sweptAtOnce }
  while ((await store.sweepInvites(change)) === sweptAtOnce);
}

async function finishOverdueTurns({ store, takeTurn, now }: WorkerDeps) {
  const links = await store.listOverdueTurns({ now: now().toISOString(), limit: overdueAtOnce })
  for (const linkID of links) await takeTurn(linkID)
}

async function workOneJob(deps: WorkerDeps, signal: AbortSignal): Promise<boolean> {
  const { store, now } = deps
  const leaseUntil = new Date(now().getTime() + jobLeaseMs).toISOString()
  const job = await store.claimJob({ now: now().toISOString(), leaseUntil })
  if (!job) return false
  const { jobID, attempts } = job
  try {
    await deps.runJob(job, signal)
  } catch (cause) {
    const waitMs = attempts < jobTriesMax ? retryAfterMs[attempts - 1] : undefined
    const runAt = waitMs === undefined ? null : new Date(now().getTime() + waitMs).toISOString()
    const reason = (cause instanceof Error ? cause.message : String(cause)).slice(
      0,
      reasonCharactersMax,
    )
    await store.failJob({ jobID, attempts, runAt, reason })
    deps.onFailure({ job, cause, parked: runAt === null })
    return true
  }
  await store.finishJob({ jobID, attempts })
  return true
}
