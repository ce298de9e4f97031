import type { PlanQuestion, Topic } from '../../guide/plan.ts'
import type { Session, TopicState } from '../session.ts'

/** Turns kept for recap, verdict and anything else, where the guide set no limit of its own. */
const wrapTurns = 3
/** Most turns that a guide without a limit of its own may take, however many questions it has. */
const turnsMax = 40
/** From this share of the budget on, nothing that is only wanted "if time" begins. */
const optionalUntil = 0.8
/** Where `budgetUsed` stops counting: everything but must-asks is over by then. */
export const budgetUsedMax = 1.3

export type PlannedQuestion = { topic: Topic; question: PlanQuestion }

/** Every question of the plan with its topic, in plan order. */
export function plannedQuestions(session: Session): PlannedQuestion[] {
  return session.plan.topics.flatMap((topic) =>
    topic.questions.map((question) => ({ topic, question })),
  )
}

/** The planned question with this identifier; null when the plan has none. */
export function findQuestion(
  session: Session,
  questionId: string | undefined,
): PlannedQuestion | null {
  return plannedQuestions(session).find(({ question }) => question.id === questionId) ?? null
}

/** The topic the newest question belongs to, as planned; null before the first and in the wrap. */
export function currentTopic(session: Session): Topic | null {
  return session.plan.topics.find((topic) => topic.id === session.current.topicId) ?? null
}

/** How far a topic has come; null when the session has no such topic. */
export function topicState(session: Session, topicId: string | undefined): TopicState | null {
  return session.topics.find((topic) => topic.id === topicId) ?? null
}

/** Questions refused in one topic after which only its must-asks are asked. */
const refusalsMax = 2

/** Closes a topic for now, if it was open. */
export function leaveTopic(state: TopicState): void {
  if (state.status !== 'active') return
  if (state.refused.length >= refusalsMax) state.status = 'skipped'
  else state.status = state.coverage >= 2 ? 'covered' : 'partial'
}

/** Whether it is asked whatever the budget: marked so, or the first of a topic that is. */
export function isMustAsk({ topic, question }: PlannedQuestion): boolean {
  if (question.must) return true
  const marked = topic.questions.some((other) => other.must)
  return topic.must && !marked && topic.questions[0] === question
}

/** Must-asks neither asked nor refused. That another answer touched one does not settle it. */
export function mustAsksLeft(session: Session): PlannedQuestion[] {
  return openQuestions(session, isMustAsk)
}

/**
 * Planned questions not yet asked, refused or answered by the way, in plan order; one with a
 * condition only once the participant's words have met it, must-asks too.
 */
export function openQuestions(
  session: Session,
  which: (planned: PlannedQuestion) => boolean = () => true,
): PlannedQuestion[] {
  return plannedQuestions(session).filter(
    (planned) => which(planned) && applies(session, planned) && !isSettled(session, planned),
  )
}

/** Planned questions whose condition nothing has met so far. */
export function conditionalQuestions(session: Session): PlannedQuestion[] {
  return plannedQuestions(session).filter(
    (planned) => !applies(session, planned) && !isSettled(session, planned),
  )
}

function applies({ conditionsMet = [] }: Session, { question }: PlannedQuestion): boolean {
  return question.onlyIf === undefined || conditionsMet.includes(question.id)
}

function isSettled(session: Session, planned: PlannedQuestion): boolean {
  const state = topicState(session, planned.topic.id)
  const { id } = planned.question
  if (!state || state.asked.includes(id) || state.refused.includes(id)) return true
  return state.alreadyCovered.includes(id) && !isMustAsk(planned)
}

/** Interviewer turns that the conversation before the wrap may take. */
export function turnsAllowed(session: Session): number {
  const { turns, explicit } = session.plan.budget
  if (explicit) return Math.max(turns, 1)
  const wanted = plannedQuestions(session).filter(({ question }) => !question.ifTime).length
  return Math.max(turns - wrapTurns, Math.min(wanted, turnsMax), 1)
}

/** How much of the whole budget is used, by turns or minutes, whichever is further: 0 to 1.3. */
export function budgetUsed(session: Session): number {
  const byTurns = session.turns / turnsAllowed(session)
  const byTime = session.activeMs / (Math.max(session.plan.budget.minutes, 1) * 60_000)
  return Math.min(Math.max(byTurns, byTime), budgetUsedMax)
}

/** Turns left for probes and questions that are not must-asks: each must-ask keeps one. */
export function freeTurns(session: Session): number {
  return turnsAllowed(session) - session.turns - mustAsksLeft(session).length
}

/**
 * Whether a topic has had its share of the budget. Shares follow the weights of the topics not yet
 * closed, so what a closed topic left over goes to the others. A limit in the guide wins.
 */
export function topicBudgetSpent(session: Session, topicId: string): boolean {
  const topic = session.plan.topics.find(({ id }) => id === topicId)
  const state = topicState(session, topicId)
  if (!topic || !state) return true
  if (isPastLimit(topic, state)) return true
  if (topic.budget.turns !== undefined) return false
  return state.turns >= Math.max(1, Math.round(turnShare(session, topic)))
}

/** Whether a topic has had all that the guide allows it; never where the guide set no limit. */
function isPastLimit({ budget }: Topic, state: TopicState): boolean {
  const { minutes = Number.POSITIVE_INFINITY, turns = Number.POSITIVE_INFINITY } = budget
  return state.activeMs >= minutes * 60_000 || state.turns >= turns
}

