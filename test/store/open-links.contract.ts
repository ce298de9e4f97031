import { describe, expect, test } from 'vitest'
import type { Start } from '../../src/service/open-links/open-link-store.ts'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import { aLaterStep, anInterview, aStep, minute, type StoreUnderTest } from './given.ts'

const place = { orgID: 'org', interviewID: 'interview' }
const somebody = { person: null, browser: null, address: null, kept: {} }
const at = minute(1)
const theirs = { openPlace: { isTaken: true, until: null } }
const held = (until: number) => ({ openPlace: { isTaken: true, until: minute(until) } })

function open(store: Store, more: Partial<Parameters<Store['saveOpenLink']>[0]> = {}) {
  return store.saveOpenLink({ ...place, openID: 'open', isOpen: true, at: minute(0), ...more })
}

function start(store: Store, linkID: string, more: Partial<Start> = {}, at = minute(1)) {
  const heldUntil = at < minute(31) ? minute(31) : minute(99)
  const given = { linkID, ...somebody, ...more }
  const times = { at, heldUntil, expiresAt: minute(9_999) }
  return store.startByOpenLink({ openID: 'open', start: given, ...times })
}

/** Many who press the button at once, in the order they came in. */
function startAll(store: Store, starts: (Partial<Start> & { linkID: string })[], at = minute(1)) {
  const heldUntil = at < minute(31) ? minute(31) : minute(99)
  return store.startTogether({
    ...{ openID: 'open', ...place, at, heldUntil, expiresAt: minute(9_999) },
    starts: starts.map((one) => ({ ...somebody, ...one })),
  })
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
      expect(await store().findOpenLinkOf({ ...place, at })).toEqual(shut)
      expect(await store().findOpenLinkOf({ ...place, orgID: 'other', at })).toBeNull()
      expect(await open(store(), { orgID: 'other' })).toBe('unknown')
      const free = { people: null, expiresAt: null, keep: [] }
      expect(await open(store(), free)).toEqual({ ...first, ...free })
      expect(await store().findOpenLink({ openID: 'other', at })).toBeNull()
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
      expect(await store().findOpenLinkOf({ ...place, at })).toMatchObject({ started: 3 })
      await open(store(), { people: 4 })
      expect(await start(store(), 'i')).toEqual({ outcome: 'done', linkID: 'i' })
    })

    test('who come together start as far as places go, the first of them, beside those who come alone', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 30 })
      const links = (group: string) => Array.from({ length: 12 }, (_, at) => `${group}${at}`)
      const comers = (group: string) =>
        links(group).map((linkID) => ({ linkID, person: linkID, browser: linkID, address: linkID }))
      const [alone, ...together] = await Promise.all([
        Promise.all(links('z').map((linkID) => start(store(), linkID))),
        ...['a', 'b', 'c', 'd'].map((group) => startAll(store(), comers(group))),
      ])
      for (const [at, group] of ['a', 'b', 'c', 'd'].entries()) {
        const started = together[at] ?? []
        expect(started.toSorted()).toEqual(links(group).slice(0, started.length).toSorted())
      }
      const started = [
        ...alone.flatMap((one) => (one.outcome === 'done' ? [one.linkID] : [])),
        ...together.flat(),
      ]
      expect(started).toHaveLength(30)
      const listed = await store().listInvites({ ...place, limit: 99 })
      expect(listed.map(({ linkID }) => linkID).toSorted()).toEqual(started.toSorted())
      expect(await store().findOpenLinkOf({ ...place, at })).toMatchObject({ started: 30 })
      // Nothing is left behind of those who found none.
      const [turnedAway = ''] = links('d').filter((linkID) => !started.includes(linkID))
      await open(store(), { people: 31 })
      const again = [{ linkID: 'again', person: turnedAway, browser: turnedAway }]
      expect(await startAll(store(), again)).toEqual(['again'])
    })

    test('who come together and had come before, or twice, are left to come alone', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 9 })
      await start(store(), 'a', { person: 'p', browser: 'b' })
      const kept = { pid: 'P\0 "1"', source: '\ud800{}' }
      const started = await startAll(store(), [
        { linkID: 'c', person: 'p', browser: 'other' },
        { linkID: 'd', person: 'q', browser: 'b' },
        { linkID: 'e', person: 'r', browser: 'e', kept },
        { linkID: 'f', person: 'r', browser: 'f' },
        { linkID: 'g' },
        { linkID: 'h' },
      ])
      expect(started).toHaveLength(3)
      expect(started).toEqual(expect.arrayContaining(['e', 'g', 'h']))
      expect((await store().findParticipation({ linkID: 'e' }))?.invite.kept).toEqual(kept)
      expect(await store().findOpenLinkOf({ ...place, at })).toMatchObject({ started: 4 })
      expect(await start(store(), 'i', { browser: 'b' })).toEqual({ outcome: 'known', linkID: 'a' })
    })

    test('who come together hold no more places of one address than who come one by one, and take back lapsed ones', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 22 })
      const links = Array.from({ length: 25 }, (_, at) => `a${at}`)
      const comers = links.map((linkID) => ({ linkID, address: 'x' }))
      const first = await startAll(store(), comers.slice(0, 12))
      expect(first).toHaveLength(12)
      expect(await startAll(store(), [{ linkID: 'b', address: 'y' }, ...comers.slice(12)])).toEqual(
        expect.arrayContaining(['b', ...links.slice(12, 20)]),
      )
      const startedAt = async (at: number) =>
        (await store().findOpenLinkOf({ ...place, at: minute(at) }))?.started
      expect(await startedAt(1)).toBe(21)
      expect(await start(store(), 'c', { address: 'x' })).toEqual({ outcome: 'crowded' })
      expect(await startAll(store(), [{ linkID: 'd', address: 'x' }], minute(31))).toEqual(['d'])
      expect(await startedAt(31)).toBe(1)
    })

    test('nobody starts together where it is shut, has ended or was closed', async () => {
      await store().addInterview({ interview: anInterview() })
      const one = [{ linkID: 'a' }]
      expect(await startAll(store(), one)).toEqual([])
      await open(store(), { expiresAt: minute(5) })
      expect(await startAll(store(), one, minute(5))).toEqual([])
      await open(store(), { isOpen: false })
      expect(await startAll(store(), one)).toEqual([])
      await open(store())
      await store().setStanding({ ...place, isClosed: true, isArchived: false, at })
      expect(await startAll(store(), one)).toEqual([])
      expect(await store().listInvites({ ...place, limit: 10 })).toEqual([])
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

    /** As the service does where somebody was faster. */
    async function come(linkID: string, more: Partial<Start>): Promise<string> {
      for (let tries = 0; tries < 10; tries += 1) {
        const one = await start(store(), `${linkID}${tries}`, more)
        if (one.outcome !== 'again') return 'linkID' in one ? one.linkID : one.outcome
      }
      return 'again'
    }
    const findOf = (person: string, browser: string) =>
      store().findOpenStart({ interviewID: 'interview', person, browser })

    test('a browser has one invite for each person, also when they come at once', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 2 })
      const p = { person: 'p', browser: 'b' }
      const links = await Promise.all(['a', 'b', 'c', 'd'].map((linkID) => come(linkID, p)))
      expect(new Set(links).size).toBe(1)
      const [linkID = ''] = links
      expect(await store().findOpenLinkOf({ ...place, at })).toMatchObject({ started: 1 })
      expect(await start(store(), 'e', { browser: 'b' })).toEqual({ outcome: 'known', linkID })
      // Another person in the same browser.
      const q = { person: 'q', browser: 'b' }
      expect(await start(store(), 'f', q)).toEqual({ outcome: 'done', linkID: 'f' })
      expect(await start(store(), 'g', { browser: 'b' })).toEqual({ outcome: 'known', linkID: 'f' })
      expect(await start(store(), 'h', p)).toEqual({ outcome: 'known', linkID })
      // Whoever has begun goes on where nobody else may.
      await open(store(), { isOpen: false })
      expect(await start(store(), 'i', q)).toMatchObject({ linkID: 'f' })
      expect(await start(store(), 'i', { person: 'q' })).toEqual({ outcome: 'shut' })
    })

    test('a pid is whose who came with it last until somebody agrees, and theirs alone from then on', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store())
      const kept = { pid: 'P', source: 's' }
      const comeIn = (browser: string) => come(browser, { person: 'p', browser, kept })
      const links = await Promise.all(['a', 'b', 'c', 'd'].map(comeIn))
      expect(new Set(links).size).toBe(4)
      const invites = await Promise.all(
        links.map(async (linkID) => (await store().findParticipation({ linkID }))?.invite.kept),
      )
      const other = { source: 's' }
      expect(invites.toSorted((one) => (one?.pid ? -1 : 1))).toEqual([kept, other, other, other])
      const at = invites.findIndex((one) => one?.pid)
      const browser = ['a', 'b', 'c', 'd'][at] ?? ''
      const before = { linkID: links[at] ?? '' }
      expect(await findOf('p', browser)).toEqual(before)
      expect(await findOf('p', 'e')).toBeNull()

      // Of two at once one wins: who comes or who agrees.
      const [agreed, newcomer] = await Promise.all([
        store().takeStep(aStep(before.linkID)),
        start(store(), 'e', { person: 'p', browser: 'e', kept }),
      ])
      expect(agreed).toBe('done')
      const whose = (await store().findParticipation(before))?.invite.kept
      if (newcomer.outcome === 'moved') {
        expect(whose).toEqual(other)
        await store().takeStep(aStep('e'))
      } else {
        expect(['elsewhere', 'again']).toContain(newcomer.outcome)
        expect(whose).toEqual(kept)
      }
      expect(await come('f', { person: 'p', browser: 'f' })).toBe('elsewhere')
      expect(await come('g', { person: 'p' })).toBe('elsewhere')
      expect(await findOf('p', 'f')).toBe('elsewhere')
      const owner = newcomer.outcome === 'moved' ? 'e' : browser
      expect(await start(store(), 'h', { person: 'p', browser: owner })).toMatchObject({
        outcome: 'known',
      })
    })

    test('a place is held for a while, and taken for good by who answers', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 2 })
      const startedAt = async (at: string) =>
        (await store().findOpenLinkOf({ ...place, at }))?.started
      await start(store(), 'a')
      await start(store(), 'b')
      expect(await start(store(), 'c', {}, minute(30))).toEqual({ outcome: 'full' })
      await store().takeStep(aStep('a', theirs))
      expect([await startedAt(minute(30)), await startedAt(minute(31))]).toEqual([2, 1])
      const late = ['c', 'd', 'e'].map((linkID) => start(store(), linkID, {}, minute(31)))
      const outcomes = (await Promise.all(late)).map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
      const [one = ''] = ['c', 'd', 'e'].filter((_, at) => outcomes[at] === 'done')
      // Whose place was given back is told so; who holds one is not turned away.
      expect(await store().takeStep(aStep('b', { ...theirs, at: minute(31) }))).toBe('full')
      expect((await store().findParticipation({ linkID: 'b' }))?.session).toBeNull()
      await store().takeStep(aStep(one, { ...theirs, at: minute(99) }))
      expect(await startedAt(minute(99))).toBe(2)
      await open(store(), { people: 3 })
      expect(await store().takeStep(aStep('b', { ...theirs, at: minute(99) }))).toBe('done')
      expect(await startedAt(minute(99))).toBe(3)
    })

    test('one address holds so many places and no more, and who is erased before answering holds none', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 100 })
      const links = Array.from({ length: 25 }, (_, at) => `a${at}`)
      const many = links.map((linkID) => start(store(), linkID, { address: 'x' }))
      const outcomes = (await Promise.all(many)).map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20)
      expect(outcomes.filter((outcome) => outcome === 'crowded')).toHaveLength(5)
      const startedNow = async () => (await store().findOpenLinkOf({ ...place, at }))?.started
      expect(await startedNow()).toBe(20)
      expect(await start(store(), 'b', { address: 'y' })).toMatchObject({ outcome: 'done' })
      const [one = '', other = ''] = links.filter((_, at) => outcomes[at] === 'done')
      await store().takeStep(aStep(one, theirs))
      expect(await start(store(), 'c', { address: 'x' })).toMatchObject({ outcome: 'done' })
      await store().eraseInvite({ linkID: other, profile: null, at })
      expect(await startedNow()).toBe(21)
      await store().eraseInvite({ linkID: one, profile: null, at })
      expect(await startedNow()).toBe(21)
    })

    test('whoever agreed counts for their address, and holds a place while they go on answering', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 21 })
      const [a = '', b = '', ...links] = Array.from({ length: 20 }, (_, at) => `a${at}`)
      for (const linkID of [a, b, ...links]) await start(store(), linkID, { address: 'x' })
      for (const linkID of [a, b]) await store().takeStep(aStep(linkID, held(11)))
      expect(await start(store(), 'b', { address: 'x' })).toEqual({ outcome: 'crowded' })
      // Whoever ends at once has none any more.
      const left = { event: 'screen_out', openPlace: { isTaken: false, until: null } } as const
      await store().takeStep(aLaterStep(b, left))
      const startedAt = async (at: number) =>
        (await store().findOpenLinkOf({ ...place, at: minute(at) }))?.started
      expect([await startedAt(1), await startedAt(11)]).toEqual([19, 18])
      for (const [linkID, address] of [
        ['c', null],
        ['d', null],
        ['e', 'x'],
      ] as const) {
        const came = await start(store(), linkID, { address }, minute(11))
        expect(came).toEqual({ outcome: 'done', linkID })
      }
      // Back after that they go on where a place is left.
      const back = aLaterStep(a, { ...held(40), at: minute(11) })
      expect(await store().takeStep(back)).toBe('full')
      await open(store(), { people: 22 })
      expect(await store().takeStep(back)).toBe('done')
      expect(await startedAt(29)).toBe(22)
    })

    test('whoever comes back by a clock that jumped, to a place that has ended already, is counted', async () => {
      await store().addInterview({ interview: anInterview() })
      await open(store(), { people: 9 })
      await start(store(), 'a')
      await store().takeStep(aStep('a', held(5)))
      await start(store(), 'b', {}, minute(11))
      expect(await store().takeStep(aLaterStep('a', { ...held(10), at: minute(11) }))).toBe('done')
      expect(await store().findOpenLinkOf({ ...place, at })).toMatchObject({ started: 2 })
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
      const nobody = { started: 0, finished: 0, screenedOut: 0, full: 0 }
      expect(await store().countOpenStarts(place)).toEqual({ ...nobody, started: 1 })
      await store().takeStep(aStep('a', theirs))
      const completion = { frozen: '{}', job: null }
      const ended = { event: 'complete', completion, digest: '{"screenedOut":true}' } as const
      await store().takeStep(aLaterStep('a', ended))
      expect(await store().countOpenStarts(place)).toEqual({
        ...nobody,
        started: 1,
        screenedOut: 1,
      })
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
