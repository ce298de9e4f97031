import type { Config } from '../config.ts'
import { createThinnedLines } from '../http/limits/thinned-lines.ts'
import type { Logger } from '../http/logger.ts'
import type { RandomBytes } from '../service/ids.ts'
import { openKey } from '../service/members/keys.ts'
import { createPasswords } from '../service/members/passwords/passwords.ts'
import { claimsWanted, find } from '../service/sign-on/read-person.ts'
import type { SignOn, SignOnNote } from '../service/sign-on/sign-on.ts'
import type { Store } from '../service/store.ts'

type Deps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  logger: Logger
  publicURL: string
}

export type SignOnParts = { signOn: SignOn; secret: string }

/** Single sign-on where the settings name an issuer. Nothing of it is loaded where they name none. */
export async function openSignOn({ signOn }: Config, deps: Deps): Promise<SignOnParts | null> {
  if (signOn === null) return null
  const secret = await openKey(deps, deps.randomBytes, 'sign-on')
  const [{ createIssuer }, { createSignOn }] = await Promise.all([
    import('../outbound/issuer.ts'),
    import('../service/sign-on/sign-on.ts'),
  ])
  const { rules, name } = signOn
  const issuer = createIssuer({
    ...signOn.issuer,
    publicURL: deps.publicURL,
    claimsWanted: claimsWanted(rules),
    verifiedClaim: rules.verifiedClaim,
    findClaim: find,
  })
  const passwords = createPasswords(deps.randomBytes)
  const tell = createTell(deps.logger)
  const given = { issuer, issuerURL: signOn.issuer.url, name, rules, passwords, onNote: tell }
  return { signOn: createSignOn({ ...deps, ...given }), secret }
}

/** Most lines of a kind in a second: whoever is refused may come again and again. */
const linesMax = 1

function createTell(logger: Logger): (note: SignOnNote) => void {
  const thinned = createThinnedLines(linesMax)
  return (note) => {
    if (note.kind === 'kept owner') {
      const why = 'A claim gives the last owner another role: they stay one.'
      return logger.warn({ userID: note.userID, why }, 'sign-on')
    }
    const reason = reasonOf(note.cause)
    thinned.note(JSON.stringify([note.problem, reason]), (count) =>
      logger.warn({ problem: note.problem, ...reason, ...(count > 1 && { count }) }, 'sign-on'),
    )
  }
}

/** Causes of a failure that are looked at. */
const causesMax = 4

/** What OAuth and OpenID Connect call failures. A browser may bring any other word. */
const oauthErrors = new Set<unknown>([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'invalid_token',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
])

/** Codes, and the name of the claim that is wrong: never a message or a value. */
function reasonOf(cause: unknown): Record<string, string> {
  const reason: Record<string, string> = {}
  let at: unknown = cause
  for (let depth = 0; depth < causesMax && typeof at === 'object' && at !== null; depth += 1) {
    const { code, error, claim } = at as Record<string, unknown>
    if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) reason.code = code
    if (oauthErrors.has(error)) reason.error = String(error)
    if (typeof claim === 'string' && /^[a-z_]{1,20}$/.test(claim)) reason.claim = claim
    at = at instanceof Error ? at.cause : null
  }
  return reason
}
