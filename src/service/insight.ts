import { compileGuide } from '../guide/compile.ts'
import { withFit } from './plan-fit.ts'
import type { FindPlan } from './plans.ts'
import { findInterview } from './research.ts'
import type { Service } from './service.ts'
import type { Store } from './store.ts'

export type InsightDeps = { store: Store; findPlan: FindPlan }

type InsightCalls = Pick<Service, 'interviews.getPlan' | 'interviews.checkGuidelines'>

/** What researchers look into: how their guidelines were understood, and what people told. */
export function createInsight({ store, findPlan }: InsightDeps): InsightCalls {
  return {
    async 'interviews.getPlan'({ caller: { orgID }, query: { interviewID } }) {
      return { value: withFit(findPlan(await findInterview(store, orgID, interviewID))) }
    },

    // Past the memory of plans, which is for interviews under way.
    async 'interviews.checkGuidelines'({ body: { guidelines, productID } }) {
      const options = productID === undefined ? {} : { productName: productID }
      return { value: withFit(compileGuide(guidelines, options)) }
    },
  }
}
