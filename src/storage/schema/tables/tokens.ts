export type TokenTables = {
  token: TokenTable
  authorization_code: AuthorizationCodeTable
}

export type TokenTable = {
  hash: string
  token_id: string
  org_id: string
  user_id: string
  /** JSON array. */
  scopes: string
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  name: string | null
  last_used_at: string | null
  /** The token that made it; null where a member or the command line did. */
  parent_id: string | null
  /** How many tokens made one another before it. */
  generation: number
  /** Of an assistant: which one it is, and until when the access token is good that the hash is of. */
  client_id: string | null
  access_until: string | null
  /** SHA-256 of what all refresh tokens of it share, and of the newest whole. */
  family_hash: string | null
  refresh_hash: string | null
}

/** What an assistant gets for a member's consent, and exchanges once for a token. */
export type AuthorizationCodeTable = {
  code_hash: string
  org_id: string
  user_id: string
  client_id: string
  client_name: string
  redirect_uri: string
  /** Of PKCE, by S256. */
  challenge: string
  /** JSON array. */
  scopes: string
  expires_at: string
  /** The token it was exchanged for. */
  token_id: string | null
}
