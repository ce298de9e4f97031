import { idleBefore } from '../interviews/present.ts'
import { erasePreviews } from '../interviews/preview.ts'
import { createRetentionRounds, type RetentionDeps } from '../people/retention.ts'
import { eraseInterviews, type WholeErasureDeps } from '../people/whole-interview.ts'
import { dropSoundLeft } from '../sound/drop-sound.ts'
import type { Store } from '../store.ts'
import { type JobRunDeps, type UnderWay, workOneJob } from './job-run.ts'
import { type Job, type JobLane, jobLanes } from './job-store.ts'

/** Most jobs under way in one process: one that waits for a model holds up no other. */
export const jobsAtOnce = 4
/** Mails, which a slow server holds up, have hands of their own, and so have those to owners. */
const mailsAtOnce = 4
const alertsAtOnce = 2
const pollMs = 1_000
const sweepEveryMs = 60_000
/** Nobody else can write beside them. */
const sweptAtOnce = 100
const overdueAtOnce = 20
/** Whoever writes meanwhile waits for no more. */
const briefsAtOnce = 20
/** So many jobs leave enough memory behind to give some back. */
const jobsToSettleAfter = 200

export type WorkerDeps = JobRunDeps & {
  reading: RetentionDeps['reading']
  store: RetentionDeps['store'] &
    WholeErasureDeps['store'] &
    Pick<Store, 'sweepInvites' | 'listDuePreviews' | 'erasePreview' | 'listOverdueTurns'> &
    Pick<Store, 'listErasing' | 'fillBriefs' | 'listSoundLeft' | 'dropSound'>
  /** Makes the reply that is overdue on a link. */
  takeTurn: (linkID: string) => Promise<unknown>
  /** Whether mail can be sent. */
  mails?: boolean
  /** Told when many jobs were done and none is left. */
  onWorkedOff?: () => void
}

export type Worker = {
  /** Does what is due now, of the jobs one; true when there may be more at once. */
  tick(): Promise<boolean>
  /** Goes on by itself from now, several jobs at a time. */
  start(): void
  /** Says that there is work, so that it need not wait for the next look. */
  wake(): void
  /** Finishes what is under way, takes nothing new and stops. */
  stop(): Promise<void>
}

/** Works off the jobs, the replies that a crash left open, and what time alone makes due. */
export function createWorker(deps: WorkerDeps): Worker {
  const stopping = new AbortController()
  const sleepers = new Set<() => void>()
  const sweepRetention = createRetentionRounds(deps)
  /** Of records from before; new ones have their briefs with them. */
  let isFilling = true
  let sweptAt = Number.NEGATIVE_INFINITY
  let running: Promise<unknown> | undefined
  const handsOf = {
    work: jobsAtOnce,
    mail: deps.mails ? mailsAtOnce : 0,
    alert: deps.mails ? alertsAtOnce : 0,
  } as const satisfies Record<JobLane, number>
  const underWay: Record<JobLane, UnderWay> = { work: [], mail: [], alert: [] }
  let worked = 0

  function tellFailed(cause: unknown): void {
    deps.onFailure({ job: noJob, cause, parked: false })
  }

  /** What is due by time alone; each tells whether there may be more at once. */
  const rounds: (() => Promise<unknown>)[] = [
    sweepNow,
    () => finishOverdueTurns(deps, stopping.signal),
    sweepRetention,
    () => eraseInterviews({ ...deps, onFailed: tellFailed }, stopping.signal),
    () => dropSoundLeft(deps.store, stopping.signal),
    fillBriefs,
  ]

  async function makeRounds(): Promise<boolean> {
    let hasMore = false
    // One that fails keeps none of the others from its turn.
    for (const round of rounds) hasMore = (await round().catch(tellFailed)) === true || hasMore
    return hasMore
  }

  async function sweepNow(): Promise<void> {
    if (deps.now().getTime() - sweptAt < sweepEveryMs) return
    sweptAt = deps.now().getTime()
    await sweepInvites(deps).catch(tellFailed)
    while ((await erasePreviews(deps.store, deps.now())) > 0);
  }

  async function fillBriefs(): Promise<boolean> {
    isFilling &&= !stopping.signal.aborted && (await deps.store.fillBriefs({ limit: briefsAtOnce }))
    return isFilling
  }

  async function workOn(lane: JobLane): Promise<boolean> {
    if (stopping.signal.aborted || handsOf[lane] === 0) return false
    const found = await workOneJob(deps, stopping.signal, underWay[lane], lane)
    if (found) worked += 1
    if (!found && worked >= jobsToSettleAfter) {
      worked = 0
      deps.onWorkedOff?.()
    }
    return found
  }

  async function repeat(step: () => Promise<boolean>): Promise<void> {
    while (!stopping.signal.aborted) {
      const more = await step().catch((cause: unknown) => {
        tellFailed(cause)
        return false
      })
      if (!more && !stopping.signal.aborted) await rest()
    }
  }

  async function rest() {
    await new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer)
        sleepers.delete(wakeUp)
        resolve()
      }
      const timer = setTimeout(wakeUp, pollMs)
      sleepers.add(wakeUp)
    })
  }

  function wake() {
    for (const wakeUp of sleepers) wakeUp()
  }

  return {
    async tick() {
      await makeRounds()
      for (const lane of jobLanes) if (await workOn(lane)) return true
      return false
    },
    start() {
      if (running) return
      const hands = jobLanes.flatMap((lane) =>
        Array.from({ length: handsOf[lane] }, () => repeat(() => workOn(lane))),
      )
      running = Promise.all([repeat(makeRounds), ...hands])
    },
    wake,
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}

/** Stands for the worker's own rounds in a report of failure. */
const noJob: Job = { jobID: '', kind: 'synthesis', orgID: '', subject: '', attempts: 0 }

async function sweepInvites({ store, now }: WorkerDeps) {
  const change = { now: now().toISOString(), idleBefore: idleBefore(now()), limit: sweptAtOnce }
  while ((await store.sweepInvites(change)) === sweptAtOnce);
}

async function finishOverdueTurns(deps: WorkerDeps, stopping: AbortSignal) {
  const { store, takeTurn, now, onFailure } = deps
  const links = await store.listOverdueTurns({ now: now().toISOString(), limit: overdueAtOnce })
  for (const linkID of links) {
    if (stopping.aborted) return
    // A reply that cannot be made keeps neither the others nor the jobs from their turn.
    await takeTurn(linkID).catch((cause: unknown) => {
      onFailure({ job: noJob, cause, parked: false })
    })
  }
}
