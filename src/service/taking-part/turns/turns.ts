import type { EngineEvent } from '../../../interview/events.ts'
import type { Interviewer, TurnContext } from '../../../interview/ports.ts'
import { mayAskModel } from '../../../interview/proposals/breaker.ts'
import type { TurnProposal } from '../../../interview/proposals/proposal.ts'
import { ProposalFailure } from '../../../interview/proposals/proposal-failure.ts'
import type { Message, Session, Usage } from '../../../interview/session.ts'
import { addUsage } from '../../../interview/spent.ts'
import { isFinal } from '../../interviews/present.ts'
import { type Reading, ReadingOverrun, type Reduced } from '../../reading.ts'
import type { Store } from '../../store.ts'
import { type StepDeps, saveReduction } from '../steps.ts'
import { readSession } from '../stored-session.ts'
import type { Participation } from '../taking-part-store.ts'
import { turnAway } from '../turn-away.ts'

/**
 * How long until it is looked again whether another process has made the reply: so long for each ten
 * looks so far, as what takes longer may be seen a little later; at most how many looks, which take 13 s.
 */
const lookAgainMs = 100
const looksMax = 46

export type TurnDeps = Omit<StepDeps, 'store'> & {
  store: Store
  reading: Pick<Reading, 'reduce' | 'checkProposal'>
  /** The interviewer that conducts an interview with this name. */
  findInterviewer: (name: string) => Interviewer
  /** Speaks where the other one fails. */
  builtin: Interviewer
  wait: (ms: number) => Promise<void>
  /** How long an interviewer may take over one reply, repair included; the built-in speaks after that. */
  patienceMs: number
  /** Ends the patience, as the service is about to end. */
  stopping?: AbortSignal
  /** Told of each turn that the built-in spoke in the place of another, which failed or was not asked. */
  onFallback: (fallback: { interviewer: string; why: string; cause?: unknown }) => void
}

/** A turn that the caller itself has just asked for, and the interview as that left it. */
type OwnTurn = { turnId: string; asked: Participation }

/**
 * Makes the reply that is due on a link, if one is; returns once it stands, or after 13 s in which
 * another process was at it. The interview as it was seen last, null where it was not.
 */
export type TakeTurn = (linkID: string, owned?: OwnTurn) => Promise<Participation | null>

/**
 * One reply at a time for each link: within the process by joining the one under way, between
 * processes by the lease in the session. Whoever comes after a crash waits for the lease to end and
 * takes over. A reply is appended by compare-and-set, so that none is ever given twice.
 */
export function createTakeTurn(deps: TurnDeps): TakeTurn {
  const underWay = new Map<string, Promise<Participation | null>>()
  return async function takeTurn(linkID, owned) {
    const joined = underWay.get(linkID)
    if (joined) return await joined
    const turn = makeReply(deps, linkID, owned).finally(() => underWay.delete(linkID))
    underWay.set(linkID, turn)
    return await turn
  }
}

async function makeReply(
  deps: TurnDeps,
  linkID: string,
  owned: OwnTurn | undefined,
): Promise<Participation | null> {
  let mine = owned
  // What this process has just written need not be read again.
  let written = owned?.asked
  for (let look = 0; look < looksMax; look += 1) {
    const participation = written ?? (await deps.store.findParticipation({ linkID }))
    written = undefined
    const session = participation && readSession(participation)
    if (!participation || !session?.pending) return participation
    // Whoever was shut out meanwhile is owed no reply any more.
    if (isFinal(participation.invite.status)) return participation
    const { turnId, leaseUntil } = session.pending

    if (turnId === mine?.turnId) {
      const due = { linkID, session, messages: participation.messages }
      const reduction = await reply(deps, due, await proposeTurn(deps, due))
      const saved = await saveReduction(deps, participation, reduction)
      if (typeof saved === 'object') return saved
      if (saved === 'full') await turnAway(deps, participation, due)
    } else if (leaseUntil > deps.now().toISOString()) {
      await deps.wait(lookAgainMs * (1 + Math.floor(look / 10)))
    } else {
      mine = await takeOver(deps, participation, session)
      written = mine?.asked
    }
  }
  return null
}

/** Takes an overdue turn over from whoever held it, which only one can; the turn is then ours. */
async function takeOver(
  deps: TurnDeps,
  participation: Participation,
  session: Session,
): Promise<OwnTurn | undefined> {
  const { messages, invite } = participation
  const event = { type: 'turn_overdue' as const }
  const given = { session, messages, event, now: deps.now(), seed: invite.linkID }
  const reduction = await deps.reading.reduce(given)
  const saved = await saveReduction(deps, participation, reduction)
  if (saved === 'full') await turnAway(deps, participation, given)
  if (typeof saved !== 'object') return undefined
  const turnId = reduction.session.pending?.turnId
  return turnId === undefined ? undefined : { turnId, asked: saved }
}

