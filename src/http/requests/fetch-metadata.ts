import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../../contract/errors.ts'

/** Headers by which browsers and mail clients say that nobody asked for this request yet. */
const speculationHeaders = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const
const ownSites = new Set(['same-origin', 'same-site', 'none'])
const scriptModes = new Set(['cors', 'same-origin'])

/**
 * Refuses what must not reach a GET that writes: prefetches and previews, navigations, embeddings
 * and cross-site requests. What browsers send is judged by what is allowed, so a value that is
 * new or doubled is refused; clients that are not browsers send none of it.
 */
export function refuseUnaskedWrite(headers: IncomingHttpHeaders, origin: string): void {
  const mode = headers['sec-fetch-mode']
  const dest = headers['sec-fetch-dest']
  const unasked =
    isSpeculation(headers) ||
    (mode !== undefined && !scriptModes.has(String(mode))) ||
    (dest !== undefined && dest !== 'empty') ||
    headers['sec-fetch-user'] !== undefined ||
    isForeign(headers, origin)
  if (unasked) {
    throw new AppError(
      'forbidden',
      'This call makes links: it refuses prefetches, navigations and requests from other sites.',
    )
  }
}

function isSpeculation(headers: IncomingHttpHeaders): boolean {
  return speculationHeaders.some((name) => headers[name] !== undefined)
}

/** Refuses what nobody asked for yet. */
export function refuseSpeculation(headers: IncomingHttpHeaders): void {
  if (!isSpeculation(headers)) return
  throw new AppError('forbidden', 'Nothing begins by a prefetch.')
}

/** Refuses a participant's write that another site's page sent. */
export function refuseForeignWrite(headers: IncomingHttpHeaders, origin: string): void {
  if (isForeign(headers, origin)) {
    throw new AppError('forbidden', 'This call refuses requests from other sites.')
  }
}

/**
 * Browsers that send no `Sec-Fetch-Site`, which are old ones and all of them without TLS, still send
 * `Origin` with what crosses sites. Ours is the public one, or the address the request was sent to:
 * in a local network the service is reached under names it does not know.
 */
function isForeign(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return !ownSites.has(String(site))
  const { origin, host } = headers
  const [scheme] = publicOrigin.split('//')
  return origin !== undefined && origin !== publicOrigin && origin !== `${scheme}//${host}`
}
