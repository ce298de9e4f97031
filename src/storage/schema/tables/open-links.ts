export type OpenLinkTables = {
  open_link: OpenLinkTable
  open_start: OpenStartTable
}

/** One link to an interview for many people. */
export type OpenLinkTable = {
  interview_id: string
  /** The capability to start. */
  open_id: string
  org_id: string
  /** 1 or 0. */
  is_open: number
  /** The most that may start; null for as many as come. */
  people: number | null
  /** Places that are taken, of those who were erased among them, or held. */
  started: number
  expires_at: string | null
  /** JSON array of the parameters that are kept. */
  keep: string
  created_at: string
}

/** Who started by such a link: an invite each. */
export type OpenStartTable = {
  link_id: string
  org_id: string
  interview_id: string
  /** SHA-256 of the `pid` that they came with. */
  person: string | null
  /** SHA-256 of the cookie of the browser that they started in. */
  browser: string | null
  /** JSON object of the parameters that were kept. */
  kept: string
  /** 1, or 0 of somebody whose place was given back. */
  has_place: number
  /** How long a place is held for somebody who has not answered yet; null where it is theirs, or none. */
  held_until: string | null
  /** HMAC of the network address of whom a place is held for. */
  address: string | null
  /** `browser`, where that one has gone on with somebody else's. */
  former_browser: string | null
}
