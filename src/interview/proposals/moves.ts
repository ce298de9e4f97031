import { contentStems, fold } from '../../language/words.ts'
import { withoutDispelled } from '../answers/doubts.ts'
import { closedOf } from '../closed/closed-at.ts'
import { isPastCaps } from '../closing/caps.ts'
import {
  budgetUsed,
  budgetUsedMax,
  conditionalQuestions,
  followUpsLeft,
  freeTurns,
  isMustAsk,
  isUnwelcome,
  mustAsksLeft,
  nextQuestion,
  openQuestions,
  type PlannedQuestion,
  probesLeft,
  topicState,
} from '../questions/progress.ts'
import { crisisTextsMax } from '../self-harm/care.ts'
import type { Message, Session } from '../session.ts'
import { type Action, actions, type ProbeKind, type TurnProposal } from './proposal.ts'

/** How often one interview asks whether to stop, and says its care text. */
const confirmationsMax = 2
const distressTextsMax = 2
/** How often running the interviewer answers what it is asked instead of asking on. */
const metaRunMax = 2
/** Short answers running after which the interviewer promises to be brief. */
const shortAnswersMax = 3
/** From this share of the budget on, an interviewer may cut the rest short. */
const briefFrom = 0.6
/** Share of a planned question's content words that a wording of it keeps at least. */
const wordingOverlapMin = 0.5
/** Letters at the start that forms of a word share. */
const formLetters = 5

/**
 * What really happens on a proposal. `say` uses the proposal's own words; `ask` asks a planned
 * question, in the proposal's wording where `ownWords` is set; all else is in fixed words.
 */
export type Move =
  | { type: 'minor' | 'crisis' | 'stop_gently' | 'distress' | 'confirm_end' | 'wrap' | 'wrap_now' }
  | { type: 'ask'; planned: PlannedQuestion; ownWords: boolean; brief: boolean }
  | { type: 'say'; kind: 'probe' | 'rephrase' | 'redirect' | 'meta' }
  /** At the recap, with nothing to follow up. */
  | { type: 'go_on' }

/** Whether a model was chosen to conduct: it follows up as the turns and minutes allow. */
function conductsByModel({ interviewer }: Session): boolean {
  return interviewer !== 'builtin'
}

/** The legal move nearest to what is proposed. The proposal may be anything. */
export function legalMove(
  session: Session,
  messages: readonly Message[],
  proposal: TurnProposal,
): Move {
  const { flags } = proposal
  if (flags.includes('minor')) return { type: 'minor' }
  if (flags.includes('crisis')) {
    return { type: count(session, 'crisis') < crisisTextsMax ? 'crisis' : 'stop_gently' }
  }
  if (session.state === 'recap') return recapMove(messages, proposal)
  if (isPastCaps(session, messages)) return { type: 'wrap_now' }
  // A model that meets it in words of its own says them; ours are for where it has none.
  const isMet = conductsByModel(session) && proposal.reply.question.trim() !== ''
  const hurt = (flags.includes('distress') || proposal.action === 'pause_gently') && !isMet
  if (hurt && count(session, 'distress') < distressTextsMax) return { type: 'distress' }
  if (proposal.assessment.answered === 'refused' && proposal.action !== 'confirm_end') {
    return ask(session, proposal)
  }
  const { action } = proposal
  if (action === 'close') return mayClose(session) ? { type: 'wrap' } : ask(session, proposal)
  if (action === 'confirm_end') {
    if (count(session, 'end_asked') < confirmationsMax) return { type: 'confirm_end' }
    return ask(session, proposal)
  }
  const kind = wordsKind(action)
  if (!kind || proposal.reply.question.trim() === '') return ask(session, proposal)
  if (!isAllowed(session, messages, action, proposal.probeKind)) return ask(session, proposal)
  return { type: 'say', kind }
}

/** To what was put right or added at the recap there is one follow-up, or none. */
function recapMove(messages: readonly Message[], { action, reply }: TurnProposal): Move {
  const asks = action === 'probe' && reply.question.trim() !== '' && isFirstAtRecap(messages)
  return asks ? { type: 'say', kind: 'probe' } : { type: 'go_on' }
}

/** Whether the newest answer is to the recap itself, rather than to the follow-up to it. */
export function isFirstAtRecap(messages: readonly Message[]): boolean {
  return messages.findLast(({ role }) => role === 'assistant')?.kind === 'recap'
}

/** Whether the newest answer may tell of self-harm, and nobody has decided that it does not. */
export function standingHint(session: Session, messages: readonly Message[]): boolean {
  const newest = messages.at(-1)
  if (!newest || session.state !== 'conversation' || !conductsByModel(session)) return false
  const { reading } = withoutDispelled(session, newest)
  return reading?.selfHarm === 'hinted' && reading.act === 'answer'
}

/** The actions that would be carried out as proposed right now. */
export function allowedActions(session: Session, messages: readonly Message[]): Action[] {
  if (session.state === 'recap') return isFirstAtRecap(messages) ? ['probe', 'close'] : ['close']
  return actions.filter((action) => isAllowed(session, messages, action, null))
}

