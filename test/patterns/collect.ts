// First, so that everything after it is recorded.
import { compiled, loaded, longestRead, type Pattern } from './record.ts'

/** What `node test/patterns/collect.ts` prints, as JSON. */
export type Collected = {
  /** Every pattern of the tree that repeats anything, once for each file that has it. */
  patterns: Pattern[]
  /** The longest text that a pattern was given at the door, by its source. */
  longest: Record<string, number>
}

const { exercise } = await import('./exercise.ts')
await exercise()
// What the reading of files loads itself is no part of the service.
const modules = new Set(loaded)
const together = [...compiled.values()]
const { knock } = await import('./knock.ts')
const longest = await longestRead(knock)
const { literals, readsText } = await import('./literals.ts')
const { repeats } = await import('./repeats.ts')
const found = new Map<string, Pattern>()
for (const pattern of [...literals(modules), ...together]) {
  const name = `${pattern.where} /${pattern.source}/${pattern.flags}`
  if (readsText(pattern.where) && repeats(pattern) && !found.has(name)) found.set(name, pattern)
}
const collected: Collected = { patterns: [...found.values()], longest }
// Told by the exit of the process: nothing that the exercise left open keeps it.
process.stdout.write(JSON.stringify(collected), () => process.exit(0))
