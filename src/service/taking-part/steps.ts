import { type Place, placesOf } from '../../interview/closed/places.ts'
import type { Message, Session } from '../../interview/session.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { nextStatus } from '../interviews/invite-status.ts'
import type { InviteRow, UserInfo } from '../interviews/invite-store.ts'
import { presentInvite } from '../interviews/present.ts'
import { answersForPlace, quotaMinutes, silentMinutes } from '../open-links/standing.ts'
import type { Reduced } from '../reading.ts'
import type { Store } from '../store.ts'
import { tokensOf } from '../study/search/search-tokens.ts'
import { digestOf } from './digest.ts'
import { quotaIDOf } from './quota-id.ts'
import { storedSession } from './session-plan.ts'
import { readSession, withSession } from './stored-session.ts'
import type { OpenPlace, Participation, Step, Taken } from './taking-part-store.ts'

/** How long a reply is held by whoever makes it: the built-in interviewer takes milliseconds. */
const builtinLeaseMs = 1_500
/** Of a model's reply: what the built-in interviewer may take once the model's time is over. */
const spareLeaseMs = 1_500

export type StepDeps = {
  store: Pick<Store, 'takeStep'>
  now: () => Date
  randomBytes: RandomBytes
  /** How long an interviewer may take over one reply. */
  patienceMs: number
  /** Called when an interview was completed, so that its profile is made at once. */
  onCompleted: () => void
  /** Whether owners are told by mail where somebody wrote of harming themselves. */
  mailOwners?: boolean
}

/**
 * What a step came to: `stale` when somebody was faster, `full` when what was chosen has no place any more,
 * `crowded` when it has none for their network address just now.
 */
export type Saved = Participation | Exclude<Taken, 'done'>

/** Saves what the engine decided, all of it or nothing, and says how that leaves the interview. */
export async function saveReduction(
  deps: StepDeps,
  participation: Participation,
  reduction: Reduced,
): Promise<Saved> {
  const { append, effects, said } = reduction
  const { invite } = participation
  const at = deps.now().toISOString()
  const session = leased(reduction.session, deps)
  const userInfo = knownOf(invite, session.onboarding)
  const ended = endedBy(effects)
  const completed = ended === 'complete'
  const answers = countAnswers(participation.messages) + countAnswers(append)
  // Whoever was asked everything there was may have had fewer questions than that.
  const isWhole = completed && wholeReasons.has(session.endReason)
  const taken =
    participation.previewOf === null
      ? placesOf(session, [...participation.messages, ...append])
      : []
  const until = minutesFrom(deps.now(), taken.length > 0 ? quotaMinutes : silentMinutes)
  const openPlace = openPlaceIn(answers, { ended, isWhole, until })
  const step: Step = {
    linkID: invite.linkID,
    expectVersion: participation.version,
    expectStatus: invite.status,
    ...storedSession(session, { orgID: invite.orgID, planHash: participation.planHash }),
    digest: JSON.stringify(digestOf(session)),
    answers,
    pendingUntil: session.pending?.leaseUntil ?? null,
    append,
    said: said.map((words) => ({
      ...{ linkID: invite.linkID, seq: words.seq },
      tokens: tokensOf(invite, words),
    })),
    ...(JSON.stringify(userInfo) !== JSON.stringify(invite.userInfo) && { userInfo }),
    ...(hearsMore(participation, session) && {
      careHeard: true as const,
      mailOwners: deps.mailOwners ?? false,
    }),
    ...placesIn(invite, session, {
      ...{ taken, until, isLeft: openPlace?.isTaken === false },
      isTheirs: append.some(({ role }) => role === 'user'),
    }),
    ...(openPlace && { openPlace }),
    at,
    ...(ended && !completed && { event: ended }),
    ...(completed && complete(deps, participation, { ...invite, userInfo }, append, at)),
  }
  const outcome = await deps.store.takeStep(step)
  if (outcome !== 'done') return outcome
  if (completed) deps.onCompleted()
  const after = afterStep(participation, step, userInfo)
  return withSession({ ...after, plan: session.plan }, session)
}

/** An interview as a step left it, for whoever would otherwise read again what they have just written. */
function afterStep(before: Participation, step: Step, userInfo: UserInfo): Participation {
  const { invite, version, messages } = before
  const { at, event, session, append } = step
  return {
    ...before,
    invite: {
      ...invite,
      userInfo,
      status: (event && nextStatus(invite.status, event)) ?? invite.status,
      lastActivityAt: at,
      completedAt: event === 'complete' ? at : invite.completedAt,
    },
    session,
    version: version + 1,
    messages: [...messages, ...append],
  }
}

