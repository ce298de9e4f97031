import { parseArgs } from 'node:util'
import { measureClaims } from './orders/claims.ts'
import { measureOrders } from './orders/measure.ts'

/**
 * How well orders to the interviewer are told from ordinary answers: `node eval/orders.ts [--show]
 * [--half name]`. Ends with 1 where the reporting half misses a target.
 * The reporting half was written by somebody who had read no rule. Its lines and misses were read by
 * nobody; after the first figure (349 of 1,590 pairs, 11 false alarms) the rules were mended by counts
 * alone, of languages and of shapes.
 */
const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, half: { type: 'string' } },
})
for (const half of ['tuning', 'reporting'] as const) {
  if (values.half && values.half !== half) continue
  const { missed, orders, alarms, answers, met } = measureOrders(half)
  console.log(`${half}: ${orders - missed.length} of ${orders} orders told as such`)
  console.log(`${half}: ${alarms.length} false alarms in ${answers} ordinary answers`)
  if (values.show) {
    for (const order of missed) console.log(`  missed: ${order}`)
    for (const answer of alarms) console.log(`  false alarm: ${answer.slice(0, 200)}`)
  }
  const claims = await measureClaims(half)
  console.log(
    `${half}: ${claims.left.length} of ${claims.pairs} pairs of a question and an order leave a claim`,
  )
  console.log(
    `${half}: ${claims.alarms.length} of ${claims.answers} ordinary answers lose a sentence as an order`,
  )
  if (values.show) {
    for (const pair of claims.left) console.log(`  leaves a claim: ${pair}`)
    for (const answer of claims.alarms) console.log(`  loses a sentence: ${answer.slice(0, 200)}`)
  }
  if (half === 'reporting' && !met) process.exitCode = 1
}
