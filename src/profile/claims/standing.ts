import type { Message, Session } from '../../interview/session.ts'
import { contentStems, words } from '../../language/words.ts'
import { placeLastWords } from '../composition/placing.ts'
import type { Claim, Evidence } from './claim.ts'
import { locateQuote, searchable } from './locate-quote.ts'

export type Interview = {
  session: Pick<Session, 'corrections' | 'language'>
  messages: readonly Message[]
}

/**
 * The claims with what the recap made of them: what was told there puts something right or adds to
 * it, and what the person took back is marked, whoever read it out of their words.
 */
export function withStandings(claims: readonly Claim[], interview: Interview): Claim[] {
  const corrections = interview.session.corrections ?? []
  const takes = new Map(
    corrections
      .filter(({ withdraws }) => withdraws.length > 0)
      .map(({ seq, withdraws }) => [seq, withdraws.map((line) => line.seq)]),
  )
  const withdrawn = withdrawnIn(interview)
  const last = lastWords(interview.messages)
  const isOf = (spans: readonly Place[]) => (evidence: Evidence) =>
    spans.some((place) => overlaps(place, evidence))
  const standing = claims.map((claim): Claim => {
    if (claim.evidence.length > 0 && claim.evidence.some(isOf(withdrawn))) {
      return { ...claim, standing: 'withdrawn' }
    }
    const seqs = claim.evidence.map(({ seq }) => seq)
    if (seqs.some((seq) => takes.has(seq))) return { ...claim, standing: 'correction' }
    return seqs.some((seq) => last.has(seq)) ? { ...claim, standing: 'addition' } : claim
  })
  return placeLastWords(standing, { language: interview.session.language, takes })
}

type Place = { seq: number; start: number; end: number }

function overlaps(place: Place, { seq, start, end }: Place): boolean {
  return place.seq === seq && start < place.end && place.start < end
}

/** The stretches that were taken back: of each line the clauses that what puts it right speaks of. */
export function withdrawnIn({ session, messages }: Interview): Place[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  return (session.corrections ?? []).flatMap((correction) => {
    const said = meant(bySeq.get(correction.seq)?.content ?? '', session.language)
    return correction.withdraws.flatMap(({ seq, quote }) => {
      const message = bySeq.get(seq)
      if (message?.role !== 'user') return []
      const found = locateQuote(searchable(message.content), quote, 0)
      if (!found) return []
      const clauses = clausesOf(message.content).filter((clause) => {
        return overlaps({ ...clause, seq }, { ...found, seq })
      })
      const touched = clauses.filter(({ start, end }) => {
        return (
          said.intersection(meant(message.content.slice(start, end), session.language)).size > 0
        )
      })
      return (touched.length > 0 ? touched : clauses).map((place) => ({ ...place, seq }))
    })
  })
}

/** Content stems and numbers. */
function meant(text: string, language: string): Set<string> {
  const numbers = words(text).filter((word) => /^\d/.test(word))
  return new Set([...contentStems(text, language), ...numbers])
}

function clausesOf(content: string) {
  const ends = [...content.matchAll(/[,;:.!?–—](?=\s)|\n/g)].map(({ index }) => index + 1)
  const edges = [0, ...ends, content.length]
  return edges.slice(1).map((end, at) => ({ start: edges[at] ?? 0, end }))
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
