import { z } from 'zod'
import { type Role, roles } from './contract/calls/console-calls.ts'
import type { IssuerSettings } from './outbound/issuer.ts'
import type { SignOnRules } from './service/sign-on/read-person.ts'

/** Domains, and values that give a role, in one setting. */
const itemsMax = 100
const textCharactersMax = 200

const text = (name: string) =>
  z
    .string()
    .max(textCharactersMax, { error: `${name} must have at most ${textCharactersMax} characters` })
    .optional()
const role = (name: string) =>
  z.enum(roles, { error: `${name} must be owner, researcher or viewer` }).optional()

export const signOnEnvironment = {
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, {
      error:
        'OIDC_ISSUER must be the https address of the issuer, without user, query or fragment; http is for this machine alone',
    })
    .optional(),
  OIDC_CLIENT_ID: text('OIDC_CLIENT_ID'),
  OIDC_CLIENT_SECRET: z.string().max(1_000).optional(),
  OIDC_ORG: text('OIDC_ORG'),
  OIDC_NAME: z
    .string()
    .max(60, { error: 'OIDC_NAME must have at most 60 characters' })
    .default('single sign-on'),
  OIDC_SCOPE: z
    .string()
    .max(textCharactersMax)
    .regex(/^[!-~]+(?: [!-~]+)*$/, { error: 'OIDC_SCOPE must be scopes, separated by blanks' })
    .refine((scopes) => scopes.split(' ').includes('openid'), {
      error: 'OIDC_SCOPE must have openid among its scopes',
    })
    .default('openid email profile'),
  OIDC_VERIFIED_CLAIM: text('OIDC_VERIFIED_CLAIM'),
  OIDC_EMAIL_DOMAINS: z
    .string()
    .transform((given) => given.split(',').map((domain) => domain.trim().toLowerCase()))
    .refine((domains) => domains.length <= itemsMax && domains.every(isDomain), {
      error: `OIDC_EMAIL_DOMAINS must be at most ${itemsMax} domains such as example.com, separated by commas`,
    })
    .default([]),
  OIDC_REQUIRED_CLAIM: z
    .string()
    .transform((given) => splitPair(given))
    .refine((pair) => pair !== null, {
      error: 'OIDC_REQUIRED_CLAIM must be a claim and its value, such as hd=example.com',
    })
    .optional(),
  OIDC_ROLE_CLAIM: text('OIDC_ROLE_CLAIM'),
  OIDC_ROLES: z
    .string()
    .transform((given) => given.split(',').map((part) => splitPair(part.trim())))
    .refine((pairs) => pairs.length <= itemsMax && pairs.every(isRolePair), {
      error: `OIDC_ROLES must be at most ${itemsMax} of owner=value, researcher=value and viewer=value, separated by commas`,
    })
    .default([]),
  OIDC_DEFAULT_ROLE: role('OIDC_DEFAULT_ROLE'),
  PASSWORD_SIGN_IN: z
    .enum(['on', 'off'], { error: 'PASSWORD_SIGN_IN must be on or off' })
    .default('on'),
}

export type SignOnSettings = {
  issuer: IssuerSettings
  /** What its button says after “Sign in with”. */
  name: string
  rules: SignOnRules
}

/** An issuer at which anybody has an account, or makes one. */
const forEverybody = 'https://accounts.google.com'

type Given = Record<string, string | undefined>
const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ORG'] as const

/** How members sign in elsewhere; null where nobody says so. What is wrong is added to the mistakes. */
export function readSignOn(given: Given, mistakes: string[]): SignOnSettings | null {
  const isSaid = Object.keys(given).some((name) => name.startsWith('OIDC_'))
  const missing = needed.filter((name) => given[name] === undefined)
  if (isSaid && missing.length > 0) mistakes.push(`Single sign-on needs ${missing.join(', ')}, too`)
  if (!isSaid && given.PASSWORD_SIGN_IN === 'off') {
    mistakes.push('PASSWORD_SIGN_IN=off needs OIDC_ISSUER, or nobody could sign in')
  }
  const isBounded = given.OIDC_EMAIL_DOMAINS ?? given.OIDC_REQUIRED_CLAIM
  if (given.OIDC_ISSUER === forEverybody && given.OIDC_DEFAULT_ROLE && isBounded === undefined) {
    mistakes.push(
      'OIDC_DEFAULT_ROLE lets in everybody with a Google account: set OIDC_REQUIRED_CLAIM=hd=your.domain, too',
    )
  }
  if ((given.OIDC_ROLE_CLAIM === undefined) !== (given.OIDC_ROLES === undefined)) {
    mistakes.push('OIDC_ROLE_CLAIM and OIDC_ROLES need each other')
  }
  const parsed = z.object(signOnEnvironment).safeParse(given)
  // What is wrong with one of them is told where all settings are read.
  if (!isSaid || missing.length > 0 || !parsed.success) return null
  const read = parsed.data
  return {
    issuer: {
      url: read.OIDC_ISSUER ?? '',
      clientID: read.OIDC_CLIENT_ID ?? '',
      clientSecret: read.OIDC_CLIENT_SECRET ?? '',
      scope: read.OIDC_SCOPE,
    },
    name: read.OIDC_NAME,
    rules: {
      orgID: read.OIDC_ORG ?? '',
      verifiedClaim: read.OIDC_VERIFIED_CLAIM ?? 'email_verified',
      emailDomains: read.OIDC_EMAIL_DOMAINS,
      required: read.OIDC_REQUIRED_CLAIM
        ? { claim: read.OIDC_REQUIRED_CLAIM[0], value: read.OIDC_REQUIRED_CLAIM[1] }
        : null,
      roleClaim: read.OIDC_ROLE_CLAIM ?? null,
      roles: roles.flatMap((wanted) =>
        read.OIDC_ROLES.flatMap((pair) =>
          pair?.[0] === wanted ? [{ role: wanted, value: pair[1] }] : [],
        ),
      ),
      defaultRole: read.OIDC_DEFAULT_ROLE ?? null,
    },
  }
}

/** What stands before the first `=` and behind it. */
function splitPair(given: string): [string, string] | null {
  const at = given.indexOf('=')
  const [name, value] = [given.slice(0, at).trim(), given.slice(at + 1).trim()]
  return at < 1 || name === '' || value === '' ? null : [name, value]
}

function isRolePair(pair: [string, string] | null): pair is [Role, string] {
  return pair !== null && (roles as readonly string[]).includes(pair[0])
}

function isDomain(given: string): boolean {
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(given) && given.length <= textCharactersMax
}

function isIssuer(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(given)
  const isNear = hostname === 'localhost' || hostname === '[::1]' || hostname === '127.0.0.1'
  if (protocol !== 'https:' && !(protocol === 'http:' && isNear)) return false
  return given.length <= textCharactersMax && `${username}${password}${search}${hash}` === ''
}
