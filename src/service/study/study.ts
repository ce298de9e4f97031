import type { Answerer } from '../../profile/answerer.ts'
import { createCodebook } from '../codebook/codebook.ts'
import { findCodebook } from '../codebook/find-codebook.ts'
import type { RandomBytes } from '../ids.ts'
import { findSummary } from '../interview-report/grouping.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { findInterview } from '../interviews/research.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { createStudyExport } from './export/study-export.ts'
import { findingsOf, placesTaken } from './findings.ts'
import { createKeptResults } from './kept-results.ts'
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
  const keep = createKeptResults(deps)
  return {
    async 'interviews.getFindings'({ caller: { orgID }, query: { interviewID, quotes, by } }) {
      const interview = await findInterview(deps.store, orgID, interviewID)
      const plan = await deps.findPlan(interview)
      const quotesMax = quotes ?? quotesDefault
      const place = { orgID, interviewID }
      const make = async () => {
        const summary = await findSummary(deps.store, place)
        const codebook = await findCodebook(deps, place)
        return await findingsOf(deps, { ...place, plan, quotesMax, by, codebook, summary })
      }
      // What people are told apart by may change by itself.
      if (by !== undefined) return { value: await make() }
      const taken = await placesTaken(deps, plan, place)
      const asked = { ...place, what: ['findings', quotesMax], known: [plan, ...taken] }
      return { value: await keep(asked, make) }
    },
    ...createStudyExport(deps),
    ...createSearch(deps),
    ...createNotes(deps),
    ...createShares(deps),
    ...createCodebook(deps),
  }
}
