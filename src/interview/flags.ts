import type { Message, Session } from './session.ts'

/** The messages with all that is known against them, found out when they came or afterwards. */
export function withFlags(session: Session, messages: readonly Message[]): Message[] {
  const found = new Map(session.flagged?.map(({ seq, flags }) => [seq, flags]))
  return messages.map((message) => {
    const later = found.get(message.seq)
    if (!later) return message
    return { ...message, flags: [...new Set([...(message.flags ?? []), ...later])] }
  })
}
