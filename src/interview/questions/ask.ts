import type { PlanQuestion } from '../../guide/plan.ts'
import { gateAt, stayAtGate } from '../closed/gate.ts'
import { startWrap } from '../closing/wrap.ts'
import { isTired } from '../proposals/moves.ts'
import type { GeneratedBy, Message, MessageKind, Session } from '../session.ts'
import { join, pick, type Step, say, textsOf } from '../step.ts'
import { isSame } from './alike.ts'
import {
  leaveTopic,
  mustAsksLeft,
  nextQuestion,
  openQuestions,
  type PlannedQuestion,
  topicState,
} from './progress.ts'
import { wordingsOf } from './wordings.ts'

/** Ordinary questions still asked after the interviewer promised to be brief. */
const lastQuestionsMax = 2

/** How a planned question is put. */
export type Wording = {
  kind?: MessageKind
  /** Said before it. */
  lead?: string | null
  /** In place of the plan's words. */
  text?: string
  generatedBy?: GeneratedBy
  /** What the message carries besides. */
  about?: Pick<Message, 'templateId' | 'usage' | 'fallbackReason'>
}

/** Asks a planned question, which makes its topic the current one. */
export function askPlanned(step: Step, { topic, question }: PlannedQuestion, how: Wording): void {
  const { session } = step
  enterTopic(session, topic.id)
  topicState(session, topic.id)?.asked.push(question.id)
  settleTwins(session, question)
  session.current = { topicId: topic.id, questionId: question.id }
  if (session.lastQuestions !== undefined && session.lastQuestions > 0) session.lastQuestions -= 1
  say(step, {
    kind: how.kind ?? 'question',
    content: join(how.lead, how.text ?? wordingsOf(session, question).text),
    topicId: topic.id,
    questionId: question.id,
    generatedBy: how.generatedBy ?? 'fixed',
    ...how.about,
  })
}

/** A guide may ask the same in two places: once is enough, unless its words are to be kept. */
function settleTwins(session: Session, { id, text }: PlanQuestion): void {
  for (const { topic, question } of openQuestions(session)) {
    if (question.id === id || question.verbatim) continue
    if (!isSame(question.text, text, session.plan.language)) continue
    const state = topicState(session, topic.id)
    state?.asked.push(question.id)
    state?.alreadyCovered.push(question.id)
  }
}

/**
 * Asks the next planned question in the plan's own words, or wraps up when there is none. After a
 * `gentle` lead nothing is said of the change of subject. Nobody gets past a gate so.
 */
export function askNext(
  step: Step,
  lead: string | null,
  { about = {}, gentle = false }: { about?: Wording['about']; gentle?: boolean } = {},
): void {
  const { session } = step
  const gate = gateAt(session)
  if (gate) {
    stayAtGate(step, gate)
    return
  }
  const brief =
    isTired(session) && session.lastQuestions === undefined && nextQuestion(session)
      ? promiseToBeBrief(session)
      : null
  const next = nextQuestion(session)
  if (!next) {
    startWrap(step, lead)
    return
  }
  const moves = session.current.topicId !== undefined && session.current.topicId !== next.topic.id
  const transition = moves && !brief && !gentle ? pick(step, textsOf(session).transitions) : null
  askPlanned(step, next, { lead: join(lead, brief ?? transition), about })
}

/** From now on only must-asks and very few others; returns what to say about it. */
export function promiseToBeBrief(session: Session): string {
  const open = openQuestions(session).length
  const count = Math.max(mustAsksLeft(session).length, Math.min(lastQuestionsMax, open))
  session.lastQuestions = count
  return textsOf(session).lastQuestions(count)
}

function enterTopic(session: Session, topicId: string): void {
  for (const topic of session.topics) {
    if (topic.id === topicId) topic.status = 'active'
    else leaveTopic(topic)
  }
}
