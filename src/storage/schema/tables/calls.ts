export type CallTables = {
  idempotency: IdempotencyTable
  audit: AuditTable
  rate_count: RateCountTable
  model_spending: ModelSpendingTable
}

export type IdempotencyTable = {
  scope: string
  key: string
  fingerprint: string
  created_at: string
  response: string
}

/** Who read or changed what; never what it said. */
export type AuditTable = {
  org_id: string
  at: string
  audit_id: string
  user_id: string
  token_id: string
  call: string
  resource: string | null
  count: number
}

/** Requests of one caller in one window, over all processes. */
export type RateCountTable = {
  /** A hash of who, what and which window. */
  key: string
  /** Of the window. */
  ends_at: string
  count: number
}

/** What language models used up for an organization on a day, UTC, and what calls under way may come to. */
export type ModelSpendingTable = {
  org_id: string
  day: string
  tokens: number
  /** Millionths of a USD; 0 where no price is set. */
  micro_usd: number
}
