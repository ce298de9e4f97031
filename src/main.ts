import type pino from 'pino'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import type { ShareCounts } from './http/limits/shared-rates.ts'
import type { Logger } from './http/logger.ts'
import type { Pages } from './http/pages/page-files.ts'
import type { Interviewer } from './interview/ports.ts'
import { type LoopWatch, watchLoop } from './loop-delay.ts'
import type { LookUp } from './outbound/names.ts'
import { createOutbound } from './outbound/outbound.ts'
import { readPages } from './pages.ts'
import type { Synthesizer } from './profile/synthesizer.ts'
import { createRandomBytes } from './random.ts'
import { createReady } from './readiness.ts'
import { createReaders, type Readers } from './reading/readers.ts'
import type { Readings } from './reading/readings.ts'
import { createClients } from './service/assistants/clients.ts'
import { createGrants } from './service/assistants/grants.ts'
import { createAudit } from './service/calls/audit.ts'
import type { LostLines } from './service/calls/audit-reads.ts'
import { createOnce } from './service/calls/once.ts'
import type { Worker } from './service/jobs/worker.ts'
import { createUnsubscribing } from './service/mail/unsubscribing.ts'
import { createSetupCode } from './service/members/accounts.ts'
import { openKey } from './service/members/keys.ts'
import { rememberTokens } from './service/members/known-tokens.ts'
import { createAuthenticate } from './service/members/tokens.ts'
import { createOpenLinkPage } from './service/open-links/open-link-page.ts'
import type { Store } from './service/store.ts'
import { type Browsers, createBrowsers } from './service/taking-part/consenting-browser.ts'
import { createFindLinkStanding } from './service/taking-part/link-standing.ts'
import { createSender, type Sender } from './service/webhooks/sender.ts'
import { openStore, readPlace } from './storage/open.ts'
import { createTelemetry, type Telemetry } from './telemetry.ts'
import { createBackground } from './wiring/background.ts'
import { type BuiltinMinds, createBuiltinMinds } from './wiring/builtin-minds.ts'
import { kindOf } from './wiring/failure-kind.ts'
import { findAddress, listen } from './wiring/listen.ts'
import { openLog } from './wiring/log.ts'
import { openMinds } from './wiring/minds.ts'
import type { Minds } from './wiring/minds-port.ts'
import { createService } from './wiring/service.ts'
import { createOpenShare } from './wiring/shares.ts'
import { openSignOn, type SignOnParts } from './wiring/sign-on.ts'
import { openSounds } from './wiring/sounds.ts'
import { openSpeech, type SpeechParts, toldOf } from './wiring/speech.ts'

const randomBytes = createRandomBytes()

/** How long an interviewer may take over a reply where no model is set up. */
const patienceMsDefault = 12_000

/** What a test may put in place of the real thing. */
export type Overrides = {
  now?: () => Date
  interviewer?: Interviewer
  synthesizer?: Synthesizer
  /** What reads in place of the threads that do, given these. */
  reading?: (threads: Readings) => Readings
  logger?: pino.Logger
  pages?: Pages
  /** Told whenever somebody opens the page of a link that can be answered. */
  onLinkOpened?: () => void
  /** False leaves the rounds to whoever calls `worker.tick()` and `sender.tick()`. */
  work?: boolean
  /** Looks up where webhooks' names lead. */
  lookUp?: LookUp
  /** What passwords cost to hash, from 10 to 18. */
  passwordCostLog2?: number
}

export type Running = {
  /** Where the service listens. */
  url: string
  /** Whether nobody has a token yet. */
  fresh: boolean
  store: Store
  worker: Worker
  /** Sends to webhooks. */
  sender: Sender
  /** A new one-time code that makes the console's first member; null once there is one. */
  createSetupCode(): Promise<string | null>
  /** Asks the models whether they can be used; what is wrong with one, in a sentence, or null. */
  checkModels(): Promise<string | null>
  /** What of the ways to speak cannot be, in a sentence; null where all can. */
  speechProblem: string | null
  /** Asks the issuer of single sign-on whether it is there; what is wrong, in a sentence, or null. */
  checkSignOn(): Promise<string | null>
  /** Loads what the first answer would wait for. */
  warmUp(): Promise<void>
  /** Stops taking requests, finishes what is under way, closes the database. */
  close(): Promise<void>
}

