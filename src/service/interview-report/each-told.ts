import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Position, Told } from '../records.ts'
import type { Store } from '../store.ts'

/** Links read from the store at a time; of whole records fewer, as each may take 50 kB. */
const linksAtOnce = 250
const recordsAtOnce = 100

type ToldQuery = { orgID: string; interviewID: string; only?: 'way' | 'answers'; whole?: true }

/** What came of every link of an interview, oldest first, a page at a time. */
export async function* eachTold(
  store: Pick<Store, 'listTold'>,
  query: ToldQuery,
): AsyncGenerator<Told> {
  for await (const page of toldPages(store, query)) yield* page
}

/** The same in pages, of which one may have nobody who said something. */
export async function* toldPages(
  store: Pick<Store, 'listTold'>,
  query: ToldQuery,
): AsyncGenerator<Told[]> {
  const limit = query.whole || query.only === 'answers' ? recordsAtOnce : linksAtOnce
  let after: Position | undefined
  for (;;) {
    const page = await store.listTold({ ...query, limit, ...(after && { after }) })
    yield page
    const last = page.at(-1)?.invite
    if (!last || page.length < limit) return
    after = { createdAt: last.createdAt, id: last.linkID }
    // Reading is quick and would otherwise hold up those who take part meanwhile.
    await letOthersRun()
  }
}
