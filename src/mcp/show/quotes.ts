import type { ResultOf } from '../../contract/calls/calls.ts'

/** Words as they stand, behind the link and the message: what follows may hold anything. */
export function quoted(words: string, linkID: string, seq: number): string {
  return `[${linkID}, message ${seq}] “${words}”`
}

type Quote = ResultOf<'quotes.verify'>[number]

export function quoteLine({ text, linkID, seq, profileID }: Quote): string {
  return profileID === undefined
    ? quoted(text, linkID, seq)
    : `${profileID} ${quoted(text, linkID, seq)}`
}

/** What an address is, for whoever reads quotes. */
export function addressNote(baseURL: string): string {
  return `Every quote is word for word, behind its profile and its address [link, message]: \`transcript\` shows a link's whole conversation, people read it at ${baseURL}/console/invites/LINK. Keep the address with each quote you pass on.`
}
