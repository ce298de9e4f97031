import { interviewReport } from '../interview-report/interview-report.ts'
import { withFit } from '../interviews/plan-fit.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { findInterview } from '../interviews/research.ts'
import { createKeptResults } from '../kept/kept-results.ts'
import { notThere } from '../not-there.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import { presentGeneratedInFull } from '../simulation/generated.ts'
import { findHistory } from '../simulation/history.ts'
import type { Store } from '../store.ts'
import { correctProfile, findProfile, showProfile, takeBackCorrection } from './correct-profile.ts'

/** Quotes for each side of a theme unless a caller says otherwise. */
const quotesDefault = 3

export type InsightDeps = {
  store: Store
  reading: Reading
  now: () => Date
  findPlan: FindPlan
}

/** What an interview told, once it went into a profile. */
async function findExtraction(store: Store, orgID: string, linkID: string) {
  const profile = await store.findProfile({ orgID, linkID, identity: null })
  return profile?.extractions.find((extraction) => extraction.linkID === linkID) ?? null
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
export function createInsight({ store, reading, now, findPlan }: InsightDeps): InsightCalls {
  const kept = createKeptResults({ store, now })
  return {
    async 'interviews.getPlan'({ caller: { orgID }, query: { interviewID } }) {
      return { value: withFit(await findPlan(await findInterview(store, orgID, interviewID))) }
    },

    // Past the memory of plans, which is for interviews under way.
    async 'interviews.checkGuidelines'({ body: { guidelines, productID } }) {
      const options = productID === undefined ? {} : { productName: productID }
      return { value: withFit(await reading.compileGuide({ guidelines, ...options })) }
    },

    async 'profiles.getOne'({ caller: { orgID }, query: { profileID } }) {
      const generated = await store.findGenerated({ orgID, profileID })
      if (generated?.status === 'done') return { value: presentGeneratedInFull(generated) }
      const record = await findProfile(store, orgID, profileID)
      const shown = await showProfile({ store, reading }, orgID, record)
      const simulated = await findHistory(store, orgID, profileID)
      return { value: { ...shown, history: [...shown.history, ...simulated] } }
    },

    async 'profiles.correct'({ caller, body }) {
      return { value: await correctProfile({ store, reading, now }, caller, body) }
    },

    async 'profiles.takeBack'({ caller, body }) {
      return { value: await takeBackCorrection({ store, reading, now }, caller, body) }
    },

    async 'invites.getReport'({ caller: { orgID }, query: { linkID } }) {
      const own = await store.findInvite({ orgID, linkID })
      const participation = own && (await store.findParticipation({ linkID }))
      if (!participation) throw notThere('invite')
      const extraction = await findExtraction(store, orgID, linkID)
      return { value: await reading.reportInvite({ participation, now: now(), extraction }) }
    },

    async 'interviews.getReport'({ caller: { orgID }, query: { interviewID, quotes } }) {
      await findInterview(store, orgID, interviewID)
      const quotesMax = quotes ?? quotesDefault
      const place = { orgID, interviewID }
      const report = await kept.keep({ ...place, what: ['whole report', quotesMax] }, (parts) =>
        interviewReport({ store, reading }, { ...place, quotesMax, now: now(), parts }),
      )
      return { value: report }
    },
  }
}
