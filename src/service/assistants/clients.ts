import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../contract/errors.ts'
import { createFewAtOnce } from '../calls/few-at-once.ts'
import type { Caller } from '../service.ts'
import type { Outbound } from '../webhooks/outbound.ts'
import { isGoodRedirect, redirectCharactersMax } from './redirects.ts'

/** An assistant that asks to be connected. */
export type AssistantClient = {
  clientID: string
  /** What it calls itself. */
  name: string
  /** Whose document says so; null where nobody vouches for it. */
  host: string | null
  redirectURIs: string[]
}

/** Longest identifier, which may be all that a client registered. */
export const clientIDCharactersMax = 3_000
const nameCharactersMax = 100
const redirectsMax = 10
/** How long a document is taken as it was read, and one that could not be read is not asked for again, … */
const rememberedMs = 300_000
const failedMs = 10_000
/** … and how many of each. */
const rememberedMax = 200
/** Documents that are read at one time: each may take seconds. */
const readingOfMemberMax = 2
const readingOfOrganizationMax = 4

const redirects = z.array(z.string().max(redirectCharactersMax)).min(1).max(redirectsMax)
/** Without what cannot be seen, or turns the letters after it around; something must be left to read. */
const shownName = z
  .string()
  .transform((text) =>
    text
      .slice(0, nameCharactersMax)
      .replaceAll(/[\p{C}\p{DI}]/gu, '')
      .trim(),
  )
  .pipe(z.string().regex(/[\p{L}\p{N}]/u))
const clientDocument = z.object({
  client_id: z.string(),
  client_name: shownName,
  redirect_uris: z.array(z.string().max(redirectCharactersMax)).min(1).max(50),
})
const registration = z.object({ client_name: shownName.optional(), redirect_uris: redirects })

const registeredPrefix = 'reg_'

export type Clients = {
  /** Who this is. Fails with an `AppError` where nobody is. */
  find(caller: Asker, clientID: string): Promise<AssistantClient>
  /** Registers what has no document (RFC 7591): the identifier itself says all, signed, and nothing is kept. */
  register(metadata: unknown): AssistantClient
  /** Signs what somebody brings back: never what a registration could be. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

/** Who is asked to let an assistant in. */
type Asker = Pick<Caller, 'orgID' | 'userID'>

/** Assistants by their identity documents, or by what they registered. */
export function createClients({
  outbound,
  key,
  now,
}: {
  outbound: Pick<Outbound, 'getJSON'>
  /** Signs what is registered. */
  key: string
  now: () => Date
}): Clients {
  const remembered = new Map<string, { client: AssistantClient; until: number }>()
  const failed = new Map<string, { error: AppError; until: number }>()
  const ofMember = createFewAtOnce(readingOfMemberMax)
  const ofOrganization = createFewAtOnce(readingOfOrganizationMax)

  async function findByDocument(asker: Asker, clientID: string): Promise<AssistantClient> {
    const { orgID, userID } = asker
    const at = now().getTime()
    const known = remembered.get(clientID)
    if (known && known.until > at) return known.client
    // Of one organization: another may be let through where this one is not.
    const asked = `${orgID} ${clientID}`
    const before = failed.get(asked)
    if (before && before.until > at) throw before.error
    checkAddress(clientID)
    const read = () => readDocument(orgID, clientID)
    const client = await ofMember(
      `${orgID} ${userID}`,
      () => ofOrganization(orgID, read, tooMany),
      tooMany,
    ).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'invalid') {
        keep(failed, asked, { error, until: now().getTime() + failedMs })
      }
      throw error
    })
    keep(remembered, clientID, { client, until: at + rememberedMs })
    return client
  }

  async function readDocument(orgID: string, clientID: string): Promise<AssistantClient> {
    const read = clientDocument.safeParse(await outbound.getJSON({ orgID, url: clientID }))
    if (!read.success || read.data.client_id !== clientID) {
      throw invalid('The assistant’s identity document does not say who it is.')
    }
    const { client_name: name, redirect_uris } = read.data
    const redirectURIs = redirect_uris.filter(isGoodRedirect)
    return { clientID, name, host: new URL(clientID).host, redirectURIs }
  }

  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function isSigned(text: string, signature: string): boolean {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  function readRegistered(clientID: string): AssistantClient {
    const [text = '', signature = '', ...rest] = clientID.slice(registeredPrefix.length).split('.')
    if (!isSigned(text, signature) || rest.length > 0) throw unknownClient()
    // Ours, so it is as `register` wrote it.
    const [name, redirectURIs] = JSON.parse(Buffer.from(text, 'base64url').toString())
    return { clientID, name, host: null, redirectURIs }
  }

  return {
    sign,
    isSigned,
    async find(asker, clientID) {
      if (clientID.length > clientIDCharactersMax) throw unknownClient()
      if (clientID.startsWith('https://')) return await findByDocument(asker, clientID)
      if (clientID.startsWith(registeredPrefix)) return readRegistered(clientID)
      throw unknownClient()
    },
    register(metadata) {
      const read = registration.safeParse(metadata)
      if (read.error?.issues.some(({ path }) => path[0] === 'client_name')) {
        throw invalid('client_name must be a text with a letter or a digit that can be seen.')
      }
      const redirectURIs = read.success ? read.data.redirect_uris : []
      if (!read.success || !redirectURIs.every(isGoodRedirect)) {
        throw invalid(
          `redirect_uris must be 1 to ${redirectsMax} addresses that begin with https:// or lead to this computer.`,
        )
      }
      const name = read.data.client_name ?? 'An assistant'
      const text = Buffer.from(JSON.stringify([name, redirectURIs])).toString('base64url')
      const clientID = `${registeredPrefix}${text}.${sign(text)}`
      if (clientID.length > clientIDCharactersMax) throw invalid('redirect_uris are too long.')
      return { clientID, name, host: null, redirectURIs }
    },
  }
}

/** As the draft of client identity documents asks: https, with a path and no dots in it, and nothing more. */
function checkAddress(clientID: string): void {
  const url = URL.canParse(clientID) ? new URL(clientID) : null
  const isPlain = url !== null && url.href === clientID && url.pathname !== '/' && url.hash === ''
  if (!isPlain || url.username !== '' || url.password !== '') throw unknownClient()
}

/** Adds to what is remembered, in place of the oldest where there is no room. */
function keep<T>(memory: Map<string, T>, key: string, value: T): void {
  memory.delete(key)
  const [oldest] = memory.keys()
  if (memory.size >= rememberedMax && oldest !== undefined) memory.delete(oldest)
  memory.set(key, value)
}

function tooMany(): never {
  const told = `${readingOfMemberMax} identity documents of assistants are read at a time for a member, ${readingOfOrganizationMax} for an organization; wait ten seconds and try again.`
  throw new AppError('too_many', told)
}

function unknownClient(): AppError {
  return invalid(
    'client_id must be the https address of an identity document, or one that was registered here.',
  )
}

function invalid(message: string): AppError {
  return new AppError('invalid', message)
}
