import { describe, expect, test } from 'vitest'
import { freshStore } from './fresh.ts'
import { aCode, aFirstMember, aPair, minute, type StoreUnderTest } from './given.ts'

export function describeAssistants(under: StoreUnderTest): void {
  describe('assistants', () => {
    const store = freshStore(under)

    const told = { clientID: 'client', redirectURI: 'https://app.example/', challenge: 'challenge' }
    const redeeming = {
      ...{ codeHash: 'code-1', ...told, at: minute(2), tokenID: 'assistant', familyHash: 'family' },
      ...aPair('1'),
    }
    const renewing = {
      ...{ familyHash: 'family', expectHash: 'refresh-1', clientID: 'client', at: minute(3) },
      ...aPair('2'),
    }

    const adding = { at: minute(1), forgetBefore: minute(0), most: 50 }

    async function consent() {
      await store().addSetupCode({ hash: 'code', at: minute(1), forgetBefore: minute(0) })
      await store().addFirstMember(aFirstMember())
      await store().addCode({ code: aCode(), ...adding })
    }

    test('a code becomes a token of its member, once', async () => {
      await consent()
      const granted = { orgID: 'org', userID: 'usr', tokenID: 'assistant', scopes: ['read'] }
      expect(await store().redeemCode(redeeming)).toEqual({ outcome: 'done', ...granted })
      expect(await store().findToken({ hash: 'access-1' })).toMatchObject({
        ...granted,
        name: 'Helper (app.example)',
        expiresAt: minute(9_000),
        assistant: { clientID: 'client', accessUntil: minute(62) },
      })
      const again = { ...redeeming, ...aPair('3'), tokenID: 'other', familyHash: 'other' }
      expect(await store().redeemCode(again)).toMatchObject({ outcome: 'reused' })
      expect(await store().findToken({ hash: 'access-1' })).toMatchObject({ revokedAt: minute(2) })
      expect(await store().findToken({ hash: 'access-3' })).toBeNull()
    })

    test('a wrong try takes the code away', async () => {
      await consent()
      for (const wrong of [
        { clientID: 'other' },
        { challenge: 'other' },
        { redirectURI: 'https://app.example/other' },
        { at: minute(3) },
      ]) {
        await store().addCode({
          code: aCode({ codeHash: JSON.stringify(wrong) }),
          ...adding,
        })
        const codeHash = JSON.stringify(wrong)
        const unknown = { outcome: 'unknown' }
        expect(await store().redeemCode({ ...redeeming, codeHash, ...wrong })).toEqual(unknown)
        expect(await store().redeemCode({ ...redeeming, codeHash })).toEqual(unknown)
      }
    })

    test('a code of somebody who is no member, or who no longer may, is none', async () => {
      await store().addCode({ code: aCode(), ...adding })
      expect(await store().redeemCode(redeeming)).toEqual({ outcome: 'unknown' })
      await consent()
      await store().addCode({
        code: aCode({ codeHash: 'code-2', scopes: ['write'] }),
        ...adding,
      })
      await store().setPassword({
        ...{ orgID: 'org', userID: 'usr', expectPassword: 'hashed', password: 'other' },
        session: { hash: 'new', createdAt: minute(2), expiresAt: minute(99) },
      })
      for (const codeHash of ['code-1', 'code-2']) {
        expect(await store().redeemCode({ ...redeeming, codeHash })).toEqual({ outcome: 'unknown' })
      }
    })

    test('the newest refresh token brings the next pair, an earlier one ends all', async () => {
      await consent()
      await store().redeemCode(redeeming)
      expect(await store().renewAssistant({ ...renewing, clientID: 'other' })).toEqual({
        outcome: 'unknown',
      })
      expect(await store().renewAssistant(renewing)).toMatchObject({ outcome: 'done' })
      expect(await store().findToken({ hash: 'access-1' })).toBeNull()
      expect(await store().findToken({ hash: 'access-2' })).toMatchObject({ tokenID: 'assistant' })
      const again = { ...renewing, ...aPair('3') }
      expect(await store().renewAssistant(again)).toMatchObject({ outcome: 'reused' })
      expect(await store().findToken({ hash: 'access-2' })).toMatchObject({ revokedAt: minute(3) })
      const late = { ...renewing, expectHash: 'refresh-2', ...aPair('4') }
      expect(await store().renewAssistant(late)).toEqual({ outcome: 'unknown' })
    })

    test('of many who renew at one time one does, and nothing is left', async () => {
      await consent()
      await store().redeemCode(redeeming)
      const outcomes = await Promise.all(
        ['a', 'b', 'c'].map((which) => store().renewAssistant({ ...renewing, ...aPair(which) })),
      )
      const kinds = outcomes.map(({ outcome }) => outcome).sort()
      expect(kinds).toEqual(['done', 'reused', 'unknown'])
      const listed = { orgID: 'org', userID: 'usr', at: minute(4), limit: 10 }
      expect(await store().listAssistants(listed)).toEqual([])
    })

    test('a member has so many assistants, with those that a code is good for, and no more', async () => {
      await consent()
      const add = (codeHash: string, changes = {}) =>
        store().addCode({ code: aCode({ codeHash }), ...adding, most: 3, ...changes })
      await store().redeemCode(redeeming)
      const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((which) => add(which)))
      expect(outcomes.sort()).toEqual(['done', 'done', 'full', 'full'])
      const others = aCode({ codeHash: 'other', userID: 'another' })
      expect(await store().addCode({ code: others, ...adding, most: 3 })).toBe('done')
      // Codes end, and assistants are ended.
      expect(await add('e', { at: minute(4) })).toBe('done')
      const ending = { tokenID: 'assistant', orgID: 'org', at: minute(4) }
      expect(await store().revokeToken({ ...ending, assistantOf: 'another' })).toBe(false)
      expect(await store().revokeToken({ ...ending, orgID: 'other', assistantOf: 'usr' })).toBe(
        false,
      )
      expect(await store().revokeToken({ ...ending, assistantOf: 'usr' })).toBe(true)
      expect(await store().revokeToken({ ...ending, assistantOf: 'usr' })).toBe(false)
    })

    test('one’s own assistants are listed while they go on, and ended by either token', async () => {
      await consent()
      await store().redeemCode(redeeming)
      const listed = { orgID: 'org', userID: 'usr', at: minute(4), limit: 10 }
      const names = async (changes = {}) =>
        (await store().listAssistants({ ...listed, ...changes })).map(({ tokenID }) => tokenID)
      expect(await names()).toEqual(['assistant'])
      expect(await names({ userID: 'other' })).toEqual([])
      expect(await names({ orgID: 'other' })).toEqual([])
      expect(await names({ at: minute(9_001) })).toEqual([])
      const ending = { hash: 'none', familyHash: 'family', clientID: 'client', at: minute(5) }
      expect(await store().endAssistant({ ...ending, clientID: 'other' })).toBeNull()
      expect(await store().endAssistant(ending)).toMatchObject({ tokenID: 'assistant' })
      expect(await store().endAssistant(ending)).toBeNull()
      expect(await names()).toEqual([])
    })
  })
}
