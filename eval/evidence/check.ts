import { withFlags } from '../../src/interview/answers/flags.ts'
import type { Message } from '../../src/interview/session.ts'
import { createBuiltinSynthesizer } from '../../src/interviewers/builtin-synthesis/synthesizer.ts'
import type { Claim } from '../../src/profile/claims/claim.ts'
import { polarityOf } from '../../src/profile/claims/negation.ts'
import { verifyClaims } from '../../src/profile/claims/verify.ts'
import { describeProfile } from '../../src/profile/composition/describe.ts'
import { ownWords } from '../../src/profile/composition/rank.ts'
import { makeRecord } from '../../src/profile/record.ts'
import type { Conversation } from '../guardrails/conversation.ts'

const completedAt = '2026-03-02T10:00:00.000Z'

/** How many quotes and claims an interview gave, and what is wrong with any of them. */
export type Checked = { claims: number; quotes: number; wrong: string[] }

type Held = Pick<Conversation, 'name' | 'session' | 'messages'>

/** Reads an interview as the service does, and holds all that a profile would show to its words. */
export async function checkEvidence({ name, session, messages }: Held): Promise<Checked> {
  if (!session) return { claims: 0, quotes: 0, wrong: [] }
  const linkID = name
  const flagged = withFlags(session, messages)
  const { signal } = new AbortController()
  const given = { linkID, session, messages: flagged, completedAt }
  const made = await createBuiltinSynthesizer().extract({ ...given, signal })
  const { language, productID, plan } = session
  const known = [productID, ...plan.glossary]
  const { kept, rejected } = verifyClaims(made, { linkID, messages: flagged, language, known })
  const record = makeRecord({ ...given, claims: kept, rejected, generator: 'builtin' })
  const { claims, contradictions } = describeProfile([record])
  const shown: Claim[] = [...claims, ...contradictions.flatMap(({ a, b }) => [a, b])]
  const wrong = shown.flatMap((claim) => faultsOf(claim, flagged, linkID, language))
  const quotes = shown.reduce((sum, { evidence }) => sum + evidence.length, 0)
  return { claims: shown.length, quotes, wrong: wrong.map((fault) => `${name}: ${fault}`) }
}

function faultsOf(claim: Claim, messages: readonly Message[], linkID: string, language: string) {
  const quotes = claim.evidence.flatMap((evidence) => {
    const message = messages[evidence.seq]
    const own = message?.role === 'user' && evidence.linkID === linkID
    const slice = message?.content.slice(evidence.start, evidence.end)
    return own && slice === evidence.quote ? [] : [`not their words: ${evidence.quote}`]
  })
  const [newest] = claim.evidence
  if (!newest) return [...quotes, `rests on nothing: ${claim.text}`]
  const words = ownWords(claim)
  const faults = [
    newest.quote.includes(words) ? null : 'shown otherwise than quoted',
    numbersIn(words).every((number) => numbersIn(newest.quote).includes(number))
      ? null
      : 'another number',
    polarityOf(words, language).negations <= polarityOf(newest.quote, language).negations
      ? null
      : 'another denial',
  ]
  return [...quotes, ...faults.flatMap((fault) => (fault ? [`${fault}: ${words}`] : []))]
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []
