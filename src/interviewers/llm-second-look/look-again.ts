import { z } from 'zod'
import type { Claim, ClaimKind } from '../../profile/claims/claim.ts'
import { lacksSupport } from '../../profile/claims/support.ts'
import type { SecondLook, SummarySentence } from '../../profile/second-look.ts'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'
import type { Dialogue } from '../llm/dialogue.ts'
import { createSpotlight } from '../llm/prompt/spotlight.ts'
import { carrieds } from './look-form.ts'
import { buildPrompt, type Shown, summaryMax } from './prompt.ts'

/** Longest part of what somebody wrote that a model is shown. */
const shownOf = { charactersMax: 1_200, headCharacters: 900 }
/** Claims that are looked at; those behind them stay as they are. */
const claimsMax = 80
/** What is looked at of an answer. */
const entriesMax = 200
const sentencesMax = 12
const idCharactersMax = 12
const sentenceCharactersMax = 400
/** A longer sentence is no short one, and what matters to somebody is named in a few words. */
const charactersMax = 240
const nameCharactersMax = 70

const answer = z.object({
  claims: z.array(z.unknown()).max(entriesMax),
  summary: z.array(z.unknown()).max(sentencesMax).catch([]),
})
const entry = z.object({
  claim: z.string().max(idCharactersMax),
  carried: z.enum(carrieds),
  sentence: z.string().max(sentenceCharactersMax).nullable().catch(null),
})
const summed = z.object({
  text: z.string().max(sentenceCharactersMax),
  claims: z.array(z.string().max(idCharactersMax)).min(1).max(claimsMax),
})
type Entry = z.infer<typeof entry>
type Summed = z.infer<typeof summed>

/** What a claim of each kind may be put into at most; one of another kind stands in the person's own words. */
const wordedMax: Partial<Record<ClaimKind, number>> = {
  ...{ background: charactersMax, praise: charactersMax, problem: charactersMax },
  ...{ request: charactersMax, remark: charactersMax },
  ...{ key_value: nameCharactersMax, interest: nameCharactersMax },
}

type Looked = Exclude<SecondLook, { ok: false }> | { ok: false; why: string }

/**
 * Asks whether the words of each claim carry it. What they do not carry goes, what is unclear loses its
 * side and its weight; a sentence stays where its claim's words bear it out.
 */
export function* lookAgain(
  interview: FinishedInterview,
  claims: readonly Claim[],
  ms: number,
): Dialogue<Looked> {
  const { session, linkID } = interview
  const shown = claims.slice(0, claimsMax).map((claim, at) => showOf(claim, at, interview))
  if (shown.length === 0) return { ok: false, why: 'nothing_said' }
  const spotlight = createSpotlight(session, linkID, shownOf)
  const told = yield { prompt: buildPrompt(session, shown, spotlight), ms }
  if (!told.ok) return { ok: false, why: told.failure.why }
  if (told.refused) return { ok: false, why: 'refusal' }
  if (told.text.trim() === '') return { ok: false, why: 'empty' }
  const read = readLook(told.text)
  if (!read || read.entries.size === 0) return { ok: false, why: 'bad_json' }
  const known = [session.productID, ...session.plan.glossary]
  const held = shown.map((one) => holdOne(one, read.entries.get(one.id), session.language, known))
  return {
    ok: true,
    claims: [...onceEach(held, shown, read.entries), ...claims.slice(claimsMax)],
    rejected: countRefused(held.filter((claim) => claim === null).length),
    summary: read.summary
      .flatMap((one) => holdSummary(one, { shown, held, language: session.language, known }) ?? [])
      .slice(0, summaryMax),
  }
}

/** What stands, without what is said again of a kind of which something stands before it. */
function onceEach(
  held: readonly (Claim | null)[],
  shown: readonly Shown[],
  entries: ReadonlyMap<string, Entry>,
): Claim[] {
  return held.flatMap((claim, at) => {
    const isAgain = entries.get(shown[at]?.id ?? '')?.carried === 'again'
    const isSaid = () => held.slice(0, at).some((before) => before?.kind === claim?.kind)
    return claim === null || (isAgain && isSaid()) ? [] : [claim]
  })
}

function showOf(claim: Claim, at: number, { messages }: FinishedInterview): Shown {
  const [place] = claim.evidence
  const said = messages.find(({ seq }) => seq === place?.seq)
  const asked = messages.find(({ seq }) => seq === (said?.after ?? (place?.seq ?? 0) - 1))
  return {
    id: `c${at + 1}`,
    claim,
    question: place?.context ?? (asked?.role === 'assistant' ? asked.content : ''),
  }
}

/** What a model wrote of claims, by their ids, and its summary; null when neither is in the text. */
function readLook(text: string): { entries: Map<string, Entry>; summary: Summed[] } | null {
  for (const value of jsonValuesIn(text)) {
    const read = answer.safeParse(value)
    if (!read.success) continue
    const entries = new Map<string, Entry>()
    for (const one of read.data.claims.flatMap((item) => entry.safeParse(item).data ?? [])) {
      if (!entries.has(one.claim)) entries.set(one.claim, one)
    }
    return {
      entries,
      summary: read.data.summary.flatMap((item) => summed.safeParse(item).data ?? []),
    }
  }
  return null
}

/** The claim as far as it is carried; null where it is not. What nothing was said of stays as it is. */
function holdOne(
  { claim, question }: Shown,
  said: Entry | undefined,
  language: string,
  known: readonly string[],
): Claim | null {
  if (said?.carried === 'no') return null
  if (said?.carried === 'unclear') return unsure(claim)
  const sentence = oneLine(said?.sentence ?? '')
  const quote = quotesOf([claim])
  const isHeld =
    sentence !== '' &&
    sentence.length <= (wordedMax[claim.kind] ?? 0) &&
    lacksSupport(sentence, { quote, context: question, language, known }) === null
  return isHeld ? { ...claim, sentence } : claim
}

/** Without the side and weight that nobody is sure of; the words stand. */
function unsure({ polarity: _, strength: __, ...claim }: Claim): Claim {
  const isSided = claim.kind === 'praise' || claim.kind === 'problem'
  return { ...claim, ...(isSided && { kind: 'remark', key: '' }), confidence: 'low' }
}

function holdSummary(
  { text, claims }: Summed,
  {
    shown,
    held,
    language,
    known,
  }: {
    shown: readonly Shown[]
    held: readonly (Claim | null)[]
    language: string
    known: readonly string[]
  },
): SummarySentence | null {
  const rests = [...new Set(claims)].map((id) => shown.findIndex((one) => one.id === id))
  const restsOn = rests.flatMap((at) => held[at] ?? [])
  const sentence = oneLine(text)
  if (restsOn.length < rests.length || !isSentence(sentence)) return null
  const context = rests.map((at) => shown[at]?.question ?? '').join('\n')
  const lack = lacksSupport(sentence, { quote: quotesOf(restsOn), context, language, known })
  return lack === null
    ? { text: sentence, evidence: restsOn.flatMap(({ evidence }) => evidence) }
    : null
}

function quotesOf(claims: readonly Claim[]): string {
  return claims.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join('\n')
}

function isSentence(text: string): boolean {
  return text !== '' && text.length <= charactersMax
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function countRefused(count: number): { reason: string; count: number }[] {
  return count === 0 ? [] : [{ reason: 'not carried by the words', count }]
}