/** Puts the parts together and serves. Throws an `AppError` when a setting cannot work. */
export async function startColloquy(config: Config, overrides: Overrides = {}): Promise<Running> {
  const logger = overrides.logger ?? openLog(config.logLevel)
  const pages = overrides.pages ?? readPages()
  const at = await findAddress(config)
  const opened = await openStore(config.databaseURL, {
    exclusive: true,
    onWarning: (text) => logger.warn(text),
  })
  const telemetry = createTelemetry(opened)
  const loop = watchLoop()
  const store = telemetry.watch({ ...opened, ...rememberTokens(opened) })
  const readers = createReaders({
    onOverrun(overrun) {
      telemetry.readingEnded(overrun.reading)
      logger.warn(overrun, 'reading ended')
    },
  })
  try {
    const now = overrides.now ?? (() => new Date())
    const readings = overrides.reading?.(readers.readings) ?? readers.readings
    const builtin = createBuiltinMinds(readings)
    const deps = { store, dialogues: readings, builtin, now, logger, onSpent: telemetry.spent }
    const minds = await openMinds(config, deps)
    const browsersKey = await openKey({ store, now }, randomBytes, 'browsers')
    const browsers = createBrowsers(browsersKey, randomBytes)
    const speech = {
      ...openSpeech(config, {
        ...{ store, now, browsers, logger },
        onVoiced: telemetry.voiced,
      }),
      sounds: openSounds(config, { store, now, browsers, randomBytes }),
    }
    const deviceSecret = await openKey({ store, now }, randomBytes, 'devices')
    const mailKey = await openKey({ store, now }, randomBytes, 'mail')
    const assistantsKey = await openKey({ store, now }, randomBytes, 'assistants')
    const publicURL = config.publicURL ?? at.url
    const signOn = await openSignOn(config, { store, now, randomBytes, logger, publicURL })
    const { app, worker, sender, audit, finishTurns } = assemble(
      config,
      {
        store,
        readings,
        builtin,
        now,
        logger,
        pages,
        telemetry,
        minds,
        browsers,
        deviceSecret,
        mailKey,
        assistantsKey,
        loop,
        ...{ signOn, publicURL, speech },
      },
      overrides,
    )
    await listen(() => app.listen(at), at)
    if (overrides.work !== false) {
      worker.start()
      sender.start()
      store.onJob(worker.wake)
    }
    return {
      url: at.url,
      fresh: !(await store.hasTokens()),
      store,
      worker,
      sender,
      createSetupCode: () => createSetupCode({ store, now, randomBytes }),
      speechProblem: speech.problem,
      warmUp: () => warmUp(readers),
      async checkModels() {
        await minds.models?.check()
        const problem = minds.models?.problem() ?? null
        if (problem !== null) logger.warn({ problem }, 'model')
        return problem
      },
      async checkSignOn() {
        const problem = (await signOn?.signOn.findProblem()) ?? null
        if (problem !== null) logger.warn({ problem }, 'sign-on')
        return problem
      },
      async close() {
        minds.models?.stop()
        // At once, so that no job is taken while the last requests are answered.
        await Promise.all([worker.stop(), sender.stop(), app.close().then(finishTurns)])
        await readers.close()
        await audit.close()
        await store.close()
        loop.stop()
      },
    }
  } catch (error) {
    loop.stop()
    await store.close()
    throw error
  }
}

async function warmUp(readers: Readers): Promise<void> {
  await Promise.all([readers.warmUp(), import('./service/taking-part/participation.ts')])
}

type Parts = {
  store: Store
  now: () => Date
  logger: pino.Logger
  pages: Pages
  telemetry: Telemetry
  readings: Readings
  builtin: BuiltinMinds
  minds: Minds
  loop: LoopWatch
  browsers: Browsers
  deviceSecret: string
  mailKey: string
  assistantsKey: string
  signOn: SignOnParts | null
  speech: SpeechParts
  publicURL: string
}

