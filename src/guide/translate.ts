import { outlineNames } from './brief/brief-pack.ts'
import { briefPacks } from './brief/packs.ts'
import type { Language, Plan, PlanQuestion } from './plan.ts'
import { spokenProduct } from './product-name.ts'
import { rephrase } from './reword/reword.ts'

/** A question in both of its wordings. */
export type Wordings = Pick<PlanQuestion, 'text' | 'rephrased'>

/**
 * A planned question in another language, as far as its words are ours: those that were added to a
 * guide of a sentence. What a researcher wrote stays as it is: only a model can translate that.
 */
export function inLanguage(question: PlanQuestion, plan: Plan, to: Language): Wordings {
  const { text, rephrased } = question
  const isOurs = question.lines === undefined && to !== plan.language
  const other = isOurs ? added(text, plan, to) : null
  return other === null ? { text, rephrased } : { text: other, rephrased: rephrase(other, to) }
}

function added(text: string, { language, product }: Plan, to: Language): string | null {
  const here = product ?? spokenProduct(null, language)
  const there = here === spokenProduct(null, language) ? spokenProduct(null, to) : here
  const [from, other] = [briefPacks[language], briefPacks[to]]
  const lists = [
    [from.later, other.later] as const,
    ...outlineNames.map((name) => [from.outlines[name], other.outlines[name]] as const),
  ]
  for (const [known, translated] of lists) {
    const at = known.findIndex(([, ask]) => ask.replaceAll('{product}', () => here) === text)
    const ask = translated[at]?.[1]
    if (ask !== undefined) return ask.replaceAll('{product}', () => there)
  }
  return null
}
