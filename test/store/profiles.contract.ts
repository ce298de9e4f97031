import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/service/paging.ts'
import { readBrief } from '../../src/service/profiles/brief.ts'
import { freshStore } from './fresh.ts'
import {
  aCorrection,
  anExtraction,
  aProfile,
  aStep,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

const identity = 'email:ada@example.org'

export function describeProfiles(under: StoreUnderTest): void {
  describe('profiles', () => {
    const store = freshStore(under)

    test('a profile is not found for another organization', async () => {
      await withLinks(store(), ['a'])
      await store().saveProfile(aProfile('a'))
      expect(await store().findProfile({ orgID: 'other', linkID: 'a', identity })).toBeNull()
      expect(await store().findProfileByID({ orgID: 'other', profileID: 'profile' })).toBeNull()
      const query = { orgID: 'other', productID: 'product', limit: 10 }
      expect(await store().listProfiles(query)).toEqual([])
    })

    test('nothing is saved of an invite of another organization', async () => {
      await withLinks(store(), ['a'])
      expect(await store().saveProfile(aProfile('a', { orgID: 'other' }))).toBe('stale')
      expect(await store().findProfileByID({ orgID: 'other', profileID: 'profile' })).toBeNull()
    })

    test('a profile is found by the identity of its person, by its link and by its ID', async () => {
      await withLinks(store(), ['a', 'b'])
      expect(await store().saveProfile(aProfile('a'))).toBe('done')
      const saved = {
        profileID: 'profile',
        identity,
        version: 1,
        createdAt: minute(3),
        extractions: [anExtraction('a')],
        corrections: [],
      }
      expect(await store().findProfile({ orgID: 'org', linkID: 'b', identity })).toEqual(saved)
      expect(await store().findProfile({ orgID: 'org', linkID: 'a', identity: null })).toEqual(
        saved,
      )
      expect(await store().findProfileByID({ orgID: 'org', profileID: 'profile' })).toEqual(saved)
      expect(await store().findProfile({ orgID: 'org', linkID: 'b', identity: null })).toBeNull()
      expect(await store().findProfile({ orgID: 'org', linkID: null, identity })).toEqual(saved)
      expect(await store().findParticipation({ linkID: 'a' })).toMatchObject({
        profileID: 'profile',
      })
    })

    test('a second interview of the same person joins the profile, oldest first', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().saveProfile(
        aProfile('b', { extraction: anExtraction('b', { completedAt: minute(20) }) }),
      )
      const joined = aProfile('a', { expectVersion: 1, body: '{"joined":true}', at: minute(30) })
      expect(await store().saveProfile(joined)).toBe('done')
      const record = await store().findProfileByID({ orgID: 'org', profileID: 'profile' })
      expect(record).toMatchObject({ version: 2, createdAt: minute(3) })
      expect(record?.extractions.map(({ linkID }) => linkID)).toEqual(['a', 'b'])
    })

    test('a profile that changed, or was made meanwhile, is not overwritten', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().saveProfile(aProfile('a'))
      const stale = [
        aProfile('b', { body: 'late' }),
        aProfile('b', { profileID: 'second', body: 'late' }),
        aProfile('b', { expectVersion: 2, body: 'late' }),
        aProfile('b', { expectVersion: 1, profileID: 'unknown', body: 'late' }),
        // The link is in another profile already.
        aProfile('a', { profileID: 'third', identity: null, body: 'late' }),
      ]
      for (const change of stale) expect(await store().saveProfile(change)).toBe('stale')
      const listed = await store().listProfiles({ orgID: 'org', productID: 'product', limit: 10 })
      expect(listed).toEqual([
        {
          profileID: 'profile',
          createdAt: minute(3),
          body: '{"profileID":"profile"}',
          simulations: [],
        },
      ])
      expect(await store().findParticipation({ linkID: 'b' })).toMatchObject({ profileID: null })
    })

    test('of parallel first profiles of one person, one is made', async () => {
      const links = ['a', 'b', 'c', 'd']
      await withLinks(store(), links)
      const outcomes = await Promise.all(
        links.map((link) => store().saveProfile(aProfile(link, { profileID: `profile-${link}` }))),
      )
      expect(outcomes.toSorted()).toEqual(['done', 'stale', 'stale', 'stale'])
    })

    test('profiles without an identity stay apart', async () => {
      await withLinks(store(), ['a', 'b'])
      for (const link of ['a', 'b']) {
        const change = aProfile(link, { identity: null, profileID: `profile-${link}` })
        expect(await store().saveProfile(change)).toBe('done')
      }
    })

    test('the profiles of a product are listed oldest first, page by page', async () => {
      await withLinks(store(), ['a', 'b', 'c', 'd'])
      const save = (link: string, at: number, productIDs: string[]) =>
        store().saveProfile(
          aProfile(link, {
            profileID: link,
            identity: null,
            body: link,
            at: minute(at),
            productIDs,
          }),
        )
      await save('c', 1, ['product', 'other', 'other'])
      await save('b', 2, ['product'])
      await save('a', 2, ['product'])
      await save('d', 3, ['other'])
      const list = async (productID: string, after?: Position) => {
        const place = after ? { after } : {}
        const page = await store().listProfiles({ orgID: 'org', productID, limit: 2, ...place })
        return page.map(({ body }) => body)
      }
      expect(await list('product')).toEqual(['c', 'a'])
      expect(await list('product', { createdAt: minute(2), id: 'a' })).toEqual(['b'])
      expect(await list('other')).toEqual(['c', 'd'])
      expect(await list('unknown')).toEqual([])
    })

    test('a profile is listed under the products it has now', async () => {
      await withLinks(store(), ['a'])
      await store().saveProfile(aProfile('a'))
      await store().saveProfile(aProfile('a', { expectVersion: 1, productIDs: ['second'] }))
      const list = (productID: string) =>
        store().listProfiles({ orgID: 'org', productID, limit: 9 })
      expect(await list('product')).toEqual([])
      expect(await list('second')).toHaveLength(1)
    })

    test('what came of the links of an interview is listed page by page, to its organization', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      await store().takeStep(aStep('a'))
      await store().saveProfile(aProfile('a'))
      const list = (orgID: string, after?: Position) => {
        const place = after ? { after } : {}
        return store().listTold({ orgID, interviewID: 'interview', limit: 2, ...place })
      }
      const [first, second, ...others] = await list('org')
      expect(first).toMatchObject({
        invite: { linkID: 'a', status: 'started', userInfo: {}, profileID: 'profile' },
        digest: '{}',
        session: null,
        gist: '{}',
        extraction: null,
      })
      const ofAll = { orgID: 'org', interviewID: 'interview', limit: 2 }
      const [short] = await store().listTold({ ...ofAll, only: 'answers' })
      expect(short).toMatchObject({ gist: '{}', extraction: aProfile('a').extraction.body })
      const gist = '{"answers":{}}'
      await store().saveProfile(aProfile('a', { expectVersion: 1, gist }))
      const [whole] = await store().listTold({ ...ofAll, only: 'answers' })
      expect(whole).toMatchObject({ gist, extraction: null })
      const nothing = { digest: null, session: null, gist: null, extraction: null }
      const unknown = { linkID: 'b', status: 'created', profileID: null, answers: 0 }
      expect(second).toMatchObject({ invite: unknown, ...nothing })
      expect(others).toEqual([])
      const rest = await list('org', { createdAt: minute(0), id: 'b' })
      expect(rest.map(({ invite }) => invite.linkID)).toEqual(['c'])
      expect(await list('other')).toEqual([])
      const begun = await store().listTold({ ...ofAll, begun: true })
      expect(begun.map(({ invite }) => invite.linkID)).toEqual(['a'])
      expect(await store().listTold({ ...ofAll, begun: true, only: 'way' })).toHaveLength(1)
    })

    test('a page brings fewer where people told very much, and behind the last there is nothing', async () => {
      const links = ['a', 'b', 'c', 'd']
      await withLinks(store(), links)
      for (const [at, linkID] of links.entries()) {
        await store().takeStep(aStep(linkID))
        const quote = { linkID, seq: 1, start: 0, end: 1, quote: 'x'.repeat(600_000) }
        const remark = { claim: `${linkID}1`, theme: 't', weight: 1, wording: '', quote }
        const gist = JSON.stringify({ ...{ linkID, completedAt: '', words: 1 }, remarks: [remark] })
        const own = { profileID: `profile ${at}`, identity: `email:${linkID}@example.org` }
        await store().saveProfile(aProfile(linkID, { ...own, gist }))
      }
      const place = { orgID: 'org', interviewID: 'interview', begun: true, limit: 9 } as const
      const listed: string[][] = []
      const told: string[][] = []
      for (let after: Position | undefined; ; ) {
        const page = await store().listTold({ ...place, ...(after && { after }) })
        const { items } = await store().tellPage({ ...place, ...(after && { after }) })
        const last = page.at(-1)?.invite
        if (!last) {
          expect(items).toBe('')
          break
        }
        listed.push(page.map(({ invite }) => invite.linkID))
        told.push(items.split('\n').map((line) => String(JSON.parse(line)[0])))
        after = { createdAt: last.createdAt, id: last.linkID }
      }
      expect(listed).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ])
      expect(told).toEqual(listed)
    })

    test('what one told is kept in short, as the newest gist has it, until they are erased', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().takeStep(aStep('a'))
      await store().takeStep(aStep('b'))
      const place = { orgID: 'org', interviewID: 'interview' }
      const tell = async (only?: 'answers') => {
        const asked = { ...place, limit: 9, ...(only && { only }) }
        const { items, isWhole } = await store().tellPage(asked)
        const lines = items.split('\n').map((line) => JSON.parse(line))
        return {
          isWhole,
          told: lines.map(
            ([linkID, , , , , , , , , told, answers]) => told && readBrief(linkID, told, answers),
          ),
        }
      }
      expect(await tell()).toEqual({ isWhole: true, told: [null, null] })
      const quote = { linkID: 'a', seq: 3, start: 0, end: 9, quote: 'A "quick" \n ride 🚲' }
      const own = { claim: 'clm_1', weight: 2, wording: 'w1', unnamed: true as const, quote }
      const other = { theme: 'praise\n\nprice', claim: 'clm_2', weight: 3, wording: 'w2' }
      const words = ['quick', 'ride'].map((word) => ({ theme: `praise\n\n${word}`, ...own }))
      const gist = {
        ...{ linkID: 'a', completedAt: minute(3), words: 7, score: 4 },
        remarks: [...words, other],
      }
      await store().saveProfile(aProfile('a', { gist: JSON.stringify(gist) }))
      expect(await tell()).toEqual({ isWhole: true, told: [gist, null] })
      expect((await tell('answers')).isWhole).toBe(false)
      const answers = { asked: ['q1'], told: { q1: [[3, 0, 9]] }, beside: [] }
      const anew = { ...gist, remarks: [other], answers }
      await store().saveProfile(aProfile('a', { expectVersion: 1, gist: JSON.stringify(anew) }))
      expect(await tell('answers')).toEqual({ isWhole: true, told: [anew, null] })
      const profile = { profileID: 'profile', expectVersion: 2, replacement: null }
      await store().eraseInvite({ linkID: 'a', profile, at: minute(5) })
      expect(await tell('answers')).toEqual({ isWhole: true, told: [null] })
    })

    test('links of a study have another mark once anything changes that is told of it', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().takeStep(aStep('a'))
      const place = { orgID: 'org', interviewID: 'interview' }
      const [now, idleBefore] = [minute(2), minute(-60)]
      const marks: (string | null)[] = []
      const look = async (times = { now, idleBefore }) => {
        const asked = { ...place, ...times, ranges: [{ limit: 9 }] }
        const told = await store().markParts(asked)
        expect(await store().markParts(asked)).toEqual(told)
        marks.push(...told.map(({ mark }) => mark))
      }
      await look()
      await look({ now: minute(1_000_000), idleBefore })
      await look({ now, idleBefore: minute(60) })
      await store().takeStep(aStep('b'))
      await look()
      await store().saveProfile(aProfile('a', { sentiment: 4 }))
      await look()
      await store().saveProfile(aProfile('a', { expectVersion: 1, sentiment: 4 }))
      await look()
      const correction = aCorrection({ field: 'sentiment', value: '2' })
      const corrected = { orgID: 'org', profileID: 'profile', expectVersion: 2, body: '{}' }
      await store().correctProfile({ ...corrected, correction, correctedSentiment: 2 })
      await look()
      const back = aCorrection({ field: 'sentiment', at: minute(6) })
      const again = { ...corrected, expectVersion: 3, correction: back, correctedSentiment: 4 }
      expect(await store().correctProfile(again)).toBe('done')
      await look()
      await store().eraseInvite({ linkID: 'b', profile: null, at: minute(5) })
      await look()
      expect(new Set(marks).size).toBe(marks.length)
      expect(marks).not.toContain(null)
      const others = { ...place, orgID: 'other', now, idleBefore, ranges: [{ limit: 9 }] }
      const [ofOthers] = await store().markParts(others)
      expect(marks).not.toContain(ofOthers?.mark)
    })

    test('a part of a study keeps its mark whatever happens beside it', async () => {
      await withLinks(store(), ['a', 'b', 'c', 'd'])
      for (const linkID of ['a', 'b', 'c']) await store().takeStep(aStep(linkID))
      const place = { orgID: 'org', interviewID: 'interview' }
      const asked = { ...place, now: minute(2), idleBefore: minute(-60) }
      const look = async () => {
        // A full one is the last.
        const full = await store().markParts({ ...asked, ranges: [{ limit: 2 }, { limit: 2 }] })
        const after = full[0]?.last ?? { createdAt: '', id: '' }
        const ranges = [{ upTo: after, limit: 9 }, { limit: 2 }]
        const both = await store().markParts({ ...asked, ranges })
        const rest = await store().markParts({ ...asked, after, ranges: [{ limit: 2 }] })
        expect(both).toEqual([...full, ...rest])
        expect(both.map(({ links, last }) => [links, last?.id])).toEqual([
          [2, 'b'],
          [1, 'c'],
        ])
        return both.map(({ mark }) => mark)
      }
      const before = await look()
      await store().saveProfile(aProfile('c', { sentiment: 4 }))
      const after = await look()
      expect(after[0]).toBe(before[0])
      expect(after[1]).not.toBe(before[1])
    })

    test('all links of an interview are counted', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      await store().takeStep(aStep('a'))
      const place = { orgID: 'org', interviewID: 'interview' }
      expect(await store().countLinks(place)).toBe(3)
      expect(await store().countLinks({ ...place, orgID: 'other' })).toBe(0)
    })

    test('corrections stay, oldest first, whatever interviews come in', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().saveProfile(aProfile('a'))
      const later = aCorrection({ value: 'null', reason: 'Not so.', at: minute(6) })
      const corrected = { orgID: 'org', profileID: 'profile', body: '{"corrected":true}' }
      const first = { ...corrected, expectVersion: 1, correction: aCorrection() }
      expect(await store().correctProfile(first)).toBe('done')
      const list = () => store().listProfiles({ orgID: 'org', productID: 'product', limit: 9 })
      expect(await list()).toMatchObject([{ body: '{"corrected":true}' }])
      await store().saveProfile(aProfile('b', { expectVersion: 2 }))
      const second = { ...corrected, expectVersion: 3, correction: later }
      expect(await store().correctProfile(second)).toBe('done')
      const record = await store().findProfileByID({ orgID: 'org', profileID: 'profile' })
      expect(record).toMatchObject({ version: 4, corrections: [aCorrection(), later] })
      const of = (orgID: string) => store().listCorrections({ orgID, profileID: 'profile' })
      expect(await of('org')).toEqual([aCorrection(), later])
      expect(await of('other')).toEqual([])
    })

    test('a profile that has changed, or of another organization, is not corrected', async () => {
      await withLinks(store(), ['a'])
      await store().saveProfile(aProfile('a'))
      const change = {
        orgID: 'org',
        profileID: 'profile',
        expectVersion: 1,
        correction: aCorrection(),
        body: 'late',
      }
      for (const other of [{ expectVersion: 2 }, { orgID: 'other' }, { profileID: 'unknown' }]) {
        expect(await store().correctProfile({ ...change, ...other })).toBe('stale')
      }
      const record = await store().findProfileByID({ orgID: 'org', profileID: 'profile' })
      expect(record).toMatchObject({ version: 1, corrections: [] })
      const both = [store().correctProfile(change), store().correctProfile(change)]
      expect((await Promise.all(both)).toSorted()).toEqual(['done', 'stale'])
    })
  })
}
