import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureHalf, page, tables, targetsOf } from './extraction/report.ts'
import { reporting } from './extraction/reporting/all.ts'
import { tuning } from './extraction/tuning/all.ts'

/**
 * How well the built-in synthesizer reads interviews: `node eval/extraction.ts [--show] [--half name]`.
 * Writes docs/extraction.md when both halves are read; ends with 1 where the reporting half misses
 * a target.
 */
const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, half: { type: 'string' } },
})
const known = { tuning, reporting }
const chosen = Object.entries(known).filter(([name]) => !values.half || values.half === name)
const halves = []
for (const [name, transcripts] of chosen) {
  const half = await measureHalf(name, transcripts)
  halves.push(half)
  if (values.show) console.log(half.picked.errors.join('\n'))
  console.log(`\n${tables(half)}`)
}
const report = halves.find(({ name }) => name === 'reporting')
if (report) {
  const targets = targetsOf(report)
  for (const { name, met, told, wanted } of targets) {
    console.log(`${met ? 'met   ' : 'missed'} ${name}: ${told} (${wanted})`)
  }
  if (targets.some(({ met }) => !met)) process.exitCode = 1
}
if (!values.half) {
  writeFileSync(new URL('../docs/extraction.md', import.meta.url), page(halves))
}
