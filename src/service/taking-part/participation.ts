import { AppError } from '../../contract/errors.ts'
import type { ParticipantEvent, Snapshot } from '../../contract/participant.ts'
import { findDuplicate } from '../../interview/proposals/duplicate.ts'
import { createInTurn, type InTurn } from '../calls/in-turn.ts'
import type { RandomBytes } from '../ids.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { isDeclined, isFinal, statusAt } from '../interviews/present.ts'
import { eraseInterview } from '../people/erasure.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { hashText, type SpeechTold, speechIn } from './consent.ts'
import { type Browsers, checkMayErase, knownBrowser, ownedOrNot } from './consenting-browser.ts'
import { findTaking } from './find-taking.ts'
import { exportParticipation } from './participant-export.ts'
import { engineEvent, readStep } from './read-step.ts'
import { refuseEnded } from './refuse-ended.ts'
import { snapshotOf } from './snapshot.ts'
import { saveReduction } from './steps.ts'
import { readSession } from './stored-session.ts'
import { takeConsent } from './take-consent.ts'
import type { Participation } from './taking-part-store.ts'
import { turnAway } from './turn-away.ts'
import type { TakeTurn } from './turns/turns.ts'
import { waitForTurn } from './turns/wait-for-turn.ts'

/** How often a step is tried again when another browser or process was faster. */
const stepTriesMax = 5
/** Participations read at a time: more than one for where the store answers from elsewhere. */
const readsAtOnce = 2
/** Where nobody has had a turn for so long the database does not answer: whoever waits is told to come back. */
const turnMsMax = 10_000
/** After which somebody is asked to try again, at whose network address many choose the same. */
const crowdedSeconds = 60

export type ParticipationDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  reading: Pick<Reading, 'reduce' | 'composeProfile'>
  findPlan: FindPlan
  takeTurn: TakeTurn
  /** How long an interviewer may take over one reply. */
  patienceMs: number
  browsers: Browsers
  /** Told when a reply that nobody waits for any more could not be made. */
  onTurnFailed?: (cause: unknown) => void
  /** A participation is read whole, and may be a megabyte. */
  inTurn: InTurn
  /** Called when an interview was completed, so that its profile is made at once. */
  onCompleted: () => void
  /** Whom participants in distress are pointed to, in the operator's words. */
  careResources: string | null
  /** The base of links, without a slash at its end. */
  publicURL: string
  /** What people are told of speaking; null where it is none of the service's. */
  speech?: SpeechTold | null
  /** Whether owners are told by mail where somebody wrote of harming themselves. */
  mailOwners?: boolean
}

type ParticipantCalls = Pick<
  Service,
  'participant.getState' | 'participant.addEvent' | 'participant.export' | 'participant.erase'
>

/** What the person behind a link can do. */
export function createParticipation(given: Omit<ParticipationDeps, 'inTurn'>): ParticipantCalls {
  const deps = { ...given, inTurn: createInTurn(readsAtOnce, turnMsMax) }
  return {
    async 'participant.getState'({ linkID, browser, query }) {
      const participation = await findTaking(deps, linkID)
      const known = knownBrowser(deps.browsers, participation, browser)
      // Given before it is needed, so that whoever agrees stays known though the answer gets lost.
      const isFresh = participation.session === null && known === null
      return {
        value: await showTo(deps, participation, known, query.locale),
        ...(isFresh && { browser: deps.browsers.issue(linkID) }),
      }
    },

    async 'participant.addEvent'({ linkID, browser, body }) {
      const participation = await findTaking(deps, linkID)
      const known = knownBrowser(deps.browsers, participation, browser)
      if (known !== null) return { value: await takeEvent(deps, participation, body, known) }
      const issued = deps.browsers.issue(linkID)
      const value = await takeEvent(deps, participation, body, hashText(issued))
      return { value, browser: issued }
    },

    async 'participant.export'({ linkID, browser }) {
      const participation = await findTaking(deps, linkID)
      const known = knownBrowser(deps.browsers, participation, browser)
      return { value: await exportParticipation(deps, participation, known) }
    },

    async 'participant.erase'({ linkID, browser }) {
      const participation = await findTaking(deps, linkID)
      checkMayErase(participation, knownBrowser(deps.browsers, participation, browser))
      await erase(deps, linkID)
      return { value: { erased: true } }
    },
  }
}

function noInterview(): AppError {
  return new AppError('not_found', 'There is no interview behind this link.')
}

async function showTo(
  deps: ParticipationDeps,
  participation: Participation,
  browser: string | null,
  locale?: string,
): Promise<Snapshot> {
  const { invite, interview } = participation
  const plan =
    readSession(participation)?.plan ??
    (await deps.findPlan({ guidelines: interview.guidelines, productID: invite.productID }))
  return snapshotOf(participation, {
    browser,
    plan,
    now: deps.now(),
    speech: speechIn(participation, deps.speech ?? null),
    ...(locale !== undefined && { locale }),
  })
}

