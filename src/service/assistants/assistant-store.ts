import type { Scope } from '../../contract/calls/call.ts'
import type { Token } from '../members/token-store.ts'

export type AuthorizationCode = {
  /** SHA-256 of the code, which is never stored. */
  codeHash: string
  orgID: string
  userID: string
  clientID: string
  /** As lists of tokens show it. */
  clientName: string
  redirectURI: string
  /** Of PKCE, by S256. */
  challenge: string
  scopes: Scope[]
  expiresAt: string
}

/** What a new pair of an access and a refresh token is kept as. */
export type KeptPair = {
  hash: string
  accessUntil: string
  refreshHash: string
  /** When the refresh token ends, and the assistant with it unless it comes back. */
  expiresAt: string
}

/** Whose token it is that was given out, or taken away. */
export type Granted = { orgID: string; userID: string; tokenID: string; scopes: Scope[] }

export type RedeemOutcome =
  | ({ outcome: 'done' } & Granted)
  /** It came a second time: the token it was exchanged for has ended. */
  | ({ outcome: 'reused' } & Granted)
  | { outcome: 'unknown' }

/** Of the Store: what members let assistants do. */
export type AssistantVerbs = {
  /**
   * Keeps a code, and forgets those that ended before a time; `full` where its member has `most`
   * assistants, with those that a code is good for.
   */
  addCode(change: {
    code: AuthorizationCode
    at: string
    forgetBefore: string
    most: number
  }): Promise<'done' | 'full'>
  /**
   * Exchanges a code for a token, if all that it was given for is told again and its member may still do
   * as much. Whatever is wrong, the code is good for nothing afterwards.
   */
  redeemCode(
    change: {
      codeHash: string
      clientID: string
      redirectURI: string | null
      challenge: string
      at: string
      tokenID: string
      familyHash: string
    } & KeptPair,
  ): Promise<RedeemOutcome>
  /** A new pair for the newest refresh token of a family; an earlier one ends the family: `reused`. */
  renewAssistant(
    change: { familyHash: string; expectHash: string; clientID: string; at: string } & KeptPair,
  ): Promise<RedeemOutcome>
  /** Ends an assistant's token by the hash of its access token or of its family; null where there is none. */
  endAssistant(change: {
    hash: string
    familyHash: string
    clientID: string
    at: string
  }): Promise<Granted | null>
  /** Those that a member connected and that have not ended, oldest first, at most `limit`. */
  listAssistants(query: {
    orgID: string
    userID: string
    at: string
    limit: number
  }): Promise<Omit<Token, 'hash'>[]>
}
