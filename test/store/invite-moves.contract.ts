import { describe, expect, test } from 'vitest'
import { type InviteStatus, inviteStatuses } from '../../src/contract/invite-statuses.ts'
import {
  type InviteEvent,
  inviteEvents,
  nextStatus,
} from '../../src/service/interviews/invite-status.ts'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import {
  aLaterStep,
  anInterview,
  aStep,
  invitesOf,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

/** The moves that lead to each status. */
const ways: Record<InviteStatus, InviteEvent[]> = {
  created: [],
  started: ['start'],
  completed: ['start', 'complete'],
  abandoned: ['start', 'idle'],
  expired: ['expire'],
  revoked: ['revoke'],
  screened_out: ['start', 'screen_out'],
  quota_full: ['start', 'turn_away'],
}

const pairs = inviteStatuses.flatMap((status) => inviteEvents.map((event) => ({ status, event })))

export function describeInviteMoves(under: StoreUnderTest): void {
  describe('moves of an invite', () => {
    const store = freshStore(under)

    test.each(pairs)(
      'from $status, $event leads where the table says',
      async ({ status, event }) => {
        await withLinks(store(), ['a'])
        await bring(store(), 'a', status)
        const next = nextStatus(status, event)
        const move = { linkID: 'a', expectStatus: status, event, at: minute(9) }
        expect(await store().moveInvite(move)).toBe(next !== null)
        expect(await statusOf(store(), 'a')).toBe(next ?? status)
        expect(await countsOf(store(), moment)).toEqual({ [next ?? status]: 1 })
      },
    )

    test.each(pairs)('a step with $event from $status does too', async ({ status, event }) => {
      await withLinks(store(), ['a'])
      await bring(store(), 'a', status)
      const next = nextStatus(status, event)
      const step = aStep('a', { expectStatus: status, event, at: minute(9) })
      expect(await store().takeStep(step)).toBe(next === null ? 'stale' : 'done')
      expect(await statusOf(store(), 'a')).toBe(next ?? status)
      expect(await countsOf(store(), moment)).toEqual({ [next ?? status]: 1 })
      const { version, messages } = (await store().findParticipation({ linkID: 'a' })) ?? {}
      expect([version, messages?.length]).toEqual(next === null ? [0, 0] : [1, 1])
    })

    test('a move from a status that was another changes nothing', async () => {
      await withLinks(store(), ['a'])
      const move = { linkID: 'a', expectStatus: 'started', event: 'revoke', at: minute(9) } as const
      expect(await store().moveInvite(move)).toBe(false)
      expect(await statusOf(store(), 'a')).toBe('created')
      expect(await store().moveInvite({ ...move, linkID: 'nobody' })).toBe(false)
    })

    test('of parallel moves from one status, one happens', async () => {
      await withLinks(store(), ['a'])
      const moved = await Promise.all(
        (['revoke', 'expire', 'start', 'revoke', 'start'] as const).map((event) =>
          store().moveInvite({ linkID: 'a', expectStatus: 'created', event, at: minute(9) }),
        ),
      )
      expect(moved.filter(Boolean)).toHaveLength(1)
      expect(Object.values(await countsOf(store(), moment))).toEqual([1])
    })

    test('a move can forget who was invited', async () => {
      await store().addInterview({ interview: anInterview() })
      const invites = [{ linkID: 'a', userInfo: { email: 'ada@example.org' } }]
      await store().addInvites(invitesOf(anInterview(), [], { invites }))
      const move = { linkID: 'a', expectStatus: 'created', event: 'revoke', at: minute(1) } as const
      await store().moveInvite({ ...move, clearUserInfo: true })
      const { invite } = (await store().findParticipation({ linkID: 'a' })) ?? {}
      expect(invite).toMatchObject({ status: 'revoked', userInfo: {} })
    })
  })

  describe('the counts of links', () => {
    const store = freshStore(under)
    const place = { orgID: 'org', interviewID: 'interview' }

    test('of many who begin, end, leave and are erased at once none is counted twice or not at all', async () => {
      const links = Array.from({ length: 40 }, (_, at) => `link-${at + 10}`)
      await withLinks(store(), links)
      await Promise.all(links.slice(0, 30).map((link) => bring(store(), link, 'started')))
      const ends = [
        ...links.slice(0, 10).map((link) => bring(store(), link, 'completed')),
        ...links
          .slice(20, 30)
          .map((linkID) => store().eraseInvite({ linkID, profile: null, at: minute(2) })),
        store().revokeInvites({ orgID: 'org', linkIDs: links.slice(30, 35), at: minute(2) }),
        store().addInvites(invitesOf(anInterview(), ['later-1', 'later-2'])),
      ]
      await Promise.all(ends)
      const counts = { completed: 10, started: 10, revoked: 5, created: 7 }
      expect(await countsOf(store(), moment)).toEqual(counts)
      expect(await store().countLinks(place)).toBe(32)
    })

    test('what time alone has moved is counted where lists show it, swept or not', async () => {
      const links = inviteStatuses.map(String)
      await withLinks(store(), links)
      for (const status of inviteStatuses) await bring(store(), status, status)
      const idle = { ...moment, idleBefore: minute(1) }
      const past = { now: minute(43_200), idleBefore: minute(1) }
      for (const at of [moment, idle, past]) {
        const unswept = await countsOf(store(), at)
        await store().sweepInvites({ ...at, limit: 100 })
        expect(await countsOf(store(), at)).toEqual(unswept)
      }
      expect(await countsOf(store(), past)).toMatchObject({ expired: 4, completed: 1 })
    })

    test('where time moved very many they are counted in pieces, and told at once when these are swept', async () => {
      await store().addInterview({ interview: anInterview() })
      const links = Array.from({ length: 1_001 }, (_, at) => `link-${1_000 + at}`)
      for (const part of [links.slice(0, 600), links.slice(600)]) {
        await store().addInvites(invitesOf(anInterview(), part))
      }
      const past = { now: minute(43_200), idleBefore: minute(1) }
      const listed = await store().listInterviews({ orgID: 'org', limit: 9, ...past })
      expect(listed.map(({ counts }) => counts)).toEqual([null])
      const counting = { orgID: 'org', of: 'interview', id: 'interview', ...past } as const
      const counted = await store().countInvites(counting)
      expect(counted).toMatchObject({ counts: { expired: 1_001 }, next: null })
      await store().sweepInvites({ ...past, limit: 1_000 })
      expect(await countsOf(store(), past)).toEqual({ expired: 1_001 })
    })

    test('nothing of an interview is counted once it is erased', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().beginErasing({ ...place, at: minute(1) })
      for (const linkID of ['a', 'b'])
        await store().eraseInvite({ linkID, profile: null, at: minute(1) })
      await store().dropInterview({ ...place, at: minute(1) })
      expect(await store().countLinks(place)).toBe(0)
      await withLinks(store(), ['c'])
      expect(await countsOf(store(), moment)).toEqual({ created: 1 })
    })
  })

  describe('the sweep', () => {
    const store = freshStore(under)
    const never = { idleBefore: minute(-1_000), limit: 100 }

    test('it expires what is past its time from every open status, and nothing else', async () => {
      await withLinks(store(), inviteStatuses.map(String))
      for (const status of inviteStatuses) await bring(store(), status, status)
      expect(await store().sweepInvites({ now: minute(43_199), ...never })).toBe(0)
      expect(await store().sweepInvites({ now: minute(43_200), ...never })).toBe(3)
      const after = await Promise.all(inviteStatuses.map((link) => statusOf(store(), link)))
      const final = ['revoked', 'screened_out', 'quota_full']
      expect(after).toEqual(['expired', 'expired', 'completed', 'expired', 'expired', ...final])
    })

    test('it abandons what was started and then idle, and nothing else', async () => {
      await withLinks(store(), ['idle', 'busy', 'new'])
      await store().takeStep(aStep('idle', { at: minute(10) }))
      await store().takeStep(aStep('busy', { at: minute(10) }))
      await store().takeStep(aLaterStep('busy', { at: minute(30) }))
      const sweep = { now: minute(40), idleBefore: minute(20), limit: 100 }
      expect(await store().sweepInvites(sweep)).toBe(1)
      expect(await statusOf(store(), 'idle')).toBe('abandoned')
      expect(await statusOf(store(), 'busy')).toBe('started')
      expect(await statusOf(store(), 'new')).toBe('created')
      expect(await store().sweepInvites(sweep)).toBe(0)
    })

    test('who comes back to an abandoned interview is not idle', async () => {
      await withLinks(store(), ['a'])
      await bring(store(), 'a', 'abandoned')
      await store().moveInvite({
        linkID: 'a',
        expectStatus: 'abandoned',
        event: 'resume',
        at: minute(30),
      })
      const sweep = { now: minute(40), idleBefore: minute(20), limit: 100 }
      expect(await store().sweepInvites(sweep)).toBe(0)
    })

    test('it moves no more than it may at a time, and says how many', async () => {
      await withLinks(store(), ['a', 'b', 'c', 'd', 'e'])
      await store().takeStep(aStep('a'))
      const sweep = { now: minute(50_000), idleBefore: minute(40_000), limit: 2 }
      expect(await store().sweepInvites(sweep)).toBe(2)
      expect(await store().sweepInvites(sweep)).toBe(2)
      expect(await store().sweepInvites(sweep)).toBe(1)
      expect(await store().sweepInvites(sweep)).toBe(0)
    })
  })
}

