import type { Scope } from '../contract/calls/call.ts'
import type { BodyOf, CallID, QueryOf, ResultOf } from '../contract/calls/calls.ts'
import type { ClosedFound } from '../contract/closed-question.ts'
import type { Picture } from './members/organization-store.ts'

/** Who calls, as their token says. */
export type Caller = {
  orgID: string
  userID: string
  scopes: readonly Scope[]
  /** Tells tokens apart without being one: limits and idempotency keys are kept per token. */
  tokenHash: string
  /** What the token is called in lists and in the audit log; `console` where a member signed in. */
  tokenID: string
  /** Whose token is good at `/mcp` alone, and for the calls made there. */
  isAssistant?: true
}

/** What a call is given, checked against the contract. */
export type CallInput<K extends CallID> = {
  query: QueryOf<K>
  body: BodyOf<K>
  /** Of calls under `/v1`. */
  caller: Caller
  /** Of a participant's calls: the link in the path, as it came. */
  linkID: string
  /** Of a participant's and the console's own calls: the cookie's value, null where there is none. */
  browser: string | null
  /** The `Idempotency-Key` header, 1 to 255 visible characters, where the call honours one. */
  idempotencyKey: string | null
}

/**
 * What a call answers with 200: a value, or the JSON text of the `result` member where that exists
 * already, or a list that is made while it is sent. Each page holds the JSON texts of its items.
 */
export type Answer<T> =
  | {
      value: T
      /** What the console's cookie is to be from now on; null takes it away. */
      session?: string | null
      /** The organization whose member signed in. */
      orgID?: string
      /** What a participant's cookie is to be from now on. */
      browser?: string
    }
  | { json: string }
  | {
      pages: AsyncIterable<readonly string[]>
      /** The cursor of the next page, where `limit` cut the list. */
      next: string | null
    }
  /** A file that is made while it is sent; a piece may be empty. */
  | { file: { name: string; type: string }; pieces: AsyncIterable<string | Uint8Array> }

/** The product, call by call. Fails with an `AppError` when the caller can act; else with a bug. */
export type Service = {
  [K in CallID]: (input: CallInput<K>) => Promise<Answer<ResultOf<K>>>
}

/** Finds out who a bearer token belongs to; null when it is not a good one, whatever the reason. */
export type Authenticate = (token: string) => Promise<Caller | null>

/** How a link looks to somebody who opens its page. Changes nothing. */
export type LinkStanding = 'open' | 'completed' | 'expired' | 'revoked' | 'closed' | 'unknown'
export type FindLinkStanding = (linkID: string) => Promise<{
  standing: LinkStanding
  /** Its name as participants read it. */
  organization?: string
}>

/** A picture of an organization by its hash, `body` in base64; null where there is none. */
export type FindPicture = (query: { hash: string }) => Promise<Picture | null>

/** Words of somebody, and what they are called: `P1`, `P2` …, with their name where it is told. */
export type SharedQuote = { participant: string; text: string }

/** What people said alike to a question, with what speaks against it. */
export type SharedGroup = {
  /** As of themes. */
  kind: string
  polarity?: string
  title: string
  people: number
  quotes: SharedQuote[]
  against: { people: number; quotes: SharedQuote[] }
}

export type SharedFindings = {
  what: 'findings'
  /** That the guide is written in. */
  language: string
  people: number
  /** Sentences of a model, where one summed the study up. */
  summary: string[]
  goals: { text: string; asked: number; spoke: number }[]
  /** Questions that nobody said or chose anything on. */
  unanswered: { text: string; asked: number }[]
  topics: {
    title: string
    questions: {
      text: string
      asked: number
      spoke: number
      silent: number
      /** Of a closed question, what people chose. */
      closed?: ClosedFound
      answers: SharedGroup[]
      /** People who spoke and are in none of these. */
      alone: number
      quotes: SharedQuote[]
    }[]
  }[]
  beside: SharedQuote[]
}

export type SharedTalk = {
  what: 'transcript'
  language?: string
  /** Who they are, where it is told: what they are called, and all that is known. */
  name?: string
  participant?: string
  messages: { role: 'assistant' | 'user'; text: string }[]
}

/** What somebody without an account is shown. */
export type SharedView = {
  organization: { name: string; accent?: string }
  interviewName: string
  names: boolean
  expiresAt: string
  shown: SharedFindings | SharedTalk
}

/** What a share shows now; null where there is none, or it has ended. */
export type OpenShare = (shareID: string) => Promise<SharedView | null>
