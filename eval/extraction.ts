import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fresh } from './extraction/fresh/all.ts'
import { measureHalf, page, tables, targetsOf } from './extraction/report.ts'
import { reporting } from './extraction/reporting/all.ts'
import { tuning } from './extraction/tuning/all.ts'

/**
 * How well the built-in synthesizer reads interviews: `node eval/extraction.ts [--show] [--half name]`.
 * Writes docs/extraction.md when all parts are read; ends with 1 where those that are reported
 * on miss a target together.
 */
const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, half: { type: 'string' } },
})
const known = { tuning, reporting, fresh }
const chosen = Object.entries(known).filter(([name]) => !values.half || values.half === name)
const halves = []
for (const [name, transcripts] of chosen) {
  const half = await measureHalf(name, transcripts)
  halves.push(half)
  if (values.show) console.log(half.picked.errors.join('\n'))
  console.log(`\n${tables(half)}`)
}
const reported = chosen.filter(([name]) => name !== 'tuning').flatMap(([, list]) => [...list])
if (reported.length > 0) {
  const targets = targetsOf(await measureHalf('reported', reported))
  for (const { name, met, told, wanted } of targets) {
    console.log(`${met ? 'met   ' : 'missed'} ${name}: ${told} (${wanted})`)
  }
  if (targets.some(({ met }) => !met)) process.exitCode = 1
  if (!values.half) {
    writeFileSync(new URL('../docs/extraction.md', import.meta.url), page(halves, targets))
  }
}
