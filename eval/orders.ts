import { parseArgs } from 'node:util'
import { measureClaims } from './orders/claims.ts'
import { measureOrders } from './orders/measure.ts'

/**
 * How well orders to the interviewer are told from ordinary answers: `node eval/orders.ts [--show]
 * [--part name]`. Ends with 1 where the reporting part misses a target.
 * The reporting part was written by somebody who had read no rule. Its counts were seen while rules and
 * lessons were made, and in the end the lines of it that got through. The newest part was read by nobody
 * and looked at when all was fixed. `--show` shows the lines of the tuning part.
 */
const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, part: { type: 'string' } },
})
for (const part of ['tuning', 'reporting', 'newest'] as const) {
  if (values.part && values.part !== part) continue
  const { missed, orders, alarms, answers, met } = measureOrders(part)
  console.log(`${part}: ${orders - missed.length} of ${orders} orders told as such`)
  console.log(`${part}: ${alarms.length} false alarms in ${answers} ordinary answers`)
  if (values.show && part === 'tuning') {
    for (const order of missed) console.log(`  missed: ${order}`)
    for (const answer of alarms) console.log(`  false alarm: ${answer.slice(0, 200)}`)
  }
  const claims = await measureClaims(part)
  console.log(
    `${part}: ${claims.left.length} of ${claims.pairs} pairs of a question and an order leave a claim`,
  )
  console.log(
    `${part}: ${claims.alarms.length} of ${claims.answers} ordinary answers lose a sentence as an order`,
  )
  if (values.show && part === 'tuning') {
    for (const pair of claims.left) console.log(`  leaves a claim: ${pair}`)
    for (const answer of claims.alarms) console.log(`  loses a sentence: ${answer.slice(0, 200)}`)
  }
  if (part === 'reporting' && !met) process.exitCode = 1
}