/** How an interview ends by these effects; null where it goes on. */
function endedBy(effects: Reduced['effects']): 'complete' | 'screen_out' | 'turn_away' | null {
  const end = effects.find((effect) => effect.type === 'complete')
  if (!end) return null
  if (end.reason === 'screened_out') return 'screen_out'
  return end.reason === 'quota_full' ? 'turn_away' : 'complete'
}

/** Ends that the guide came to, not the person. */
const wholeReasons = new Set<Session['endReason']>(['finished', 'budget'])
/** Sorts behind every time. */
const forGood = '9999'

/** The places that somebody holds from here on; nothing is said of them where there never were any. */
function placesIn(
  { orgID, interviewID }: InviteRow,
  { state }: Session,
  given: { taken: readonly Place[]; until: string; isLeft: boolean; isTheirs: boolean },
): Pick<Step, 'places'> {
  const { taken, until, isLeft, isTheirs } = given
  if (taken.length === 0) return {}
  const isAway = state === 'screened_out' || state === 'quota_full'
  const wanted = taken.map(({ questionID, option, question, text, people }) => ({
    ...{ questionID, option, people },
    quotaID: quotaIDOf(question, text),
  }))
  const held = state === 'completed' ? forGood : until
  const kept = isAway || isLeft ? [] : wanted
  return { places: { orgID, interviewID, until: held, isTheirs, wanted: kept } }
}

/**
 * Whose place is not for good yet holds it while they go on, and who ends before it is gives it back at
 * once; nothing is said of one that is for good.
 */
function openPlaceIn(
  answers: number,
  { ended, isWhole, until }: { ended: ReturnType<typeof endedBy>; isWhole: boolean; until: string },
): OpenPlace | undefined {
  if (answers > answersForPlace) return undefined
  const isTheirs = isWhole || (answers === answersForPlace && ended !== 'turn_away')
  if (isTheirs) return { isTaken: true, until: null }
  return ended === null ? { isTaken: true, until } : { isTaken: false, until: null }
}

/** A place that is held for somebody who has just agreed. */
export function heldFor(now: Date): OpenPlace {
  return { isTaken: true, until: minutesFrom(now, silentMinutes) }
}

function minutesFrom(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

/** Whether somebody wrote of harming themselves since: in an answer, or as the interviewer found. */
function hearsMore(participation: Participation, after: Session): boolean {
  const heard = countHeard(after)
  if (heard === 0) return false
  const before = readSession(participation)
  return heard > (before ? countHeard(before) : 0)
}

function countHeard({ flagged = [], strikes }: Session): number {
  const told = flagged.filter(({ flags }) => flags.includes('crisis'))
  return told.length + (strikes.crisis ?? 0)
}

export function countAnswers(messages: readonly Message[]): number {
  return messages.filter(({ kind }) => kind === 'answer').length
}

/** The session, its pending reply held for as long as the interviewer may take over it. */
function leased(
  session: Session,
  { now, patienceMs }: Pick<StepDeps, 'now' | 'patienceMs'>,
): Session {
  if (!session.pending) return session
  const isBuiltin = session.interviewer === 'builtin'
  const leaseMs = isBuiltin ? builtinLeaseMs : patienceMs + spareLeaseMs
  const leaseUntil = new Date(now().getTime() + leaseMs).toISOString()
  return { ...session, pending: { ...session.pending, leaseUntil } }
}

/** The finished invite, frozen as the text that every later read is answered with, and its job. */
function complete(
  deps: StepDeps,
  { messages, previewOf }: Participation,
  invite: InviteRow,
  append: Step['append'],
  at: string,
): Pick<Step, 'event' | 'completion'> {
  const finished = { ...invite, completedAt: at }
  return {
    event: 'complete',
    completion: {
      frozen: JSON.stringify(presentInvite(finished, [...messages, ...append], 'completed')),
      job:
        previewOf === null
          ? {
              jobID: createID(deps, 'job_'),
              kind: 'synthesis',
              orgID: invite.orgID,
              subject: invite.linkID,
            }
          : null,
    },
  }
}

function knownOf(
  invite: InviteRow,
  { email, name, occupation }: { [K in keyof UserInfo]?: string },
): UserInfo {
  return {
    ...invite.userInfo,
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(occupation !== undefined && { occupation }),
  }
}
