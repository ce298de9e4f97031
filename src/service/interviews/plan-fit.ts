import type { Plan } from '../../guide/plan.ts'

/** Less than this for a question leaves no time to write an answer and be asked about it. */
const secondsPerQuestionMin = 45

/** The plan as researchers see it: with a word on how many of its questions there is room for. */
export function withFit(plan: Plan): Plan {
  const asked = plan.topics
    .flatMap(({ questions, weight }) => (weight < 1 ? [] : questions))
    .filter(({ ifTime }) => !ifTime).length
  const { minutes, turns } = plan.budget
  const seconds = Math.round((minutes * 60) / Math.max(asked, 1) / 5) * 5
  const fits = asked <= turns && seconds >= secondsPerQuestionMin
  if (fits || plan.archetypes.length > 0) return plan
  const message =
    asked > turns
      ? `${asked} questions are more than the ${turns} turns of this interview: the last ones are left out unless marked as must-asks, and hardly anything is followed up.`
      : `${asked} questions in ${minutes} minutes leave about ${seconds} seconds for each: some will be left out, and hardly anything is followed up.`
  const suggestion = 'Keep the questions that matter most, or allow more time.'
  return { ...plan, warnings: [...plan.warnings, { message, suggestion }] }
}
