import { AppError } from '../contract/errors.ts'
import { compileGuide } from '../guide/compile.ts'
import { correctProfile, findProfile } from './correct-profile.ts'
import { interviewReport } from './interview-report/interview-report.ts'
import { inviteReport } from './invite-report.ts'
import { withFit } from './plan-fit.ts'
import type { FindPlan } from './plans.ts'
import { profileInFull } from './profile-in-full.ts'
import { findInterview } from './research.ts'
import type { Service } from './service.ts'
import type { Store } from './store.ts'

/** Quotes for each side of a theme unless a caller says otherwise. */
const quotesDefault = 3

export type InsightDeps = { store: Store; now: () => Date; findPlan: FindPlan }

type InsightCalls = Pick<
  Service,
  | 'interviews.getPlan'
  | 'interviews.checkGuidelines'
  | 'profiles.getOne'
  | 'profiles.correct'
  | 'invites.getReport'
  | 'interviews.getReport'
>

/** What researchers look into: how their guidelines were understood, and what people told. */
export function createInsight({ store, now, findPlan }: InsightDeps): InsightCalls {
  return {
    async 'interviews.getPlan'({ caller: { orgID }, query: { interviewID } }) {
      return { value: withFit(findPlan(await findInterview(store, orgID, interviewID))) }
    },

    // Past the memory of plans, which is for interviews under way.
    async 'interviews.checkGuidelines'({ body: { guidelines, productID } }) {
      const options = productID === undefined ? {} : { productName: productID }
      return { value: withFit(compileGuide(guidelines, options)) }
    },

    async 'profiles.getOne'({ caller: { orgID }, query: { profileID } }) {
      return { value: profileInFull(await findProfile(store, orgID, profileID)) }
    },

    async 'profiles.correct'({ caller, body }) {
      return { value: await correctProfile({ store, now }, caller, body) }
    },

    async 'invites.getReport'({ caller: { orgID }, query: { linkID } }) {
      const own = await store.findInvite({ orgID, linkID })
      const participation = own && (await store.findParticipation({ linkID }))
      if (!participation) throw new AppError('not_found', 'There is no invite with this linkID.')
      return { value: inviteReport(participation, now()) }
    },

    async 'interviews.getReport'({ caller: { orgID }, query: { interviewID, quotes } }) {
      await findInterview(store, orgID, interviewID)
      const quotesMax = quotes ?? quotesDefault
      return { value: await interviewReport(store, { orgID, interviewID, quotesMax, now: now() }) }
    },
  }
}
