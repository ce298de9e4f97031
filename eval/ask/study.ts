import { createHash } from 'node:crypto'
import type { Asked } from '../../src/contract/ask-schemas.ts'
import type { Quote } from '../../src/contract/findings-schemas.ts'
import type { Answerer } from '../../src/profile/answerer.ts'
import { readings } from '../../src/reading/readings.ts'
import type { Answer } from '../../src/service/service.ts'
import type { Store } from '../../src/service/store.ts'
import { createSearch } from '../../src/service/study/search/search.ts'
import { digestOf } from '../../src/service/taking-part/digest.ts'
import { openStore } from '../../src/storage/open.ts'
import { completedAt as at, messagesOf, sessionOf } from '../extraction/transcript.ts'
import type { Talk } from './talks.ts'

const orgID = 'Fieldwork'
const interview = { orgID, interviewID: 'int_study', productID: 'study' }
/** Who is said to have conducted the talks: to that provider alone their words are shown. */
const interviewer = 'scripted/liar'
const caller = { orgID, userID: 'eval', scopes: ['read' as const], tokenHash: 'eval', tokenID: '' }
const apart = { caller, query: undefined, linkID: '', browser: null, idempotencyKey: null }

/** One study of all talks in a database of its own, asked by the service's own steps. */
export type Study = Awaited<ReturnType<typeof openStudy>>

export async function openStudy(talks: readonly Talk[], answerer: Answerer | null = null) {
  const store = await openStore('file::memory:')
  const { orgID, interviewID, productID } = interview
  await store.addInterview({
    interview: {
      ...{ ...interview, interviewName: 'All talks', guidelines: '- How do you work?' },
      ...{ userID: 'eval', interviewer, createdAt: at },
    },
  })
  const links = new Map(talks.map((talk) => [linkOf(talk), talk]))
  const invites = [...links.keys()].sort().map((linkID) => ({ linkID, userInfo: {} }))
  const made = { orgID, interviewID, productID, createdAt: at, expiresAt: '2027-01-01T00:00:00Z' }
  await store.addInvites({ ...made, invites })
  for (const [linkID, talk] of links) await hold(store, linkID, talk)
  const deps = { store, reading: readings, answerer, now: () => new Date(at) }
  const search = createSearch(deps)
  return {
    ...{ store, deps, orgID },
    talkOf: (linkID: string) => links.get(linkID),
    close: () => store.close(),
    async ask(question: string, sentences = false): Promise<Asked> {
      const body = { interviewID, question, sentences }
      return whatIsTold(await search['interviews.ask']({ ...apart, body }))
    },
    async verify(text: string): Promise<Quote[]> {
      return whatIsTold(await search['quotes.verify']({ ...apart, body: { text } }))
    },
  }
}

/** The place in a talk of what stands in a message. */
export const turnOf = ({ seq }: { seq: number }): number => (seq - 1) / 2

/** Names and file names are told apart from what is quoted by their looks. */
export function linkOf({ id }: Pick<Talk, 'id'>): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 28)
}

function whatIsTold<T>(answer: Answer<T>): T {
  if (!('value' in answer)) throw new Error('What is asked is answered with a value.')
  return answer.value
}

/** Puts a finished interview into the store, as if it had been held. */
async function hold(store: Store, linkID: string, talk: Talk): Promise<void> {
  const { id: name, language, product, turns } = talk
  const read = { background: [], alignment: [], values: [], interests: [], sentiment: null }
  const held = { name, language, product, turns, ...read }
  const session = { ...sessionOf(held), interviewer }
  const step = {
    ...{ linkID, session: JSON.stringify(session), digest: JSON.stringify(digestOf(session)) },
    ...{ answers: turns.length, pendingUntil: null, at },
  }
  await store.takeStep({
    ...{ ...step, expectVersion: 0, expectStatus: 'created', event: 'start' },
    append: messagesOf(held),
    consent: { textHash: 'eval', locale: language, agreedAt: at },
  })
  await store.takeStep({
    ...{ ...step, expectVersion: 1, expectStatus: 'started', event: 'complete', append: [] },
    completion: { frozen: JSON.stringify({ linkID }), job: null },
  })
}
