import type { ResultOf } from '../../contract/calls/calls.ts'
import { quoted } from './quotes.ts'

type Transcript = ResultOf<'invites.getTranscript'>

/** A conversation message by message, then what a profile rests on it. */
export function transcriptItems({ messages, questions, evidence }: Transcript): string[] {
  return [
    ...messages.map(({ seq, role, content, kind, why, flags }) => {
      const who = role === 'assistant' ? 'interviewer' : 'participant'
      const told = [kind, why, ...(flags ?? [])].filter(Boolean).join('; ')
      return `Message ${seq}, ${who}${told === '' ? '' : ` (${told})`}:\n${content}`
    }),
    ...(questions ?? []).map(
      ({ seq, text, answered }) =>
        `They asked in message ${seq}${answered ? '' : ', which nobody answered'}: ${text}`,
    ),
    ...evidence.map(
      ({ claimID, field, text, seq }) =>
        `Claim ${claimID} (${field}) rests on message ${seq}: ${text}`,
    ),
  ]
}

type Profile = ResultOf<'profiles.getOne'>

/** One person: what is known, then every claim with the words it rests on. */
export function profileItems(profile: Profile): string[] {
  const { details, claims, contradictions, gaps, trajectory, corrections } = profile
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ')
  const { key_values, interests, ...texts } = details
  return [
    ...(name === '' ? [] : [`Name: ${name}`]),
    ...Object.entries(texts).map(([field, text]) => `${field}: ${text}`),
    ...key_values.map((value) => `Values: ${value}`),
    ...interests.map((interest) => `Interest: ${interest}`),
    ...trajectory.map(
      ({ linkID, at, score, method }) => `${at}, sentiment ${score} of 5 (${method}, ${linkID})`,
    ),
    ...corrections
      .filter(({ holds }) => holds)
      .map(
        ({ field, value, reason }) =>
          `Corrected by a researcher, ${field}: ${value ?? 'taken out'} (${reason})`,
      ),
    ...claims.flatMap(({ claimID, kind, text, confidence, standing, evidence }) => [
      `Claim ${claimID}, ${kind}${standing ? `, ${standing}` : ''} (${confidence}): ${text}`,
      ...evidence.map(({ quote, linkID, seq }) => `  ${quoted(quote, linkID, seq)}`),
    ]),
    ...contradictions.map(({ a, b }) => `Does not go together: ${a.text} / ${b.text}`),
    ...(gaps.length === 0 ? [] : [`Not talked about: ${gaps.join(', ')}`]),
  ]
}
