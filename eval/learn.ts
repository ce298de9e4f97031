import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from './learning/lessons.ts'
import { train, tryHeldBack } from './learning/train.ts'

/**
 * Learns how orders read, other people's words, and hints at self-harm, and writes it down for the
 * service: `node eval/learn.ts`, or a part of it, as `node eval/learn.ts self-harm`. Says first how
 * well it goes with lines that were held back, a quarter at a time.
 */
const root = join(import.meta.dirname, '..')
const files = {
  orders: 'src/interview/orders/learned.json',
  others: 'src/profile/others-learned.json',
  'self-harm': 'src/interview/self-harm/learned.json',
}
/** Log odds at which it is said how well it goes. */
const thresholds = [-1, -0.5, 0, 0.5, 1]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !subjects.some((subject) => subject === name))
if (unknown.length > 0) {
  console.error(
    `There is nothing to learn of ${unknown.join(', ')}; there is: ${subjects.join(', ')}.`,
  )
  process.exit(1)
}
for (const subject of subjects) {
  if (wanted.length > 0 && !wanted.includes(subject)) continue
  const tried = tryHeldBack(subject)
  for (const min of thresholds) {
    const shareAbove = (isMarked: boolean) => {
      const all = tried.filter((one) => one.isMarked === isMarked)
      const above = all.filter(({ odds }) => odds > min).length
      return `${((100 * above) / all.length).toFixed(1)} % of ${all.length}`
    }
    console.log(
      `${subject} above ${min}: ${shareAbove(true)}, and of ordinary sentences ${shareAbove(false)}`,
    )
  }
  const file = join(root, files[subject])
  writeFileSync(file, `${JSON.stringify(train(subject))}\n`)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file])
}