type Due = { linkID: string; session: Session; messages: readonly Message[] }

/**
 * The step that a proposal comes to. An answer that took too long to read is never read again: the
 * engine goes on with the next planned question.
 */
async function reply(deps: TurnDeps, due: Due, made: Made): Promise<Reduced> {
  const { linkID: seed, session, messages } = due
  const step = { messages, now: deps.now(), seed }
  if (!made.overrun) {
    try {
      return await deps.reading.reduce({ ...step, session, event: made.event })
    } catch (error) {
      if (!(error instanceof ReadingOverrun)) throw error
    }
  }
  const answer = messages.findLast(({ role }) => role === 'user')
  const unread = [...(session.unread ?? []), ...(answer ? [answer.seq] : [])]
  const turnId = session.pending?.turnId ?? ''
  const event = { type: 'turn_failed' as const, turnId, why: 'overrun' }
  return await deps.reading.reduce({ ...step, session: { ...session, unread }, event })
}

/** What the engine is told; `overrun` where the built-in interviewer took too long to read. */
type Made = { event: EngineEvent; overrun: boolean }

/** Asks the interview's own interviewer, then the built-in one; the engine speaks if both fail. */
async function proposeTurn(deps: TurnDeps, due: Due): Promise<Made> {
  const turnId = due.session.pending?.turnId ?? ''
  const context: TurnContext = {
    seed: due.linkID,
    session: due.session,
    messages: due.messages,
    now: deps.now(),
    signal: AbortSignal.any([
      AbortSignal.timeout(deps.patienceMs),
      ...(deps.stopping ? [deps.stopping] : []),
    ]),
  }
  const { interviewers, skipped } = whomToAsk(deps, due.session)
  let fallbackReason = skipped
  if (skipped) deps.onFallback({ interviewer: due.session.interviewer, why: skipped })
  let usage: Usage | undefined
  let overrun = false
  for (const interviewer of interviewers) {
    const patient = interviewer === deps.builtin
    const asked = await ask(deps.reading, interviewer, context, patient)
    usage = addUsage(usage, asked.usage)
    if (asked.proposal) {
      const event: EngineEvent = {
        type: 'turn_ready',
        turnId,
        proposal: asked.proposal,
        generatedBy: interviewer === deps.builtin ? 'builtin' : 'llm',
        ...(usage && { usage }),
        ...(fallbackReason !== undefined && { fallbackReason }),
      }
      return { event, overrun: false }
    }
    fallbackReason = deps.stopping?.aborted ? 'stopping' : asked.why
    overrun = asked.cause instanceof ReadingOverrun
    deps.onFallback({ interviewer: interviewer.name, why: fallbackReason, cause: asked.cause })
  }
  const why = fallbackReason ?? 'No interviewer answered.'
  const event: EngineEvent = { type: 'turn_failed', turnId, why, ...(usage && { usage }) }
  return { event, overrun }
}

/** Who is asked for the turn, in this order; `skipped` says why a model is not among them. */
function whomToAsk({ findInterviewer, builtin }: TurnDeps, session: Session) {
  const chosen = findInterviewer(session.interviewer)
  const usesModel = session.interviewer !== builtin.name
  if (chosen === builtin) {
    return { interviewers: [builtin], skipped: usesModel ? 'not configured' : undefined }
  }
  if (usesModel && !mayAskModel(session)) return { interviewers: [builtin], skipped: 'breaker' }
  return { interviewers: [chosen, builtin], skipped: undefined }
}

type Asked = { usage?: Usage | undefined } & (
  | { proposal: TurnProposal }
  | { proposal: null; why: string; cause: unknown }
)

/**
 * One interviewer's proposal, if it came and passed the gates; a failure is a result like another.
 * Only the built-in one is waited for past the signal: it takes milliseconds, and it is the last.
 */
async function ask(
  reading: TurnDeps['reading'],
  interviewer: Interviewer,
  context: TurnContext,
  patient: boolean,
): Promise<Asked> {
  try {
    const proposing = interviewer.propose(context)
    const proposed = await (patient
      ? proposing
      : Promise.race([proposing, rejectOnceAborted(context.signal)]))
    const { usage } = proposed
    const { session, messages } = context
    const checked = await reading.checkProposal({ proposed, session, messages })
    if (checked.ok) return { proposal: checked.proposal, usage }
    const why = checked.failed.map(({ gate }) => gate).join(', ')
    return { proposal: null, why: `gates: ${why}`, cause: checked.failed, usage }
  } catch (cause) {
    if (cause instanceof ProposalFailure) {
      return { proposal: null, why: cause.why, cause, usage: cause.usage ?? undefined }
    }
    return { proposal: null, why: context.signal.aborted ? 'timeout' : 'failure', cause }
  }
}

/** Ends the wait for an interviewer that does not mind the signal by itself. */
function rejectOnceAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new ProposalFailure('timeout'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
