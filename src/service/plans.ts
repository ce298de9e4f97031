import { compileGuide } from '../guide/compile.ts'
import type { Plan } from '../guide/plan.ts'

/** Compiled plans kept at hand; a plan is a pure function of the guidelines. */
const plansKeptMax = 200

export type FindPlan = (interview: { guidelines: string; productID: string }) => Plan

/** Compiles guidelines, remembering the newest few so that opening a link costs no compilation. */
export function createFindPlan(): FindPlan {
  const kept = new Map<string, Plan>()
  return function findPlan({ guidelines, productID }) {
    const key = `${productID}\n${guidelines}`
    const known = kept.get(key)
    if (known) return known
    const plan = compileGuide(guidelines, { productName: productID })
    const oldest = kept.size >= plansKeptMax ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, plan)
    return plan
  }
}
