import { AppError } from '../contract/errors.ts'
import type { EngineEvent, Reduction } from './events.ts'
import { start } from './plan.fixture.ts'
import type { TurnProposal } from './proposals/proposal.ts'
import { newestQuestion } from './questions/expects.ts'
import { reduce } from './reduce.ts'
import type { Message, Session } from './session.ts'

/** A proposal for tests: the next planned question, nothing noted. */
export function proposal(changes: Partial<TurnProposal> = {}): TurnProposal {
  return {
    assessment: { answered: 'full', newInfo: true, cues: [] },
    coverage: [],
    action: 'next',
    probeKind: null,
    templateId: null,
    questionId: null,
    target: null,
    reply: { ack: null, question: '' },
    memory: [],
    flags: [],
    coveredQuestionIds: [],
    switchLanguage: null,
    ...changes,
  }
}

/** An interview under way in a test: takes events and keeps what became of them. */
export type Walk = {
  session: Session
  messages: Message[]
  last: Reduction | null
  take: (event: EngineEvent) => Reduction
  /** An answer to the newest question, left waiting for its reply. */
  answer: (text: string) => Reduction
  /** An answer and the reply proposed to it. */
  exchange: (text: string, changes?: Partial<TurnProposal>) => Reduction
  propose: (changes?: Partial<TurnProposal>, by?: 'builtin' | 'llm') => Reduction
  skip: () => Reduction
  newest: () => Message
  later: (ms: number) => void
}

/** Walks a session through events, 20 seconds apart. */
export function walk(session: Session): Walk {
  let now = start.getTime()
  const it: Walk = {
    session,
    messages: [],
    last: null,
    take(event) {
      now += 20_000
      const reduction = reduce(it.session, it.messages, event, { now: new Date(now), seed: 'link' })
      it.session = reduction.session
      it.messages = [...it.messages, ...reduction.append]
      it.last = reduction
      return reduction
    },
    answer(text) {
      const clientMessageID = `c${it.messages.length}`
      return it.take({ type: 'answer', text, clientMessageID, after: it.newest().seq })
    },
    exchange(text, changes) {
      it.answer(text)
      return it.propose(changes)
    },
    propose(changes, generatedBy = 'builtin') {
      const turnId = it.session.pending?.turnId ?? ''
      return it.take({
        type: 'turn_ready',
        turnId,
        proposal: proposal(changes),
        generatedBy,
      })
    },
    skip: () => it.take({ type: 'skip', after: it.newest().seq }),
    newest() {
      const newest = newestQuestion(it.messages)
      if (!newest) throw new Error('nothing was said yet')
      return newest
    },
    later(ms) {
      now += ms
    },
  }
  return it
}

/** A session whose opening was said. */
export function begun(session: Session): Walk {
  const it = walk(session)
  it.take({ type: 'onboard', fields: {} })
  return it
}

/** What is said where a step is refused. */
export function conflictOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return error.message
    throw error
  }
  throw new Error('it was taken')
}
