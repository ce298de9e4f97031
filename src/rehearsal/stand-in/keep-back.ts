import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { createChance } from '../cast/chance.ts'

/** Of somebody's answers so many are kept back, and at least these; of few all but one. */
const keptShare = 0.25
const keptMin = 4

/** Those answers that are kept from whoever answers for somebody, and the others: by seed, in their order. */
export function keepBack(answers: readonly OwnAnswer[], seed: string) {
  const chance = createChance(`kept back ${seed}`)
  const order = answers
    .map((answer) => ({ answer, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ answer }) => answer)
  const wanted = Math.max(keptMin, Math.ceil(answers.length * keptShare))
  const drawn = new Set(order.slice(0, Math.min(wanted, Math.max(0, answers.length - 1))))
  return {
    kept: answers.filter((answer) => drawn.has(answer)),
    rest: answers.filter((answer) => !drawn.has(answer)),
  }
}

/** What an answer that is kept back is asked for by: the guide's words, where it belongs to a question of it. */
export function questionOf({ planned, asked }: OwnAnswer): string {
  return planned === '' ? asked : planned
}
