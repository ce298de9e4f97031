import type { Plan } from '../guide/plan.ts'
import type { HeldTalk } from './talk/hold-talk.ts'
import { cutIn, type Outcome, outcomes, outcomesOf } from './talk/outcomes.ts'
import type { Known } from './talk/participant.ts'
import type { Unanswerable } from './unanswerable.ts'

/** What one talk of a rehearsal came to, without the session that it took. */
export type TriedTalk = {
  person: string
  minutes: number
  ended: 'finished' | 'questions_left' | 'stopped' | 'left'
  asked: { questionID: string; outcome: Outcome }[]
  cut: string[]
  conversation: { seq: number; role: 'assistant' | 'user'; content: string; questionID?: string }[]
}

type Named = { questionID: string; text: string }
export type TriedGuide = {
  minutes: { least: number; median: number; most: number; limit: number }
  questions: (Named & {
    asked: number
    answered: number
    outcomes: Partial<Record<Outcome, number>>
  })[]
  unanswered: (Partial<Named> & { text: string; asked: number; why?: Unanswerable | 'not_asked' })[]
  repeats: (Named & { repeats: Named })[]
  cut: (Named & { people: number })[]
}

export function triedTalk(person: string, held: HeldTalk): TriedTalk {
  const { session, messages } = held
  return {
    person,
    minutes: Math.round(session.activeMs / 6_000) / 10,
    ended: endOf(held),
    asked: [...outcomesOf(held)].map(([questionID, outcome]) => ({ questionID, outcome })),
    cut: cutIn(held),
    conversation: messages.map(({ seq, role, content, questionId }) => ({
      ...{ seq, role, content },
      ...(role === 'assistant' && questionId !== undefined && { questionID: questionId }),
    })),
  }
}

function endOf({ session, left }: HeldTalk): TriedTalk['ended'] {
  if (left) return 'left'
  if (session.endReason === 'finished') return 'finished'
  return session.endReason === 'budget' ? 'questions_left' : 'stopped'
}

type Tried = { plan: Plan; known: Known; talks: readonly TriedTalk[] }

/** What all talks of a rehearsal say of the guide. */
export function triedGuide({ plan, known, talks }: Tried): TriedGuide {
  const { unanswerable, repeats } = known
  const planned = plan.topics.flatMap((topic) => topic.questions)
  const texts = new Map(planned.map(({ id, text }) => [id, text]))
  const named = (questionID: string): Named => ({ questionID, text: texts.get(questionID) ?? '' })
  const questions = planned.map(({ id }) => ({ ...named(id), ...countOutcomes(id, talks) }))
  return {
    minutes: minutesOf(plan, talks),
    questions,
    unanswered: [
      ...questions
        .filter(({ asked, answered }) => asked > 0 && answered === 0)
        .map(({ questionID, text, asked }) => {
          const why = unanswerable.get(questionID)
          return { questionID, text, asked, ...(why && { why }) }
        }),
      // Understood as what the researcher wants to know, and so asked of nobody.
      ...(plan.unasked ?? []).map(({ text }) => ({ text, asked: 0, why: 'not_asked' as const })),
    ],
    repeats: [...repeats].map(([later, earlier]) => ({
      ...named(later),
      repeats: named(earlier),
    })),
    cut: planned
      .map(({ id }) => ({
        ...named(id),
        people: talks.filter(({ cut }) => cut.includes(id)).length,
      }))
      .filter(({ people }) => people > 0),
  }
}

function countOutcomes(id: string, talks: readonly TriedTalk[]) {
  const met = talks.flatMap(({ asked }) => asked.filter(({ questionID }) => questionID === id))
  const count = (wanted: Outcome) => met.filter(({ outcome }) => outcome === wanted).length
  const counted = outcomes.map((outcome) => [outcome, count(outcome)] as const)
  return {
    asked: met.length,
    // That it was told already says that it could be answered.
    answered: count('answered') + count('said_already'),
    outcomes: Object.fromEntries(counted.filter(([, people]) => people > 0)),
  }
}

function minutesOf(plan: Plan, talks: readonly TriedTalk[]): TriedGuide['minutes'] {
  const all = talks.map(({ minutes }) => minutes).toSorted((a, b) => a - b)
  return {
    least: all[0] ?? 0,
    median: all[Math.floor((all.length - 1) / 2)] ?? 0,
    most: all.at(-1) ?? 0,
    limit: plan.budget.minutes,
  }
}
