import * as client from 'openid-client'
import { type Checks, type Claims, type Issuer, SignOnRefused } from '../service/sign-on/issuer.ts'
import { fetchBounded, IssuerAway } from './fetch-bounded.ts'

/** Of one request to the issuer. */
const requestSeconds = 10
/** What it says of itself is asked for again after that; a failure is kept for some seconds. */
const freshMs = 3_600_000
const failedMs = 5_000

export type IssuerSettings = {
  /** As it names itself. */
  url: string
  clientID: string
  clientSecret: string
  scope: string
}

export type IssuerDeps = IssuerSettings & {
  /** Where this service is, without a slash at its end. */
  publicURL: string
  /** Claims that are asked for once more where the token does not have them. */
  claimsWanted: readonly string[]
  /** The claim that the address is the person's own. */
  verifiedClaim: string
  findClaim: (claims: Readonly<Record<string, unknown>>, name: string) => unknown
  /** Milliseconds, steadily. */
  ticks?: () => number
}

type Known = { at: number; hasFailed: boolean; asked: Promise<client.Configuration> }

/** An OpenID Connect provider, spoken to by the authorization code flow with PKCE, state and nonce. */
export function createIssuer(deps: IssuerDeps): Issuer {
  const { url, scope, publicURL, ticks = () => performance.now() } = deps
  const redirectURI = `${publicURL}/sign-on/callback`
  let known: Known | null = null
  let lastGood: client.Configuration | null = null

  function findOut(): Promise<client.Configuration> {
    const at = ticks()
    if (known && at - known.at < (known.hasFailed ? failedMs : freshMs)) return known.asked
    const asked = discover(deps)
    const now: Known = { at, hasFailed: false, asked }
    known = now
    asked.then(
      (config) => {
        lastGood = config
      },
      () => {
        now.hasFailed = true
      },
    )
    return asked
  }

  return {
    begin: () =>
      refusing(async () => {
        const config = await findOut()
        const verifier = client.randomPKCECodeVerifier()
        const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier }
        const to = client.buildAuthorizationUrl(config, {
          ...{ redirect_uri: redirectURI, scope, state: checks.state, nonce: checks.nonce },
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return { url: to.href, checks }
      }),
    finish: ({ query, checks }) =>
      refusing(async () => {
        const config = await findOut()
        return await exchange(config, new URL(`${redirectURI}${query}`), checks, deps)
      }),
    async findSignOut() {
      // Signing out here is done already, and waits for nobody.
      const { end_session_endpoint: page } = lastGood?.serverMetadata() ?? {}
      if (!lastGood || page === undefined || !isSafe(page, url)) return null
      const back = { post_logout_redirect_uri: `${publicURL}/console/signin` }
      return client.buildEndSessionUrl(lastGood, back).href
    },
    async findProblem() {
      try {
        await findOut()
        return null
      } catch (error) {
        return isAway(error)
          ? 'Single sign-on waits: the issuer that OIDC_ISSUER names cannot be reached.'
          : 'Single sign-on does not work: there is no OpenID Connect issuer that calls itself what OIDC_ISSUER says.'
      }
    },
  }
}

/** What the issuer says of itself; it must be the one that is meant, and no other for all its tenants. */
async function discover({ url, clientID, clientSecret }: IssuerSettings) {
  const isPlain = url.startsWith('http:')
  const found = await client.discovery(new URL(url), clientID, undefined, client.None(), {
    [client.customFetch]: fetchBounded,
    timeout: requestSeconds,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  })
  const server = found.serverMetadata()
  if (new URL(server.issuer).href !== new URL(url).href) throw new Error('It is another issuer.')
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isBasic = methods.includes('client_secret_basic')
  const auth = isBasic ? client.ClientSecretBasic : client.ClientSecretPost
  const config = new client.Configuration(server, clientID, clientSecret, auth(clientSecret))
  config[client.customFetch] = fetchBounded
  config.timeout = requestSeconds
  if (isPlain) client.allowInsecureRequests(config)
  // That the connection is the issuer's would be enough by the standard.
  client.enableNonRepudiationChecks(config)
  return config
}

async function exchange(
  config: client.Configuration,
  answer: URL,
  { state, nonce, verifier }: Checks,
  deps: Pick<IssuerDeps, 'claimsWanted' | 'verifiedClaim' | 'findClaim'>,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(config, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new SignOnRefused('failed')
  const { claimsWanted, findClaim } = deps
  const hasAll = claimsWanted.every((name) => findClaim(claims, name) !== undefined)
  if (hasAll || config.serverMetadata().userinfo_endpoint === undefined) return claims
  const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub)
  return { ...more, ...claims, ...readAddress([claims, more], deps) }
}

/** The address and the word that it is the person's own, both of the first answer that has both. */
function readAddress(
  answers: readonly Readonly<Record<string, unknown>>[],
  { verifiedClaim, findClaim }: Pick<IssuerDeps, 'verifiedClaim' | 'findClaim'>,
): Record<string, unknown> {
  const told = answers.map((answer) => ({
    email: answer.email,
    verified: findClaim(answer, verifiedClaim),
  }))
  const addresses = told.flatMap(({ email }) => (typeof email === 'string' ? [email] : []))
  const different = new Set(addresses.map((email) => email.trim().toLowerCase()))
  if (different.size > 1) {
    const cause = new Error('The token and the userinfo name different addresses.')
    throw new SignOnRefused('unverified', { cause })
  }
  const whole = told.find(({ email, verified }) => email !== undefined && verified !== undefined)
  return { email: whole?.email ?? addresses[0], [verifiedClaim]: whole?.verified }
}

/** Whatever goes wrong is a refusal, with what it was for the log. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof SignOnRefused) throw cause
    const isDenied =
      cause instanceof client.AuthorizationResponseError && cause.error === 'access_denied'
    const problem = isDenied ? 'cancelled' : isAway(cause) ? 'unreachable' : 'failed'
    throw new SignOnRefused(problem, { cause })
  }
}

/** Causes of a failure that are looked at. */
const causesMax = 4

function isAway(error: unknown): boolean {
  let at = error
  for (let depth = 0; depth < causesMax && at instanceof Error; depth += 1) {
    if (at instanceof IssuerAway) return true
    at = at.cause
  }
  return false
}

function isSafe(page: string, issuer: string): boolean {
  if (!URL.canParse(page)) return false
  const { protocol } = new URL(page)
  return protocol === 'https:' || protocol === new URL(issuer).protocol
}
