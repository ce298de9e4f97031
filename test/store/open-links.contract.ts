import { describe, expect, test } from 'vitest'
import type { Start } from '../../src/service/open-links/open-link-store.ts'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import { aLaterStep, anInterview, aStep, minute, type StoreUnderTest } from './given.ts'

const place = { orgID: 'org', interviewID: 'interview' }
const somebody = { person: null, browser: null, kept: {} }

function open(store: Store, more: Partial<Parameters<Store['saveOpenLink']>[0]> = {}) {
  return store.saveOpenLink({ ...place, openID: 'open', isOpen: true, at: minute(0), ...more })
}

function start(store: Store, linkID: string, more: Partial<Start> = {}, at = minute(1)) {
  const given = { linkID, ...somebody, ...more }
  return store.startByOpenLink({ openID: 'open', start: given, at, expiresAt: minute(9_999) })
}

export function describeOpenLinks(under: StoreUnderTest): void {
  describe('links for many people', () => {
    const store = freshStore(under)

    test('what is not said of one stays as it is, and its identifier stays for good', async () => {
      expect(await open(store())).toBe('unknown')
      await store().addInterview({ interview: anInterview() })
      const bounds = { people: 3, expiresAt: minute(50), keep: ['pid'] }
      const first = { ...place, openID: 'open', isOpen: true, started: 0, ...bounds }
      expect(await open(store(), bounds)).toEqual(first)
      const shut = { ...first, isOpen: false }
      expect(await open(store(), { openID: 'other', isOpen: false })).toEqual(shut)
      expect(await store().findOpenLinkOf(place)).toEqual(shut)
      expect(await store().findOpenLinkOf({ ...place, orgID: 'other' })).toBeNull()
      expect(await open(store(), { orgID: 'other' })).toBe('unknown')
      const free = { people: null, expiresAt: null, keep: [] }
      expect(await open(store(), free)).toEqual({ ...first, ...free })
      expect(await store().findOpenLink({ openID: 'other' })).toBeNull()
    })

    test('never more start than may, and each who does has an invite of their own', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 3 })
      const links = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      const started = await Promise.all(links.map((linkID) => start(store(), linkID)))
      expect(started.filter(({ outcome }) => outcome === 'done')).toHaveLength(3)
      expect(started.filter(({ outcome }) => outcome === 'full')).toHaveLength(5)
      const listed = await store().listInvites({ ...place, limit: 10 })
      expect(listed).toHaveLength(3)
      expect(await store().findOpenLinkOf(place)).toMatchObject({ started: 3 })
      await open(store(), { people: 4 })
      expect(await start(store(), 'i')).toEqual({ outcome: 'done', linkID: 'i' })
    })

    test('nobody starts where it is shut, has ended or never was', async () => {
      await store().addInterview({ interview: anInterview() })
      expect(await start(store(), 'a')).toEqual({ outcome: 'unknown' })
      await open(store(), { expiresAt: minute(5) })
      expect(await start(store(), 'a', {}, minute(5))).toEqual({ outcome: 'expired' })
      await open(store(), { isOpen: false })
      expect(await start(store(), 'a')).toEqual({ outcome: 'shut' })
      expect(await store().listInvites({ ...place, limit: 10 })).toEqual([])
    })

    test('one person has one invite, however often and at once they come', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 2 })
      const come = (linkID: string) => start(store(), linkID, { person: 'p', browser: linkID })
      const started = await Promise.all(['a', 'b', 'c', 'd'].map(come))
      const settled = await Promise.all(
        started.map(async (one, at) => (one.outcome === 'again' ? await come(`again${at}`) : one)),
      )
      const links = settled.map((one) => ('linkID' in one ? one.linkID : one.outcome))
      expect(new Set(links).size).toBe(1)
      expect(await store().findOpenLinkOf(place)).toMatchObject({ started: 1 })
      const browser = { person: null, browser: links[0] ?? '' }
      expect(await start(store(), 'e', browser)).toEqual({ outcome: 'known', linkID: links[0] })
      // Another person in the same browser.
      const other = { person: 'q', browser: browser.browser }
      expect(await start(store(), 'f', other)).toEqual({ outcome: 'done', linkID: 'f' })
      expect(await start(store(), 'g', browser)).toEqual({ outcome: 'known', linkID: 'f' })
      expect(await start(store(), 'h', { ...other, person: 'p' })).toMatchObject({
        outcome: 'known',
        linkID: links[0],
      })
      // Whoever has begun goes on where nobody else may.
      await open(store(), { isOpen: false })
      expect(await start(store(), 'i', { person: 'q' })).toMatchObject({ linkID: 'f' })
    })

    test('what was kept is told with the invite, counted by how it ended, and goes with its person', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 1 })
      const kept = { pid: 'P 1', source: '"{}' }
      await start(store(), 'a', { person: 'p', browser: 'b', kept })
      const found = await store().findParticipation({ linkID: 'a' })
      expect(found?.invite.kept).toEqual(kept)
      const moment = { now: minute(2), idleBefore: minute(-9) }
      const page = { ...place, ...moment, limit: 9 }
      expect(await store().listSummaries(page)).toMatchObject([{ linkID: 'a', kept }])
      expect(await store().listTold({ ...place, limit: 9 })).toMatchObject([{ invite: { kept } }])
      const [traits] = await store().listTraits({ orgID: 'org', linkIDs: ['a'] })
      expect(JSON.parse(traits?.kept ?? '')).toEqual(kept)
      const nobody = { finished: 0, screenedOut: 0, full: 0 }
      expect(await store().countOpenStarts(place)).toEqual(nobody)
      await store().takeStep(aStep('a'))
      const completion = { frozen: '{}', job: null }
      const ended = { event: 'complete', completion, digest: '{"screenedOut":true}' } as const
      await store().takeStep(aLaterStep('a', ended))
      expect(await store().countOpenStarts(place)).toEqual({ ...nobody, screenedOut: 1 })
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(9) })
      expect(await store().countOpenStarts(place)).toEqual(nobody)
      const who = { interviewID: 'interview', person: 'p', browser: 'b' }
      expect(await store().findOpenStart(who)).toBeNull()
      // Their place stays taken.
      expect(await start(store(), 'b', { person: 'p' })).toEqual({ outcome: 'full' })
    })

    test('an end leads where it was last said to', async () => {
      const redirects = { completed: 'https://a.example/', quotaFull: 'https://b.example/' }
      expect(await store().setRedirects({ ...place, redirects })).toBe('unknown')
      expect(await store().findRedirects(place)).toBeNull()
      await store().addInterview({ interview: anInterview() })
      expect(await store().findRedirects(place)).toEqual({})
      expect(await store().setRedirects({ ...place, redirects })).toEqual(redirects)
      const change = { completed: null, screenedOut: 'https://c.example/' }
      const now = { screenedOut: 'https://c.example/', quotaFull: 'https://b.example/' }
      expect(await store().setRedirects({ ...place, redirects: change })).toEqual(now)
      expect(await store().findRedirects(place)).toEqual(now)
      expect(await store().findRedirects({ ...place, orgID: 'other' })).toBeNull()
    })
  })
}
