import { AppError } from '../../../contract/errors.ts'
import type { Quote } from '../../../contract/findings-schemas.ts'
import { chargeText } from '../../calls/cost.ts'
import type { Reading } from '../../reading.ts'
import type { Store } from '../../store.ts'
import { quotesOf } from './quotes-of.ts'
import type { MakeSearchable } from './search-index.ts'
import { ownToken, type Scope, scopeToken } from './search-tokens.ts'
import type { Searched } from './searched.ts'

/** Places that are told, and answers that have all its words that are looked through for them. */
const placesMax = 20
const answersAtOnce = 50
const pagesMax = 40
/** Characters of answers that are read in one go: others' readings come in between. */
const charactersAtOnce = 60_000

export type VerifyDeps = {
  store: Pick<Store, 'listHolding'>
  reading: Pick<Reading, 'readQuote' | 'findPlaces'>
  makeSearchable: MakeSearchable
}

/** Where words stand in what people said; nothing where nobody said this. */
export async function verifyQuote(deps: VerifyDeps, scope: Scope, text: string): Promise<Quote[]> {
  const { store, reading } = deps
  const words = await reading.readQuote({ text })
  if (words.length === 0) throw new AppError('invalid', 'A quote has at least one word.')
  await deps.makeSearchable(scope)
  const all = words.map((stems) => stems.map(ownToken))
  const query = { orgID: scope.orgID, within: scopeToken(scope), all, limit: answersAtOnce }
  const quotes: Quote[] = []
  let after: number | null = 0
  for (let page = 0; page < pagesMax && after !== null && quotes.length < placesMax; page += 1) {
    const { found, next } = await store.listHolding({ ...query, after })
    chargeText(found.reduce((sum, { content }) => sum + content.length, 0))
    for (const answers of partsOf(found)) {
      quotes.push(...quotesOf(await reading.findPlaces({ text, answers }), found))
    }
    after = next
  }
  return quotes.slice(0, placesMax)
}

function partsOf(answers: readonly Searched[]): Searched[][] {
  const parts: Searched[][] = []
  let room = 0
  for (const answer of answers) {
    room -= answer.content.length
    if (room < 0) {
      parts.push([])
      room = charactersAtOnce - answer.content.length
    }
    parts.at(-1)?.push(answer)
  }
  return parts
}
