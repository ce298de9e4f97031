import type { Gist } from '../profiles/gist.ts'
import type { Reading } from '../reading.ts'
import type { Told } from './report-store.ts'

/** Interviews whose words are read for one report, the oldest. Links beyond are counted still. */
export const interviewsReadMax = 10_000

/** The gist as stored, or made of the record where none was stored yet; null before there is one. */
export async function findGist(
  reading: Pick<Reading, 'makeGist'>,
  { gist, extraction }: Pick<Told, 'gist' | 'extraction'>,
): Promise<Gist | null> {
  if (gist !== null) return JSON.parse(gist) as Gist // Only what a profile is saved with writes it.
  return extraction === null ? null : await reading.makeGist({ body: extraction })
}
