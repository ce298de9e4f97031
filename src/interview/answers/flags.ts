import type { Message, MessageFlag, Session } from '../session.ts'
import { withoutDispelled } from './doubts.ts'

/** The messages with all that is known against them, found out when they came or afterwards. */
export function withFlags(session: Session, messages: readonly Message[]): Message[] {
  const found = new Map<number, MessageFlag[]>(
    session.flagged?.map(({ seq, flags }) => [seq, [...flags]]),
  )
  for (const seq of session.unread ?? []) found.set(seq, [...(found.get(seq) ?? []), 'unread'])
  return messages.map((read) => {
    const message = withoutDispelled(session, read)
    const later = [...(found.get(message.seq) ?? []), ...hintIn(message)]
    if (later.length === 0) return message
    return { ...message, flags: [...new Set([...(message.flags ?? []), ...later])] }
  })
}

/** Nothing is done about a hint at self-harm but that somebody should read it. */
function hintIn({ reading }: Message): MessageFlag[] {
  return reading?.selfHarm === 'hinted' ? ['self_harm_hint'] : []
}
