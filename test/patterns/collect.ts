// First, so that everything after it is recorded.
import { compiled, loaded, type Pattern } from './record.ts'

/** Prints every pattern of the tree that repeats anything, as JSON: `node test/patterns/collect.ts`. */
const { exercise } = await import('./exercise.ts')
await exercise()
// What the reading of files loads itself is no part of the service.
const modules = new Set(loaded)
const together = [...compiled.values()]
const { literals, readsText } = await import('./literals.ts')
const { repeats } = await import('./repeats.ts')
const found = new Map<string, Pattern>()
for (const pattern of [...literals(modules), ...together]) {
  const name = `/${pattern.source}/${pattern.flags}`
  if (readsText(pattern.where) && repeats(pattern) && !found.has(name)) found.set(name, pattern)
}
// Told by the exit of the process: nothing that the exercise left open keeps it.
process.stdout.write(JSON.stringify([...found.values()]), () => process.exit(0))
