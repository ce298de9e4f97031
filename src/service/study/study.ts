import type { Answerer } from '../../profile/answerer.ts'
import { createCodebook } from '../codebook/codebook.ts'
import { findCodebook } from '../codebook/find-codebook.ts'
import type { RandomBytes } from '../ids.ts'
import { findSummary } from '../interview-report/grouping.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { findInterview } from '../interviews/research.ts'
import { createKeptResults } from '../kept/kept-results.ts'
import type { StudyPart } from '../kept/parts.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { createStudyExport } from './export/study-export.ts'
import { findingsOf, placesTaken } from './findings.ts'
import { createNotes } from './notes.ts'
import { createSearch } from './search/search.ts'
import { createShares } from './shares/shares.ts'

/** People quoted on each question unless a caller says otherwise. */
const quotesDefault = 5

export type StudyDeps = {
  store: Store
  reading: Reading
  answerer: Answerer | null
  now: () => Date
  randomBytes: RandomBytes
  findPlan: FindPlan
  publicURL: string
}

/** What a study found, and taken along. */
export function createStudy(
  deps: StudyDeps,
): Pick<
  Service,
  | 'interviews.getFindings'
  | 'interviews.export'
  | 'interviews.ask'
  | 'quotes.verify'
  | 'notes.addOne'
  | 'notes.getList'
  | 'notes.remove'
  | 'shares.addOne'
  | 'shares.getList'
  | 'shares.remove'
  | 'themes.getList'
  | 'themes.getClaims'
  | 'themes.getChanges'
  | 'themes.change'
> {
  const kept = createKeptResults(deps)
  return {
    async 'interviews.getFindings'({ caller: { orgID }, query: { interviewID, quotes, by } }) {
      const interview = await findInterview(deps.store, orgID, interviewID)
      const plan = await deps.findPlan(interview)
      const quotesMax = quotes ?? quotesDefault
      const place = { orgID, interviewID }
      const make = async (parts: readonly StudyPart[]) => {
        const summary = await findSummary(deps.store, place)
        const codebook = await findCodebook(deps, place, parts)
        return await findingsOf(deps, { ...place, plan, quotesMax, by, codebook, summary, parts })
      }
      // What people are told apart by may change by itself.
      if (by !== undefined) return { value: await make(await kept.parts(place)) }
      const taken = await placesTaken(deps, plan, place)
      const asked = { ...place, what: ['all findings', quotesMax], known: [plan, ...taken] }
      return { value: await kept.keep(asked, make) }
    },
    ...createStudyExport(deps),
    ...createSearch(deps),
    ...createNotes(deps),
    ...createShares(deps),
    ...createCodebook(deps),
  }
}