function turnShare(session: Session, topic: Topic): number {
  let pool = turnsAllowed(session)
  let weights = 0
  for (const other of session.plan.topics) {
    const state = topicState(session, other.id)
    const open = state?.status === 'pending' || state?.status === 'active' || other === topic
    if (open) weights += shareOf(other)
    else pool -= state?.turns ?? 0
  }
  return weights === 0 ? 0 : (pool * shareOf(topic)) / weights
}

/** A topic of many questions needs more turns than one of few. */
function shareOf({ weight, questions }: Topic): number {
  return weight * Math.max(1, questions.length)
}

/**
 * The planned question to ask next; null when the wrap is due. The current topic comes first, then
 * plan order; a topic whose share is spent yields to the others; what is left over, and then what
 * is only wanted "if time", follows while the budget lasts. Must-asks are asked in any case.
 */
export function nextQuestion(session: Session): PlannedQuestion | null {
  const open = inAskingOrder(session)
  const musts = open.filter(isMustAsk)
  const ordinaryLeft = session.lastQuestions ?? Number.POSITIVE_INFINITY
  if (freeTurns(session) <= 0 || budgetUsed(session) >= 1) return musts[0] ?? null
  if (session.lastQuestions !== undefined && musts[0]) return musts[0]
  if (ordinaryLeft <= 0) return null

  const welcome = open.filter(
    (planned) => isMustAsk(planned) || !isUnwelcome(session, planned.topic.id),
  )
  const wanted = welcome.filter((planned) => isMustAsk(planned) || !isOptional(planned))
  const inShare = wanted.find(
    (planned) => isMustAsk(planned) || !topicBudgetSpent(session, planned.topic.id),
  )
  if (inShare) return inShare
  if (wanted[0]) return wanted[0]
  return budgetUsed(session) < optionalUntil ? (welcome[0] ?? null) : null
}

/** Whether the participant refused enough of a topic to leave it alone. */
export function isUnwelcome(session: Session, topicId: string): boolean {
  return (topicState(session, topicId)?.refused.length ?? 0) >= refusalsMax
}

function isOptional({ topic, question }: PlannedQuestion): boolean {
  return question.ifTime || topic.weight < 1
}

function inAskingOrder(session: Session): PlannedQuestion[] {
  const open = openQuestions(session)
  const here = open.filter(({ topic }) => topic.id === session.current.topicId)
  return [...here, ...open.filter(({ topic }) => topic.id !== session.current.topicId)]
}

/** A topic of more questions than this is no one subject: a list without headings, for example. */
const oneSubjectMax = 3
/** Questions after which such a list has come to something else than what hurt. */
const hurtFor = 2

/** Whether it hurts to be asked on here. */
export function hurts(session: Session, topic: Topic): boolean {
  const state = topicState(session, topic.id)
  if (topic.sensitive || !state?.sensitive) return topic.sensitive
  const { hurtAfter = 0, asked } = state
  return topic.questions.length <= oneSubjectMax || asked.length - hurtAfter < hurtFor
}

/** Most probes a topic may take, more where it has many questions; none where it hurts. */
export function probesAllowed(session: Session, topic: Topic): number {
  if (hurts(session, topic)) return 0
  return (topic.deep ? 3 : 2) + Math.max(0, topic.questions.length - 1)
}

/**
 * A topic that has had its share may still be probed while the turns left are enough for every
 * question that is wanted; a limit in the guide is kept.
 */
function hasNoRoomForProbes(session: Session, topic: Topic): boolean {
  if (!topicBudgetSpent(session, topic.id)) return false
  const state = topicState(session, topic.id)
  if (!state || isPastLimit(topic, state)) return true
  const wanted = openQuestions(session).filter(
    (planned) =>
      !isMustAsk(planned) && !isOptional(planned) && !isUnwelcome(session, planned.topic.id),
  )
  return freeTurns(session) <= wanted.length
}

/** Minutes that a turn is taken to last before there is a pace to go by. */
const minutesATurn = 1

/**
 * Follow-ups that a model may still ask: turns left, by the guide's number and by its minutes at the
 * pace so far, of which each must-ask keeps one. Topics share them as the talk goes; only a limit that
 * the guide set for one, and where it hurts, ends them sooner.
 */
export function followUpsLeft(session: Session): number {
  const topic = currentTopic(session)
  const state = topicState(session, topic?.id)
  if (!topic || !state || session.noFollowUps || session.lastQuestions !== undefined) return 0
  if (hurts(session, topic) || isPastLimit(topic, state)) return 0
  const { turns, activeMs, plan } = session
  const paceMs = turns > 0 && activeMs > 0 ? activeMs / turns : minutesATurn * 60_000
  const byMinutes = Math.floor((plan.budget.minutes * 60_000 - activeMs) / paceMs)
  const left = Math.min(turnsAllowed(session) - turns, byMinutes)
  return Math.max(0, left - mustAsksLeft(session).length)
}

/** Probes that the current topic may still take, by its own limit and by what the budget leaves. */
export function probesLeft(session: Session): number {
  const topic = currentTopic(session)
  const state = topicState(session, topic?.id)
  if (!topic || !state) return 0
  if (session.lastQuestions !== undefined || session.noFollowUps) return 0
  if (state.dryStreak >= 2) return 0
  if (budgetUsed(session) >= 1 || hasNoRoomForProbes(session, topic)) return 0
  return Math.max(0, Math.min(probesAllowed(session, topic) - state.probesUsed, freeTurns(session)))
}
