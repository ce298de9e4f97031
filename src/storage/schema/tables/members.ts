export type MemberTables = {
  organization: OrganizationTable
  brand: BrandTable
  member: MemberTable
  member_identity: MemberIdentityTable
  setup_code: SetupCodeTable
  console_session: ConsoleSessionTable
  console_bearer: ConsoleBearerTable
  secret: SecretTable
}

/** How an organization is shown, and for how long it keeps what people say. */
export type OrganizationTable = {
  org_id: string
  name: string | null
  accent: string | null
  /** The hash of its `brand`. */
  logo: string | null
  contact: string | null
  retention_days: number | null
}

/** A picture, by the SHA-256 of its bytes. */
export type BrandTable = {
  hash: string
  org_id: string
  type: string
  /** Base64. */
  body: string
}

/** Who uses the console, or is invited to: until then there is a code in place of a password. */
export type MemberTable = {
  user_id: string
  org_id: string
  email: string
  /** The e-mail folded, unique in the organization. */
  email_key: string
  name: string | null
  role: string
  created_at: string
  joined_at: string | null
  password: string | null
  /** SHA-256. */
  join_code: string | null
  join_until: string | null
}

/** As whom an issuer of single sign-on knows a member: from then on the subject counts, not the e-mail. */
export type MemberIdentityTable = {
  org_id: string
  issuer: string
  subject: string
  user_id: string
  linked_at: string
}

/** Codes that make the first member, by their SHA-256. */
export type SetupCodeTable = { hash: string; created_at: string }

export type ConsoleSessionTable = {
  /** SHA-256 of the cookie. */
  hash: string
  user_id: string
  created_at: string
  used_at: string
  expires_at: string
  /** Null where a password or a code began it. */
  issuer: string | null
}

export type ConsoleBearerTable = { hash: string; session_hash: string; expires_at: string }

/** Keys of the service's own, each made once, which its processes share. */
export type SecretTable = { name: string; value: string; created_at: string }
