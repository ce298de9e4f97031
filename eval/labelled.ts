import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureCare } from './labelled/care.ts'
import { measureOrders } from './labelled/orders.ts'
import { learnable, train } from './labelled/train.ts'

/**
 * How orders to the interviewer and signs of self-harm are told from ordinary answers, of labelled
 * answers that taught nothing: `node eval/labelled.ts [orders|care]`. `node eval/labelled.ts learn` first
 * learns anew what the service knows of both from those that teach.
 */
const root = join(import.meta.dirname, '..')
const files = {
  orders: 'src/interview/orders/learned.json',
  care: 'src/interview/self-harm/learned.json',
}
const reports = { orders: measureOrders, care: measureCare }

const [wanted] = process.argv.slice(2)
if (wanted === 'learn') {
  for (const subject of learnable) {
    const file = join(root, files[subject])
    writeFileSync(file, `${JSON.stringify(train(subject))}\n`)
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file])
  }
} else if (wanted !== undefined && !learnable.some((subject) => subject === wanted)) {
  console.error(`There is no report on ${wanted}; there is: ${learnable.join(', ')}.`)
  process.exitCode = 1
}
for (const subject of learnable) {
  if (learnable.some((one) => one === wanted) && subject !== wanted) continue
  console.log(subject, reports[subject]())
}
