import { createServer } from 'node:net'
import pino from 'pino'
import type { Config } from './config.ts'
import { AppError } from './contract/errors.ts'
import { createApp } from './http/app.ts'
import type { Logger } from './http/edge.ts'
import type { Pages } from './http/pages.ts'
import type { ShareCounts } from './http/shared-rates.ts'
import type { Interviewer } from './interview/ports.ts'
import { ProposalFailure } from './interview/proposal-failure.ts'
import { builtinInterviewer, builtinSynthesizer } from './interviewers/builtin-parts.ts'
import { createModelInterviewer } from './interviewers/llm/interviewer.ts'
import { createSpending, type DayBook } from './interviewers/llm/spending.ts'
import { createModelGrouper } from './interviewers/llm-grouping/grouper.ts'
import { createModelSynthesizer } from './interviewers/llm-synthesis/synthesizer.ts'
import { readPages } from './pages.ts'
import type { Synthesizer } from './profile/synthesizer.ts'
import { createRandomBytes } from './random.ts'
import { createReady } from './readiness.ts'
import { createAccess } from './service/access.ts'
import { createAccounts, createSetupCode } from './service/accounts.ts'
import { createAudit } from './service/audit.ts'
import type { LostLines } from './service/audit-reads.ts'
import { createInsight } from './service/insight.ts'
import { groupThemes } from './service/interview-report/grouping.ts'
import { rememberTokens } from './service/known-tokens.ts'
import { createOrganization } from './service/organization.ts'
import { createOverview } from './service/overview.ts'
import { createFindLinkStanding, createParticipation } from './service/participation.ts'
import { createPasswords } from './service/passwords.ts'
import { createPeople } from './service/people.ts'
import { createFindPlan } from './service/plans.ts'
import { createPreview } from './service/preview.ts'
import { createResearch } from './service/research.ts'
import { createSteering } from './service/steering.ts'
import type { Store } from './service/store.ts'
import { synthesize } from './service/synthesis.ts'
import { createAuthenticate } from './service/tokens.ts'
import { createTakeTurn } from './service/turns.ts'
import { warmUp } from './service/warm-up.ts'
import { createWorker, type Worker } from './service/worker.ts'
import { openStore, readPlace } from './storage/open.ts'
import { createTelemetry, type Telemetry } from './telemetry.ts'

const randomBytes = createRandomBytes()

/** What a test may put in place of the real thing. */
export type Overrides = {
  now?: () => Date
  interviewer?: Interviewer
  synthesizer?: Synthesizer
  logger?: pino.Logger
  pages?: Pages
  /** Told whenever somebody opens the page of a link that can be answered. */
  onLinkOpened?: () => void
  /** False leaves the worker's rounds to whoever calls `worker.tick()`. */
  work?: boolean
}

export type Running = {
  /** Where the service listens. */
  url: string
  /** Whether nobody has a token yet. */
  fresh: boolean
  store: Store
  worker: Worker
  /** A new one-time code that makes the console's first member; null once there is one. */
  createSetupCode(): Promise<string | null>
  /** Loads what the first answer would wait for. */
  warmUp(): Promise<void>
  /** Stops taking requests, finishes what is under way, closes the database. */
  close(): Promise<void>
}

