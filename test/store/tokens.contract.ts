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

    test('a revocation ends what the token made, and what those made, and nothing else', async () => {
      const add = (tokenID: string, parentID: string | null) =>
        store().addToken(aToken({ hash: tokenID, tokenID, parentID }))
      for (const [tokenID, parentID] of [
        ['a', null],
        ['b', 'a'],
        ['c', 'b'],
        ['d', 'a'],
        ['other', null],
        ['of-other', 'other'],
      ] as const) {
        expect(await add(tokenID, parentID)).toBe('done')
      }
      const living = async () =>
        (await store().listTokens({}))
          .filter(({ revokedAt }) => revokedAt === null)
          .map(({ tokenID }) => tokenID)
      expect(await store().revokeToken({ tokenID: 'b', at: minute(1) })).toBe(true)
      expect(await living()).toEqual(['a', 'd', 'of-other', 'other'])
      expect(await store().revokeToken({ tokenID: 'a', at: minute(2) })).toBe(true)
      expect(await living()).toEqual(['of-other', 'other'])
      expect(await store().findToken({ hash: 'c' })).toMatchObject({ revokedAt: minute(1) })
      expect(await add('e', 'a')).toBe('lost')
      expect(await add('f', 'nobody')).toBe('lost')
    })

    test('while a token is revoked it makes none that goes on', async () => {
      await store().addToken(aToken({ hash: 'root', tokenID: 'root' }))
      const made = Array.from({ length: 20 }, (_, at) =>
        store().addToken(aToken({ hash: `${at}`, tokenID: `t${at}`, parentID: 'root' })),
      )
      const revoking = store().revokeToken({ tokenID: 'root', at: minute(1) })
      await Promise.all([...made, revoking])
      const left = (await store().listTokens({})).filter(({ revokedAt }) => revokedAt === null)
      expect(left).toEqual([])
    })

    test('tokens make one another a bounded number of times, and the last ends with the first', async () => {
      const outcomes: string[] = []
      for (let at = 0; at < 12; at += 1) {
        const parentID = at === 0 ? null : `t${at - 1}`
        const added = await store().addToken(aToken({ hash: `${at}`, tokenID: `t${at}`, parentID }))
        outcomes.push(added)
        if (added === 'full') break
      }
      expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'done'), 'full'])
      await store().revokeToken({ tokenID: 't0', at: minute(1) })
      for (const { revokedAt } of await store().listTokens({})) expect(revokedAt).toBe(minute(1))
    })

    test('a member whose session has ended makes no token', async () => {
      expect(await store().addToken({ ...aToken(), sessionHash: 'gone' })).toBe('lost')
      expect(await store().hasTokens()).toBe(false)
    })

    test('an empty store knows that it has no token', async () => {
      expect(await store().hasTokens()).toBe(false)
      await store().addToken(aToken({ revokedAt: minute(0) }))
      expect(await store().hasTokens()).toBe(true)
    })
  })
}
