export type PeopleTables = {
  invite_email: InviteEmailTable
  erasure: ErasureTable
}

/** Which addresses stand on a link, so that everything of one person can be found. */
export type InviteEmailTable = {
  org_id: string
  /** Folded, as in the identity of a profile. */
  email: string
  link_id: string
  /** `invited`: the link was made for it; `typed`: its participant gave it. */
  kind: string
}

/** What was erased, so that a backup that still holds it can be restored without it. */
export type ErasureTable = {
  /** SHA-256 of the linkID, lower-case hex. */
  link_hash: string
  org_id: string
  erased_at: string
}