/** Puts the parts together and serves. Throws an `AppError` when a setting cannot work. */
export async function startColloquy(config: Config, overrides: Overrides = {}): Promise<Running> {
  const logger = overrides.logger ?? pino({ level: config.logLevel }, pino.destination(2))
  const pages = overrides.pages ?? readPages()
  const at = await findAddress(config)
  const opened = await openStore(config.databaseURL, {
    exclusive: true,
    onWarning: (text) => logger.warn(text),
  })
  const telemetry = createTelemetry(opened)
  const store = telemetry.watch({ ...opened, ...rememberTokens(opened) })
  try {
    const { app, worker, audit } = assemble(
      config,
      { store, logger, pages, telemetry, url: at.url },
      overrides,
    )
    await listen(() => app.listen(at), at)
    if (overrides.work !== false) {
      worker.start()
      store.onJob(worker.wake)
    }
    return {
      url: at.url,
      fresh: !(await store.hasTokens()),
      store,
      worker,
      createSetupCode: () =>
        createSetupCode({ store, now: overrides.now ?? (() => new Date()), randomBytes }),
      warmUp: () => warmUp(builtinInterviewer, new Date()),
      async close() {
        // At once, so that no job is taken while the last requests are answered.
        await Promise.all([worker.stop(), app.close()])
        await audit.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

type Parts = {
  store: Store
  logger: pino.Logger
  pages: Pages
  telemetry: Telemetry
  url: string
}

function assemble(config: Config, parts: Parts, overrides: Overrides) {
  const { store, logger, pages, telemetry, url } = parts
  const now = overrides.now ?? (() => new Date())
  const publicURL = config.publicURL ?? url
  const builtin = builtinInterviewer
  const model = openModel(config, { store, now, logger, onSpent: telemetry.spent })
  const interviewer = overrides.interviewer ?? model?.interviewer ?? builtin
  const synthesizer = overrides.synthesizer ?? model?.synthesizer ?? builtinSynthesizer
  const grouper = model?.grouper ?? null
  const findPlan = createFindPlan()
  const onCompleted = () => worker.wake()
  const takeTurn = createTakeTurn({
    store,
    now,
    randomBytes,
    findInterviewer: (name) => (name === interviewer.name ? interviewer : builtin),
    builtin,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onFallback: ({ interviewer, cause }) =>
      logger.warn({ interviewer, ...kindOf(cause) }, 'fallback'),
    onCompleted,
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
  const findLinkStanding = createFindLinkStanding({ store, now })
  const onLost = ({ count, calls, cause }: LostLines) =>
    logger.error({ count, calls, ...kindOf(cause) }, 'audit lines lost')
  const audit = createAudit({ store, now, randomBytes, onLost })
  const app = createApp({
    service: audit.watch({
      ...createResearch({
        store,
        now,
        randomBytes,
        publicURL,
        interviewerName: interviewer.name,
        linkDays: config.linkDays,
      }),
      ...createInsight({ store, now, findPlan }),
      ...createPeople({ store, now }),
      ...createOverview({ store, now, publicURL }),
      ...createOrganization({ store, interviewerName: interviewer.name }),
      ...createAccess({ store, now, randomBytes, publicURL }),
      ...createPreview({ store, now, randomBytes, publicURL, interviewerName: interviewer.name }),
      ...createSteering({ store, now, publicURL, interviewerName: interviewer.name }),
      ...createAccounts({ store, now, randomBytes, passwords: createPasswords(randomBytes) }),
      ...createParticipation({
        store,
        now,
        randomBytes,
        findPlan,
        takeTurn,
        onCompleted,
        careResources: config.careResources,
      }),
      ...audit.calls,
    }),
    authenticate: createAuthenticate({
      store,
      now,
      onUnnoted: (cause) => logger.warn(kindOf(cause), 'use of a token not noted'),
    }),
    async findLinkStanding(linkID) {
      const standing = await findLinkStanding(linkID)
      if (standing === 'open') overrides.onLinkOpened?.()
      return standing
    },
    ready: createReady(config.databaseURL, store),
    metrics: { metrics: telemetry.metrics, token: config.metricsToken },
    findPicture: (query) => store.findPicture(query),
    pages,
    limits: { callsPerMinute: config.callsPerMinute },
    shareCounts: createShareCounts(config, store, now),
    logger: logger satisfies Logger,
    now,
    publicURL,
    trustProxy: config.trustedProxies,
  })
  return { app, worker, audit }
}

/** A data file is served by one process, which counts for itself. */
function createShareCounts({ databaseURL }: Config, store: Store, now: () => Date) {
  if (readPlace(databaseURL).kind !== 'postgres') return undefined
  const share: ShareCounts = (counts) =>
    store.shareCounts({
      counts: counts.map((count) => ({ ...count, endsAt: count.endsAt.toISOString() })),
      now: now().toISOString(),
    })
  return share
}

/** The model that the settings name, if they do. Its package is loaded with its first reply. */
type ModelDeps = {
  store: Store
  now: () => Date
  logger: pino.Logger
  onSpent: Telemetry['spent']
}

function openModel({ model }: Config, { store, now, logger, onSpent }: ModelDeps) {
  if (!model) return null
  const book: DayBook = { reserve: store.reserveSpending, add: store.addSpending }
  const spending = createSpending(model.limits, book, onSpent)
  return {
    interviewer: createModelInterviewer({ ...model, spending }),
    grouper: createModelGrouper({ ...model, spending }),
    synthesizer: createModelSynthesizer({
      ...model,
      spending,
      now,
      builtin: builtinSynthesizer,
      onFallback: ({ synthesizer, why, cause }) =>
        logger.warn({ synthesizer, why, ...(cause !== undefined && kindOf(cause)) }, 'fallback'),
    }),
  }
}

/** What a log may say of a failure: its kind, never its message, which may quote an answer. */
function kindOf(cause: unknown) {
  if (cause instanceof ProposalFailure) return { kind: cause.name, why: cause.why }
  return cause instanceof Error
    ? { kind: cause.name, stack: framesOf(cause) }
    : { kind: typeof cause }
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
}

/** Where to listen and what that is called; a port of 0 becomes a free one. */
async function findAddress({ host, port }: Config) {
  const free = port === 0 ? await freePort(host) : port
  const anywhere = host === '0.0.0.0' || host === '::'
  const name = anywhere || host === '127.0.0.1' ? 'localhost' : host
  const shown = name.includes(':') ? `[${name}]` : name
  return { host, port: free, url: `http://${shown}:${free}` }
}

async function freePort(host: string): Promise<number> {
  const probe = createServer()
  await listen(
    () =>
      new Promise<void>((resolve, reject) => {
        probe.once('error', reject).listen(0, host, resolve)
      }),
    { host, port: 0 },
  )
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const listenFailures: Record<string, string> = {
  EADDRINUSE: 'is in use by another program; set PORT to another one',
  EACCES: 'may not be used by this user; set PORT to one above 1023',
  EADDRNOTAVAIL: 'cannot be used: HOST is no address of this machine',
  ENOTFOUND: 'cannot be used: HOST is not a name this machine knows',
}

/** Listens, or says in a sentence why not. */
async function listen(
  begin: () => Promise<unknown>,
  { host, port }: { host: string; port: number },
) {
  try {
    await begin()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const failure = listenFailures[code]
    if (!failure) throw error
    throw new AppError('unavailable', `Port ${port} on ${host} ${failure}.`, { cause: error })
  }
}
