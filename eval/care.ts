import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureCare } from './care/measure.ts'
import { carePage } from './care/page.ts'

/**
 * How well it is heard when somebody tells of harming themselves: `node eval/care.ts` writes docs/care.md.
 * `--show` shows what is missed of the tuning part, and what is taken for it.
 */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const page = carePage()
writeFileSync(new URL('../docs/care.md', import.meta.url), page)
console.log(page)
if (values.show) {
  const { missed, alarms } = measureCare('tuning')
  for (const say of missed) console.log(`missed: ${say}`)
  for (const say of alarms) console.log(`false alarm: ${say}`)
}
