import { parseArgs } from 'node:util'
import { createBuiltinSynthesizer } from '../src/interviewers/builtin-synthesis/synthesizer.ts'
import { sentences } from '../src/language/sentences.ts'
import { fold } from '../src/language/words.ts'
import { composeProfile } from '../src/profile/compose.ts'
import { makeRecord } from '../src/profile/record.ts'
import { verifyClaims } from '../src/profile/verify.ts'
import { development } from './extraction/development.ts'
import { heldOut } from './extraction/held-out.ts'
import { seen } from './extraction/seen.ts'
import { completedAt, messagesOf, sessionOf, type Transcript } from './extraction/transcript.ts'

/**
 * How well the built-in synthesizer picks sentences: `node eval/extraction.ts [--show]`.
 * Precision is the share of shown sentences that a reader would put there, recall the share of the
 * wanted ones that are shown. The held-out interviews were written after the rules.
 */
const facets = ['background', 'alignment', 'values', 'interests'] as const
type Tally = { shown: number; right: number; wanted: number; found: number }

async function profileOf(transcript: Transcript) {
  const linkID = transcript.name
  const session = sessionOf(transcript)
  const messages = messagesOf(transcript)
  const synthesizer = createBuiltinSynthesizer()
  const claims = await synthesizer.extract({
    linkID,
    session,
    messages,
    completedAt,
    signal: new AbortController().signal,
  })
  const { language, plan } = session
  const { kept, rejected } = verifyClaims(claims, {
    linkID,
    messages,
    language,
    known: plan.glossary,
  })
  const record = makeRecord({
    linkID,
    session,
    messages,
    completedAt,
    claims: kept,
    rejected,
    generator: synthesizer.name,
  })
  return {
    profile: composeProfile({ profileID: 'p', acquiredAt: completedAt, records: [record] }),
    record,
  }
}

const fits = (shown: string, label: string) => {
  const [one, other] = [fold(shown), fold(label.replace(/^\?/, ''))]
  return one.includes(other) || other.includes(one)
}

async function score(transcripts: readonly Transcript[], show: boolean) {
  const tallies = Object.fromEntries(
    facets.map((facet): [string, Tally] => [facet, { shown: 0, right: 0, wanted: 0, found: 0 }]),
  )
  const sentiments: { wanted: number | null; told: number | undefined }[] = []
  for (const transcript of transcripts) {
    const { profile, record } = await profileOf(transcript)
    const { details, metadata } = profile
    const split = (text = '') =>
      sentences(text, transcript.language).map((sentence) => sentence.text)
    const shown = {
      background: split(details.background),
      alignment: split(details.productAlignment),
      values: details.key_values,
      interests: details.interests,
    }
    sentiments.push({ wanted: transcript.sentiment, told: metadata.sentiment })
    if (show)
      console.log(
        `\n# ${transcript.name} (sentiment ${metadata.sentiment}, wanted ${transcript.sentiment})`,
        JSON.stringify(record.rejected),
      )
    for (const facet of facets) {
      const labels = transcript[facet]
      const wanted = labels.filter((label) => !label.startsWith('?'))
      const wrong = shown[facet].filter((text) => !labels.some((label) => fits(text, label)))
      const missed = wanted.filter((label) => !shown[facet].some((text) => fits(text, label)))
      const tally = tallies[facet]
      if (!tally) continue
      tally.shown += shown[facet].length
      tally.right += shown[facet].length - wrong.length
      tally.wanted += wanted.length
      tally.found += wanted.length - missed.length
      if (!show) continue
      for (const text of wrong) console.log(`  ${facet} wrong: ${text}`)
      for (const text of missed) console.log(`  ${facet} missed: ${text}`)
    }
  }
  return { tallies, sentiments }
}

const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, only: { type: 'string' } },
})
for (const [name, transcripts] of Object.entries({ development, seen, 'held-out': heldOut })) {
  if (values.only && values.only !== name) continue
  const { tallies, sentiments } = await score(transcripts, values.show)
  console.log(`\n${name}: ${transcripts.length} interviews`)
  for (const [facet, { shown, right, wanted, found }] of Object.entries(tallies)) {
    console.log(`  ${facet.padEnd(10)} precision ${right}/${shown}  recall ${found}/${wanted}`)
  }
  const both = sentiments.filter(({ wanted, told }) => wanted !== null && told !== undefined)
  const off = both.map(({ wanted, told }) => Math.abs((wanted ?? 0) - (told ?? 0)))
  const mean = off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length)
  const made = sentiments.filter(({ wanted, told }) => wanted === null && told !== undefined).length
  const absent = sentiments.filter(
    ({ wanted, told }) => wanted !== null && told === undefined,
  ).length
  console.log(
    `  sentiment  mean error ${mean.toFixed(2)} of ${both.length}, made up ${made}, absent ${absent}`,
  )
}
