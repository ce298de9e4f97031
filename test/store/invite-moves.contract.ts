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
      },
    )

    test.each(pairs)('a step with $event from $status does too', async ({ status, event }) => {
      await withLinks(store(), ['a'])
      await bring(store(), 'a', status)
      const next = nextStatus(status, event)
      const step = aStep('a', { expectStatus: status, event, at: minute(9) })
      expect(await store().takeStep(step)).toBe(next === null ? 'stale' : 'done')
      expect(await statusOf(store(), 'a')).toBe(next ?? status)
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
    await store.moveInvite({ linkID, expectStatus, event, at: minute(1) })
    expectStatus = nextStatus(expectStatus, event) ?? expectStatus
  }
}

async function statusOf(store: Store, linkID: string): Promise<InviteStatus | undefined> {
  return (await store.findParticipation({ linkID }))?.invite.status
}
