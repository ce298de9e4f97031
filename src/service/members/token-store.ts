import type { Scope } from '../../contract/calls/call.ts'
import type { Position } from '../paging.ts'

export type Token = {
  /** SHA-256 of the token, lower-case hex. The token itself is never stored. */
  hash: string
  /** A short public handle for lists and revocation. */
  tokenID: string
  orgID: string
  userID: string
  scopes: Scope[]
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** What it is for, where somebody said so. */
  name?: string | null
  /** To some minutes. */
  lastUsedAt?: string | null
  /** The token that made it, which ends it when it ends; null where a member or the command line did. */
  parentID?: string | null
  /** Where an assistant holds it: which one, and until when the access token of the moment is good. */
  assistant?: { clientID: string; accessUntil: string }
}

/** Of the Store: tokens. */
export type TokenVerbs = {
  /**
   * `sessionHash` is that of the member who makes it. `lost`: that session or the parent has ended;
   * `full`: tokens have made one another too often.
   */
  addToken(token: Token & { sessionHash?: string }): Promise<'done' | 'lost' | 'full'>
  /** The token with this hash, revoked and expired ones included. */
  findToken(query: { hash: string }): Promise<Token | null>
  /** Oldest first, at most 1,000; of one organization when `orgID` is given. */
  listTokens(query: { orgID?: string }): Promise<Token[]>
  /** Revokes those that it made, too. False when there is no such token or it was revoked before. */
  revokeToken(change: {
    tokenID: string
    orgID?: string
    /** Only where it is an assistant of this member of the organization. */
    assistantOf?: string
    at: string
  }): Promise<boolean>
  /** Notes that it was used at this time. */
  touchToken(change: { hash: string; at: string }): Promise<void>
  /** One page of an organization's, oldest first, at most `limit` (≤ 1,000). */
  listTokensOf(query: {
    orgID: string
    after?: Position
    limit: number
  }): Promise<Omit<Token, 'hash'>[]>
  /** Whether any token was ever made: tells an empty database. */
  hasTokens(): Promise<boolean>
}
