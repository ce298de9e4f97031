import { findInterview } from '../../interviews/research.ts'
import type { Reading } from '../../reading.ts'
import type { Service } from '../../service.ts'
import type { Store } from '../../store.ts'
import { ask } from './ask.ts'
import { createSearchIndex } from './search-index.ts'
import { verifyQuote } from './verify-quote.ts'

export type SearchDeps = {
  store: Pick<
    Store,
    | 'findInterview'
    | 'findParticipation'
    | 'listUnsearchable'
    | 'addSaid'
    | 'countSaid'
    | 'searchSaid'
    | 'listHolding'
  >
  reading: Pick<
    Reading,
    'wordsSaid' | 'readQuestion' | 'readQuote' | 'choosePassages' | 'findPlaces'
  >
}

/** What was said, found again: by a question, or word for word. */
export function createSearch(given: SearchDeps): Pick<Service, 'interviews.ask' | 'quotes.verify'> {
  const deps = { ...given, makeSearchable: createSearchIndex(given) }
  return {
    async 'interviews.ask'({ caller: { orgID }, body: { interviewID, productID, question } }) {
      if (interviewID !== undefined) await findInterview(deps.store, orgID, interviewID)
      const scope =
        interviewID !== undefined ? { interviewID } : productID !== undefined ? { productID } : {}
      return { value: await ask(deps, { orgID, ...scope }, question) }
    },
    async 'quotes.verify'({ caller: { orgID }, body: { productID, text } }) {
      const scope = { orgID, ...(productID !== undefined && { productID }) }
      return { value: await verifyQuote(deps, scope, text) }
    },
  }
}
