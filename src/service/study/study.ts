import { createCodebook } from '../codebook/codebook.ts'
import type { RandomBytes } from '../ids.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { findInterview } from '../interviews/research.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { findingsOf } from './findings.ts'
import { createNotes } from './notes.ts'
import { createSearch } from './search/search.ts'
import { createStudyExport } from './study-export.ts'

/** People quoted on each question unless a caller says otherwise. */
const quotesDefault = 5

export type StudyDeps = {
  store: Store
  reading: Reading
  now: () => Date
  randomBytes: RandomBytes
  findPlan: FindPlan
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
      return { value: await findingsOf(deps, { orgID, interviewID, plan, quotesMax, by }) }
    },
    ...createStudyExport(deps),
    ...createSearch(deps),
    ...createNotes(deps),
    ...createCodebook(deps),
  }
}
