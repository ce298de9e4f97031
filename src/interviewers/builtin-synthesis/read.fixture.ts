import type { Topic } from '../../guide/plan.ts'
import type { AnswerReading } from '../../interview/answers/answer-reading.ts'
import type { Message, MessageKind, Session } from '../../interview/session.ts'
import { verifyClaims } from '../../profile/claims/verify.ts'
import { composeProfile } from '../../profile/composition/compose.ts'
import { makeRecord } from '../../profile/record.ts'
import { extractClaims } from './extract.ts'

export const at = '2026-03-02T10:00:00.000Z'
export const linkID = 'link'

export function session(language: string, topics: Topic[]): Session {
  return {
    version: 1,
    state: 'completed',
    language,
    plan: {
      version: 1,
      language: 'en',
      goals: [],
      context: [],
      glossary: ['Ledgerly'],
      topics,
      avoid: [],
      closing: [],
      budget: { minutes: 12, turns: 16, explicit: false },
      archetypes: [],
      warnings: [],
    },
    productID: 'ledgerly',
    organization: 'Org',
    interviewer: 'builtin',
    onboarding: {},
    topics: [],
    current: {},
    turns: 0,
    activeMs: 0,
    memory: [],
    templatesUsed: [],
    probesUsed: [],
    strikes: {},
    flags: [],
    questionsForTeam: [],
    breaker: { fails: 0, skipTurns: 0, cycles: 0 },
    startedAt: at,
    lastActivityAt: at,
  }
}

/** A question with its answer; `more` is of the answer. */
export type Turn = {
  ask: string
  say: string
  kind?: MessageKind
  topicId?: string
  questionId?: string
  templateId?: string
  act?: AnswerReading['act']
  more?: Partial<Message>
}

export function messagesOf(turns: readonly Turn[]): Message[] {
  return turns.flatMap(
    ({ ask, say, kind = 'question', topicId, questionId, templateId, act, more }, index) => {
      const place = {
        ...(topicId && { topicId }),
        ...(questionId && { questionId }),
        ...(templateId && { templateId }),
      }
      const reading = act && { act, barred: [], questions: [], selfHarm: null }
      return [
        {
          seq: 2 * index,
          role: 'assistant' as const,
          content: ask,
          kind,
          generatedBy: 'builtin' as const,
          at,
          ...place,
        },
        {
          seq: 2 * index + 1,
          role: 'user' as const,
          content: say,
          kind: 'answer' as const,
          generatedBy: 'participant' as const,
          after: 2 * index,
          at,
          ...(reading && { reading }),
          ...more,
        },
      ]
    },
  )
}

export type Guide = { language?: string; topics?: Topic[]; corrections?: Session['corrections'] }

export function read(
  turns: readonly Turn[],
  { language = 'en', topics = [], corrections }: Guide = {},
) {
  const messages = messagesOf(turns)
  const held = { ...session(language, topics), ...(corrections && { corrections }) }
  const verdict = turns.find(({ kind }) => kind === 'verdict')?.say
  if (verdict !== undefined) held.verdict = { text: verdict }
  const claims = extractClaims({ linkID, session: held, messages, completedAt: at })
  const { kept, rejected } = verifyClaims(claims, { linkID, messages, language })
  const record = makeRecord({
    ...{ linkID, session: held, messages, completedAt: at, claims: kept, rejected },
    generator: 'builtin',
  })
  const { details, metadata } = composeProfile({
    profileID: 'p',
    acquiredAt: at,
    records: [record],
  })
  return { claims, kept, rejected, record, details, metadata }
}

export const kindsOf = (turns: readonly Turn[], guide?: Guide) =>
  read(turns, guide).kept.map(({ kind }) => kind)
export const about = 'What do you think of Ledgerly?'

export function topic(id: string, title: string, ...asks: string[]): Topic {
  return {
    ...{ id, title, learningGoal: '', weight: 1, must: false, sensitive: false, deep: false },
    ...{ budget: {}, probeHints: [] },
    questions: asks.map((text, index) => ({
      ...{ id: `${id}q${index + 1}`, text, rephrased: text, must: false, verbatim: false },
      ...{ ifTime: false, lint: [] },
    })),
  }
}
