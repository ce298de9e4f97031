import { z } from 'zod'
import { name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'

/** Fewest and most characters of a password. */
export const passwordCharactersMin = 12
export const passwordCharactersMax = 200

export const roles = ['owner', 'researcher', 'viewer'] as const
export const role = z
  .enum(roles, { error: 'must be owner, researcher or viewer' })
  .describe('What the member may do: everything, everything but access, or read.')
export type Role = (typeof roles)[number]

export const email = name.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value.trim()), {
  error: 'must be an e-mail address',
})

const newPassword = text(passwordCharactersMin, passwordCharactersMax).describe(
  'Any characters. Refused where little is left of it without common words, rows of keys, years, and the words of the member’s address, name and organization.',
)
/** Looked at as it is, so that a wrong one is told as wrong and not as too short. */
const password = text(1, passwordCharactersMax)
const code = name.describe('The one-time code.')

const signedInMember = z
  .object({
    userID: z.string().describe('Identifier of the member, `usr_` and 28 characters.'),
    email: z.string(),
    name: z.string().optional(),
    role,
  })
  .meta({ id: 'SignedInMember' })
export type SignedInMember = z.infer<typeof signedInMember>

const shared = {
  method: 'POST',
  tag: 'console',
  access: 'session',
} as const

/** How a member's browser signs in, and gets the short-lived tokens that everything else takes. */
export const consoleCalls = {
  'console.getState': {
    ...shared,
    path: '/console/session/getState',
    summary: 'Whether this browser is signed in',
    description:
      'Returns `setup` while nobody is a member yet, else whether the cookie is that of a session that goes on; and how members sign in.',
    body: z.object({}),
    result: z.object({
      state: z.enum(['setup', 'signedOut', 'signedIn']),
      passwords: z.boolean().describe('Whether members may have passwords.'),
      signOn: z
        .string()
        .optional()
        .describe('What single sign-on at `/sign-on` is called; absent where there is none.'),
    }),
    failures: [],
  },
  'console.setUp': {
    ...shared,
    path: '/console/session/setUp',
    summary: 'Become the first member',
    description:
      'Makes the first member, an owner, with the one-time code that `colloquy member code` prints, as does a start in a terminal, and signs in. The organization may have tokens and interviews already.',
    body: z.object({
      code,
      orgID: name.describe('The organization: an identifier of your own.'),
      email,
      name: name.optional(),
      password: newPassword,
    }),
    result: signedInMember,
    failures: [409],
  },
  'console.signIn': {
    ...shared,
    path: '/console/session/signIn',
    summary: 'Sign in',
    description:
      'Begins a session, which ends an hour after it was last used, and a day after it began. An unknown address and a wrong password are not told apart; ten wrong tries in 15 minutes are taken of an account at one address, fifty in an hour of an account wherever it is tried from, unless the browser has signed in to it before, and a hundred in 15 minutes of an address.',
    body: z.object({ email, password }),
    result: signedInMember,
    failures: [401],
  },
  'console.signOut': {
    ...shared,
    path: '/console/session/signOut',
    summary: 'Sign out',
    description: 'Ends the session and every token it gave out.',
    body: z.object({}),
    result: z.object({
      signedOut: z.literal(true),
      signOutURL: z
        .string()
        .meta({ format: 'uri' })
        .optional()
        .describe('Where the browser signs out of what it signed in by.'),
    }),
    failures: [],
  },
  'console.join': {
    ...shared,
    path: '/console/session/join',
    summary: 'Become a member by an invitation, or choose a new password by a link',
    description:
      'Takes the code at the end of a one-time link made by `members.addOne` or `members.resetPassword`, sets the password, ends every session of the member there was, and signs in.',
    body: z.object({ code, name: name.optional(), password: newPassword }),
    result: signedInMember,
    failures: [404],
  },
  'console.changePassword': {
    ...shared,
    path: '/console/session/changePassword',
    summary: 'Change the password',
    description:
      'Ends every session of the member and every token these gave out, and begins a new one here: fetch a new token afterwards.',
    body: z.object({ password, newPassword }),
    result: z.object({ changed: z.literal(true) }),
    failures: [401, 403, 409],
  },
  'console.getToken': {
    ...shared,
    path: '/console/session/getToken',
    summary: 'Get a short-lived access token',
    description:
      'Returns a bearer token of at most ten minutes with the scopes of the member’s role: `read` for a viewer, and `write` for a researcher, and `admin` for an owner. It ends with the session.',
    body: z.object({}),
    result: z.object({
      token: z.string(),
      expiresAt: z.string().meta({ format: 'date-time' }),
      orgID: z.string(),
      member: signedInMember,
    }),
    failures: [401],
  },
} as const satisfies Record<string, Call>

/** Why nobody was signed in by single sign-on: the sign-in page has a sentence for each. */
export type SignOnProblem =
  /** The person, or the issuer, said no. */
  | 'cancelled'
  /** Not begun in this browser, or too long ago. */
  | 'expired'
  /** What the issuer said cannot be relied on. */
  | 'failed'
  | 'unreachable'
  /** The issuer does not vouch for the e-mail address. */
  | 'unverified'
  /** An address or a claim that the settings do not let in. */
  | 'outside'
  /** Nobody invited them, and no claim gives them a role. */
  | 'unknown'
  /** The member of this e-mail address signs in by another account of the issuer. */
  | 'taken'
  /** Nobody owns the organization yet, and this is no owner. */
  | 'ownerless'
  | 'limited'
