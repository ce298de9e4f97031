import { describe, expect, test } from 'vitest'
import { freshStore } from './fresh.ts'
import { aToken, minute, type StoreUnderTest } from './given.ts'

export function describeTokens(under: StoreUnderTest): void {
  describe('tokens', () => {
    const store = freshStore(under)

    test('an unknown hash finds no token', async () => {
      await store().addToken(aToken())
      expect(await store().findToken({ hash: 'other' })).toBeNull()
    })

    test('a token is found by its hash as it was added', async () => {
      const token = aToken({ expiresAt: minute(5), scopes: ['read'] })
      await store().addToken(token)
      expect(await store().findToken({ hash: token.hash })).toEqual(token)
    })

    test('two tokens cannot share a hash or a handle', async () => {
      await store().addToken(aToken())
      await expect(store().addToken(aToken({ tokenID: 'token-2' }))).rejects.toThrow()
      await expect(store().addToken(aToken({ hash: 'hash-2' }))).rejects.toThrow()
    })

    test('a revocation is seen by the next look-up', async () => {
      await store().addToken(aToken())
      expect(await store().revokeToken({ tokenID: 'token-1', at: minute(1) })).toBe(true)
      expect(await store().findToken({ hash: 'hash-1' })).toMatchObject({ revokedAt: minute(1) })
    })

    test('a token is revoked once, and the first time stays', async () => {
      await store().addToken(aToken())
      await store().revokeToken({ tokenID: 'token-1', at: minute(1) })
      expect(await store().revokeToken({ tokenID: 'token-1', at: minute(2) })).toBe(false)
      expect(await store().revokeToken({ tokenID: 'nobody', at: minute(2) })).toBe(false)
      expect(await store().findToken({ hash: 'hash-1' })).toMatchObject({ revokedAt: minute(1) })
    })

    test('tokens are listed oldest first, of one organization where it is named', async () => {
      await store().addToken(aToken({ hash: 'c', tokenID: 'c', createdAt: minute(2) }))
      await store().addToken(
        aToken({ hash: 'b', tokenID: 'b', orgID: 'other', createdAt: minute(1) }),
      )
      await store().addToken(aToken({ hash: 'a', tokenID: 'a', createdAt: minute(1) }))
      const handles = async (query: { orgID?: string }) =>
        (await store().listTokens(query)).map(({ tokenID }) => tokenID)
      expect(await handles({})).toEqual(['a', 'b', 'c'])
      expect(await handles({ orgID: 'org' })).toEqual(['a', 'c'])
      expect(await handles({ orgID: 'nobody' })).toEqual([])
    })

    test('an empty store knows that it has no token', async () => {
      expect(await store().hasTokens()).toBe(false)
      await store().addToken(aToken({ revokedAt: minute(0) }))
      expect(await store().hasTokens()).toBe(true)
    })
  })
}
