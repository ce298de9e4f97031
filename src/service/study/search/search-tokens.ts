import { createHash } from 'node:crypto'
import type { SaidWords } from './searched.ts'

/** Enough of a hash that no two of a database's scopes are alike. */
const scopeLength = 20

/** Where a search looks: all that an organization was told, of one product or in one interview. */
export type Scope = { orgID: string; productID?: string; interviewID?: string }

/** The token that all answers of a scope have. */
export function scopeToken({ orgID, productID, interviewID }: Scope): string {
  const part = interviewID !== undefined ? ['i', interviewID] : ['p', productID ?? '']
  const kind = interviewID === undefined && productID === undefined ? ['o'] : part
  const name = JSON.stringify([orgID, ...kind])
  return `${kind[0]}${createHash('sha256').update(name).digest('hex').slice(0, scopeLength)}`
}

/** The same of those that a profile may rest on. */
export const evidenceToken = (scope: Scope) => `e${scopeToken(scope)}`
export const ownToken = (stem: string) => `s${stem}`
export const askedToken = (stem: string) => `q${stem}`

/** All that one answer is found by, apart by spaces. */
export function tokensOf(
  { orgID, productID, interviewID }: Required<Scope>,
  { own, asked, isEvidence }: SaidWords,
): string {
  const scopes: Scope[] = [{ orgID }, { orgID, productID }, { orgID, interviewID }]
  const tokens = [
    ...scopes.map(scopeToken),
    ...(isEvidence ? scopes.map(evidenceToken) : []),
    ...own.map(ownToken),
    ...asked.map(askedToken),
  ]
  return tokens.join(' ')
}
