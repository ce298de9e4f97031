export type ProfileTables = {
  profile: ProfileTable
  profile_product: ProfileProductTable
  extraction: ExtractionTable
  correction: CorrectionTable
}

export type ProfileTable = {
  profile_id: string
  org_id: string
  identity: string | null
  version: number
  created_at: string
  updated_at: string
  body: string
}

export type ProfileProductTable = {
  org_id: string
  product_id: string
  created_at: string
  profile_id: string
}

export type ExtractionTable = {
  link_id: string
  profile_id: string
  product_id: string
  completed_at: string
  /** JSON of what reports need of the body; null for those written before it was kept. */
  gist: string | null
  /** Last, so that no other column lies behind its overflow pages. */
  body: string
}

/** Append-only: the newest of a field is the one that holds. */
export type CorrectionTable = {
  profile_id: string
  /** The profile's version that it made. */
  version: number
  field: string
  /** JSON; `null` takes the field out of the profile, an object takes an earlier one back. */
  value: string
  reason: string
  user_id: string
  corrected_at: string
}
