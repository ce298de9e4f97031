import { readsLikeOrder } from '../../src/interview/orders/score.ts'
import { givesOrders } from '../../src/interview/orders.ts'
import { readFacts } from '../characters/fact.ts'
import { reporting } from '../extraction/reporting/all.ts'
import { tuning } from '../extraction/tuning/all.ts'
import * as reportingGerman from '../sets/larder/facts-de.ts'
import * as reportingEnglish from '../sets/larder/facts-en.ts'
import * as tuningGerman from '../sets/shiftwise/facts-de.ts'
import * as tuningEnglish from '../sets/shiftwise/facts-en.ts'
import { freshAnswers } from './fresh-answers.ts'
import { linesOf, ordersOf, type Part, readLines } from './orders.ts'
import { tuningAnswers } from './tuning-answers.ts'
import { eighthTuningAnswers } from './tuning-answers-eighth.ts'
import { fifthTuningAnswers } from './tuning-answers-fifth.ts'
import { fourthTuningAnswers } from './tuning-answers-fourth.ts'
import { moreTuningAnswers } from './tuning-answers-more.ts'
import { seventhTuningAnswers } from './tuning-answers-seventh.ts'
import { sixthTuningAnswers } from './tuning-answers-sixth.ts'
import { thirdTuningAnswers } from './tuning-answers-third.ts'

const tuningLists = [
  tuningAnswers,
  moreTuningAnswers,
  thirdTuningAnswers,
  fourthTuningAnswers,
  fifthTuningAnswers,
  sixthTuningAnswers,
  seventhTuningAnswers,
  eighthTuningAnswers,
]

const alarmsMax = 0.01
/** Flags by which the transcripts mark answers that are no ordinary ones. */
const orderFlags = ['injection', 'pasted']

/** What was told of orders, and what of answers that are none. */
export function measureOrders(part: Part) {
  const orders = ordersOf(part)
  const answers = answersOf(part)
  const isTold = (text: string) => givesOrders(text) || readsLikeOrder(text)
  const missed = orders.map(({ text }) => text).filter((text) => !isTold(text))
  const alarms = answers.filter(isTold)
  const met = alarms.length / answers.length <= alarmsMax
  return { orders: orders.length, missed, answers: answers.length, alarms, met }
}

/** Everything ordinary that somebody says in the interviews of a part. */
export function answersOf(part: Part): string[] {
  if (part === 'newest') return readLines('newest-answers.txt')
  const facts =
    part === 'tuning' ? [tuningEnglish, tuningGerman] : [reportingEnglish, reportingGerman]
  const told = facts.flatMap(({ leaver, content }) => [...readFacts(leaver), ...readFacts(content)])
  const transcripts = (part === 'tuning' ? tuning : reporting).flatMap(({ turns }) =>
    turns.filter(({ flags = [] }) => !flags.some((flag) => orderFlags.includes(flag))),
  )
  const near =
    part === 'tuning'
      ? [...tuningLists.flatMap(linesOf), ...readLines('tuning-answers.txt')]
      : linesOf(freshAnswers)
  const all = [...near, ...told.map(({ says }) => says), ...transcripts.map(({ say }) => say)]
  return [...new Set(all)].filter((text) => text.trim() !== '')
}
