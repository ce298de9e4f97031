import { hash } from 'node:crypto'
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
  return `${kind[0]}${hash('sha256', name).slice(0, scopeLength)}`
}

/** The same of those that a profile may rest on. */
export const evidenceToken = (scope: Scope) => evidenceOf(scopeToken(scope))
const evidenceOf = (scope: string) => `e${scope}`
export const ownToken = (stem: string) => `s${stem}`
export const askedToken = (stem: string) => `q${stem}`

/** All that one answer is found by, apart by spaces. */
export function tokensOf(
  { orgID, productID, interviewID }: Required<Scope>,
  { own, asked, isEvidence }: SaidWords,
): string {
  const scopes = [{ orgID }, { orgID, productID }, { orgID, interviewID }].map(scopeToken)
  const tokens = [
    ...scopes,
    ...(isEvidence ? scopes.map(evidenceOf) : []),
    ...own.map(ownToken),
    ...asked.map(askedToken),
  ]
  return tokens.join(' ')
}
