import type { Asked } from '../../../contract/ask-schemas.ts'
import { AppError } from '../../../contract/errors.ts'
import { chargeText } from '../../calls/cost.ts'
import type { Reading } from '../../reading.ts'
import type { Store } from '../../store.ts'
import { quotesOf } from './quotes-of.ts'
import type { MakeSearchable } from './search-index.ts'
import { askedToken, evidenceToken, ownToken, type Scope } from './search-tokens.ts'

/** Quotes of an answer, at most one of each thing said. */
const quotesMax = 20
/** An answer must have so much of what a question is about, weighed by how rare its words are, … */
const shareMin = 0.5
/** … and so much to be shown as what comes nearest: a researcher's words are seldom a customer's. */
const nearShareMin = 0.27
/** What it tells when not an answer but the question before it has a word. */
const askedShare = 0.5
/** A word of so many answers is of the study as a whole. */
const everywhereShare = 0.25

export type AskDeps = {
  store: Pick<Store, 'countSaid' | 'searchSaid'>
  reading: Pick<Reading, 'readQuestion' | 'choosePassages'>
  makeSearchable: MakeSearchable
}

/** What people said on a question, the best first, each person's best before anybody's second. */
export async function ask(deps: AskDeps, scope: Scope, question: string): Promise<Asked> {
  const words = await deps.reading.readQuestion({ question })
  if (words.length === 0) {
    throw new AppError('invalid', 'Ask with a word or two of what you look for.')
  }
  await deps.makeSearchable(scope)
  const { orgID } = scope
  const within = evidenceToken(scope)
  const tokens = words.map((stems) => ({
    own: stems.map(ownToken),
    asked: stems.map(askedToken),
  }))
  const own = tokens.map((word) => word.own)
  const counts = await deps.store.countSaid({ ...scope, within, words: own })
  const weights = weigh(counts)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const weighed = tokens.map((word, at) => {
    const weight = weights[at] ?? 0
    return { ...word, weight, askedWeight: weight * askedShare }
  })
  const { people, found } = await deps.store.searchSaid({
    ...{ orgID, within },
    words: weighed.filter(({ weight }) => weight > 0),
    least: total * shareMin,
    near: total * nearShareMin,
    limit: quotesMax,
  })
  chargeText(found.reduce((sum, { content }) => sum + content.length, 0))
  const wanted = words.map((stems, at) => ({ stems, weight: weights[at] ?? 0 }))
  const places = await deps.reading.choosePassages({ wanted, answers: found })
  return {
    standing: people > 0 ? 'answered' : 'nothing_said',
    people: { asked: counts.people, spoke: people, silent: counts.people - people },
    quotes: quotesOf(places, found),
  }
}

/**
 * How much each word tells: its inverse document frequency as of BM25 (Robertson and Spärck Jones). One
 * that nobody used tells as much as the rarest that somebody did: it may be the researcher's own. One
 * that is everywhere tells nothing beside one that is not.
 */
function weigh({ answers, words }: { answers: number; words: number[] }): number[] {
  // Words of interviews that are not finished are in the index, too.
  const counts = words.map((count) => Math.min(count, answers))
  const used = counts.filter((count) => count > 0)
  const rarest = Math.min(answers, ...used)
  const isEverywhere = (count: number) => count > answers * everywhereShare
  const isTold = rarest > 0 && !isEverywhere(rarest)
  return counts.map((count) => {
    if (isTold && isEverywhere(count)) return 0
    const held = count > 0 ? count : rarest
    return Math.log(1 + (answers - held + 0.5) / (held + 0.5))
  })
}
