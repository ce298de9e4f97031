import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Position } from '../paging.ts'
import type { Store } from '../store.ts'
import type { Told } from './report-store.ts'

/** Links read from the store at a time; of whole records fewer, as each may take 50 kB. */
const linksAtOnce = 250
const recordsAtOnce = 100

type ToldQuery = {
  orgID: string
  interviewID: string
  only?: 'way' | 'answers'
  whole?: true
  /** Those on which nobody did anything, too. */
  unbegun?: true
}

/** What came of the links of an interview on which somebody did anything, oldest first, a page at a time. */
export async function* eachTold(
  store: Pick<Store, 'listTold'>,
  query: ToldQuery,
): AsyncGenerator<Told> {
  for await (const page of toldPages(store, query)) yield* page
}

/** The same in pages, of which one may have nobody who said something. */
export async function* toldPages(
  store: Pick<Store, 'listTold'>,
  { unbegun, ...query }: ToldQuery,
): AsyncGenerator<Told[]> {
  const limit = query.whole || query.only === 'answers' ? recordsAtOnce : linksAtOnce
  const which = unbegun ? {} : { begun: true as const }
  let after: Position | undefined
  for (;;) {
    const page = await store.listTold({ ...query, ...which, limit, ...(after && { after }) })
    const last = page.at(-1)
    if (!last) return
    yield page
    after = { createdAt: last.invite.createdAt, id: last.invite.linkID }
    // Reading is quick and would otherwise hold up those who take part meanwhile.
    await letOthersRun()
  }
}
