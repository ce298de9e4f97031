import type { Plan } from '../../guide/plan.ts'
import { type Reading, ReadingOverrun } from '../reading.ts'

/** Compiled plans kept at hand; a plan is a pure function of the guidelines. */
const plansKeptMax = 200

/** Fails where the guidelines take too long to read, with a sentence that says so. */
export type FindPlan = (interview: { guidelines: string; productID: string }) => Promise<Plan>

/**
 * Compiles guidelines, remembering the newest few so that opening a link costs no compilation. Who opens
 * one waits for it themselves: see `openGuide`.
 */
export function createFindPlan(reading: Pick<Reading, 'compileGuide'>): FindPlan {
  const kept = new Map<string, Promise<Plan>>()
  return async function findPlan({ guidelines, productID }) {
    const key = JSON.stringify([productID, guidelines])
    const known = kept.get(key)
    if (known) return await known
    const compiled = compile(reading, { guidelines, productName: productID })
    const oldest = kept.size >= plansKeptMax ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, compiled)
    try {
      return await compiled
    } catch (error) {
      // What took too long once is not read again; anything else may go well the next time.
      if (!(error instanceof TooLongToRead)) kept.delete(key)
      throw error
    }
  }
}

/** Guidelines that take more than their time to read. */
class TooLongToRead extends ReadingOverrun {
  constructor() {
    super('The guidelines of this interview take too long to read.')
  }
}

async function compile(
  reading: Pick<Reading, 'compileGuide'>,
  given: Parameters<Reading['compileGuide']>[0],
): Promise<Plan> {
  try {
    return await reading.compileGuide(given)
  } catch (error) {
    throw error instanceof ReadingOverrun ? new TooLongToRead() : error
  }
}
