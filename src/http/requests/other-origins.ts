/**
 * Calls that pages of other origins may make where `CORS_ORIGINS` names these: those that take a bearer
 * token, which such a page has to hold itself. Never what a cookie opens, and so never with one.
 */
const openPaths = /^\/(v1\/|openapi\.json)/

/** How long a browser need not ask again, seconds. */
const askedForSeconds = 600

const told = 'Link, RateLimit, RateLimit-Policy, Retry-After, X-Error-Code, X-Request-Id'
const taken = 'Authorization, Content-Type, Idempotency-Key, Traceparent, X-Request-Id'

type Asked = { method: string; url: string; origin: string | undefined }

/** What tells a browser that the page it shows may read the answer; nothing for every other origin. */
export function otherOriginHeaders(
  { method, url, origin }: Asked,
  allowed: readonly string[],
): Record<string, string> {
  if (allowed.length === 0 || !openPaths.test(url)) return {}
  // An answer that is kept must not be given to a page of another origin.
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': told,
    ...(method === 'OPTIONS' && {
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': taken,
      'access-control-max-age': String(askedForSeconds),
    }),
  }
}
