import { AppError } from '../contract/errors.ts'
import { compileGuide } from '../guide/compile.ts'
import type { Usage } from '../interview/session.ts'
import { correctProfile, findProfile, showProfile, takeBackCorrection } from './correct-profile.ts'
import { interviewReport } from './interview-report/interview-report.ts'
import { inviteReport } from './invite-report.ts'
import { withFit } from './plan-fit.ts'
import type { FindPlan } from './plans.ts'
import { findInterview } from './research.ts'
import type { Service } from './service.ts'
import type { Store } from './store.ts'
import { readRecord } from './synthesis.ts'

/** Quotes for each side of a theme unless a caller says otherwise. */
const quotesDefault = 3

export type InsightDeps = { store: Store; now: () => Date; findPlan: FindPlan }

/** What a model used up to read an interview, once it went into a profile. */
async function readUsage(store: Store, orgID: string, linkID: string): Promise<Usage | undefined> {
  const profile = await store.findProfile({ orgID, linkID, identity: null })
  const told = profile?.extractions.find((extraction) => extraction.linkID === linkID)
  return told && readRecord(told).usage
}

type InsightCalls = Pick<
  Service,
  | 'interviews.getPlan'
  | 'interviews.checkGuidelines'
  | 'profiles.getOne'
  | 'profiles.correct'
  | 'profiles.takeBack'
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
      const record = await findProfile(store, orgID, profileID)
      return { value: await showProfile(store, orgID, record) }
    },

    async 'profiles.correct'({ caller, body }) {
      return { value: await correctProfile({ store, now }, caller, body) }
    },

    async 'profiles.takeBack'({ caller, body }) {
      return { value: await takeBackCorrection({ store, now }, caller, body) }
    },

    async 'invites.getReport'({ caller: { orgID }, query: { linkID } }) {
      const own = await store.findInvite({ orgID, linkID })
      const participation = own && (await store.findParticipation({ linkID }))
      if (!participation) throw new AppError('not_found', 'There is no invite with this linkID.')
      return { value: inviteReport(participation, now(), await readUsage(store, orgID, linkID)) }
    },

    async 'interviews.getReport'({ caller: { orgID }, query: { interviewID, quotes } }) {
      await findInterview(store, orgID, interviewID)
      const quotesMax = quotes ?? quotesDefault
      return { value: await interviewReport(store, { orgID, interviewID, quotesMax, now: now() }) }
    },
  }
}
