import { withFlags } from '../../../interview/answers/flags.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { answerWords } from '../../../profile/search/search-words.ts'
import type { SaidWords } from './searched.ts'

/**
 * What the answers of a conversation are found by, those from `from` on. One that took too long to read
 * has no words.
 */
export function wordsSaid(session: Session, messages: readonly Message[], from = 0): SaidWords[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  const answers = messages.filter(({ kind, seq }) => kind === 'answer' && seq >= from)
  if (answers.length === 0) return []
  return withFlags(session, answers).map(({ seq, content, after, flags = [] }) => {
    const question = bySeq.get(after ?? seq - 1)
    const isRead = !flags.includes('unread')
    const said = isRead
      ? { content, question: question?.content ?? '' }
      : { content: '', question: '' }
    const isEvidence = flags.every((flag) => flag === 'self_harm_hint')
    return { seq, ...answerWords({ ...said, language: session.language }), isEvidence }
  })
}
