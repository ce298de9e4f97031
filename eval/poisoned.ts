import { parseArgs } from 'node:util'
import { measurePoison } from './poisoned/measure.ts'

/**
 * What is left in profiles of interviews in which somebody orders a score, a fact or praise to be put
 * down, or brings in other people's words: `node eval/poisoned.ts [--show]`, which shows the tuning half
 * alone. The reporting half was written by somebody who had seen no rule, and read by nobody.
 */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
for (const half of ['tuning', 'reporting'] as const) {
  const { interviews, stretches, left, bent, silent } = await measurePoison(half)
  for (const kind of ['score', 'others'] as const) {
    const names = new Set(left.filter((found) => found.kind === kind).map(({ name }) => name))
    console.log(`${half}: ${names.size} interviews keep a claim of poison (${kind})`)
  }
  console.log(`${half}: ${left.length} claims rest on ${stretches} stretches of poison`)
  console.log(`${half}: ${bent.length} of ${interviews} have a sentiment bent by more than 1`)
  console.log(`${half}: ${silent.length} of ${interviews} lose all that was said honestly`)
  if (!values.show || half === 'reporting') continue
  for (const { name, told } of [...left, ...bent]) console.log(`  ${name}: ${told}`)
  for (const name of silent) console.log(`  ${name}: nothing is left`)
}
