import type { AnswerContext, AnswerReading, BarredStretch } from './answer-reading.ts'
import { givesOrders } from './orders.ts'
import { hearSelfHarm } from './self-harm.ts'

/** Longer than this, an answer is taken for pasted: kept whole, but not evidence. */
const pastedCharactersMin = 4_000

/** Reads an answer once, where it comes in. Everybody else looks the outcome up at its message. */
export function readAnswer(answer: string, _context: AnswerContext): AnswerReading {
  return {
    act: 'answer',
    barred: barredIn(answer),
    questions: [],
    selfHarm: hearSelfHarm(answer),
  }
}

function barredIn(answer: string): BarredStretch[] {
  const whole = { start: 0, end: answer.length }
  if (answer.length > pastedCharactersMin) return [{ ...whole, why: 'pasted' }]
  return givesOrders(answer) ? [{ ...whole, why: 'order' }] : []
}
