import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import {
  aCompletion,
  aCorrection,
  anExtraction,
  anInterview,
  aProfile,
  aStep,
  invitesOf,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

export function describeErasure(under: StoreUnderTest): void {
  describe('erasure', () => {
    const store = freshStore(under)
    const profile = { profileID: 'profile', expectVersion: 1, replacement: null }

    test('nothing of an erased interview is left, and all of the others', async () => {
      await finished(store(), ['a', 'b'])
      const other = await store().findParticipation({ linkID: 'b' })
      const erasure = { linkID: 'a', profile: null, at: minute(9) }
      expect(await store().eraseInvite(erasure)).toBe('done')
      expect(await store().findParticipation({ linkID: 'a' })).toBeNull()
      expect(await store().findInvite({ orgID: 'org', linkID: 'a' })).toBeNull()
      expect(
        await store().listInvites({ orgID: 'org', productID: 'product', limit: 9 }),
      ).toHaveLength(1)
      expect(await store().countJobs()).toEqual({ waiting: 1, parked: 0 })
      expect(await store().findParticipation({ linkID: 'b' })).toEqual(other)
      expect(await store().eraseInvite(erasure)).toBe('done')
    })

    test('a profile goes with the only interview it was made of', async () => {
      await finished(store(), ['a'])
      await store().saveProfile(aProfile('a'))
      expect(await store().eraseInvite({ linkID: 'a', profile, at: minute(9) })).toBe('done')
      expect(await store().findProfileByID({ orgID: 'org', profileID: 'profile' })).toBeNull()
      expect(await store().listProfiles({ orgID: 'org', productID: 'product', limit: 9 })).toEqual(
        [],
      )
    })

    test('an interview that is erased is unknown at once, and goes when its last link has', async () => {
      await finished(store(), ['a', 'b'])
      const place = { orgID: 'org', interviewID: 'interview' }
      const product = { orgID: 'org', productID: 'product' }
      const at = minute(9)
      const link = { ...place, openID: 'open', isOpen: true, at }
      await store().saveOpenLink(link)
      expect(await store().beginErasing({ ...place, orgID: 'other', at })).toBe(false)
      expect(await store().beginErasing({ ...place, at })).toBe(true)
      expect(await store().beginErasing({ ...place, at })).toBe(false)
      expect(await store().findInterview(place)).toBeNull()
      expect(await store().setStanding({ ...place, isClosed: false, at })).toBe(false)
      await expect(store().addInvites(invitesOf(anInterview(), ['c']))).rejects.toThrow('closed')
      expect(await store().listErasing({ limit: 9 })).toEqual([place])
      expect(await store().dropInterview({ ...place, at })).toBe('stale')
      expect(await store().removeProduct(product)).toBe('started')
      for (const linkID of await store().listLinksOfInterview({ ...place, limit: 9 })) {
        await store().eraseInvite({ linkID, profile: null, at })
      }
      expect(await store().dropInterview({ ...place, at })).toBe('done')
      expect(await store().dropInterview({ ...place, at })).toBe('done')
      expect(await store().findOpenLinkOf({ ...place, at })).toBeNull()
      expect(await store().listErasing({ limit: 9 })).toEqual([])
      const moment = { now: at, idleBefore: at, limit: 9 }
      const listed = await store().listProducts({ orgID: 'org', ...moment })
      expect(listed).toMatchObject([{ productID: 'product', interviews: 0 }])
      expect(await store().removeProduct(product)).toBe('done')
      expect(await store().removeProduct(product)).toBe('unknown')
      expect(await store().listProducts({ orgID: 'org', ...moment })).toEqual([])
    })

    test('nobody is told of the links of an interview that is being erased', async () => {
      await finished(store(), ['a', 'b'])
      const place = { orgID: 'org', interviewID: 'interview' }
      const product = { orgID: 'org', productID: 'product' }
      const at = minute(9)
      await store().beginErasing({ ...place, at })
      expect(await store().findParticipation({ linkID: 'a' })).toBeNull()
      expect(await store().findInvite({ orgID: 'org', linkID: 'a' })).toBeNull()
      for (const scope of [place, product]) {
        expect(await store().listInvites({ ...scope, limit: 9 })).toEqual([])
        const listed = { ...scope, now: at, idleBefore: at, limit: 9 }
        expect(await store().listSummaries(listed)).toEqual([])
      }
      const erasing = { linkID: 'a', evenErasing: true } as const
      expect((await store().findParticipation(erasing))?.invite.linkID).toBe('a')
    })

    test('what somebody said is erased before links that nobody opened', async () => {
      await withLinks(store(), ['a', 'b', 'c', 'd'])
      await store().takeStep(aStep('c'))
      const place = { orgID: 'org', interviewID: 'interview' }
      expect(await store().listLinksOfInterview({ ...place, limit: 1 })).toEqual(['c'])
      const all = await store().listLinksOfInterview({ ...place, limit: 9 })
      expect(all[0]).toBe('c')
      expect(all.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    })

    test('of interviews that are being erased each organization has its turn', async () => {
      const names = [
        ['org', 'one'],
        ['org', 'two'],
        ['other', 'three'],
      ] as const
      for (const [at, [orgID, interviewID]] of names.entries()) {
        await store().addInterview({ interview: anInterview({ orgID, interviewID }) })
        await store().beginErasing({ orgID, interviewID, at: minute(at) })
      }
      const next = async () => {
        return (await store().listErasing({ limit: 9 })).map(({ interviewID }) => interviewID)
      }
      expect(await next()).toEqual(['one', 'three'])
      await store().putBackErasing({ orgID: 'org', interviewID: 'one', at: minute(9) })
      expect(await next()).toEqual(['two', 'three'])
      await store().putBackErasing({ orgID: 'org', interviewID: 'two', at: minute(10) })
      expect(await next()).toEqual(['three', 'one'])
      await store().putBackErasing({ orgID: 'other', interviewID: 'one', at: minute(11) })
      expect(await next()).toEqual(['three', 'one'])
    })

    test('corrections go with an interview that they may tell of', async () => {
      await finished(store(), ['a', 'b'])
      await store().saveProfile(aProfile('a'))
      await store().saveProfile(aProfile('b', { expectVersion: 1 }))
      const corrected = { orgID: 'org', profileID: 'profile', expectVersion: 2, body: '{}' }
      await store().correctProfile({ ...corrected, correction: aCorrection() })
      const replacement = { body: '{}', productIDs: ['product'] }
      const erase = (linkID: string, expectVersion: number) =>
        store().eraseInvite({
          linkID,
          profile: { ...profile, expectVersion, replacement },
          at: minute(9),
        })
      expect(await erase('a', 2)).toBe('stale')
      const find = () => store().findProfileByID({ orgID: 'org', profileID: 'profile' })
      expect(await find()).toMatchObject({ version: 3, corrections: [aCorrection()] })
      expect(await erase('a', 3)).toBe('done')
      expect(await find()).toMatchObject({ corrections: [] })
    })

    test('a profile of several interviews is replaced by what the others told', async () => {
      await finished(store(), ['a', 'b'])
      await store().saveProfile(aProfile('a'))
      await store().saveProfile(aProfile('b', { expectVersion: 1 }))
      const replacement = { body: '{"without":"a"}', productIDs: ['second'] }
      const erasure = {
        linkID: 'a',
        profile: { ...profile, expectVersion: 2, replacement },
        at: minute(9),
      }
      expect(await store().eraseInvite(erasure)).toBe('done')
      const record = await store().findProfileByID({ orgID: 'org', profileID: 'profile' })
      expect(record).toMatchObject({ version: 3, extractions: [anExtraction('b')] })
      const [listed] = await store().listProfiles({ orgID: 'org', productID: 'second', limit: 9 })
      expect(listed?.body).toBe('{"without":"a"}')
    })

    test('an erasure that knew another profile takes nothing away', async () => {
      await finished(store(), ['a'])
      await store().saveProfile(aProfile('a'))
      const before = await store().findParticipation({ linkID: 'a' })
      const stale = [null, { ...profile, expectVersion: 2 }, { ...profile, profileID: 'other' }]
      for (const known of stale) {
        expect(await store().eraseInvite({ linkID: 'a', profile: known, at: minute(9) })).toBe(
          'stale',
        )
      }
      expect(await store().findParticipation({ linkID: 'a' })).toEqual(before)
    })

    test('no profile is saved of an erased interview', async () => {
      await finished(store(), ['a'])
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(9) })
      expect(await store().saveProfile(aProfile('a'))).toBe('stale')
      expect(await store().findProfileByID({ orgID: 'org', profileID: 'profile' })).toBeNull()
    })

    test('of an erasure and a profile in parallel, no profile outlives the erasure', async () => {
      for (let round = 0; round < 10; round++) {
        const [link, profileID] = [`link-${round}`, `profile-${round}`]
        await finished(store(), [link], round === 0)
        const [erased, saved] = await Promise.all([
          store().eraseInvite({ linkID: link, profile: null, at: minute(9) }),
          store().saveProfile(aProfile(link, { profileID, identity: null })),
        ])
        const profileLeft = await store().findProfileByID({ orgID: 'org', profileID })
        expect([erased, saved, profileLeft !== null]).toEqual(
          erased === 'done' ? ['done', 'stale', false] : ['stale', 'done', true],
        )
      }
    })
  })
}

/** Interviews that were begun, answered and completed. */
async function finished(store: Store, links: string[], withInterview = true): Promise<void> {
  if (withInterview) await withLinks(store, links)
  else await store.addInvites(invitesOf(anInterview(), links))
  for (const link of links) {
    const consent = { textHash: 'abc', locale: 'en', agreedAt: minute(1) }
    await store.takeStep(aStep(link, { consent, userInfo: { name: 'Ada' } }))
    await store.takeStep(aCompletion(link))
  }
}
