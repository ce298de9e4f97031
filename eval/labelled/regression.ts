import { createChance } from '../../src/rehearsal/cast/chance.ts'

/** One stretch: the places of its features, and whether it is what is looked for. */
export type Example = { features: readonly number[]; isMarked: boolean }
export type Regression = { bias: number; weights: Float64Array }

const rounds = 12
const rate = 0.15
const penalty = 2e-5
/** The bias learns this much more slowly than the rest. */
const biasSlowness = 10

/**
 * Logistic regression by stochastic gradient descent with a rate for each weight that falls with what it
 * has been moved (AdaGrad: Duchi, Hazan and Singer 2011) and a ridge penalty. Examples are taken in an
 * order that is the same each time. A stretch's weights are added up and divided by the root of their number.
 */
export function learn(examples: readonly Example[], places: number): Regression {
  const weights = new Float64Array(places)
  const moved = new Float64Array(places).fill(1e-8)
  const order = examples.map((_, at) => at)
  const { next } = createChance('labelled')
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, next)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const { features, isMarked } = example
      const share = 1 / Math.sqrt(features.length)
      const error = 1 / (1 + Math.exp(-score({ bias, weights }, features))) - (isMarked ? 1 : 0)
      bias -= (rate / biasSlowness) * error
      for (const place of features) {
        const weight = weights[place] ?? 0
        const slope = error * share + penalty * weight
        const sum = (moved[place] ?? 0) + slope * slope
        moved[place] = sum
        weights[place] = weight - (rate * slope) / Math.sqrt(sum)
      }
    }
  }
  return { bias, weights }
}

/** Log odds that a stretch is what is looked for. */
export function score({ bias, weights }: Regression, features: readonly number[]): number {
  const sum = features.reduce((total, place) => total + (weights[place] ?? 0), 0)
  return bias + sum / Math.sqrt(features.length)
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const [here, there] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = there
    order[other] = here
  }
}
