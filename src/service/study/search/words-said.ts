import { withFlags } from '../../../interview/answers/flags.ts'
import { misheardIn, withoutStretches } from '../../../interview/answers/misheard.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { answerWords } from '../../../profile/search/search-words.ts'
import type { SaidWords } from './searched.ts'

/**
 * What the answers of a conversation are found by, those from `from` on. One that took too long to read
 * has no words, and neither has what was heard in doubt.
 */
export function wordsSaid(session: Session, messages: readonly Message[], from = 0): SaidWords[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  const answers = messages.filter(({ kind, seq }) => kind === 'answer' && seq >= from)
  if (answers.length === 0) return []
  return withFlags(session, answers).map((message) => {
    const { seq, after, flags = [] } = message
    const question = bySeq.get(after ?? seq - 1)
    const clear = withoutStretches(message.content, misheardIn(message))
    const isRead = !flags.includes('unread') && clear.trim() !== ''
    const said = isRead
      ? { content: clear, question: question?.content ?? '' }
      : { content: '', question: '' }
    const isEvidence = isRead && flags.every((flag) => flag === 'self_harm_hint')
    return { seq, ...answerWords({ ...said, language: session.language }), isEvidence }
  })
}
