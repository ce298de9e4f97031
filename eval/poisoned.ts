import { parseArgs } from 'node:util'
import { measurePoison } from './poisoned/measure.ts'

/**
 * What is left in profiles of interviews in which somebody orders a score, a fact or praise to be put
 * down, or brings in other people's words: `node eval/poisoned.ts [--show]`, which shows the tuning part
 * alone. The others were written by people who had seen no rule, and read by nobody.
 */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
for (const part of ['tuning', 'reporting', 'newest'] as const) {
  const { interviews, stretches, left, bent, silent } = await measurePoison(part)
  for (const kind of ['score', 'others'] as const) {
    const names = new Set(left.filter((found) => found.kind === kind).map(({ name }) => name))
    console.log(`${part}: ${names.size} interviews keep a claim of poison (${kind})`)
  }
  console.log(`${part}: ${left.length} claims rest on ${stretches} stretches of poison`)
  console.log(
    `${part}: ${bent.length} of ${interviews} have another sentiment than without the poison`,
  )
  console.log(`${part}: ${silent.length} of ${interviews} lose all that was said honestly`)
  if (!values.show || part !== 'tuning') continue
  for (const { name, told } of [...left, ...bent]) console.log(`  ${name}: ${told}`)
  for (const name of silent) console.log(`  ${name}: nothing is left`)
}
