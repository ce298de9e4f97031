import { randomBytes } from 'node:crypto'
import type { Scope } from '../../src/contract/calls/call.ts'
import { createID } from '../../src/service/ids.ts'
import { createToken, hashToken } from '../../src/service/members/tokens.ts'
import { openStore } from '../../src/storage/open.ts'
import { answers, details, eventually, guidelines, takeInterview } from '../start.ts'
import { createAsker } from './asker.ts'

/** What an organization has, by the names that the interface gives identifiers. */
export type Owned = {
  productID: string
  interviewID: string
  linkID: string
  profileID: string
  email: string
}

/** Adds a token to a database that a service may be running on. */
export async function addTokenFor(
  databaseURL: string,
  orgID: string,
  scopes: Scope[] = ['read', 'write'],
): Promise<string> {
  const token = createToken(randomBytes)
  const store = await openStore(databaseURL)
  const now = new Date()
  await store.addToken({
    hash: hashToken(token),
    tokenID: createID({ now: () => now, randomBytes }, 'tok_'),
    orgID,
    userID: `user of ${orgID}`,
    scopes,
    createdAt: now.toISOString(),
    expiresAt: null,
    revokedAt: null,
  })
  await store.close()
  return token
}

/** Gives an organization an interview that was taken and the profile that came of it. */
export async function furnish(
  url: string,
  token: string,
  name: string,
  email = details.email,
): Promise<Owned> {
  const { need, close } = createAsker({ url, token })
  const productID = `product of ${name}`
  const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
    body: { productID, interviewName: `interview of ${name}`, guidelines },
  })
  const [linkID = ''] = await createLinks(url, token, interviewID, 1)
  await takeInterview(`${url}/i/${linkID}`, answers, {
    onboard: { ...details, name: `person of ${name}`, email },
    consent: { simulate: true },
  })
  const query = `/v1/profiles/getList?productID=${encodeURIComponent(productID)}`
  const { profileID } = await eventually(
    async () => (await need<{ profileID: string }[]>(query))[0],
  )
  close()
  return { productID, interviewID, linkID, profileID, email }
}

export async function createLinks(
  url: string,
  token: string,
  interviewID: string,
  count: number,
): Promise<string[]> {
  const { need, close } = createAsker({ url, token })
  const path = `/v1/invites/createInvites?interviewID=${interviewID}&count=${count}`
  const links = await need<string[]>(path)
  close()
  return links.map((link) => link.slice(link.lastIndexOf('/') + 1))
}
