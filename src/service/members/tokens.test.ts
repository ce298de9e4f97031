import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Token } from './token-store.ts'
import { createAuthenticate, createToken, hashToken, isTokenShaped } from './tokens.ts'

const now = () => new Date('2026-11-21T10:00:00.000Z')

function given(change: Partial<Token> = {}, touchToken = async () => {}) {
  const token = createToken(randomBytes)
  const stored: Token = {
    hash: hashToken(token),
    tokenID: 'tok_1',
    orgID: 'acme',
    userID: 'ada',
    scopes: ['read'],
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: null,
    revokedAt: null,
    ...change,
  }
  let looks = 0
  const unnoted: unknown[] = []
  const authenticate = createAuthenticate({
    now,
    store: {
      async findToken({ hash }) {
        looks += 1
        return hash === stored.hash ? stored : null
      },
      findBearer: async () => null,
      touchToken,
    },
    onUnnoted: (cause) => unnoted.push(cause),
  })
  return { token, authenticate, looks: () => looks, unnoted }
}

test('decisions/values-4 the bearer token is clq_, 30 random base62 digits and 6 of checksum', () => {
  const token = createToken(randomBytes)
  expect(token).toMatch(/^clq_[0-9A-Za-z]{36}$/)
  expect(isTokenShaped(token)).toBe(true)
})

test('a mistyped token is known to be none without a look into the database', async () => {
  const { token, authenticate, looks } = given()
  const mistyped = token.slice(0, 10) + (token[10] === 'a' ? 'b' : 'a') + token.slice(11)
  expect(await authenticate(mistyped)).toBeNull()
  expect(await authenticate('')).toBeNull()
  expect(looks()).toBe(0)
})

test('revoked and expired tokens are no good', async () => {
  const revoked = given({ revokedAt: '2026-11-21T09:59:59.000Z' })
  expect(await revoked.authenticate(revoked.token)).toBeNull()
  const expired = given({ expiresAt: '2026-11-21T10:00:00.000Z' })
  expect(await expired.authenticate(expired.token)).toBeNull()
})

test('a good token tells whose it is', async () => {
  const { token, authenticate } = given({ expiresAt: '2026-11-21T10:00:00.001Z' })
  expect(await authenticate(token)).toMatchObject({
    orgID: 'acme',
    userID: 'ada',
    scopes: ['read'],
  })
})

test('a use that could not be noted is told of, and noted with the next call', async () => {
  const away = new Error('away')
  let tries = 0
  const { token, authenticate, unnoted } = given({}, async () => {
    tries += 1
    if (tries === 1) throw away
  })
  for (let call = 0; call < 3; call += 1) expect(await authenticate(token)).not.toBeNull()
  expect(tries).toBe(2)
  expect(unnoted).toEqual([away])
})
