import { createHash } from 'node:crypto'
import { extractClaims } from '../../src/interviewers/builtin-synthesis/extract.ts'
import { lookAgain } from '../../src/interviewers/llm-second-look/look-again.ts'
import { readInterview } from '../../src/interviewers/llm-synthesis/read-interview.ts'
import type { Claim } from '../../src/profile/claims/claim.ts'
import { composeProfile } from '../../src/profile/composition/compose.ts'
import { makeRecord } from '../../src/profile/record.ts'
import type { SummarySentence } from '../../src/profile/second-look.ts'
import type { FinishedInterview } from '../../src/profile/synthesizer.ts'
import { playReadings } from '../recorded/play-readings.ts'
import { type Due, playWith, type Replies } from './replies.ts'

/** Where nobody waits, no call is late. */
const ms = 1
const reader = { name: 'recorded/model', readMs: ms, mendMs: ms }
const none = { claims: [] as Claim[], summary: [] as SummarySentence[] }

type Desk = { replies: Replies; due: Due }

/** The profile that a model's reading of an interview comes to, as researchers read it; null until all is answered. */
export function readByModel(desk: Desk, interview: FinishedInterview): string | null {
  const name = interview.linkID
  const read = playWith(desk, `${name}-read`, () => readInterview(reader, interview))
  if (!read) return null
  if (!read.ok) throw new Error(`The reading of ${name} came to nothing: ${read.why}.`)
  const looked = playWith(desk, `${name}-look`, () => lookAgain(interview, read.claims, ms))
  if (!looked) return null
  if (!looked.ok) throw new Error(`The second look at ${name} came to nothing: ${looked.why}.`)
  return profileOf(interview, looked)
}

/** The profile that the rules make of it. */
export function readByRules(interview: FinishedInterview): string {
  return profileOf(interview, { ...none, claims: extractClaims(interview) })
}

function profileOf(interview: FinishedInterview, { claims, summary }: typeof none): string {
  const record = makeRecord({ ...interview, claims, summary, rejected: [], generator: reader.name })
  const { details, metadata } = composeProfile({
    profileID: interview.linkID,
    acquiredAt: interview.completedAt,
    records: [record],
  })
  const parts: [string, string | undefined][] = [
    ['In short', summary.map(({ text }) => text).join('\n')],
    ['Sentiment, 1 to 5', metadata.sentiment?.toString()],
    ['Background', details.background],
    ['On the subject', details.productAlignment],
    ['What matters to them', details.key_values.join(', ')],
    ['Interests', details.interests.join(', ')],
  ]
  return parts.flatMap(([title, text]) => (text ? [`## ${title}\n\n${text}`] : [])).join('\n\n')
}

/** The control: every third sentence of a profile is somebody else's. */
export function mixOf(profile: string, other: string): string {
  const theirs = other.split('\n').filter((line) => line.length > lineCharactersMin)
  const foreign = theirs.flatMap((line) => line.split(sentenceEnd))
  let count = 0
  const mixed = (line: string) =>
    line
      .split(sentenceEnd)
      .map((sentence) => {
        count += 1
        return count % 3 === 0 ? (foreign[count % foreign.length] ?? sentence) : sentence
      })
      .join(' ')
  const lines = profile.split('\n')
  return lines.map((line) => (line.length > lineCharactersMin ? mixed(line) : line)).join('\n')
}

const sentenceEnd = /(?<=[.!?]) /
/** What is longer is told in sentences. */
const lineCharactersMin = 30

export type Looked = { honest: number; honestKept: number; lies: number; liesKept: number }

/** What a second look leaves of honest claims and of lies that code let through, put to it mixed; null until all is answered. */
export function lookAtLies(desk: Desk): Looked | null {
  const looks = playReadings()
    .filter(({ reading }) => reading.lies.length > 0)
    .map(({ reading, interview, honest, passed }) => {
      const mixed = mix([...honest, ...passed])
      const looked = playWith(desk, `look-${reading.id}`, () => lookAgain(interview, mixed, ms))
      if (!looked) return null
      if (!looked.ok) throw new Error(`The look at ${reading.id} came to nothing: ${looked.why}.`)
      const kept = new Set(looked.claims.map(nameOf))
      const keptOf = (claims: readonly Claim[]) => claims.filter((one) => kept.has(nameOf(one)))
      return [honest.length, keptOf(honest).length, passed.length, keptOf(passed).length]
    })
  if (looks.includes(null)) return null
  const sum = (at: number) => looks.reduce((total, look) => total + (look?.[at] ?? 0), 0)
  return { honest: sum(0), honestKept: sum(1), lies: sum(2), liesKept: sum(3) }
}

/** What is claimed of which words: a claim that lost its side or its kind goes by another name. */
function nameOf({ kind, polarity, score, evidence: [place] }: Claim): string {
  return JSON.stringify([kind, polarity ?? null, score ?? null, place?.seq, place?.quote])
}

/** In an order that tells nothing, and always the same. */
function mix(claims: readonly Claim[]): Claim[] {
  const rank = (claim: Claim) => createHash('sha256').update(nameOf(claim)).digest('hex')
  return claims.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
}
