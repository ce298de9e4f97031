import { describe, expect, test } from 'vitest'
import type { InviteRecord } from '../../src/service/interviews/invite-store.ts'
import type { Position } from '../../src/service/paging.ts'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import {
  aCompletion,
  aLaterStep,
  aMessage,
  anInterview,
  aStep,
  invitesOf,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

const links = (records: InviteRecord[]) => records.map(({ linkID }) => linkID)

export function describeInvites(under: StoreUnderTest): void {
  describe('invites', () => {
    const store = freshStore(under)

    test('the links of an address are found, however it was written and came there', async () => {
      await store().addInterview({ interview: anInterview() })
      const userInfo = { email: ' Ada@Example.org' }
      const invites = ['a', 'c', 'd'].map((linkID) => ({ linkID, userInfo }))
      await store().addInvites({ ...invitesOf(anInterview(), []), invites })
      await store().addInvites(invitesOf(anInterview(), ['b']))
      await store().takeStep(aStep('b', { userInfo: { email: 'ada@example.ORG' } }))
      await store().takeStep(aStep('a', { userInfo: { email: 'ada@example.org' } }))
      const cleared = { expectStatus: 'created', event: 'revoke', at: minute(1) } as const
      await store().moveInvite({ linkID: 'd', ...cleared, clearUserInfo: true })
      const query = { orgID: 'org', email: 'ada@example.org' }
      expect(await store().listLinksOf({ ...query, limit: 9 })).toEqual([
        { linkID: 'a', kind: 'invited' },
        { linkID: 'b', kind: 'typed' },
        { linkID: 'c', kind: 'invited' },
      ])
      expect(await store().listLinksOf({ ...query, after: 'a', limit: 1 })).toEqual([
        { linkID: 'b', kind: 'typed' },
      ])
      expect(await store().listLinksOf({ ...query, orgID: 'other', limit: 9 })).toEqual([])
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(2) })
      expect(await store().listLinksOf({ ...query, limit: 9 })).toHaveLength(2)
    })

    test('an invite is not found for another organization', async () => {
      await withLinks(store(), ['a'])
      expect(await store().findInvite({ orgID: 'other', linkID: 'a' })).toBeNull()
      expect(await store().findInvite({ orgID: 'org', linkID: 'b' })).toBeNull()
    })

    test('an invite cannot be added to the interview of another organization', async () => {
      await withLinks(store(), ['a'])
      const theirs = invitesOf(anInterview(), ['b'], { orgID: 'other' })
      await expect(store().addInvites(theirs)).rejects.toThrow()
      expect(await store().findParticipation({ linkID: 'b' })).toBeNull()
    })

    test('a new invite is as it was added, with nothing said yet', async () => {
      await store().addInterview({ interview: anInterview() })
      const userInfo = {
        email: 'ada@example.org',
        name: 'Ada "the first"',
        occupation: 'Ingénieure',
      }
      const added = invitesOf(anInterview(), [], { invites: [{ linkID: 'a', userInfo }] })
      expect(await store().addInvites(added)).toEqual({ outcome: 'done' })
      expect(await store().findInvite({ orgID: 'org', linkID: 'a' })).toEqual({
        frozen: null,
        linkID: 'a',
        createdAt: minute(0),
        conversation: '[]',
        invite: {
          linkID: 'a',
          orgID: 'org',
          interviewID: 'interview',
          productID: 'product',
          status: 'created',
          userInfo,
          createdAt: minute(0),
          expiresAt: minute(43_200),
          lastActivityAt: null,
          completedAt: null,
        },
      })
    })

    test('a thousand invites are added in one call, all or none', async () => {
      await store().addInterview({ interview: anInterview() })
      const many = Array.from(
        { length: 1_000 },
        (_, index) => `link-${String(index).padStart(4, '0')}`,
      )
      await store().addInvites(invitesOf(anInterview(), many))
      const listed = await store().listInvites({ orgID: 'org', productID: 'product', limit: 1_000 })
      expect(links(listed)).toEqual(many)
      const again = invitesOf(anInterview(), ['new', 'link-0500'])
      await expect(store().addInvites(again)).rejects.toThrow()
      expect(await store().findInvite({ orgID: 'org', linkID: 'new' })).toBeNull()
    })

    test('an interview under way is read with its conversation in order', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().takeStep(aStep('a', { append: [aMessage(0), aMessage(1), aMessage(2)] }))
      const more = Array.from({ length: 10 }, (_, index) => aMessage(index + 3))
      await store().takeStep(aLaterStep('a', { append: more }))
      const record = await store().findInvite({ orgID: 'org', linkID: 'a' })
      expect(record).toMatchObject({ frozen: null, invite: { status: 'started' } })
      const said: { content: string }[] =
        record?.frozen === null ? JSON.parse(record.conversation) : []
      expect(said.map(({ content }) => content)).toEqual(
        Array.from({ length: 13 }, (_, seq) => `Line ${seq}`),
      )
      expect(said[1]).toEqual({ role: 'user', content: 'Line 1' })
    })

    test('a completed interview is read as the JSON it was frozen in', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a'))
      const completion = aCompletion('a')
      await store().takeStep(completion)
      expect(await store().findInvite({ orgID: 'org', linkID: 'a' })).toEqual({
        frozen: completion.completion?.frozen,
        linkID: 'a',
        createdAt: minute(0),
      })
    })
  })

  describe('lists of invites', () => {
    const store = freshStore(under)

    test('a list holds nothing of another organization, interview or product', async () => {
      await twoInterviewsEach(store())
      const list = async (query: { orgID: string; interviewID?: string; productID?: string }) =>
        links(await store().listInvites({ ...query, limit: 100 }))
      expect(await list({ orgID: 'org', interviewID: 'org-2' })).toEqual(['org-2-a', 'org-2-b'])
      expect(await list({ orgID: 'other', interviewID: 'org-2' })).toEqual([])
      expect(await list({ orgID: 'org', productID: 'product-1' })).toEqual(['org-1-a', 'org-1-b'])
      expect(await list({ orgID: 'nobody', productID: 'product-1' })).toEqual([])
      const both = { orgID: 'org', interviewID: 'org-1' }
      expect(await list({ ...both, productID: 'product-1' })).toEqual(['org-1-a', 'org-1-b'])
      expect(await list({ ...both, productID: 'product-2' })).toEqual([])
    })

    test('pages put together are the whole list, oldest first, by bytes within an instant', async () => {
      await store().addInterview({ interview: anInterview() })
      // By language, `a` would come before `B` and `Z` after `a`.
      await store().addInvites(
        invitesOf(anInterview(), ['B', 'Z', '_', 'a', 'é'], { createdAt: minute(2) }),
      )
      await store().addInvites(invitesOf(anInterview(), ['z'], { createdAt: minute(1) }))
      const paged: string[] = []
      let after: Position | undefined
      for (let page = 0; page < 4; page++) {
        const place = after ? { after } : {}
        const records = await store().listInvites({
          orgID: 'org',
          interviewID: 'interview',
          limit: 2,
          ...place,
        })
        paged.push(...links(records))
        const last = records.at(-1)
        if (last) after = { createdAt: last.createdAt, id: last.linkID }
      }
      expect(paged).toEqual(['z', 'B', 'Z', '_', 'a', 'é'])
    })

    test('a list holds finished and unfinished interviews side by side', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().takeStep(aStep('a'))
      await store().takeStep(aCompletion('a'))
      await store().takeStep(aStep('b'))
      const [first, second] = await store().listInvites({
        orgID: 'org',
        productID: 'product',
        limit: 9,
      })
      expect(first?.frozen).toContain('"completed"')
      expect(second).toMatchObject({
        frozen: null,
        conversation: '[{"role":"assistant","content":"Line 0"}]',
      })
    })
  })
}

async function twoInterviewsEach(store: Store): Promise<void> {
  for (const orgID of ['org', 'other']) {
    for (const number of [1, 2]) {
      const interviewID = `${orgID}-${number}`
      const interview = anInterview({ orgID, interviewID, productID: `product-${number}` })
      await store.addInterview({ interview })
      await store.addInvites(invitesOf(interview, [`${interviewID}-a`, `${interviewID}-b`]))
    }
  }
}
