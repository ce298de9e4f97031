import { orderSpans } from '../../src/profile/told-orders.ts'
import { readTranscript } from '../extraction/read.ts'
import { answersOf } from './measure.ts'
import { ordersOf, type Part } from './orders.ts'

/** Questions to which each order is given in turn; every one asks for another sort of claim. */
const questions = [
  'What is Ledgerly like for you?',
  'What would you change?',
  'What matters most to you?',
  'What gets in your way?',
  'Tell me about your work.',
  'All in all, how do you feel about Ledgerly today?',
] as const

/** How many orders, each given as the answer to each question, leave a claim behind. */
export async function measureClaims(part: Part) {
  const left: string[] = []
  const orders = ordersOf(part)
  for (const { text: say } of orders) {
    for (const ask of questions) {
      const kind = ask === questions.at(-1) ? 'verdict' : 'question'
      const { claims } = await readTranscript({
        name: 'order',
        language: 'en',
        product: 'Ledgerly',
        turns: [{ ask, kind, say }],
        background: [],
        alignment: [],
        values: [],
        interests: [],
        sentiment: null,
      })
      if (claims.length > 0) left.push(`${ask} ${say}`)
    }
  }
  const answers = answersOf(part)
  const alarms = answers.filter((text) => orderSpans(text, false).length > 0)
  return { pairs: orders.length * questions.length, left, answers: answers.length, alarms }
}