async function takeEvent(
  deps: ParticipationDeps,
  found: Participation,
  event: ParticipantEvent,
  browser: string,
): Promise<Snapshot> {
  const { linkID } = found.invite
  let participation = found
  for (let attempt = 0; attempt < stepTriesMax; attempt += 1) {
    if (attempt > 0) participation = await findTaking(deps, linkID)
    const outcome = await tryEvent(deps, participation, event, browser)
    if (outcome === 'stale') continue
    if (outcome === 'erased') return await erasedSnapshot(deps, participation)
    const seen = await replied(deps, linkID, outcome)
    return await showTo(deps, seen ?? (await findTaking(deps, linkID)), browser)
  }
  throw new AppError('conflict', 'Another browser is answering on this link; please try again.')
}

/** The interview with the reply that is due, if one is; null where it was not seen since. */
async function replied(
  deps: ParticipationDeps,
  linkID: string,
  { saved, turnId }: Exclude<Outcome, string>,
): Promise<Participation | null> {
  if (saved && turnId === undefined) return saved
  const owned = saved && turnId !== undefined ? { turnId, asked: saved } : undefined
  return (await waitForTurn(deps.takeTurn(linkID, owned), deps.onTurnFailed)) ?? null
}

/** `saved`: the interview as this very step left it; `turnId`: the reply that the step asked for. */
type Outcome = { saved?: Participation; turnId?: string } | 'stale' | 'erased'

const unchanged: Outcome = {}

async function tryEvent(
  deps: ParticipationDeps,
  participation: Participation,
  event: ParticipantEvent,
  browser: string,
): Promise<Outcome> {
  const { messages } = participation
  if (event.type === 'answer' && findDuplicate(messages, event.clientMessageID)) return unchanged

  const status = statusAt(participation.invite, deps.now())
  const isBack = isDeclined(participation, deps.now()) && event.type === 'consent'
  refuseEnded(participation, deps.now(), { isBack })
  if (event.type === 'end' && !event.keep) {
    checkMayErase(participation, browser)
    await erase(deps, participation.invite.linkID)
    return 'erased'
  }
  if (isFinal(status) && !isBack) {
    if (event.type === 'end') return unchanged
    throw new AppError('conflict', 'This interview is finished. Thank you.')
  }
  if (event.type === 'consent') {
    const outcome = await takeConsent(deps, participation, event, browser)
    return outcome === 'done' ? unchanged : 'stale'
  }
  if (participation.invite.status === 'abandoned') return await resume(deps, participation)

  const session = readSession(participation)
  if (!session) throw new AppError('conflict', 'Consent comes first.')
  const { linkID } = participation.invite
  const owned = ownedOrNot(session, participation)
  const step = { session: owned, messages, now: deps.now(), seed: linkID }
  const reduction = await readStep(deps.reading, step, engineEvent(event, browser))
  const saved = await saveReduction(deps, participation, reduction)
  if (saved === 'stale') return 'stale'
  if (saved === 'crowded') throw crowded()
  if (saved === 'full') {
    const answer = event.type === 'answer' ? { ...event, browser } : undefined
    const away = await turnAway(deps, participation, step, answer)
    return typeof away === 'object' ? { saved: away } : 'stale'
  }
  const asked = reduction.effects.find((effect) => effect.type === 'request_turn')
  return { saved, ...(asked && { turnId: asked.turnId }) }
}

/** Nothing of the step is kept, and the page sends it again by itself. */
function crowded(): AppError {
  const told =
    'Many people are choosing this at your network just now; please try again in a minute.'
  return new AppError('too_many', told, { retryAfterSeconds: crowdedSeconds })
}

/** Brings an abandoned interview back; what was asked of it is then tried on the fresh state. */
async function resume(deps: ParticipationDeps, { invite }: Participation): Promise<'stale'> {
  const at = deps.now().toISOString()
  const { linkID, status } = invite
  await deps.store.moveInvite({ linkID, expectStatus: status, event: 'resume', at })
  return 'stale'
}

async function erase(deps: ParticipationDeps, linkID: string): Promise<void> {
  if (!(await eraseInterview(deps, linkID))) throw noInterview()
}

/** The last thing an erased interview says; after it the link is unknown. */
async function erasedSnapshot(
  deps: ParticipationDeps,
  participation: Participation,
): Promise<Snapshot> {
  const { invite } = participation
  const erased: Participation = {
    ...participation,
    invite: { ...invite, status: 'revoked', userInfo: {} },
    session: null,
    plan: null,
    messages: [],
  }
  return { ...(await showTo(deps, erased, null)), status: 'revoked', phase: 'done' }
}
