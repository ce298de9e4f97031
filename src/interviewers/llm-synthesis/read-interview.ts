import type { Claim } from '../../profile/claims/claim.ts'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import type { Asking, Dialogue } from '../llm/dialogue.ts'
import { createSpotlight } from '../llm/prompt/spotlight.ts'
import { checkDraft, type Grounds, groundsOf } from './grounds.ts'
import { type Line, linesOf, partsOf } from './lines.ts'
import { buildPrompt } from './prompt.ts'
import { type Draft, type Drafts, readDrafts } from './read-drafts.ts'
import { supportedSentiment } from './sentiment-support.ts'

/** Longest part of one message that a model is shown. */
const shown = { charactersMax: 6_000, headCharacters: 4_500 }
/** Claims of one interview that are passed on. */
const claimsMax = 80
/** Least share of what a model wrote that the interview must bear out for the rest to be believed. */
const borneOutMin = 0.5

/** Who reads, as `provider/model`, and how long a part and mending that reading may take. */
export type Reader = { name: string; readMs: number; mendMs: number }

export type Reading =
  | { ok: true; claims: Claim[]; rejected: Rejected[]; unread: number[] }
  | { ok: false; why: string }
type Rejected = { reason: string; count: number }

/** Has a model read a finished interview, and keeps what the interview bears out. */
export function* readInterview(reader: Reader, context: FinishedInterview): Dialogue<Reading> {
  const spotlight = createSpotlight(context.session, context.linkID, shown)
  const lines = linesOf(context, spotlight)
  if (!lines.some(({ role }) => role === 'user')) return { ok: false, why: 'nothing_said' }
  const grounds = groundsOf(context, lines, reader.name)
  const { parts, unread } = partsOf(lines)
  const told: Told = { claims: [], reasons: [], looked: 0 }
  for (const part of parts) {
    const prompt = buildPrompt({ session: context.session, marker: spotlight.marker }, part)
    const why = yield* readPart({ reader, prompt, grounds }, told)
    if (why) return { ok: false, why }
  }
  return conclude(told, grounds, unread)
}

/** What became of the claims so far; `looked` counts those first written that were looked at. */
type Told = { claims: Claim[]; reasons: string[]; looked: number }

type Part = { reader: Reader; prompt: Asking['prompt']; grounds: Grounds }

/** Reads one part, with one more call for what does not stand. Says why where it came to nothing. */
function* readPart(part: Part, told: Told): Dialogue<string | null> {
  const { reader, prompt, grounds } = part
  const answer = yield { prompt, ms: reader.readMs }
  if (!answer.ok) return answer.failure.why
  if (answer.refused) return 'refusal'
  if (answer.text.trim() === '') return 'empty'
  const read = readDrafts(answer.text)
  if (!read) {
    const again = yield* mend(part, answer.text, notJSON)
    if (!again) return 'bad_json'
    sort(again, grounds, told)
    return null
  }
  const failed = sort(read, grounds, told)
  if (failed.length > 0) {
    const text = JSON.stringify({ claims: failed.map(({ draft }) => draft) })
    const again = yield* mend(part, text, whyNot(failed))
    for (const draft of again?.drafts.slice(0, failed.length) ?? []) {
      const checked = checkDraft(draft, grounds)
      // What stands already mends nothing.
      if ('claim' in checked && !hasTwin(checked.claim, told.claims))
        told.claims.push(checked.claim)
    }
  }
  return null
}

type Failed = { draft: Draft; reason: string }

/** Keeps the claims that stand; the others come back, each with what is wrong with it. */
function sort({ drafts, dropped }: Drafts, grounds: Grounds, told: Told): Failed[] {
  const failed: Failed[] = []
  for (const draft of drafts) {
    const checked = checkDraft(draft, grounds)
    if ('claim' in checked) told.claims.push(checked.claim)
    else failed.push({ draft, reason: checked.reason })
  }
  told.looked += drafts.length
  told.reasons.push(...failed.map(({ reason }) => reason))
  told.reasons.push(...new Array<string>(dropped).fill('not a claim'))
  return failed
}

/** One more call, about what was wrong; null where that gave nothing to read. */
function* mend({ reader, prompt }: Part, text: string, why: string): Dialogue<Drafts | null> {
  const answer = yield { prompt, rejected: { text, why }, ms: reader.mendMs }
  return answer.ok && !answer.refused ? readDrafts(answer.text) : null
}

const notJSON =
  'That is not the JSON object that was asked for. Write it once more, whole, and nothing around it.'

function whyNot(failed: readonly Failed[]): string {
  const list = failed.map(({ reason }, index) => `- claim ${index + 1}: ${reason}`).join('\n')
  return `These claims do not stand:\n${list}\nWrite a JSON object with those of them that the interview bears out, each with a quote copied letter for letter from one line of the person, and leave the others out. No other claims.`
}

function conclude(told: Told, grounds: Grounds, unread: readonly Line[]): Reading {
  if (told.looked === 0) return { ok: false, why: 'empty' }
  const sentiment = supportedSentiment(told.claims, grounds)
  const others = told.claims.filter(({ kind }) => kind !== 'sentiment')
  const borneOut = others.length + (sentiment ? 1 : 0)
  if (borneOut === 0) return { ok: false, why: 'nothing_borne_out' }
  if (borneOut / told.looked < borneOutMin) {
    return { ok: false, why: 'mostly_not_borne_out' }
  }
  const unsupported = told.claims.length - borneOut
  const reasons = [...told.reasons, ...new Array<string>(unsupported).fill('score not supported')]
  return {
    ok: true,
    claims: [...withoutTwins(others).slice(0, claimsMax), ...(sentiment ? [sentiment] : [])],
    rejected: count(reasons),
    unread: unread.map(({ seq }) => seq),
  }
}

/** The same words claimed twice as the same are one claim. */
function withoutTwins(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim, index) => !hasTwin(claim, claims.slice(0, index)))
}

function hasTwin(claim: Claim, others: readonly Claim[]): boolean {
  return others.some(
    ({ kind, key, text, evidence: [at] }) =>
      kind === claim.kind &&
      key === claim.key &&
      text === claim.text &&
      at?.seq === claim.evidence[0]?.seq,
  )
}

function count(reasons: readonly string[]): Rejected[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count }))
}
