import { type RunResult, run } from './run.ts'
import type { Database } from './store/database.ts'

/** How much of the machine, and how often, less is tried. */
const shrinkCPUMsMax = 60_000
const triesMax = 150

export type Shrunk = { people: number[]; faults: string[]; result: RunResult; tries: number }

/** The fewest people and faults found with which a seed still breaks the same promise. */
export async function shrink(seed: number, broken: RunResult, database: Database): Promise<Shrunk> {
  const sentence = broken.broken[0]
  const begun = process.cpuUsage()
  let tries = 0
  let best: Shrunk = {
    ...{ people: [...broken.numbers], faults: broken.met.map(({ key }) => key) },
    ...{ result: broken, tries },
  }

  async function breaks(people: readonly number[], faults: readonly string[]): Promise<boolean> {
    if (tries >= triesMax || cpuMsSince(begun) > shrinkCPUMsMax) return false
    tries += 1
    const only = { people: new Set(people), faults: new Set(faults) }
    const result = await run({ seed, ...only, keep: true }, database)
    if (!result.broken.some((one) => one === sentence)) return false
    best = { people: [...people], faults: [...faults], result, tries }
    return true
  }

  await breaks(best.people, best.faults)
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await fewer(best.faults, (faults) => breaks(best.people, faults))
    await fewer(best.people, (people) => breaks(people, best.faults))
  }
  return { ...best, tries }
}

function cpuMsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

/** Leaves out as much as can be, by halves first and one by one in the end. */
async function fewer<T>(from: readonly T[], still: (some: T[]) => Promise<boolean>): Promise<void> {
  let rest = [...from]
  if (rest.length > 0 && (await still([]))) return
  for (
    let size = Math.ceil(rest.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let at = 0; at < rest.length; ) {
      const some = [...rest.slice(0, at), ...rest.slice(at + size)]
      if (some.length < rest.length && (await still(some))) rest = some
      else at += size
    }
  }
}
