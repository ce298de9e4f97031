import type { Config } from '../config.ts'
import type { CallID } from '../contract/calls/calls.ts'
import type { GuideReader } from '../interview/guide-reader.ts'
import type { Answerer } from '../profile/answerer.ts'
import type { Player } from '../profile/player.ts'
import { createAssistants } from '../service/assistants/assistants.ts'
import type { Clients } from '../service/assistants/clients.ts'
import type { Audit } from '../service/calls/audit.ts'
import type { RandomBytes } from '../service/ids.ts'
import { createDrafting } from '../service/interviews/draft-guidelines.ts'
import { createPreview } from '../service/interviews/preview.ts'
import { createResearch } from '../service/interviews/research.ts'
import { createAccess } from '../service/members/access.ts'
import { createAccounts } from '../service/members/accounts.ts'
import { createOrganization } from '../service/members/organization.ts'
import { createPasswords } from '../service/members/passwords/passwords.ts'
import type { Reading } from '../service/reading.ts'
import type { Service } from '../service/service.ts'
import type { SignOn } from '../service/sign-on/sign-on.ts'
import { createSealing } from '../service/sound/sealing.ts'
import type { Store } from '../service/store.ts'
import type { SpeechTold } from '../service/taking-part/consent.ts'
import type { Browsers } from '../service/taking-part/consenting-browser.ts'
import type { ParticipationDeps } from '../service/taking-part/participation.ts'
import type { Outbound } from '../service/webhooks/outbound.ts'

type ServiceDeps = {
  store: Store
  reading: Reading
  now: () => Date
  randomBytes: RandomBytes
  /** The base of invite URLs, without a slash at its end. */
  publicURL: string
  /** Who can conduct an interview besides `builtin`; the first does unless one says otherwise. */
  interviewerNames: readonly string[]
  /** What is wrong with a model, in a sentence; null where nothing is. */
  modelProblem: () => string | null
  /** A model that reads guides, where there is one. */
  guideReader: GuideReader | null
  /** A model that answers a study's questions, where there is one. */
  answerer: Answerer | null
  /** A model that plays made-up participants, where there is one. */
  player: Player | null
  /** How webhooks are reached. */
  outbound: Outbound
  /** Which assistants there are. */
  clients: Clients
  /** Whom mail is from; null where none can be sent. */
  mailFrom: string | null
  mailKey: string
  audit: Audit
  browsers: Browsers
  /** How members sign in elsewhere; null where they do not. */
  signOn: SignOn | null
  /** What participants are told of speaking; null where it is none of the service's. */
  speech: SpeechTold | null
  /** Left out: as much as is usual. */
  passwordCostLog2?: number
} & Pick<ParticipationDeps, 'takeTurn' | 'patienceMs' | 'onTurnFailed' | 'onCompleted'>

