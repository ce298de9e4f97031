import { keepBack, questionOf } from '../../rehearsal/stand-in/keep-back.ts'
import type { Measured, MeasureGiven } from '../../rehearsal/stand-in/measure.ts'
import { chargeText } from '../calls/cost.ts'
import { findProfile } from '../profiles/correct-profile.ts'
import type { Infer } from './infer.ts'
import { answering, knownNames, type StandIn, type StandInDeps } from './stand-in.ts'

/**
 * Measures a stand-in when it is first used, and when another model answers beside the rules: what was
 * kept from it, and what it made of that. True where that was with this model, which may answer then.
 */
export async function measureOnce(
  { store, reading, now }: StandInDeps,
  orgID: string,
  { standIn, infer }: { standIn: StandIn; infer: Infer | null },
): Promise<boolean> {
  const { profileID, talks, answers, links, productID } = standIn
  const row = await store.findStandIn({ orgID, profileID })
  chargeText(row?.body.length ?? 0)
  // As `measure` made it, and nobody else writes it.
  const before = row && (JSON.parse(row.body) as Measured)
  if (before && (infer === null || isByNow(before, infer))) return infer !== null
  const tried = infer && (await tryOnKept(reading, standIn, infer))
  if (before && !tried) return false
  const { extractions } = await findProfile(store, orgID, profileID)
  const bodies = extractions
    .filter(({ linkID }) => links.includes(linkID))
    .map(({ body }) => ({ body }))
  const scores = talks.flatMap(({ linkID, score }) =>
    score === undefined ? [] : [[linkID, score] as const],
  )
  const measured = await reading.measureStandIn({
    ...{ answers, scores: Object.fromEntries(scores), extractions: bodies },
    ...{ known: knownNames(standIn), seed: profileID },
    ...(infer && tried && { by: infer.name, ...tried }),
  })
  const made = { profileID, orgID, productID, createdAt: now().toISOString() }
  await store.addStandIn({ row: { ...made, body: JSON.stringify(measured) }, links })
  return tried !== null
}

/** Whether this model was measured, beside what it says without anybody's words. */
function isByNow({ by, keptBack }: Measured, infer: Infer): boolean {
  return by === infer.name && keptBack.every(({ guessed }) => guessed !== undefined)
}

/**
 * What a model names, among the rest, for what is kept back and the rules do not find, and what it says to
 * all of it without any of the person's words. Null where one of the two came to nothing.
 */
async function tryOnKept(
  reading: StandInDeps['reading'],
  standIn: StandIn,
  infer: Infer,
): Promise<Required<Pick<MeasureGiven, 'pointed' | 'guessed'>> | null> {
  const { kept, rest } = keepBack(standIn.answers, standIn.profileID)
  const questions = kept.map(questionOf)
  const asked = { ...answering(standIn), answers: rest, questions }
  const unknown = (await reading.answerFor(asked)).flatMap(({ standing }, at) =>
    standing === 'unknown' ? [at] : [],
  )
  const pointed = await infer.point(
    unknown.map((at) => questions[at] ?? ''),
    rest,
  )
  const guessed = pointed && (await infer.guess(questions))
  if (!pointed || !guessed) return null
  return { pointed: questions.map((_, at) => pointed[unknown.indexOf(at)] ?? null), guessed }
}
