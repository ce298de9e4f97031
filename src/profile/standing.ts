import type { Message, Session } from '../interview/session.ts'
import type { Claim, Evidence } from './claim.ts'
import { locateQuote, searchable } from './locate-quote.ts'

type Interview = { session: Pick<Session, 'corrections'>; messages: readonly Message[] }

/**
 * The claims with what the recap made of them: what was told there puts something right or adds to
 * it, and what the person took back is marked, whoever read it out of their words.
 */
export function withStandings(claims: readonly Claim[], interview: Interview): Claim[] {
  const corrections = interview.session.corrections ?? []
  const correcting = new Set(
    corrections.flatMap(({ seq, withdraws }) => (withdraws.length > 0 ? [seq] : [])),
  )
  const withdrawn = withdrawnIn(interview)
  const last = lastWords(interview.messages)
  const isOf = (spans: readonly Place[]) => (evidence: Evidence) =>
    spans.some((place) => overlaps(place, evidence))
  return claims.map((claim) => {
    if (claim.evidence.length > 0 && claim.evidence.some(isOf(withdrawn))) {
      return { ...claim, standing: 'withdrawn' }
    }
    const seqs = claim.evidence.map(({ seq }) => seq)
    if (seqs.some((seq) => correcting.has(seq))) return { ...claim, standing: 'correction' }
    return seqs.some((seq) => last.has(seq)) ? { ...claim, standing: 'addition' } : claim
  })
}

type Place = { seq: number; start: number; end: number }

function overlaps(place: Place, { seq, start, end }: Place): boolean {
  return place.seq === seq && start < place.end && place.start < end
}

function withdrawnIn({ session, messages }: Interview): Place[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  return (session.corrections ?? [])
    .flatMap(({ withdraws }) => withdraws)
    .flatMap(({ seq, quote }) => {
      const message = bySeq.get(seq)
      if (message?.role !== 'user') return []
      const found = locateQuote(searchable(message.content), quote, 0)
      return found ? [{ seq, start: found.start, end: found.end }] : []
    })
}

/** The answers to the recap and to what was asked after it, up to the verdict. */
function lastWords(messages: readonly Message[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isRecap = false
  for (const { seq, role, kind } of messages) {
    if (role === 'user') {
      if (isRecap) found.add(seq)
    } else if (kind === 'recap') isRecap = true
    else if (kind === 'verdict' || kind === 'anything_else' || kind === 'closing') isRecap = false
  }
  return found
}
