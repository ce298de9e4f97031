import { expect, test } from 'vitest'
import { compileGuide } from '../../../src/guide/compile.ts'
import { createRandom } from '../random.ts'
import { hostileGuides, randomHostile } from './hostile-text.ts'

/** Each text is in its own place of the list, so that every fill and every ending is met. */
const every = 31
const random = createRandom(Number(process.env.SEED ?? 13))
const texts = [
  ...hostileGuides.filter((_, at) => at % every === 0),
  ...Array.from({ length: 60 }, () => randomHostile(random)),
]

/** Four times the text may be read for six times as much, and no more than its bounds in all. */
const growthMax = 6
/** What is read for any text at all: names of topics that are made up, and the like. */
const readAnyway = 100_000

test.each(texts)('guidelines of $name cost no more than their length', ({ text }) => {
  const [small, large, largest] = [4_000, 16_000, 100_000].map((size) => charactersRead(text(size)))
  expect(large).toBeLessThan(growthMax * ((small ?? 0) + readAnyway))
  expect(largest).toBeLessThan(growthMax * ((large ?? 0) + readAnyway))
})

test.each(texts)('a plan of $name holds not much more than they do', ({ text }) => {
  const guidelines = text(100_000)
  const plan = JSON.stringify(compileGuide(guidelines))
  expect(plan.length).toBeLessThan(2 * JSON.stringify(guidelines).length + 200_000)
})

/** How many characters the patterns went through: counted, so the same on every machine. */
function charactersRead(guidelines: string): number {
  let count = 0
  const exec = RegExp.prototype.exec
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    if (found) count += found.index + found[0].length - from
    else count += this.sticky ? 1 : text.length - from
    return found
  }
  try {
    compileGuide(guidelines)
  } finally {
    RegExp.prototype.exec = exec
  }
  return count
}
