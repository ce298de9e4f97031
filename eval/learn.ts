import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { train, tryHeldBack } from './learning/train.ts'

/**
 * Learns how orders read, and how other people's words do, and writes both down for the service:
 * `node eval/learn.ts`. Says first how well it goes with lines that were held back, a quarter at a time.
 */
const root = join(import.meta.dirname, '..')
/** Log odds at which it is said how well it goes. */
const thresholds = [-1, -0.5, 0, 0.5, 1]

for (const subject of ['orders', 'others'] as const) {
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
  const file = join(root, 'src/profile/learned', `${subject}.json`)
  writeFileSync(file, `${JSON.stringify(train(subject))}\n`)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file])
}