function isAllowed(
  session: Session,
  messages: readonly Message[],
  action: Action,
  probeKind: ProbeKind | null,
): boolean {
  const isClosed = closedOf(session, session.current.questionId) !== null
  // A closed question is never put in other words, nor followed up beyond what the guide asks for.
  if (isClosed && wordsKind(action)) return false
  switch (action) {
    case 'probe':
      return mayProbe(session, probeKind)
    case 'rephrase':
    case 'redirect':
      return mayRestate(session) && !saidOfQuestion(session, messages, action)
    case 'answer_meta':
      return mayRestate(session) && metaRun(messages) < metaRunMax
    case 'confirm_end':
      return count(session, 'end_asked') < confirmationsMax
    case 'pause_gently':
      if (conductsByModel(session) && !mayProbe(session, probeKind)) return false
      return count(session, 'distress') < distressTextsMax
    case 'offer_last_questions':
      return mayBeBrief(session) && nextQuestion(session) !== null
    case 'close':
      return mayClose(session)
    case 'next':
      return nextQuestion(session) !== null
  }
}

function wordsKind(action: Action): 'probe' | 'rephrase' | 'redirect' | 'meta' | null {
  if (action === 'answer_meta') return 'meta'
  if (action === 'pause_gently') return 'probe'
  return action === 'probe' || action === 'rephrase' || action === 'redirect' ? action : null
}

function mayProbe(session: Session, kind: ProbeKind | null): boolean {
  if (conductsByModel(session)) return followUpsLeft(session) > 0
  if (probesLeft(session) <= 0) return false
  const state = topicState(session, session.current.topicId)
  return kind !== 'reason' || (state?.reasonProbes ?? 0) < 1
}

/** Whether the standing question may be put again in some form. */
function mayRestate(session: Session): boolean {
  return session.current.questionId !== undefined && budgetUsed(session) < budgetUsedMax
}

function saidOfQuestion(
  session: Session,
  messages: readonly Message[],
  kind: 'rephrase' | 'redirect',
): boolean {
  const { questionId } = session.current
  return messages.some((message) => message.kind === kind && message.questionId === questionId)
}

function metaRun(messages: readonly Message[]): number {
  const said = messages.filter(({ role }) => role === 'assistant')
  return said.length - 1 - said.findLastIndex(({ kind }) => kind !== 'meta')
}

/** An interviewer may close early only when nothing important would be left out. */
function mayClose(session: Session): boolean {
  if (mustAsksLeft(session).length > 0) return false
  if (nextQuestion(session) === null) return true
  return session.plan.topics.every(
    ({ id, weight }) => weight < 1 || topicState(session, id)?.status !== 'pending',
  )
}

function ask(session: Session, proposal: TurnProposal): Move {
  if (!nextQuestion(session)) return { type: 'wrap' }
  const { action } = proposal
  const brief = isTired(session) || action === 'offer_last_questions' ? mayBeBrief(session) : false
  // What is asked under the promise to be brief is chosen as it will be then.
  const seen = brief ? { ...session, lastQuestions: 1 } : session
  const chosen = choosable(seen).find(({ question }) => question.id === proposal.questionId)
  const planned = chosen ?? nextQuestion(seen)
  if (!planned) return { type: 'wrap' }
  const proposed = action === 'next' || action === 'offer_last_questions'
  const ownWords =
    proposed && chosen !== undefined && isWordingOf(session, proposal.reply.question, chosen)
  return { type: 'ask', planned, ownWords, brief }
}

/** Whether the answers have become so short that the rest had better be brief. */
export function isTired(session: Session): boolean {
  return count(session, 'short') >= shortAnswersMax
}

/** Cutting the rest short takes a reason: a tired participant, or most of the budget used. */
function mayBeBrief(session: Session): boolean {
  const tired = isTired(session) || count(session, 'dont_know') >= shortAnswersMax
  return session.lastQuestions === undefined && (tired || budgetUsed(session) >= briefFrom)
}

/** Planned questions that an interviewer may ask now, in whatever order it likes. */
export function choosable(session: Session): PlannedQuestion[] {
  const next = nextQuestion(session)
  if (!next) return []
  if (next.topic.screener) return [next]
  const mustsOnly =
    freeTurns(session) <= 0 || budgetUsed(session) >= 1 || session.lastQuestions !== undefined
  // Whether a condition is met is for a model to judge, which is told of it with the plan.
  const conditional = conductsByModel(session) ? conditionalQuestions(session) : []
  return [...openQuestions(session), ...conditional].filter(
    (planned) =>
      planned.question.id === next.question.id ||
      isMustAsk(planned) ||
      (!mustsOnly &&
        !planned.question.ifTime &&
        planned.topic.weight >= 1 &&
        !isUnwelcome(session, planned.topic.id)),
  )
}

/** Whether `wording` asks the planned question in other words, and may. */
export function isWordingOf(
  session: Session,
  wording: string,
  { question }: PlannedQuestion,
): boolean {
  if (wording.trim() === '') return false
  if (fold(wording) === fold(question.text)) return true
  if (question.verbatim) return false
  // Words cannot be compared across languages: a translation is taken for one.
  if (session.language !== session.plan.language) return true
  const planned = [...new Set(contentStems(question.text, session.language))]
  const said = contentStems(wording, session.language)
  const shared = planned.filter((one) => said.some((other) => areForms(one, other)))
  return planned.length > 0 && shared.length / planned.length >= wordingOverlapMin
}

/** Two forms of a word: "usó" and "usaste", "cuénteme" and "cuéntame" have stems of their own. */
function areForms(one: string, other: string): boolean {
  return one === other || (one.length >= formLetters && other.startsWith(one.slice(0, formLetters)))
}

function count(session: Session, strike: string): number {
  return session.strikes[strike] ?? 0
}
