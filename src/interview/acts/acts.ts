import type { Act, AnswerContext } from '../answer-reading.ts'

type ActsRead = { act: Act; questions: string[]; talk: { start: number; end: number }[] }

/** What an answer does, what it asks of us, and where it talks with the interviewer about the interview. */
export function readActs(_text: string, _context: AnswerContext): ActsRead {
  return { act: 'answer', questions: [], talk: [] }
}
