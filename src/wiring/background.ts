import type pino from 'pino'
import { createThinnedLines } from '../http/limits/thinned-lines.ts'
import type { Interviewer } from '../interview/ports.ts'
import type { SMTPSettings } from '../outbound/smtp.ts'
import { onTheBillOf } from '../service/calls/cost.ts'
import type { RandomBytes } from '../service/ids.ts'
import type { InterviewRow } from '../service/interviews/interview-store.ts'
import type { Job } from '../service/jobs/job-store.ts'
import { createWorker } from '../service/jobs/worker.ts'
import type { Reading } from '../service/reading.ts'
import type { Store } from '../service/store.ts'
import type { TakeTurn } from '../service/taking-part/turns/turns.ts'
import type { Telemetry } from '../telemetry.ts'
import { settle } from '../threads/settle.ts'
import { kindOf } from './failure-kind.ts'
import type { Minds } from './minds-port.ts'

type BackgroundDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  logger: pino.Logger
  telemetry: Telemetry
  reading: Reading
  /** Speaks where another interviewer fails. */
  builtin: Interviewer
  minds: Minds
  /** How long an interviewer may take over one reply. */
  patienceMs: number
  /** Null where no mail can be sent. */
  smtp: SMTPSettings | null
  mailKey: string
  publicURL: string
}

/**
 * What goes on beside the calls: the interviewer's turns, and the jobs that a finished interview leaves.
 * Each is loaded when it is first due.
 */
export function createBackground(deps: BackgroundDeps) {
  const { store, reading, now, logger, telemetry } = deps
  let opened: Promise<TakeTurn> | undefined
  let mails: Promise<RunMail> | undefined
  const stopping = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  // While the database is away each of them fails each second.
  const rounds = createThinnedLines(1)
  const takeTurn: TakeTurn = async (linkID, owned) => {
    opened ??= openTurns(deps, stopping.signal, () => worker.wake())
    const turn = (await opened)(linkID, owned)
    underWay.add(turn)
    return await turn.finally(() => underWay.delete(turn))
  }
  const worker = createWorker({
    store,
    reading,
    takeTurn,
    now,
    async runJob(job, signal) {
      if (job.kind !== 'mail' && job.kind !== 'alert') return await runJob(deps, job, signal)
      mails ??= openMails(deps)
      await (await mails)(job, signal)
    },
    mails: deps.smtp !== null,
    onWorkedOff: settle,
    onFailure: ({ job, cause, parked }) => {
      telemetry.jobFailed(parked)
      const failure = kindOf(cause)
      if (job.jobID === '')
        rounds.note(failure.kind, (count) =>
          logger.error({ ...failure, ...(count > 1 && { count }) }, 'round failed'),
        )
      else logger.error({ job: job.jobID, parked, ...failure }, 'job failed')
    },
  })
  /** Waits for no interviewer any more: the built-in one speaks at once where a reply is due. */
  async function finishTurns(): Promise<void> {
    stopping.abort()
    await Promise.allSettled(underWay)
  }
  return { takeTurn, worker, finishTurns }
}

async function openTurns(
  deps: BackgroundDeps,
  stopping: AbortSignal,
  onCompleted: () => void,
): Promise<TakeTurn> {
  const { store, reading, builtin, now, randomBytes, logger, telemetry, minds, patienceMs } = deps
  const { createTakeTurn } = await import('../service/taking-part/turns/turns.ts')
  return createTakeTurn({
    store,
    reading,
    now,
    randomBytes,
    findInterviewer: (wanted) => minds.interviewers.find(({ name }) => name === wanted) ?? builtin,
    builtin,
    patienceMs,
    stopping,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onFallback({ interviewer, why, cause }) {
      if (interviewer !== builtin.name) telemetry.spokeInstead(why)
      logger.warn({ interviewer, why, ...(cause !== undefined && kindOf(cause)) }, 'fallback')
    },
    onCompleted,
    mailOwners: deps.smtp !== null,
  })
}

/** Jobs of one organization take turns with those of others, and with its calls, where words are read. */
function runJob(deps: BackgroundDeps, job: Job, signal: AbortSignal): Promise<void> {
  const whose = `jobs of organization ${job.orgID}`
  return onTheBillOf({ cpuMs: 0, whose }, () => doJob(deps, job, signal))
}

async function doJob(given: BackgroundDeps, job: Job, signal: AbortSignal): Promise<void> {
  const {
    store,
    reading,
    now,
    randomBytes,
    minds: { synthesizer, secondReader, grouper, turnJudge, answerer },
  } = given
  if (job.kind === 'themes') {
    const { groupThemes } = await import('../service/interview-report/grouping.ts')
    const { createFindPlan } = await import('../service/interviews/plans.ts')
    const { sumUp } = await import('../service/study/summary.ts')
    const findPlan = createFindPlan(reading)
    const summing =
      answerer &&
      (async (interview: InterviewRow) =>
        await sumUp({ store, reading, answerer, now }, interview, await findPlan(interview)))
    return await groupThemes({ store, reading, now, grouper, sumUp: summing }, job, signal)
  }
  if (job.kind === 'generation') {
    const { runGeneration } = await import('../service/simulation/generate.ts')
    return await runGeneration({ store, reading, now }, job)
  }
  if (job.kind === 'simulation') {
    const { runSimulation } = await import('../service/simulation/simulate-job.ts')
    const { createFindPlan } = await import('../service/interviews/plans.ts')
    const findPlan = createFindPlan(reading)
    return await runSimulation({ store, reading, answerer, now, findPlan }, job, signal)
  }
  const { synthesize } = await import('../service/profiles/synthesis.ts')
  const grouperName = grouper?.name
  const deps = {
    store,
    reading,
    now,
    randomBytes,
    synthesizer,
    secondReader,
    turnJudge,
    grouperName,
  }
  return await synthesize(deps, job, signal)
}

type RunMail = (job: Job, signal: AbortSignal) => Promise<void>

async function openMails({ smtp, ...given }: BackgroundDeps): Promise<RunMail> {
  // Nobody takes such a job where there is no server.
  if (!smtp) throw new Error('A mail was to be sent without a server.')
  const { createMailer } = await import('../outbound/smtp.ts')
  const { runMail } = await import('../service/mail/mail-job.ts')
  const { createFindPlan } = await import('../service/interviews/plans.ts')
  const deps = { ...given, findPlan: createFindPlan(given.reading), mailer: createMailer(smtp) }
  return (job, signal) => runMail(deps, job, signal)
}
