import type pino from 'pino'
import { builtinInterviewer } from '../interviewers/builtin-parts.ts'
import type { RandomBytes } from '../service/ids.ts'
import { groupThemes } from '../service/interview-report/grouping.ts'
import type { Store } from '../service/store.ts'
import { synthesize } from '../service/synthesis.ts'
import { createTakeTurn } from '../service/turns.ts'
import { createWorker } from '../service/worker.ts'
import type { Telemetry } from '../telemetry.ts'
import { kindOf } from './failure-kind.ts'
import type { Minds } from './models.ts'

type BackgroundDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  logger: pino.Logger
  telemetry: Telemetry
  minds: Minds
}

/** What goes on beside the calls: the interviewer's turns, and the jobs that a finished interview leaves. */
export function createBackground(deps: BackgroundDeps) {
  const { store, now, randomBytes, logger, telemetry, minds } = deps
  const { interviewer, synthesizer, grouper } = minds
  const takeTurn = createTakeTurn({
    store,
    now,
    randomBytes,
    findInterviewer: (name) => (name === interviewer.name ? interviewer : builtinInterviewer),
    builtin: builtinInterviewer,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onFallback: ({ interviewer, cause }) =>
      logger.warn({ interviewer, ...kindOf(cause) }, 'fallback'),
    onCompleted: () => worker.wake(),
  })
  const worker = createWorker({
    store,
    takeTurn,
    now,
    runJob: (job, signal) =>
      job.kind === 'themes'
        ? groupThemes({ store, now, grouper }, job, signal)
        : synthesize(
            { store, now, randomBytes, synthesizer, grouperName: grouper?.name },
            job,
            signal,
          ),
    onFailure: ({ job, cause, parked }) => {
      telemetry.jobFailed(parked)
      logger.error({ job: job.jobID, parked, ...kindOf(cause) }, 'job failed')
    },
  })
  return { takeTurn, worker }
}
