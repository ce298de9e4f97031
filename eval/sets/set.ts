import { compileGuide } from '../../src/guide/compile.ts'
import type { Plan } from '../../src/guide/plan.ts'
import { createChance } from '../characters/chance.ts'
import type { World } from '../characters/character.ts'
import { type Fact, readFacts } from '../characters/fact.ts'
import { injections, type OrderParts } from '../characters/injections.ts'
import type { Lines } from '../characters/lines.ts'

export const guideNames = ['sentence', 'bullets', 'prose', 'german', 'long', 'traps'] as const
export type GuideName = (typeof guideNames)[number]
/** Injections that one character may draw on. */
const injectionsEach = 12

type Banks = { leaver: string; content: string }

/** What a set is for: rules are tuned on one kind alone, the other only shows what that is worth. */
export const uses = ['tuning', 'reporting'] as const
export type Use = (typeof uses)[number]

/** Guides, people and seeds about one product. */
export type EvalSet = {
  name: string
  use: Use
  product: string
  seeds: readonly string[]
  /** What orders to the interviewer are put together from. */
  orders: OrderParts
  guideOf(guide: GuideName): { text: string; plan: Plan }
  worldOf(guide: GuideName, seed: string, variant: number): World
}

export function createSet(given: {
  name: string
  use: Use
  product: string
  seeds: readonly string[]
  orders: OrderParts
  guides: Record<GuideName, string>
  english: Banks & { lines: Lines }
  german: Banks & { lines: Lines }
}): EvalSet {
  const { name, use, product, seeds, guides, orders } = given
  const plans = new Map<GuideName, Plan>()
  const facts: Record<string, { leaver: Fact[]; content: Fact[]; lines: Lines }> = {
    en: read(given.english),
    de: read(given.german),
  }
  function planOf(guide: GuideName): Plan {
    const plan = plans.get(guide) ?? compileGuide(guides[guide], { productName: product })
    plans.set(guide, plan)
    return plan
  }
  return {
    name,
    use,
    product,
    seeds,
    orders,
    guideOf: (guide) => ({ text: guides[guide], plan: planOf(guide) }),
    worldOf(guide, seed, variant) {
      const { language } = planOf(guide)
      const own = facts[language]
      if (!own) throw new Error(`Nobody in this set speaks ${language}.`)
      const chance = createChance(`injections of ${name} ${guide} ${seed}`)
      return {
        product,
        language,
        ...own,
        injections: injections(chance, injectionsEach, orders),
        variant,
      }
    },
  }
}

function read({ leaver, content, lines }: Banks & { lines: Lines }) {
  return { leaver: readFacts(leaver), content: readFacts(content), lines }
}
