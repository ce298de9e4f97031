import { isIP } from 'node:net'
import { AppError } from '../contract/errors.ts'
import type { Outbound } from '../service/webhooks/outbound.ts'
import { type Allowed, isAllowed } from './allowed.ts'
import { createFewLookups } from './few-lookups.ts'
import { getJSON } from './get-json.ts'
import { createNames, type LookUp, lookUpBySystem } from './names.ts'
import { post } from './post.ts'
import { isSpecial } from './special-addresses.ts'

export type OutboundDeps = {
  allowed: Allowed
  /** In place of the hosts file and the name servers. */
  lookUp?: LookUp
}

/** Reaches webhooks and documents of assistants, and nothing inside that the operator has not let through. */
export function createOutbound({ allowed, lookUp }: OutboundDeps): Outbound {
  const names = lookUp ?? createNames()
  const own = lookUp ?? lookUpBySystem
  const lookUpFor = createFewLookups((name) => (allowed.hosts.has(name) ? own : names)(name))

  /** The addresses of a host, each of which may be reached. */
  async function find(orgID: string, url: URL): Promise<string[]> {
    const host = bareHost(url)
    const addresses = isIP(host) === 0 ? await lookUpFor(orgID, host) : [host]
    if (addresses.length === 0) throw unknown()
    const mayBePlain = addresses.every((address) => isAllowed(allowed, host, address))
    if (url.protocol === 'http:' && !mayBePlain) throw plain()
    // One that leads inside spoils the name: whoever made it meant to.
    const bad = addresses.some((one) => isSpecial(one) && !isAllowed(allowed, host, one))
    if (bad) throw inside()
    return [...addresses]
  }

  return {
    async check(orgID, text) {
      const url = readURL(text)
      try {
        await find(orgID, url)
      } catch (error) {
        throw error instanceof AppError ? error : unknown()
      }
    },
    async post(request) {
      return await post({ ...request, find: () => find(request.orgID, readURL(request.url)) })
    },
    async getJSON({ orgID, url }) {
      return await getJSON({ url, find: () => find(orgID, readURL(url)) })
    },
  }
}

/** An address that a webhook may have, by its letters. */
function readURL(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new AppError('invalid', 'url must be an address that begins with https://.')
  }
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    throw new AppError('invalid', 'url must have no user, no password and no fragment.')
  }
  return url
}

/** As a name is looked up: without the dot at its end and the brackets of IPv6. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function inside(): AppError {
  return new AppError(
    'invalid',
    'url must lead out into the internet: this address is a private or special one, which only the setting WEBHOOK_ALLOW lets through.',
  )
}

function plain(): AppError {
  return new AppError(
    'invalid',
    'url must begin with https://: http:// is for what the setting WEBHOOK_ALLOW names.',
  )
}

function unknown(): AppError {
  return new AppError('invalid', 'url must name a host that can be found.')
}
