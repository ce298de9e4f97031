import type { Language, Plan } from '../../guide/plan.ts'
import { createSession } from '../../interview/create-session.ts'
import { plan, question, topic } from '../../interview/plan.fixture.ts'
import type { Turn } from '../../interview/ports.ts'
import type { TurnProposal } from '../../interview/proposals/proposal.ts'
import { reduce } from '../../interview/reduce.ts'
import type { Fact, Message, Session } from '../../interview/session.ts'
import { proposeTurn } from './interviewer.ts'

const openQuestion: Record<Language, string> = {
  en: 'What has working with it been like for you?',
  de: 'Wie war die Arbeit damit bisher für Sie?',
  fr: "Comment se passe le travail avec l'outil pour vous ?",
  es: '¿Cómo ha sido trabajar con eso para usted?',
  pt: 'Como tem sido trabalhar com isso para você?',
}

/** One roomy topic and another, so that a follow-up is always possible. */
export function roomyPlan(language: Language = 'en', changes: Partial<Plan> = {}): Plan {
  return plan({
    language,
    glossary: ['Zeta'],
    topics: [
      topic('t1', [question('q1', { text: openQuestion[language] }), question('q2')], {
        title: 'Work',
        deep: true,
        weight: 2,
      }),
      topic('t2', [question('q3')]),
    ],
    ...changes,
  })
}

export type Given = {
  language?: Language
  guide?: Plan
  memory?: Fact[]
  strikes?: Record<string, number>
  session?: Partial<Session>
  /** What the participant said before, oldest first. */
  before?: string[]
}

const now = new Date('2026-03-02T09:05:00.000Z')

/** An answer to the first question, as the interviewer is given it. */
export function contextOf(text: string, given: Given = {}): Turn {
  const guide = given.guide ?? roomyPlan(given.language)
  let session = createSession({
    plan: guide,
    productID: 'Zeta',
    organization: 'Zeta Works',
    interviewer: 'builtin',
    now,
  })
  let messages: Message[] = []
  const take = (event: Parameters<typeof reduce>[2]) => {
    const made = reduce(session, messages, event, { now, seed: 'link' })
    session = made.session
    messages = [...messages, ...made.append]
  }
  take({ type: 'onboard', fields: {} })
  for (const [place, said] of [...(given.before ?? []), text].entries()) {
    const after = messages.at(-1)?.seq ?? 0
    if (place > 0) take({ type: 'turn_failed', turnId: session.pending?.turnId ?? '', why: 'test' })
    take({
      type: 'answer',
      text: said,
      clientMessageID: `c${place}`,
      after: messages.at(-1)?.seq ?? after,
    })
  }
  session = {
    ...session,
    ...given.session,
    memory: given.memory ?? session.memory,
    strikes: { ...session.strikes, ...given.strikes },
  }
  return { seed: 'link', session, messages, now }
}

/** What the interviewer proposes on an answer to the first question. */
export function proposalOn(text: string, given: Given = {}): TurnProposal {
  return proposeTurn(contextOf(text, given))
}
