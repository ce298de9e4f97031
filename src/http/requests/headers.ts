import type { SpeechWay } from '../../contract/participant.ts'

/** What every answer carries, whatever it says. */
export function standingHeaders(secure: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** No page listens, but for one that says so. */
const listensNot = { 'permissions-policy': 'microphone=()' } as const

/** What every HTML page carries: scripts, styles and pictures of our own and nothing else. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  ...listensNot,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const

/** What the console's pages carry besides: whoever opened one has no hold of its window. */
export const consolePageHeaders = {
  ...pageHeaders,
  // What was spoken is fetched with a token, and played from there.
  'content-security-policy': `${pageHeaders['content-security-policy']}; media-src blob:`,
  'cross-origin-opener-policy': 'same-origin',
} as const

/**
 * What the pages behind links carry: they may be framed by these origins alone, send a form only where
 * one is on them, and hold a style that has this SHA-256.
 */
export function linkPageHeaders(
  embedOrigins: readonly string[],
  {
    styleHash = null,
    formAction = "'none'",
  }: { styleHash?: string | null; formAction?: string } = {},
) {
  const ancestors = embedOrigins.length === 0 ? "'none'" : embedOrigins.join(' ')
  const policy = pageHeaders['content-security-policy']
    .replace("style-src 'self'", styleHash === null ? '$&' : `$& 'sha256-${styleHash}'`)
    .replace("form-action 'none'", `form-action ${formAction}`)
    .replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`)
  return { ...pageHeaders, 'content-security-policy': policy }
}

/** What the participant's page carries besides: it may listen, and run a recogniser of ours where it has one. */
export function participantPageHeaders(
  embedOrigins: readonly string[],
  ways: readonly SpeechWay[],
) {
  const headers = linkPageHeaders(embedOrigins)
  if (ways.length === 0) return headers
  const policy = headers['content-security-policy']
  return {
    ...headers,
    'permissions-policy': 'microphone=(self)',
    'content-security-policy': ways.includes('device') ? withRecognizer(policy) : policy,
  }
}

function withRecognizer(policy: string): string {
  return policy.replace(
    "script-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'",
  )
}

/** What a script carries that is a thread of the page: the policy of the page is not that of its threads. */
export const recognizerHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const

/**
 * What pages carry that have no script and speak with nobody: a style sheet of our own, and a style that
 * has this SHA-256.
 */
export function plainPageHeaders(styleHash: string | null = null) {
  return {
    'content-type': 'text/html; charset=utf-8',
    ...listensNot,
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self'${styleHash === null ? '' : ` 'sha256-${styleHash}'`}`,
      'img-src data:',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}

/** What pages carry besides whose address is nobody else's: no search engine may keep it. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow' } as const

export const jsonType = 'application/json; charset=utf-8'
