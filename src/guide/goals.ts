import { contentStems } from '../language/words.ts'
import type { Plan } from './plan.ts'

/**
 * The questions that serve each goal, by their identifiers: those of the topic that it stands in, and
 * those that have one of its words but the product's name. Where there is none, all that are no screener.
 */
export function questionsOfGoals({ goals, topics, language, product = '' }: Plan): string[][] {
  const named = new Set(contentStems(product, language))
  const asked = topics.flatMap(({ questions, learningGoal, screener }) =>
    questions.map(({ id, text }) => {
      const stems = new Set(contentStems(text, language))
      return { id, stems, learningGoal, isScreener: screener === true }
    }),
  )
  return goals.map(({ text }) => {
    const wanted = new Set(contentStems(text, language)).difference(named)
    const own = asked.filter(
      ({ stems, learningGoal }) => learningGoal.includes(text) || !stems.isDisjointFrom(wanted),
    )
    const serving = own.length > 0 ? own : asked.filter(({ isScreener }) => !isScreener)
    return serving.map(({ id }) => id)
  })
}
