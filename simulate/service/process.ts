import { readConfig } from '../../src/config.ts'
import { AppError } from '../../src/contract/errors.ts'
import type { Interviewer } from '../../src/interview/ports.ts'
import type { Synthesizer } from '../../src/profile/synthesizer.ts'
import { createClients } from '../../src/service/assistants/clients.ts'
import { createAudit } from '../../src/service/calls/audit.ts'
import { createFindPlan } from '../../src/service/interviews/plans.ts'
import type { Job } from '../../src/service/jobs/job-store.ts'
import { createWorker, type Worker } from '../../src/service/jobs/worker.ts'
import { runMail } from '../../src/service/mail/mail-job.ts'
import { createUnsubscribing, type Unsubscribing } from '../../src/service/mail/unsubscribing.ts'
import { openKey } from '../../src/service/members/keys.ts'
import {
  createOpenLinkPage,
  type OpenLinkPage,
} from '../../src/service/open-links/open-link-page.ts'
import { synthesize } from '../../src/service/profiles/synthesis.ts'
import type { Service } from '../../src/service/service.ts'
import { runGeneration } from '../../src/service/simulation/generate.ts'
import { runSimulation } from '../../src/service/simulation/simulate-job.ts'
import type { Store } from '../../src/service/store.ts'
import { createBrowsers } from '../../src/service/taking-part/consenting-browser.ts'
import { createTakeTurn } from '../../src/service/taking-part/turns/turns.ts'
import { createSender, type Sender } from '../../src/service/webhooks/sender.ts'
import { createService } from '../../src/wiring/service.ts'
import { createChance, createRandomBytes } from '../core/chance.ts'
import type { Effects } from '../core/effects.ts'
import type { Owner } from '../core/world.ts'
import type { Mailbox } from '../peers/mailbox.ts'
import { createModel, type ModelBook, modelName } from '../peers/model.ts'
import { createReading } from '../peers/reading.ts'
import type { Receivers } from '../peers/receivers.ts'
import type { Leanings } from '../people/leanings.ts'

export const publicURL = 'https://colloquy.example'
export const ownerAddress = 'owner@example.com'
export const patienceMs = 12_000
const mailFrom = 'research@example.com'
const config = readConfig({ PUBLIC_URL: publicURL })

export type Surroundings = {
  seed: number
  effects: Effects
  storeOf(owner: Owner): Store
  receivers: Receivers
  mailbox: Mailbox
  models: ModelBook
} & Pick<Leanings, 'proposeMs' | 'extractMs'>

/** The service in one process, as `main.ts` puts it together, without HTTP before it. */
export type Process = {
  service: Service
  openLinks: OpenLinkPage
  unsubscribing: Unsubscribing
  worker: Worker
  sender: Sender
}

export async function startProcess(given: Surroundings, owner: Owner): Promise<Process> {
  const { seed, effects, receivers, mailbox } = given
  const { world } = effects
  const store = given.storeOf(owner)
  const now = () => new Date(world.now() + owner.skewMs)
  const randomBytes = createRandomBytes(createChance(seed, `random bytes of ${owner.name}`))
  const reading = createReading(effects, given)
  const browsersKey = await openKey({ store, now }, randomBytes, 'browsers')
  const deviceKey = await openKey({ store, now }, randomBytes, 'devices')
  const mailKey = await openKey({ store, now }, randomBytes, 'mail')
  const onFailure = (cause: unknown) => tellBug(effects, owner.name, cause)
  const builtin: Interviewer = {
    name: 'builtin',
    propose: ({ signal: _, ...turn }) => reading.propose(turn),
  }
  const model = createModel(effects, { store, now, models: given.models })
  const synthesizer: Synthesizer = {
    name: 'builtin',
    async extract({ signal, tell: _, ...interview }) {
      signal.throwIfAborted()
      return await reading.extract(interview)
    },
  }
  const takeTurn = createTakeTurn({
    ...{ store, reading, now, randomBytes, builtin, patienceMs },
    findInterviewer: (wanted) => (wanted === modelName ? model : builtin),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onFallback: ({ cause }) => tellBug(effects, `${owner.name} proposes`, cause),
    onCompleted: () => worker.wake(),
    mailOwners: true,
  })
  const findPlan = createFindPlan(reading)
  const mailDeps = { store, now, randomBytes, findPlan, publicURL, mailKey }
  async function runJob(job: Job, signal: AbortSignal): Promise<void> {
    if (job.kind === 'mail' || job.kind === 'alert') {
      return await runMail({ ...mailDeps, mailer: mailbox.mailerOf() }, job, signal)
    }
    if (job.kind === 'generation') return await runGeneration({ store, reading, now }, job)
    if (job.kind === 'simulation') {
      const deps = { store, reading, answerer: null, now, findPlan }
      return await runSimulation(deps, job, signal)
    }
    await synthesize({ store, reading, now, randomBytes, synthesizer }, job, signal)
  }
  const worker = createWorker({
    ...{ store, reading, takeTurn, now, runJob, mails: true },
    onFailure: ({ cause }) => onFailure(cause),
  })
  const outbound = receivers.outboundOf()
  const sender = createSender({
    ...{ store, now, randomBytes, publicURL, outbound, mailOwners: true, onFailure },
    onShut: () => {},
  })
  const audit = createAudit({ store, now, randomBytes, onLost: ({ cause }) => onFailure(cause) })
  const service = createService(config, {
    ...{ store, reading, now, randomBytes, publicURL, outbound, audit, takeTurn, patienceMs },
    ...{ guideReader: null, answerer: null, player: null, mailFrom, mailKey, signOn: null },
    speech: null,
    clients: createClients({ outbound, key: deviceKey, now }),
    interviewerNames: ['builtin', modelName],
    modelProblem: () => null,
    browsers: createBrowsers(browsersKey, randomBytes),
    onTurnFailed: onFailure,
    onCompleted: () => worker.wake(),
  })
  return {
    service,
    worker,
    sender,
    openLinks: createOpenLinkPage({ store, now, randomBytes, linkDays: 30, key: deviceKey }),
    unsubscribing: createUnsubscribing({ store, now, mailKey }),
  }
}

/** Whatever fails for a reason that nobody foresaw is a bug, and told as one. */
export function tellBug({ world }: Effects, where: string, cause: unknown): void {
  const isForeseen =
    cause === undefined ||
    Array.isArray(cause) ||
    cause instanceof AppError ||
    (cause instanceof Error && cause.name === 'ProposalFailure')
  if (isForeseen) return
  const told = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  world.break(`A bug at ${where.replace(/\d+$/, '')}: ${told}`)
}
