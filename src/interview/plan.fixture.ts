import type { Plan, PlanQuestion, Topic } from '../guide/plan.ts'
import { createSession, type NewSession } from './create-session.ts'
import type { Session } from './session.ts'

/** A planned question for tests; its id tells it apart. */
export function question(id: string, changes: Partial<PlanQuestion> = {}): PlanQuestion {
  const subject = changes.text === undefined ? ` ${id}` : ''
  return {
    id,
    text: `What happened the last time you worked on matter${subject}?`,
    rephrased: `Think of one day with matter${subject}. What went on?`,
    must: false,
    verbatim: false,
    ifTime: false,
    lint: [],
    ...changes,
  }
}

/** A topic for tests. */
export function topic(id: string, questions: PlanQuestion[], changes: Partial<Topic> = {}): Topic {
  return {
    id,
    title: `Topic ${id}`,
    learningGoal: `What the work in ${id} looks like from day to day for them`,
    weight: 1,
    must: false,
    sensitive: false,
    deep: false,
    budget: {},
    questions,
    probeHints: [],
    ...changes,
  }
}

/** A plan for tests: two topics, three questions, one of them a must-ask. */
export function plan(changes: Partial<Plan> = {}): Plan {
  return {
    version: 1,
    language: 'en',
    goals: [{ text: 'Find out why churned users left and whether price drove them away' }],
    context: [],
    glossary: ['Northwind'],
    topics: [
      topic('t1', [
        question('q1', { text: 'What were you using Northwind for when you first started?' }),
        question('q2', { text: 'How do you send your invoices today?' }),
      ]),
      topic('t2', [
        question('q3', {
          text: 'When did the thought of stopping first cross your mind?',
          must: true,
        }),
      ]),
    ],
    avoid: [],
    closing: [],
    budget: { minutes: 12, turns: 10, explicit: false },
    archetypes: [],
    warnings: [],
    ...changes,
  }
}

export const start = new Date('2026-03-02T09:00:00.000Z')

/** A fresh session for tests. */
export function session(changes: Partial<NewSession> = {}): Session {
  return createSession({
    plan: plan(),
    productID: 'northwind',
    organization: 'Northwind Traders',
    interviewer: 'builtin',
    now: start,
    ...changes,
  })
}

/** As many topics of one question each. */
export function many(count: number) {
  return Array.from({ length: count }, (_, at) => topic(`t${at}`, [question(`q${at}`)]))
}
