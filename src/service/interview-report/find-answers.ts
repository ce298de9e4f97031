import { createInTurn } from '../calls/in-turn.ts'
import type { AnswersGiven } from '../profiles/answers-given.ts'
import type { Gist } from '../profiles/gist.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import type { Told } from './report-store.ts'

export type AnswersDeps = {
  store: Pick<Store, 'listTold' | 'findParticipation'>
  reading: Pick<Reading, 'tellAnswers'>
}

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

/** What was said to each question as kept, or read out of the interview; null before there is a record. */
export async function findAnswers(
  { store, reading }: AnswersDeps,
  { invite: { linkID }, gist, extraction: body }: Told,
): Promise<AnswersGiven | null> {
  // Only what a profile is saved with writes it.
  const kept = gist === null ? undefined : (JSON.parse(gist) as Gist).answers
  if (kept) return kept
  if (body === null) return null
  const participation = await inTurn(() => store.findParticipation({ linkID }))
  return participation && (await reading.tellAnswers({ participation, extraction: { body } }))
}
