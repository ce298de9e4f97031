import type { ResultOf } from '../../contract/calls/calls.ts'

/** Where words stand: the link and the message. */
export function address(linkID: string, seq: number): string {
  return `[${linkID}, message ${seq}]`
}

/** Words as they stand, with where. */
export function quoted(words: string, linkID: string, seq: number): string {
  return `“${words}” ${address(linkID, seq)}`
}

type Quote = ResultOf<'quotes.verify'>[number]

export function quoteLine({ text, linkID, seq, profileID }: Quote): string {
  return quoted(text, linkID, seq) + (profileID === undefined ? '' : ` (profile ${profileID})`)
}

/** What an address is, for whoever reads quotes. */
export function addressNote(baseURL: string): string {
  return `Every quote is word for word, with its address [link, message]: \`transcript\` shows a link's whole conversation, people read it at ${baseURL}/console/invites/LINK. Keep the address with each quote you pass on.`
}
