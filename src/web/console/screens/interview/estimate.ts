import type { Plan } from './plan/plan.ts'

/** How long people take for one answer in writing, minutes: the pace that limits are counted by. */
const answerMinutes = 2 / 3
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
  const questions = topics.flatMap((topic) => topic.questions).filter(({ ifTime }) => !ifTime)
  const followed = topics
    .filter(({ sensitive }) => !sensitive)
    .flatMap((topic) => topic.questions)
    .filter(({ ifTime }) => !ifTime)
  const minutesOf = (answers: number) => Math.ceil((answers + answersBesides) * answerMinutes)
  return {
    questions: questions.length,
    leastMinutes: minutesOf(questions.length),
    minutes: minutesOf(questions.length + followed.length),
    limitMinutes: budget.minutes,
  }
}
