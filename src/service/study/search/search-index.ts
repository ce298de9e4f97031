import { AppError } from '../../../contract/errors.ts'
import { createInTurn } from '../../calls/in-turn.ts'
import type { Reading } from '../../reading.ts'
import type { Store } from '../../store.ts'
import { readSession } from '../../taking-part/stored-session.ts'
import type { SaidRow } from './search-store.ts'
import { type Scope, scopeToken, tokensOf } from './search-tokens.ts'

/** Interviews made ready at a time, and how long a call waits for them. */
const linksAtOnce = 50
const waitMs = 10_000
/** Scopes that are known to be ready: what is said from then on is. */
const readyMax = 10_000

export type IndexDeps = {
  store: Pick<Store, 'listUnsearchable' | 'addSaid' | 'findParticipation'>
  reading: Pick<Reading, 'wordsSaid'>
}

/** Makes sure that everything said in a scope can be found. */
export type MakeSearchable = (scope: Scope) => Promise<void>

/**
 * Words can be searched from the moment that they are stored. Those from before there was an index, or
 * that came with a copy or a backup, are read when they are first searched.
 */
export function createSearchIndex(deps: IndexDeps): MakeSearchable {
  const underWay = new Map<string, Promise<void>>()
  const ready = new Set<string>()
  const inTurn = createInTurn(1)

  async function fill(scope: Scope): Promise<void> {
    const tried = new Set<string>()
    for (;;) {
      const links = await deps.store.listUnsearchable({ ...scope, limit: linksAtOnce })
      // What nothing came of before is not tried for ever.
      if (links.every((linkID) => tried.has(linkID))) break
      const said: SaidRow[] = []
      for (const linkID of links) said.push(...(await inTurn(() => rowsOf(deps, linkID))))
      if (said.length > 0) await deps.store.addSaid({ said })
      for (const linkID of links) tried.add(linkID)
    }
    if (ready.size >= readyMax) ready.clear()
    ready.add(scopeToken(scope))
  }

  return async (scope) => {
    const key = scopeToken(scope)
    if (ready.has(key)) return
    const filling = underWay.get(key) ?? fill(scope).finally(() => underWay.delete(key))
    underWay.set(key, filling)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(notYet()), waitMs)
    })
    await Promise.race([filling, late]).finally(() => clearTimeout(timer))
  }
}

function notYet(): AppError {
  return new AppError(
    'unavailable',
    'Earlier interviews are being made ready to be searched: ask again in a minute.',
  )
}

async function rowsOf({ store, reading }: IndexDeps, linkID: string): Promise<SaidRow[]> {
  const participation = await store.findParticipation({ linkID })
  const session = participation && readSession(participation)
  if (!participation || !session) return []
  const { invite, messages } = participation
  const words = await reading.wordsSaid({ session, messages })
  return words.map((said) => ({ linkID, seq: said.seq, tokens: tokensOf(invite, said) }))
}
