import type { z } from 'zod'

/** `admin` is for members, tokens and settings of the organization. */
export const scopes = ['read', 'write', 'admin'] as const

export type Scope = (typeof scopes)[number]

/** One call of the interface, as data: the edge, the OpenAPI document and the client derive from it. */
export type Call = {
  method: 'GET' | 'POST'
  /** The path below the base URL; `{linkID}` marks a path parameter. */
  path: string
  tag:
    | 'profiles'
    | 'interviews'
    | 'invites'
    | 'products'
    | 'people'
    | 'quotes'
    | 'notes'
    | 'shares'
    | 'themes'
    | 'webhooks'
    | 'simulations'
    | 'audit'
    | 'organization'
    | 'tokens'
    | 'members'
    | 'assistants'
    | 'participant'
    | 'console'
  summary: string
  description: string
  /**
   * The token's scope it needs, or `link`: the link in the path is the capability, or `session`: for
   * the console's own pages, whose cookie is good for nothing else.
   */
  access: Scope | 'link' | 'session'
  /** What it answers takes this scope, too. */
  tells?: 'read'
  query?: z.ZodObject
  body?: z.ZodType
  result: z.ZodType
  /** Answers an array that `limit` and `cursor` page through. */
  list?: true
  /** Answers a file of one of these media types, without the `result` wrapper, and what its lines hold, if it has any. */
  file?: { types: readonly string[]; lines?: z.ZodType }
  /** Keeps its answer to an `Idempotency-Key` in the transaction of its change; others beside it. */
  idempotent?: true
  /** The failures it documents, beyond those that every call shares. */
  failures: readonly number[]
}

/** Whether it honours an `Idempotency-Key` header: every call with a token that changes something. */
export function takesKey({ method, access, idempotent }: Call): boolean {
  return idempotent === true || (method === 'POST' && (access === 'write' || access === 'admin'))
}

/** The scopes that a call takes; none where it takes no token. */
export function neededScopes({ access, tells }: Call): Scope[] {
  return scopes.filter((scope) => scope === access || scope === tells)
}
