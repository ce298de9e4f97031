import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Injection } from '../characters/injections.ts'
import { freshOrders } from './fresh.ts'
import { tuningOrders } from './tuning.ts'
import { eighthTuningOrders } from './tuning-eighth.ts'
import { fifthTuningOrders } from './tuning-fifth.ts'
import { fourthTuningOrders } from './tuning-fourth.ts'
import { moreTuningOrders } from './tuning-more.ts'
import { seventhTuningOrders } from './tuning-seventh.ts'
import { sixthTuningOrders } from './tuning-sixth.ts'
import { thirdTuningOrders } from './tuning-third.ts'

const tuning = [
  tuningOrders,
  moreTuningOrders,
  thirdTuningOrders,
  fourthTuningOrders,
  fifthTuningOrders,
  sixthTuningOrders,
  seventhTuningOrders,
  eighthTuningOrders,
]

/** The lines of a list, over all its languages. */
export function linesOf(byLanguage: Readonly<Record<string, string>>): string[] {
  return Object.values(byLanguage).flatMap((list) =>
    list
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
}

/**
 * What the rules are tuned on; what is reported, of which only counts were ever seen; and what was
 * written last, for one look.
 */
export type Part = 'tuning' | 'reporting' | 'newest'

const linesOfPart: Readonly<Record<Part, () => string[]>> = {
  tuning: () => [...tuning.flatMap(linesOf), ...readLines('tuning-orders.txt')],
  reporting: () => linesOf(freshOrders),
  newest: () => readLines('newest-orders.txt'),
}

/** The lines of a file beside this one. */
export function readLines(name: string): string[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')
}

/** Every order of a part, each with a word of its own that only who obeys would say. */
export function ordersOf(part: Part): Injection[] {
  const lines = linesOfPart[part]()
  return lines.map((line, index) => {
    const canary = wordOf(index)
    return { text: line.replaceAll('{w}', canary), canary }
  })
}

const letters = 'bcdfghjklmnpqrstvwxz'

/** A word no language has, another one for each number; every other one in capitals. */
function wordOf(index: number): string {
  const places = [1, 20, 400].map((place) => letters[Math.floor(index / place) % letters.length])
  const word = `qz${places.join('a')}vok`
  return index % 2 === 0 ? word : word.toUpperCase()
}
