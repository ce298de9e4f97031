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
const atOnce = 3
const keptEvery = 10
const attackShown = 160

const known: Map<string, Verdict> =
  values.anew || !existsSync(verdictsPath) ? new Map() : readVerdicts()
const { patterns } = collectPatterns()
const byKey = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))
const verdicts = new Map([...known].filter(([key]) => byKey.has(key)))
// The shortest first: they are the quick ones.
const waiting = [...byKey]
  .filter(([key]) => !verdicts.has(key))
  .map(([, pattern]) => pattern)
  .toSorted((one, other) => one.source.length - other.source.length)
console.log(`${byKey.size} patterns, ${waiting.length} to judge`)
await Promise.all(Array.from({ length: atOnce }, judgeNext))
writeFileSync(verdictsPath, asLines(verdicts.values()))
console.log(report())
process.exit(0) // the checker's own process waits for more

async function judgeNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const verdict = await judge(next)
    verdicts.set(verdict.key, verdict)
    if (verdicts.size % keptEvery === 0) writeFileSync(verdictsPath, asLines(verdicts.values()))
  }
}

function report(): string {
  const flagged = patterns.flatMap((pattern) => {
    const verdict = verdicts.get(keyOf(pattern))
    return verdict && verdict.status !== 'safe' ? [{ ...pattern, ...verdict }] : []
  })
  const byFile = Object.entries(Object.groupBy(flagged, ({ where }) => where))
  const parts = byFile
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, found = []]) => [file, ...found.map(told)].join('\n'))
  return [...parts, `${flagged.length} super-linear or undecided`].join('\n')
}

function told(each: { says: string; source: string; flags: string; attack: string | null }) {
  const attack = each.attack === null ? '' : `\n    ${each.attack.slice(0, attackShown)}`
  return `  ${each.says}: /${each.source}/${each.flags}${attack}`
}
