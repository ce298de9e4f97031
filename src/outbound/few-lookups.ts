import { type LookUp, notLookedUp } from './names.ts'

/** Names of one organization that are looked up at a time, … */
const lookupsOfOneMax = 2
/** … how many more may wait, … */
const waitingOfOneMax = 100
/** … and for how long. */
const waitMsMax = 5_000

type Line = { underWay: number; waiting: Set<() => void> }

/** Looks up few names of one organization at a time: the others wait, and those of nobody else. */
export function createFewLookups(lookUp: LookUp) {
  const lines = new Map<string, Line>()

  return async function lookUpFor(orgID: string, name: string): ReturnType<LookUp> {
    const line = lines.get(orgID) ?? { underWay: 0, waiting: new Set() }
    lines.set(orgID, line)
    if (line.underWay >= lookupsOfOneMax) await waitIn(line)
    else line.underWay += 1
    try {
      return await lookUp(name)
    } finally {
      const [next] = line.waiting
      if (next) next()
      else line.underWay -= 1
      if (line.underWay === 0) lines.delete(orgID)
    }
  }
}

/** Until whoever is under way gives its place to this one. */
async function waitIn({ waiting }: Line): Promise<void> {
  if (waiting.size >= waitingOfOneMax) throw notLookedUp()
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      clearTimeout(timer)
      waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(go)
      reject(notLookedUp())
    }, waitMsMax)
    waiting.add(go)
  })
}
