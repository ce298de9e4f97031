import { createHash, randomBytes } from 'node:crypto'
import { call, type Reply } from '../start.ts'

export const redirectURI = 'http://127.0.0.1:7777/callback'

export type Asked = { request: string; verifier: string; clientID: string }

/** What a right client sends a member with, but for what a test changes; null leaves a parameter out. */
export function ask(
  { url }: { url: string },
  clientID: string,
  changes: Record<string, string | null> = {},
): Asked {
  const verifier = randomBytes(32).toString('base64url')
  const given: Record<string, string | null> = {
    response_type: 'code',
    client_id: clientID,
    redirect_uri: redirectURI,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'a state',
    resource: `${url}/mcp`,
    ...changes,
  }
  const told = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value !== null) told.set(name, value)
  return { request: String(told), verifier, clientID }
}

/** The member's answer on the consent page, to what they were shown. */
export async function answer(
  { url }: { url: string },
  token: string,
  { request, allow = true, scopes }: { request: string; allow?: boolean; scopes?: string[] },
): Promise<Reply> {
  const told = await call(`${url}/v1/assistants/getRequest`, { token, body: { request } })
  const shown = told.json?.result?.shown
  const body = { request, allow, ...(scopes && { scopes }), ...(shown && { shown }) }
  return await call(`${url}/v1/assistants/answer`, { token, body })
}

/** The parameters that the assistant is sent back with. */
export function returned(reply: Reply): Record<string, string> {
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`)
  return Object.fromEntries(new URL(reply.json.result.returnTo).searchParams)
}

export async function send(
  { url }: { url: string },
  path: 'token' | 'revoke',
  form: Record<string, string>,
): Promise<Reply> {
  return await call(`${url}/oauth/${path}`, {
    body: String(new URLSearchParams(form)),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** The right exchange of a code, but for what a test changes. */
export async function exchange(
  service: { url: string },
  { clientID, verifier }: Asked,
  code: string,
  changes: Record<string, string> = {},
): Promise<Reply> {
  return await send(service, 'token', {
    grant_type: 'authorization_code',
    code,
    client_id: clientID,
    redirect_uri: redirectURI,
    code_verifier: verifier,
    resource: `${service.url}/mcp`,
    ...changes,
  })
}

export async function refresh(
  service: { url: string },
  clientID: string,
  refreshToken: string,
): Promise<Reply> {
  return await send(service, 'token', {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: clientID,
  })
}

/** One message to `/mcp`, as any program sends it. */
export async function knock(
  { url }: { url: string },
  token: string,
  { method, params }: { method: string; params: object } = { method: 'tools/list', params: {} },
) {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