function assemble(config: Config, parts: Parts, overrides: Overrides) {
  const {
    store,
    now,
    logger,
    pages,
    telemetry,
    readings: reading,
    builtin,
    browsers,
    loop,
    mailKey,
    signOn,
    publicURL,
  } = parts
  const minds = {
    ...parts.minds,
    ...(overrides.interviewer && { interviewers: [overrides.interviewer] }),
    ...(overrides.synthesizer && { synthesizer: overrides.synthesizer }),
  }
  const patienceMs = config.model?.patienceMs ?? patienceMsDefault
  const { takeTurn, worker, finishTurns } = createBackground({
    store,
    now,
    randomBytes,
    logger,
    telemetry,
    reading,
    builtin: builtin.interviewer,
    minds,
    patienceMs,
    ...{ smtp: config.smtp, mailKey, publicURL },
  })
  const outbound = createOutbound({
    allowed: config.webhookAllow,
    ...(overrides.lookUp && { lookUp: overrides.lookUp }),
  })
  const clients = createClients({ outbound, key: parts.assistantsKey, now })
  const sender = createSender({
    ...{ store, now, randomBytes, publicURL, outbound, mailOwners: config.smtp !== null },
    onFailure: (cause) => logger.error(kindOf(cause), 'webhooks failed'),
    onShut: (shut) => logger.warn(shut, 'webhook shut'),
  })
  const onLost = ({ count, calls, cause }: LostLines) =>
    logger.error({ count, calls, ...kindOf(cause) }, 'audit lines lost')
  const audit = createAudit({ store, now, randomBytes, onLost })
  const service = createService(config, {
    store,
    reading,
    now,
    randomBytes,
    publicURL,
    interviewerNames: minds.interviewers.map(({ name }) => name),
    modelProblem: () => minds.models?.problem() ?? null,
    guideReader: minds.guideReader,
    answerer: minds.answerer,
    player: minds.player,
    outbound,
    clients,
    mailFrom: config.smtp?.from ?? null,
    mailKey,
    audit,
    browsers,
    speech: toldOf(parts.speech, config),
    signOn: signOn?.signOn ?? null,
    ...(overrides.passwordCostLog2 !== undefined && {
      passwordCostLog2: overrides.passwordCostLog2,
    }),
    takeTurn,
    patienceMs,
    onTurnFailed: (cause) => logger.error(kindOf(cause), 'reply failed'),
    onCompleted: worker.wake,
  })
  const findLinkStanding = createFindLinkStanding({ store, now })
  const app = createApp({
    service,
    authenticate: createAuthenticate({
      store,
      now,
      onUnnoted: (cause) => logger.warn(kindOf(cause), 'use of a token not noted'),
    }),
    once: createOnce({ store, now }),
    async findLinkStanding(linkID) {
      const found = await findLinkStanding(linkID)
      if (found.standing === 'open') overrides.onLinkOpened?.()
      return found
    },
    ready: createReady(config.databaseURL, store, loop),
    metrics: { metrics: telemetry.metrics, token: config.metricsToken },
    openLinks: createOpenLinkPage({
      ...{ store, now, randomBytes, linkDays: config.linkDays },
      key: parts.deviceSecret,
    }),
    browsers,
    unsubscribing: createUnsubscribing({ store, now, mailKey }),
    grants: createGrants({ store, now, randomBytes, clients, publicURL }),
    signOn: signOn ?? undefined,
    speech: parts.speech,
    embedOrigins: config.embedOrigins,
    corsOrigins: config.corsOrigins,
    openShare: createOpenShare({ store, reading, now, noteShared: audit.noteShared }),
    findPicture: (query) => store.findPicture(query),
    pages,
    limits: { callsPerMinute: config.callsPerMinute },
    deviceSecret: parts.deviceSecret,
    shareCounts: createShareCounts(config, store, now),
    logger: logger satisfies Logger,
    now,
    publicURL,
    trustProxy: config.trustedProxies,
  })
  return { app, worker, sender, audit, finishTurns }
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
