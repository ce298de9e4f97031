import type { Answer, Question } from './calls/ask-model.ts'
import { type Caller, callModel, type Errand } from './calls/call-model.ts'

/**
 * What is asked of a model for one purpose, and what is made of its answers: a generator that yields
 * each question and is given the answer to it. It is pure, so that it can be played again from its
 * beginning with the answers so far, on whatever thread.
 */
export type Dialogue<Made> = Generator<Asking, Made, Answer>

/** `ms`: how long the model may take over it. */
export type Asking = Question & { ms: number }

/** What comes next in a dialogue: another question, or its end. */
export type Next<Made> = { asking: Asking } | { made: Made }

/** Questions that one dialogue may ask, whatever is made of the answers. */
const questionsMax = 64

/** Plays a dialogue up to where it needs an answer that is not there. */
export function play<Made>(dialogue: Dialogue<Made>, answers: readonly Answer[]): Next<Made> {
  let step = dialogue.next()
  for (const answer of answers) {
    if (step.done) break
    step = dialogue.next(answer)
  }
  return step.done ? { made: step.value } : { asking: step.value }
}

/** Asks a model whatever a dialogue wants to know, and returns what is made of it. */
export async function converse<Made>(
  caller: Caller,
  errand: Errand,
  next: (answers: readonly Answer[]) => Promise<Next<Made>>,
): Promise<Made> {
  const answers: Answer[] = []
  for (let asked = 0; asked <= questionsMax; asked += 1) {
    const step = await next(answers)
    if ('made' in step) return step.made
    const { ms, ...question } = step.asking
    answers.push(await callModel(caller, errand, question, ms))
  }
  throw new Error(`A dialogue asks at most ${questionsMax} questions.`)
}
