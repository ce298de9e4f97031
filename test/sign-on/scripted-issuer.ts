import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const clientID = 'colloquy'
export const clientSecret = 'a secret of the test'

/** What one approval says, in place of what an honest issuer would. */
export type Said = {
  claims?: Record<string, unknown>
  /** Told at the userinfo endpoint alone. */
  userinfo?: Record<string, unknown>
  algorithm?: 'RS256' | 'none' | 'HS256'
  /** Signs with a key that the issuer does not publish. */
  isForged?: boolean
  /** The `iss` that stands beside the code. */
  iss?: string
}

type Code = { query: URLSearchParams; said: Said; used: boolean }

const encode = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A double of an issuer, which says what a test has it say, true or not. */
export async function openScriptedIssuer() {
  const [own, other] = [newKey(), newKey()]
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Said>()
  let isDown = false
  let padding = ''
  let requests = 0
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    const { pathname } = new URL(request.url ?? '', url)
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body) + padding)
    if (isDown) return void send(503, {})
    if (pathname === '/.well-known/openid-configuration') return void send(200, describe())
    if (pathname === '/jwks') {
      const key = own.publicKey.export({ format: 'jwk' })
      return void send(200, { keys: [{ ...key, kid: 'own', use: 'sig', alg: 'RS256' }] })
    }
    if (pathname === '/userinfo') {
      const said = tokens.get(request.headers.authorization?.split(' ')[1] ?? '')
      return void send(said ? 200 : 401, { sub: 'ada', ...said?.claims, ...said?.userinfo })
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = new URLSearchParams(Buffer.concat(parts).toString())
    const made = exchange(body, request.headers.authorization ?? '')
    send('error' in made ? 400 : 200, made)
  }

  function describe() {
    return {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/userinfo`,
      end_session_endpoint: `${url}/end`,
      jwks_uri: `${url}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  function exchange(body: URLSearchParams, authorization: string): object {
    const basic = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
    const [id, secret] = basic
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    if (id !== clientID || secret !== clientSecret) return { error: 'invalid_client' }
    const code = codes.get(body.get('code') ?? '')
    const verifier = body.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isRight =
      code !== undefined &&
      !code.used &&
      challenge === code.query.get('code_challenge') &&
      body.get('redirect_uri') === code.query.get('redirect_uri')
    if (!isRight) return { error: 'invalid_grant' }
    code.used = true
    const access = randomUUID()
    tokens.set(access, code.said)
    const id_token = writeToken(code)
    return { access_token: access, token_type: 'bearer', expires_in: 60, id_token }
  }

  function writeToken({ query, said }: Code): string {
    const { algorithm = 'RS256', isForged = false } = said
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      ...{ iss: url, aud: clientID, sub: 'ada', iat: now, exp: now + 60 },
      ...{ nonce: query.get('nonce'), email: 'ada@example.com', email_verified: true },
      ...said.claims,
    }
    const text = `${encode({ alg: algorithm, kid: 'own' })}.${encode(claims)}`
    if (algorithm === 'none') return `${text}.`
    return `${text}.${encode(signed(text, isForged ? other.privateKey : own.privateKey))}`
  }

  return {
    url,
    /** Says yes to what a browser was sent with; answers where it is sent back to. */
    approve(asked: string, said: Said = {}): string {
      const { searchParams: query } = new URL(asked)
      const code = randomUUID()
      codes.set(code, { query, said, used: false })
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', query.get('state') ?? '')
      back.searchParams.set('iss', said.iss ?? url)
      return back.href
    },
    setDown(next: boolean) {
      isDown = next
    },
    /** Answers so many bytes more. */
    setPadding(bytes: number) {
      padding = ' '.repeat(bytes)
    },
    requests: () => requests,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

export type ScriptedIssuer = Awaited<ReturnType<typeof openScriptedIssuer>>

function signed(text: string, key: KeyObject): Buffer {
  return sign('sha256', Buffer.from(text), key)
}
