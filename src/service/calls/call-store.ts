import type { Position } from '../paging.ts'

/** How often something happened in a window that ends then; may be less than none, to take back. */
export type SharedCount = { key: string; endsAt: string; count: number }

/** What language models used up for an organization on a day, as `2026-11-21`, UTC. */
export type ModelSpending = {
  orgID: string
  day: string
  tokens: number
  /** Millionths of a USD, whole. */
  microUSD: number
}

/** Lets a write be repeated: the answer is kept in the transaction that makes it true. */
export type Idempotency = {
  /** Whose key it is: the token's hash and the call's identifier. */
  scope: string
  key: string
  /** SHA-256 of the parameters. */
  fingerprint: string
  /** The body that answers this call, byte for byte. */
  response: string
  /** Keys older than this are forgotten. */
  forgetBefore: string
}

/** `replayed`: done before with the same parameters, this is its answer. */
export type Written =
  | { outcome: 'done' }
  | { outcome: 'replayed'; response: string }
  | { outcome: 'mismatched' }

/**
 * Who read or changed what. Every verb that writes may be given one as its member `audit`: it is kept
 * in the same transaction, if anything changed.
 */
export type AuditLine = {
  auditID: string
  orgID: string
  at: string
  userID: string
  tokenID: string
  /** The call's identifier. */
  call: string
  /** The identifier of what it was about; null where it was about none, or it was erased. */
  resource: string | null
  /** How often the same was read, or how many things were changed. */
  count: number
}

/** Of the Store: what calls leave behind: answers kept for repeats, counts, spending and the audit log. */
export type CallVerbs = {
  /** How many answers of a scope are kept since a time and their bytes, of at most `most` of them. */
  measureAnswers(query: {
    scope: string
    since: string
    most: number
  }): Promise<{ keys: number; bytes: number }>
  /** Whether a key was claimed since a time. */
  hasAnswer(query: { scope: string; key: string; since: string }): Promise<boolean>
  /** Claims a key before its call is made: `erased` where somebody of the organization was since the `at` of its answer. */
  claimAnswer(change: {
    idempotency: Idempotency
    orgID: string
    at: string
  }): Promise<Written | { outcome: 'erased' }>
  /** Keeps the answer of a claimed key, as it was true `at` that time; null gives the key back. */
  settleAnswer(change: {
    scope: string
    key: string
    response: string | null
    at: string
  }): Promise<'done'>
  /**
   * Adds to counts that all processes share, each key at most once in a call, and answers what each
   * comes to; forgets those of windows that are over.
   */
  shareCounts(change: {
    counts: SharedCount[]
    now: string
  }): Promise<Omit<SharedCount, 'endsAt'>[]>
  /**
   * Counts what a call of a model may come to, unless what the organization used up on that day has
   * reached a limit (null: none); whether the call may be made.
   */
  reserveSpending(
    change: ModelSpending & { tokensMax: number | null; microUSDMax: number | null },
  ): Promise<boolean>
  /** Counts more, or less where a call came to less than was reserved for it. */
  addSpending(change: ModelSpending): Promise<void>
  /** Adds what was read; what has been erased meanwhile is no longer named. */
  addAudit(change: { lines: AuditLine[] }): Promise<void>
  /** One page, at most `limit` (≤ 1,000), oldest first unless told otherwise; of one resource where it is given. */
  listAudit(query: {
    orgID: string
    resource?: string
    newestFirst?: boolean
    after?: Position
    limit: number
  }): Promise<AuditLine[]>
  /** Forgets lines of the audit log and of the list of erasures before a time; how many of both. */
  forgetAudit(change: { auditBefore: string; erasedBefore: string; limit: number }): Promise<number>
}
