import type { Fallbacks, Session, Usage } from '../../interview/session.ts'

/** Where somebody was when they left: the newest question, or the last one asked of the plan. */
export type Place = {
  place: 'onboarding' | 'conversation' | 'closing'
  topicID?: string
  topic?: string
  question?: string
}

/**
 * What lists and reports need of a session and its plan: a hundredth of their size. Kept beside the invite
 * and written with each step.
 */
export type Digest = {
  screenedOut?: true
  full?: true
  /** What was chosen of the closed questions that were asked, by their identifiers; absent without any. */
  choices?: Record<string, readonly number[]>
  endReason?: Session['endReason']
  /** Of the participant's time, to a tenth. */
  minutes: number
  place: Place
  topics: {
    id: string
    title: string
    /** Whether it was asked about. */
    asked: boolean
    status: Session['topics'][number]['status']
    followUps: number
  }[]
  /** What the participant asked us; absent where they asked nothing. */
  questions?: number
  spent?: Usage
  /** Absent where its model took every turn that was its own. */
  fallbacks?: Fallbacks
}

export function digestOf(session: Session): Digest {
  const { state, endReason, spent, fallbacks } = session
  const titles = new Map(session.plan.topics.map(({ id, title }) => [id, title]))
  return {
    ...(state === 'screened_out' && { screenedOut: true }),
    ...(state === 'quota_full' && { full: true }),
    ...choicesOf(session),
    ...(endReason !== undefined && { endReason }),
    minutes: activeMinutesOf(session),
    place: placeOf(session),
    topics: session.topics.map(({ id, asked, status, probesUsed }) => ({
      id,
      title: titles.get(id) ?? id,
      asked: asked.length > 0,
      status,
      followUps: probesUsed,
    })),
    ...(session.questionsForTeam.length > 0 && { questions: session.questionsForTeam.length }),
    ...(spent && { spent }),
    ...(fallbacks && { fallbacks }),
  }
}

function choicesOf({ plan, topics, choices = {} }: Session): Pick<Digest, 'choices'> {
  const asked = new Set(topics.flatMap((topic) => topic.asked))
  const closed = plan.topics
    .flatMap(({ questions }) => questions)
    .filter((question) => question.closed && asked.has(question.id))
  if (closed.length === 0) return {}
  return { choices: Object.fromEntries(closed.map(({ id }) => [id, choices[id] ?? []])) }
}

/** Minutes that a participant was busy with it, to a tenth. */
export function activeMinutesOf({ activeMs }: Session): number {
  return Math.round(activeMs / 6_000) / 10
}

function placeOf({ state, current, plan, topics }: Session): Place {
  if (state === 'recap' || state === 'verdict' || state === 'anything_else') {
    return { place: 'closing' }
  }
  const asked = topics.flatMap((topic) => topic.asked.map((question) => [topic.id, question]))
  if (asked.length === 0) return { place: 'onboarding' }
  const [lastTopic, lastQuestion] = asked.at(-1) ?? []
  const topic = plan.topics.find(({ id }) => id === (current.topicId ?? lastTopic))
  const question = topic?.questions.find(({ id }) => id === (current.questionId ?? lastQuestion))
  return {
    place: 'conversation',
    ...(topic && { topicID: topic.id, topic: topic.title }),
    ...(question && { question: question.text }),
  }
}
