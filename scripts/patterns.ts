import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judge, keyOf, type Verdict } from '../test/patterns/judge.ts'
import { asLines, collectPatterns, readVerdicts, verdictsPath } from '../test/patterns/patterns.ts'

/**
 * Takes every pattern of the tree to the checker: `npm run -s patterns [-- --anew]`. Patterns that
 * have a verdict keep it, without `--anew`; verdicts of patterns that are gone are dropped. Lists
 * what is super-linear or undecided, file by file.
 */
const { values } = parseArgs({ options: { anew: { type: 'boolean', default: false } } })
const atOnce = 2
const keptEvery = 50

const known = values.anew || !existsSync(verdictsPath) ? new Map() : readVerdicts()
const patterns = collectPatterns()
const verdicts = new Map<string, Verdict>()
const waiting = patterns.filter((pattern) => {
  const verdict = known.get(keyOf(pattern))
  if (verdict) verdicts.set(verdict.key, verdict)
  return !verdict
})
console.log(`${patterns.length} patterns, ${waiting.length} to judge`)
// The shortest first: they are the quick ones.
waiting.sort((one, other) => one.source.length - other.source.length)
await Promise.all(Array.from({ length: atOnce }, judgeNext))
writeFileSync(verdictsPath, asLines(verdicts.values()))
console.log(report([...verdicts.values()]))
process.exit(0) // the checker's own process waits for more

async function judgeNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const verdict = await judge(next)
    verdicts.set(verdict.key, verdict)
    if (verdicts.size % keptEvery === 0) writeFileSync(verdictsPath, asLines(verdicts.values()))
  }
}

function report(all: readonly Verdict[]): string {
  const flagged = all.filter((each) => each.status !== 'safe')
  const byFile = Object.groupBy(flagged, ({ where }) => where)
  const files = Object.entries(byFile).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const parts = files.map(([file, found = []]) =>
    [
      file,
      ...found.map((each) => `  ${each.key} ${each.says}: /${each.source}/${each.flags}`),
    ].join('\n'),
  )
  return [...parts, `${all.length} patterns, ${flagged.length} super-linear or undecided`].join(
    '\n',
  )
}
