import type { Plan } from './plan/plan.ts'

/** How long people take for one answer in writing, minutes: the pace that limits are counted by. */
const answerMinutes = 2 / 3
/** The same for a choice, in answers in writing. */
const choiceAnswers = 0.45
/** The recap, how they feel all in all, and the farewell. */
const answersBesides = 3

export type Estimate = {
  questions: number
  /** With no answer followed up. */
  leastMinutes: number
  /** With one follow-up a question, which is where most is learnt. */
  minutes: number
  limitMinutes: number
}

/** How long the questions of a plan take, against the time there is. */
export function estimate({ topics, budget }: Plan): Estimate {
  const asked = topics.flatMap(({ sensitive, questions }) =>
    questions
      .filter(({ ifTime }) => !ifTime)
      .map(({ closed }) => ({
        answers: closed ? choiceAnswers : 1,
        followUps: closed ? Number(closed.why ?? false) : Number(!sensitive),
      })),
  )
  const answers = asked.reduce((sum, one) => sum + one.answers, answersBesides)
  const followUps = asked.reduce((sum, one) => sum + one.followUps, 0)
  return {
    questions: asked.length,
    leastMinutes: Math.ceil(answers * answerMinutes),
    minutes: Math.ceil((answers + followUps) * answerMinutes),
    limitMinutes: budget.minutes,
  }
}
