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
import { findingsOf } from './findings.ts'
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
  return {
    async 'interviews.getFindings'({ caller: { orgID }, query: { interviewID, quotes, by } }) {
      const interview = await findInterview(deps.store, orgID, interviewID)
      const plan = await deps.findPlan(interview)
      const quotesMax = quotes ?? quotesDefault
      const place = { orgID, interviewID }
      const summary = await findSummary(deps.store, place)
      const codebook = await findCodebook(deps, place)
      const asked = { ...place, plan, quotesMax, by, codebook, summary }
      return { value: await findingsOf(deps, asked) }
    },
    ...createStudyExport(deps),
    ...createSearch(deps),
    ...createNotes(deps),
    ...createShares(deps),
    ...createCodebook(deps),
  }
}
