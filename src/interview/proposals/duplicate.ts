import type { Message } from '../session.ts'

/** The stored answer that came with this identifier of the client's; null when it is a new one. */
export function findDuplicate(
  messages: readonly Message[],
  clientMessageID: string,
): Message | null {
  return messages.find((message) => message.clientMessageID === clientMessageID) ?? null
}
