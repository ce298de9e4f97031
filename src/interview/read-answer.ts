import { readActs } from './acts/acts.ts'
import type { AnswerContext, AnswerReading, BarredStretch } from './answer-reading.ts'
import { givesOrders } from './orders.ts'
import { hearSelfHarm } from './self-harm.ts'

/** Longer than this, an answer is taken for pasted: kept whole, but not evidence. */
const pastedCharactersMin = 4_000

/** Reads an answer once, where it comes in. Everybody else looks the outcome up at its message. */
export function readAnswer(answer: string, context: AnswerContext): AnswerReading {
  const whole = { start: 0, end: answer.length }
  const selfHarm = hearSelfHarm(answer)
  if (answer.length > pastedCharactersMin) {
    return { act: 'answer', barred: [{ ...whole, why: 'pasted' }], questions: [], selfHarm }
  }
  const { act, questions, talk } = readActs(answer, context)
  // "Please stop" is a wish and no order: what is said to us is met as such.
  const isOrder = act === 'answer' && givesOrders(answer)
  const barred: BarredStretch[] = isOrder
    ? [{ ...whole, why: 'order' }]
    : talk.map((stretch) => ({ ...stretch, why: 'talk' }))
  return { act, barred, questions: isOrder ? [] : questions, selfHarm }
}
