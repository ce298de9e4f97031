import type { Role } from '../../contract/calls/console-calls.ts'
import { emailKeyOf } from '../members/email-key.ts'
import { type Claims, SignOnRefused } from './issuer.ts'

/** Values of one claim that are looked at. */
const valuesMax = 1_000
/** What OpenID Connect lets a subject have. */
const subjectCharactersMax = 255
const textCharactersMax = 200

/** Whom an issuer's word lets into which organization, and as what. */
export type SignOnRules = {
  orgID: string
  /** The claim that the e-mail address is the person's own. */
  verifiedClaim: string
  /** Folded; empty where every domain is let in. */
  emailDomains: readonly string[]
  required: { claim: string; value: string } | null
  /** Where roles are told; null where members get them here. */
  roleClaim: string | null
  /** Which value gives which role, the one that may most first. */
  roles: readonly { role: Role; value: string }[]
  /** Of whoever has no role by a claim or an invitation; null where nobody comes in so. */
  defaultRole: Role | null
}

export type Person = {
  issuer: string
  subject: string
  email: string
  emailKey: string
  name: string | null
  /** Null where roles are given here. */
  role: Role | null
}

/** Who somebody is by the claims, if the rules let them in; else throws a `SignOnRefused`. */
export function readPerson(claims: Claims, rules: SignOnRules): Person {
  const { iss: issuer, sub: subject } = claims
  if (subject.length === 0 || subject.length > subjectCharactersMax) {
    throw new SignOnRefused('failed')
  }
  const email = readText(claims.email)
  if (email === null || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new SignOnRefused('unverified')
  if (!isTrue(find(claims, rules.verifiedClaim))) throw new SignOnRefused('unverified')
  const emailKey = emailKeyOf(email)
  // Vouched for is this address, and none that only folds to the same as that of a member.
  const plain = email.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  if (plain !== emailKey) throw new SignOnRefused('unverified')
  if (!isInside(claims, emailKey, rules)) throw new SignOnRefused('outside')
  const role = roleOf(claims, rules)
  if (role === null && rules.roleClaim !== null) throw new SignOnRefused('unknown')
  return { issuer, subject, email, emailKey, name: readText(claims.name), role }
}

/** The claims that the rules look at. */
export function claimsWanted({ verifiedClaim, required, roleClaim }: SignOnRules): string[] {
  const others = [required?.claim, roleClaim].filter((name) => typeof name === 'string')
  return ['email', verifiedClaim, ...others]
}

/** By its whole name, which may be an address; else by the dots, as in `realm_access.roles`. */
export function find(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let at: unknown = claims
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Record<string, unknown>)[part]
  }
  return at
}

function isInside(claims: Claims, emailKey: string, rules: SignOnRules): boolean {
  const { emailDomains, required } = rules
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  if (emailDomains.length > 0 && !emailDomains.includes(domain)) return false
  return required === null || valuesOf(claims, required.claim).includes(required.value)
}

function roleOf(claims: Claims, { roleClaim, roles, defaultRole }: SignOnRules): Role | null {
  if (roleClaim === null) return null
  const values = valuesOf(claims, roleClaim)
  return roles.find(({ value }) => values.includes(value))?.role ?? defaultRole
}

/** A claim may be one value or a list of them. */
function valuesOf(claims: Claims, name: string): string[] {
  const found = find(claims, name)
  const given: readonly unknown[] = Array.isArray(found) ? found.slice(0, valuesMax) : [found]
  return given.filter((value) => typeof value === 'string')
}

/** Some issuers write it as text or as a number. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1'
}

/** Null for what is no text, or none that a member's name or address may be. */
function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (text === '' || text.length > textCharactersMax || /[\0-\x1f\x7f]/.test(text)) return null
  return text
}
