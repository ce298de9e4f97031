import type { Asked } from '../../../contract/ask-schemas.ts'
import type { Answerer } from '../../../profile/answerer.ts'
import { createFewAtOnce } from '../../calls/few-at-once.ts'
import { findInterview } from '../../interviews/research.ts'
import type { Reading } from '../../reading.ts'
import type { Service } from '../../service.ts'
import type { Store } from '../../store.ts'
import { answerInSentences, areStillThere } from './answer-in-sentences.ts'
import { ask } from './ask.ts'
import { createSearchIndex } from './search-index.ts'
import { verifyQuote } from './verify-quote.ts'

/** Questions of one organization that a model answers at a time; others get the quotes alone. */
const answersAtOnceMax = 3

export type SearchDeps = {
  store: Pick<
    Store,
    | 'findInterview'
    | 'findParticipation'
    | 'findInvite'
    | 'listUnsearchable'
    | 'addSaid'
    | 'countSaid'
    | 'searchSaid'
    | 'listHolding'
  >
  reading: Pick<
    Reading,
    'wordsSaid' | 'readQuestion' | 'readQuote' | 'choosePassages' | 'findPlaces' | 'leaveOut'
  >
  /** A model that puts answers into sentences, where there is one. */
  answerer: Answerer | null
  now: () => Date
}

type Found = { asked: Asked; question: string }

/** What was said, found again: by a question, or word for word. */
export function createSearch(given: SearchDeps): Pick<Service, 'interviews.ask' | 'quotes.verify'> {
  const { answerer, store, reading, now } = given
  const deps = { ...given, makeSearchable: createSearchIndex(given) }
  const whereFree = createFewAtOnce(answersAtOnceMax)

  /** What a model makes of the quotes, where it makes anything of them. */
  async function putIntoSentences(orgID: string, productName: string, { asked, question }: Found) {
    if (!answerer) return {}
    const asking = { orgID, productName, question, quotes: asked.quotes }
    const sentences = await whereFree(
      orgID,
      () => answerInSentences({ store, reading, answerer, now }, asking),
      () => undefined,
    )
    return sentences && { sentences }
  }

  return {
    async 'interviews.ask'({ caller: { orgID }, body }) {
      const { interviewID, productID, question } = body
      const interview =
        interviewID === undefined ? null : await findInterview(store, orgID, interviewID)
      const scope =
        interviewID !== undefined ? { interviewID } : productID !== undefined ? { productID } : {}
      const find = async () => await ask(deps, { orgID, ...scope }, question)
      const found = await find()
      if (!answerer || found.quotes.length === 0) return { value: found }
      const asked = { ...found, by: answerer.name }
      if (body.sentences === false) return { value: asked }
      const about = interview?.productID ?? productID ?? ''
      const told = await putIntoSentences(orgID, about, { asked, question })
      if (!(await areStillThere(store, orgID, found.quotes))) {
        return { value: { ...(await find()), by: answerer.name } }
      }
      return { value: { ...asked, ...told } }
    },
    async 'quotes.verify'({ caller: { orgID }, body: { productID, text } }) {
      const scope = { orgID, ...(productID !== undefined && { productID }) }
      return { value: await verifyQuote(deps, scope, text) }
    },
  }
}
