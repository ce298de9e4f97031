import type { Transcript } from '../../invite-types.ts'

type Evidence = Transcript['evidence'][number]

/** Words of an answer that something rests on. */
export type Quote = {
  /** Its place among all quotes, in the order of the conversation. */
  at: number
  seq: number
  start: number
  end: number
  /** What rests on them; none where an address alone points there. */
  claims: Evidence[]
}

/** Where an address points: to a claim, or to words of a message. */
export type Pointer = {
  claimID?: string
  seq?: number
  start?: number
  end?: number
  text?: string
}

type Span = Pick<Quote, 'seq' | 'start' | 'end'>

export function readPointer(query: URLSearchParams): Pointer {
  const number = (name: string) => {
    const value = query.get(name) ?? ''
    return /^\d{1,9}$/.test(value) ? Number(value) : undefined
  }
  const [claimID, text] = [query.get('claim'), query.get('quote')]
  const [seq, start, end] = [number('seq'), number('start'), number('end')]
  return {
    ...(claimID && { claimID }),
    ...(text && { text }),
    ...(seq !== undefined && { seq }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  }
}

/** The quotes of a conversation in its order, those of the same words as one. */
export function listQuotes({ messages, evidence }: Transcript, pointer: Pointer): Quote[] {
  const found = new Map<string, Omit<Quote, 'at'>>()
  const add = (seq: number, start: number, end: number): Omit<Quote, 'at'> | null => {
    const content = messages.find((message) => message.seq === seq)?.content
    if (content === undefined || start < 0 || start >= end || end > content.length) return null
    const key = `${seq}:${start}:${end}`
    const quote = found.get(key) ?? { seq, start, end, claims: [] }
    found.set(key, quote)
    return quote
  }
  for (const claim of evidence) add(claim.seq, claim.start, claim.end)?.claims.push(claim)
  const range = rangeOf(messages, pointer)
  if (range) add(range.seq, range.start, range.end)
  return [...found.values()]
    .sort((a, b) => a.seq - b.seq || a.start - b.start || a.end - b.end)
    .map((quote, at) => ({ at, ...quote }))
}

/** The words that an address points to, by where they are or by what they are. */
function rangeOf(
  messages: Transcript['messages'],
  { seq, start, end, text }: Pointer,
): Span | null {
  if (seq === undefined) return null
  if (start !== undefined && end !== undefined) return { seq, start, end }
  if (text === undefined) return null
  const at = messages.find((message) => message.seq === seq)?.content.indexOf(text) ?? -1
  return at < 0 ? null : { seq, start: at, end: at + text.length }
}

/** Which quote an address points to; -1 where there is none like it. */
export function findQuote(
  quotes: readonly Quote[],
  { messages }: Transcript,
  pointer: Pointer,
): number {
  const range = rangeOf(messages, pointer)
  const { claimID } = pointer
  if (!range && claimID === undefined) return -1
  return quotes.findIndex((quote) => {
    const isThere =
      !range || (quote.seq === range.seq && quote.start === range.start && quote.end === range.end)
    return (
      isThere && (claimID === undefined || quote.claims.some((claim) => claim.claimID === claimID))
    )
  })
}

/** A piece of a message and the quotes that it is part of. */
export type Piece = { text: string; quotes: readonly Quote[] }

/** Splits a message where a quote begins or ends, so that quotes may overlap. */
export function splitMessage(content: string, quotes: readonly Quote[]): Piece[] {
  const edges = new Set([0, content.length])
  for (const { start, end } of quotes) edges.add(start).add(end)
  const places = [...edges].sort((a, b) => a - b)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? content.length
    return {
      text: content.slice(from, to),
      quotes: quotes.filter(({ start, end }) => start <= from && end >= to),
    }
  })
}
