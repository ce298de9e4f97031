import { parseArgs } from 'node:util'
import { measureExtraction } from './extraction/measure.ts'

/**
 * How much of what people told stands in a profile that was made without a model:
 * `node eval/extraction.ts [--show]` (`--show` prints what does not).
 */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
for (const sum of await measureExtraction()) {
  const { language, interviews, told, found, scored, distance, misses } = sum
  const error = scored === 0 ? 'no score given' : `${(distance / scored).toFixed(2)} of ${scored}`
  console.log(
    `${language}: ${interviews} interviews, found ${found}/${told}, sentiment off ${error}`,
  )
  if (values.show) console.log(misses.map((miss) => `  ${miss}`).join('\n'))
}
