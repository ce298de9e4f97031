import type { Answer } from '../../src/interviewers/llm/calls/ask-model.ts'
import { play } from '../../src/interviewers/llm/dialogue.ts'
import { createSpotlight } from '../../src/interviewers/llm/prompt/spotlight.ts'
import { lookAgain } from '../../src/interviewers/llm-second-look/look-again.ts'
import { checkDraft, groundsOf } from '../../src/interviewers/llm-synthesis/grounds.ts'
import { linesOf } from '../../src/interviewers/llm-synthesis/lines.ts'
import { readDrafts } from '../../src/interviewers/llm-synthesis/read-drafts.ts'
import { supportedSentiment } from '../../src/interviewers/llm-synthesis/sentiment-support.ts'
import type { Claim } from '../../src/profile/claims/claim.ts'
import type { SummarySentence } from '../../src/profile/second-look.ts'
import type { FinishedInterview } from '../../src/profile/synthesizer.ts'
import { playTalk } from './play-talks.ts'
import { type RecordedReading, readRecordedReadings } from './recorded-reading.ts'
import { type RecordedTalk, readRecordedTalks } from './recorded-talk.ts'

export type PlayedReading = {
  reading: RecordedReading
  talk: RecordedTalk
  interview: FinishedInterview
  /** Why honest claims are refused, one reason each. */
  refused: string[]
  /** Honest claims that code lets through. */
  honest: Claim[]
  /** Lies that code lets through: their words are real, so they are the second look's to refuse. */
  passed: Claim[]
  /** The claims as they stand once they were looked at again, and the summary. */
  claims: readonly Claim[]
  summary: readonly SummarySentence[]
}

/** Where nobody waits, no call is late. */
const ms = 1
/** More than any answer of these interviews has. */
const shown = { charactersMax: 6_000, headCharacters: 4_500 }

/** Every recorded reading, played on its interview. */
export function playReadings(): PlayedReading[] {
  const talks = new Map(readRecordedTalks().map((talk) => [talk.id, talk]))
  return readRecordedReadings().map((reading) => {
    const talk = talks.get(reading.id)
    if (!talk) throw new Error(`There is no recorded interview “${reading.id}”.`)
    return { reading, talk, ...playReading(reading, playTalk(talk).finished) }
  })
}

/** Holds what was read against the interview, then plays the second look at what stood. */
function playReading(
  reading: RecordedReading,
  interview: FinishedInterview,
): Omit<PlayedReading, 'reading' | 'talk'> {
  const spotlight = createSpotlight(interview.session, interview.linkID, shown)
  const grounds = groundsOf(interview, linesOf(interview, spotlight), 'recorded/model')
  const check = (draft: unknown): Claim | string => {
    const [one] = readDrafts(JSON.stringify({ claims: [draft] }))?.drafts ?? []
    const checked = one ? checkDraft(one, grounds) : { reason: 'not a claim' }
    return 'claim' in checked ? checked.claim : checked.reason
  }
  const told = reading.claims.map(check)
  const others = told.filter((claim) => typeof claim !== 'string' && claim.kind !== 'sentiment')
  const borneOut = (checked: Claim | string) => {
    if (typeof checked === 'string' || checked.kind !== 'sentiment') return checked
    return supportedSentiment([...(others as Claim[]), checked], grounds) ?? 'score not supported'
  }
  const honest = told.map(borneOut)
  const lies = reading.lies.map(({ claim }) => borneOut(check(claim)))
  return {
    interview,
    refused: honest.filter((checked) => typeof checked === 'string'),
    honest: honest.filter((checked) => typeof checked !== 'string'),
    passed: lies.filter((checked) => typeof checked !== 'string'),
    ...look(reading, interview, honest),
  }
}

/** What is left of the claims that stand, as was answered when they were looked at again. */
function look(
  { look }: RecordedReading,
  interview: FinishedInterview,
  honest: readonly (Claim | string)[],
): Pick<PlayedReading, 'claims' | 'summary'> {
  const standing = honest.flatMap((claim, at) => (typeof claim === 'string' ? [] : [{ at, claim }]))
  const claims = standing.map(({ claim }) => claim)
  if (!look) return { claims, summary: [] }
  const nameOf = (wanted: number) => `c${standing.findIndex(({ at }) => at === wanted) + 1}`
  const reply = {
    claims: standing.map(({ at }) => ({ claim: nameOf(at), ...look.claims[at] })),
    summary: look.summary.map(({ text, claims }) => ({ text, claims: claims.map(nameOf) })),
  }
  const answer: Answer = {
    ...{ ok: true, refused: false, text: JSON.stringify(reply) },
    tokens: { inputTokens: 0, outputTokens: 0 },
  }
  const next = play(lookAgain(interview, claims, ms), [answer])
  if (!('made' in next && next.made.ok)) throw new Error('A recorded second look can be read.')
  return next.made
}
