import { clausesOf } from '../../interview/acts/clauses.ts'
import { givesReason, tellsPast } from '../../interview/answers/form.ts'
import type { TurnProposal } from '../../interview/proposals/proposal.ts'
import type { Heard } from './heard.ts'

/** Words of an answer from which a topic counts as told, and as told in depth. */
const toldWords = 25
const deepWords = 45
/** Longest quote that stands for what a topic came to. */
const quoteCharactersMax = 300

/** How far the answer brought its topic, by its form alone. */
export function noteCoverage({ planned, answer, text, words }: Heard): TurnProposal['coverage'] {
  if (!planned) return []
  const isTold = words >= toldWords || tellsPast(text)
  const isDeep = words >= deepWords && givesReason(text)
  const level = isDeep ? 3 : isTold ? 2 : 1
  const first = clausesOf(text)[0]
  const quote = first && text.slice(first.start, first.end).slice(0, quoteCharactersMax)
  const topicId = planned.topic.id
  return [{ topicId, level, ...(quote && { seq: answer.seq, quote }) }]
}
