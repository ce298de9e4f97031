import { createBuiltinSynthesizer } from '../../src/interviewers/builtin-synthesis/synthesizer.ts'
import type { Claim, ClaimKind } from '../../src/profile/claims/claim.ts'
import { verifyClaims } from '../../src/profile/claims/verify.ts'
import { composeProfile } from '../../src/profile/composition/compose.ts'
import { ownWords } from '../../src/profile/composition/rank.ts'
import { makeRecord } from '../../src/profile/record.ts'
import { completedAt, messagesOf, sessionOf, type Transcript } from './transcript.ts'

export const facets = ['background', 'alignment', 'values', 'interests'] as const
export type Facet = (typeof facets)[number]

const feedbackKinds = ['praise', 'problem', 'request', 'remark'] as const

/** What the service makes of one interview. */
export type Reading = {
  /** The sentences of the profile. */
  shown: Record<Facet, string[]>
  /** All claims that stood up to verification. */
  claims: readonly Claim[]
  sentiment: number | undefined
}

/** Reads a transcript the way the service reads a finished interview. */
export async function readTranscript(transcript: Transcript): Promise<Reading> {
  const linkID = transcript.name
  const session = sessionOf(transcript)
  const messages = messagesOf(transcript)
  const synthesizer = createBuiltinSynthesizer()
  const { signal } = new AbortController()
  const made = await synthesizer.extract({ linkID, session, messages, completedAt, signal })
  const { language, plan } = session
  const grounds = { linkID, messages, language, known: plan.glossary }
  const { kept, rejected } = verifyClaims(made, grounds)
  const generator = synthesizer.name
  const interview = { linkID, session, messages, completedAt, claims: kept, rejected, generator }
  const records = [makeRecord(interview)]
  const { details, metadata } = composeProfile({
    profileID: 'p',
    acquiredAt: completedAt,
    records,
  })
  const told = (paragraph: string | undefined, kinds: readonly ClaimKind[]) => {
    const words = kept.filter(({ kind }) => kinds.includes(kind)).map(ownWords)
    return [...new Set(words)].filter((text) => text !== '' && paragraph?.includes(text))
  }
  return {
    shown: {
      background: told(details.background, ['background']),
      alignment: told(details.productAlignment, feedbackKinds),
      values: details.key_values,
      interests: details.interests,
    },
    claims: kept,
    sentiment: metadata.sentiment,
  }
}
