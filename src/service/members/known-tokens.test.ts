import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { rememberTokens, tokenRememberedMs } from './known-tokens.ts'
import type { Token } from './token-store.ts'

const token: Token = {
  hash: 'hash',
  tokenID: 'tok_1',
  orgID: 'acme',
  userID: 'ada',
  scopes: ['read'],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
}

function given() {
  let at = 0
  let looks = 0
  let revokedAt: string | null = null
  const store = {
    async findToken({ hash }: { hash: string }) {
      looks += 1
      return hash === token.hash ? { ...token, revokedAt } : null
    },
    async revokeToken() {
      revokedAt = '2026-11-21T10:00:00.000Z'
      return true
    },
  } as Partial<Store> as Store // The two verbs that are asked for.
  return {
    tokens: rememberTokens(store, () => at),
    looks: () => looks,
    wait: (ms: number) => {
      at += ms
    },
    revokeElsewhere: store.revokeToken,
  }
}

const change = { tokenID: 'tok_1', at: '2026-11-21T10:00:00.000Z' }

test('a token is looked up once a second, however often it calls', async () => {
  const { tokens, looks, wait } = given()
  for (let call = 0; call < 5; call += 1) await tokens.findToken({ hash: 'hash' })
  expect(looks()).toBe(1)
  wait(tokenRememberedMs)
  await tokens.findToken({ hash: 'hash' })
  expect(looks()).toBe(2)
})

test('what another process revokes is seen within the second', async () => {
  const { tokens, wait, revokeElsewhere } = given()
  await tokens.findToken({ hash: 'hash' })
  await revokeElsewhere(change)
  wait(tokenRememberedMs)
  expect(await tokens.findToken({ hash: 'hash' })).toMatchObject({ revokedAt: change.at })
})

test('what this process revokes is seen at once, also by a look that was under way', async () => {
  const { tokens } = given()
  const underWay = tokens.findToken({ hash: 'hash' })
  await tokens.revokeToken(change)
  await underWay
  expect(await tokens.findToken({ hash: 'hash' })).toMatchObject({ revokedAt: change.at })
})

test('what is no token is looked up each time', async () => {
  const { tokens, looks } = given()
  for (let call = 0; call < 3; call += 1) await tokens.findToken({ hash: 'other' })
  expect(looks()).toBe(3)
})
