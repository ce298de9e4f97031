export type InterviewTables = {
  product: ProductTable
  interview: InterviewTable
  invite: InviteTable
  invite_count: InviteCountTable
  preview: PreviewTable
}

/** What is said of a product; it exists with the first interview that names it, without a row. */
export type ProductTable = {
  org_id: string
  product_id: string
  /** How it is shown; null where by its identifier. */
  name: string | null
  archived_at: string | null
}

export type InterviewTable = {
  interview_id: string
  org_id: string
  product_id: string
  user_id: string
  interviewer: string
  created_at: string
  interview_name: string
  guidelines: string
  /** Days until what was said is erased; null for the organization's. */
  retention_days: number | null
  /** JSON object: where the closing page leads; null where nobody said. */
  redirects: string | null
  closed_at: string | null
  archived_at: string | null
  /** Since when it is being erased, and unknown to everybody. */
  erasing_at: string | null
  /** 1 where people are asked whether the sound of what they say may be kept. */
  sound: number | null
}

export type InviteTable = {
  link_id: string
  org_id: string
  interview_id: string
  product_id: string
  status: string
  created_at: string
  expires_at: string
  last_activity_at: string | null
  completed_at: string | null
  /** How many answers were given. */
  answers: number
  /** How the person feels, 1 to 5, and the profile it went into, once that is known. */
  sentiment: number | null
  profile_id: string | null
  /** What a search looks through, folded. */
  search: string
  /** JSON object. */
  user_info: string
  /** JSON of what reports need of the session; null before consent. */
  digest: string | null
  /** The finished invite's JSON. Last, so that no other column lies behind its overflow pages. */
  frozen: string | null
}

/** Links of an interview with one status: the sum, where there are several rows. */
export type InviteCountTable = {
  org_id: string
  product_id: string
  interview_id: string
  status: string
  links: number
}

/** Links to try an interview: invite and interview are of an organization of their own. */
export type PreviewTable = {
  link_id: string
  interview_id: string
  /** Whose it is. */
  owner_id: string
  expires_at: string
}