async function bring(store: Store, linkID: string, status: InviteStatus): Promise<void> {
  let expectStatus: InviteStatus = 'created'
  for (const event of ways[status]) {
    // Saying no, which can be taken back: what a researcher closed cannot.
    const no = event === 'revoke' ? ({ clearUserInfo: true } as const) : {}
    await store.moveInvite({ linkID, expectStatus, event, at: minute(1), ...no })
    expectStatus = nextStatus(expectStatus, event) ?? expectStatus
  }
}

const moment = { now: minute(10), idleBefore: minute(-1_000) }

/** How many links there are of each status, which is as many as lists show, of the interview and its product. */
async function countsOf(
  store: Store,
  at: { now: string; idleBefore: string },
): Promise<Partial<Record<InviteStatus, number>>> {
  const page = { orgID: 'org', ...at, limit: 1_000 }
  const [interview] = await store.listInterviews(page)
  const [product] = await store.listProducts(page)
  const counts = interview?.counts
  if (!counts) throw new Error('The links of the interview are not counted.')
  expect(product?.counts).toEqual(counts)
  for (const status of inviteStatuses) {
    const listed = await store.listSummaries({ ...page, interviewID: 'interview', status })
    expect(listed.length, status).toBe(Math.min(counts[status], page.limit))
  }
  return Object.fromEntries(Object.entries(counts).filter(([, links]) => links > 0))
}

async function statusOf(store: Store, linkID: string): Promise<InviteStatus | undefined> {
  return (await store.findParticipation({ linkID }))?.invite.status
}
