import type { Message, Session } from '../session.ts'
import { closingQuestions } from './closing-questions.ts'

const messagesMax = 200
const transcriptBytesMax = 1_048_576
const activeMsMax = 90 * 60_000
/** Recap, verdict and farewell, with their answers. */
const wrapMessages = 5

/** Whether the conversation has grown so long that it must wrap up now, must-asks or not. */
export function isPastCaps(session: Session, messages: readonly Message[]): boolean {
  const reserved = wrapMessages + 2 * Math.max(1, closingQuestions(session.plan).length)
  if (messages.length + 2 + reserved > messagesMax) return true
  return session.activeMs >= activeMsMax || transcriptBytes(messages) >= transcriptBytesMax
}

function transcriptBytes(messages: readonly Message[]): number {
  const units = messages.reduce((sum, { content }) => sum + content.length, 0)
  // No UTF-16 unit takes more than 3 bytes of UTF-8: short transcripts need no exact count.
  if (units * 3 < transcriptBytesMax) return units
  return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
}