/** Every call of the contract, each written down by the audit log. */
export function createService(
  { linkDays, careResources, passwordSignIn, soundKeys }: Config,
  {
    audit,
    takeTurn,
    patienceMs,
    onTurnFailed,
    onCompleted,
    browsers,
    passwordCostLog2,
    ...deps
  }: ServiceDeps,
): Service {
  const { randomBytes } = deps
  const findPlan = once(async () =>
    (await import('../service/interviews/plans.ts')).createFindPlan(deps.reading),
  )
  return audit.watch({
    ...createResearch({ ...deps, linkDays }),
    ...createOrganization(deps),
    ...createAccess({ ...deps, passwordSignIn }),
    ...createAssistants(deps),
    ...createPreview(deps),
    ...createDrafting(deps),
    ...createAccounts({
      ...{ ...deps, passwordSignIn },
      passwords: createPasswords(randomBytes, passwordCostLog2),
    }),
    ...loadedLater(participantCalls, async () => {
      const { createParticipation } = await import('../service/taking-part/participation.ts')
      const { createFindPlan } = await import('../service/interviews/plans.ts')
      // Never behind a plan that a researcher waits for.
      const opened = createFindPlan({ compileGuide: deps.reading.openGuide })
      const turns = { patienceMs, onCompleted, ...(onTurnFailed && { onTurnFailed }) }
      const mailOwners = deps.mailFrom !== null
      const more = { findPlan: opened, takeTurn, ...turns, browsers, careResources }
      return createParticipation({ ...deps, ...more, mailOwners })
    }),
    ...loadedLater(insightCalls, async () => {
      const { createInsight } = await import('../service/profiles/insight.ts')
      return createInsight({ ...deps, findPlan: await findPlan() })
    }),
    ...loadedLater(overviewCalls, async () => {
      const { createOverview } = await import('../service/interviews/overview.ts')
      return createOverview(deps)
    }),
    ...loadedLater(steeringCalls, async () => {
      const { createSteering } = await import('../service/interviews/steering.ts')
      return createSteering(deps)
    }),
    ...loadedLater(openLinkCalls, async () => {
      const { createOpenLinks } = await import('../service/open-links/open-links.ts')
      return createOpenLinks(deps)
    }),
    ...loadedLater(studyCalls, async () => {
      const { createStudy } = await import('../service/study/study.ts')
      return createStudy({ ...deps, findPlan: await findPlan() })
    }),
    ...loadedLater(simulationCalls, async () => {
      const { createSimulation } = await import('../service/simulation/simulation.ts')
      return createSimulation({ ...deps, findPlan: await findPlan(), onJob: onCompleted })
    }),
    ...loadedLater(standingCalls, async () => {
      const { createStanding } = await import('../service/interviews/standing.ts')
      return createStanding({ ...deps, onErasing: onCompleted })
    }),
    ...loadedLater(soundCalls, async () => {
      const { createSoundCalls } = await import('../service/sound/sound-calls.ts')
      return createSoundCalls({ ...deps, sealing: createSealing(soundKeys, randomBytes) })
    }),
    ...loadedLater(peopleCalls, async () => {
      const { createPeople } = await import('../service/people/people.ts')
      return createPeople(deps)
    }),
    ...loadedLater(mailedCalls, async () => {
      const { createInvitations } = await import('../service/mail/invitations.ts')
      return createInvitations({ ...deps, findPlan: await findPlan() })
    }),
    ...loadedLater(webhookCalls, async () => {
      const { createWebhooks } = await import('../service/webhooks/webhooks.ts')
      return createWebhooks({ ...deps, mailOwners: deps.mailFrom !== null })
    }),
    ...audit.calls,
  })
}

const participantCalls = [
  'participant.getState',
  'participant.addEvent',
  'participant.export',
  'participant.erase',
] as const
const insightCalls = [
  'interviews.getPlan',
  'interviews.checkGuidelines',
  'profiles.getOne',
  'profiles.correct',
  'profiles.takeBack',
  'invites.getReport',
  'interviews.getReport',
] as const
const overviewCalls = [
  'products.getList',
  'interviews.getList',
  'invites.getSummaries',
  'invites.getTranscript',
] as const
const steeringCalls = [
  'interviews.updateOne',
  'interviews.getPeople',
  'invites.revoke',
  'invites.erase',
  'invites.setExpiry',
] as const
const openLinkCalls = [
  'interviews.setOpenLink',
  'interviews.getOpenLink',
  'interviews.setRedirects',
] as const
const standingCalls = [
  'interviews.getStanding',
  'interviews.setClosed',
  'interviews.setArchived',
  'interviews.erase',
  'products.updateOne',
  'products.remove',
] as const
const studyCalls = [
  'interviews.getFindings',
  'interviews.export',
  'interviews.ask',
  'quotes.verify',
  'notes.addOne',
  'notes.getList',
  'notes.remove',
  'shares.addOne',
  'shares.getList',
  'shares.remove',
  'themes.getList',
  'themes.getClaims',
  'themes.getChanges',
  'themes.change',
] as const
const mailedCalls = ['invites.send', 'invites.getInvitation'] as const
const webhookCalls = [
  'webhooks.addOne',
  'webhooks.getList',
  'webhooks.updateOne',
  'webhooks.remove',
  'webhooks.rotateSecret',
  'webhooks.test',
  'webhooks.getDeliveries',
  'webhooks.replay',
] as const
const simulationCalls = [
  'interviews.rehearse',
  'profiles.generate',
  'simulations.addOne',
  'simulations.getOne',
  'simulations.getList',
  'simulations.remove',
  'simulations.ask',
  'simulations.getAccuracy',
] as const
const soundCalls = ['invites.getSound'] as const
const peopleCalls = ['people.export', 'people.erase'] as const

/**
 * Calls that are loaded with the first of them: what reads and understands people's words is half of
 * the program, and neither the start nor the calls above have a need of it.
 */
function loadedLater<K extends CallID>(
  ids: readonly K[],
  open: () => Promise<Pick<Service, K>>,
): Pick<Service, K> {
  const opened = once(open)
  const calls = ids.map((id) => [
    id,
    async (input: Parameters<Service[K]>[0]) => (await opened())[id](input),
  ])
  return Object.fromEntries(calls) // Each call under its own name, with its own types.
}

function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}
