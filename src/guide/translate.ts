import { archetypeNames } from './archetypes/archetype.ts'
import { withProduct } from './archetypes/match.ts'
import { archetypePacks } from './archetypes/packs.ts'
import type { Language, Plan, PlanQuestion } from './plan.ts'
import { spokenProduct } from './product-name.ts'
import { rewordPacks } from './reword/packs.ts'
import { asksOfLastTime, questionFromItem } from './reword/reword.ts'
import { plain, uncapitalised } from './text.ts'

/** A question in both of its wordings. */
export type Wordings = Pick<PlanQuestion, 'text' | 'rephrased'>

/**
 * A planned question in another language, as far as its words are ours: the outlines for a guide of
 * a sentence, and the frames around a noun of the guide. What a researcher wrote out stays as it is:
 * only a model can translate that.
 */
export function inLanguage(question: PlanQuestion, plan: Plan, to: Language): Wordings {
  const { text, rephrased } = question
  if (to === plan.language) return { text, rephrased }
  return (
    fromOutline(text, plan, to) ?? fromFrame(question, plan.language, to) ?? { text, rephrased }
  )
}

function fromOutline(text: string, { language, product }: Plan, to: Language): Wordings | null {
  const here = product ?? spokenProduct(null, language)
  const nameless = here === spokenProduct(null, language)
  const there = nameless ? spokenProduct(null, to) : here
  for (const name of archetypeNames) {
    const at = archetypePacks[language].topics[name].findIndex(
      ({ ask }) => withProduct(ask, here) === text,
    )
    const topic = archetypePacks[to].topics[name][at]
    if (topic)
      return { text: withProduct(topic.ask, there), rephrased: withProduct(topic.again, there) }
  }
  return null
}

/** "Tell me about the last time packaging came up" around the noun as it was written. */
function fromFrame(
  { original, text, verbatim }: PlanQuestion,
  from: Language,
  to: Language,
): Wordings | null {
  if (original === undefined || verbatim || !asksOfLastTime(original, from)) return null
  const noun = plain(original).replace(/(?<![\s.:;,!?])[\s.:;,!?]+$/, '')
  const said = from === 'de' ? noun : uncapitalised(noun)
  const { noun: first, moreNouns } = rewordPacks[from]
  const turn = [first, ...moreNouns].findIndex((frame) => frame(said) === text)
  return turn < 0 ? null : questionFromItem(noun, to, turn)
}
