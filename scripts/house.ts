/**
 * How the house stands: files of any kind in its fullest folder, circles of imports (those of types
 * included), and lines of source. Fails above the bounds. `npm run house`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const bounds = { folder: 20, circles: 0 }

/** Each holds one kind of thing, found by its number or its language, of which there may be any number. */
const series = [
  'docs/decisions',
  'eval/comparison/round-2/talks',
  'eval/comparison/round-3/talks',
  'eval/comparison/talks',
  'eval/guardrails/guides',
]

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const source = files.filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))

const folders = countBy(files.map((file) => dirname(file)))
const rooms = [...folders].filter(([folder]) => !series.includes(folder))
const [fullest = ['', 0]] = rooms.sort(([, a], [, b]) => b - a)
const circles = circlesOf(new Map(source.map((file) => [file, importsOf(file)])))
const lines = source.reduce((sum, file) => sum + read(file).split('\n').length, 0)

console.log(`files in the fullest folder   ${fullest[1]} (${fullest[0]}), at most ${bounds.folder}`)
console.log(
  `files in series               ${series.map((of) => `${folders.get(of)} (${of})`).join(', ')}`,
)
console.log(`circles of imports in src     ${circles.length}, at most ${bounds.circles}`)
for (const circle of circles) console.log(`  ${circle.join(' ')}`)
console.log(`lines of src without tests    ${lines} in ${source.length} files`)
if (fullest[1] > bounds.folder || circles.length > bounds.circles) process.exitCode = 1

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** What a file imports of the house, by name from its root; types as well, but not what it loads later. */
function importsOf(file: string): string[] {
  const specifiers = read(file).matchAll(/from\s*'(\.[^']+)'/g)
  return [...specifiers].map(([, to = '']) => relative(root, resolve(root, dirname(file), to)))
}

/** Files that lead back to themselves, those of one circle together (Tarjan 1972). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  function visit(file: string): number {
    const at = order.size
    order.set(file, at)
    low.set(file, at)
    stack.push(file)
    for (const to of graph.get(file) ?? []) {
      if (!graph.has(to)) continue
      if (!order.has(to)) low.set(file, Math.min(low.get(file) ?? at, visit(to)))
      else if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? at, order.get(to) ?? at))
    }
    const least = low.get(file) ?? at
    if (least === at) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) found.push(circle.sort())
    }
    return least
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}
