import { describe, expect, test } from 'vitest'
import { freshStore } from './fresh.ts'
import {
  aCompletion,
  aLaterStep,
  aMessage,
  anInterview,
  aStep,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

export function describeSteps(under: StoreUnderTest): void {
  describe('taking part', () => {
    const store = freshStore(under)
    const find = async (linkID: string) => {
      const found = await store().findParticipation({ linkID })
      if (!found) throw new Error('The participation is not there.')
      return found
    }

    test('an unknown link leads nowhere', async () => {
      expect(await store().findParticipation({ linkID: 'nobody' })).toBeNull()
      expect(await store().takeStep(aStep('nobody'))).toBe('stale')
    })

    test('a link alone leads to its interview, before anything was said', async () => {
      await withLinks(store(), ['a'])
      const { interviewName, guidelines, interviewer } = anInterview()
      expect(await find('a')).toMatchObject({
        interview: { interviewName, guidelines, interviewer },
        session: null,
        version: 0,
        messages: [],
        consent: null,
        profileID: null,
      })
    })

    test('everything of a step becomes true together', async () => {
      await withLinks(store(), ['a'])
      const consent = { textHash: 'abc', locale: 'de', agreedAt: minute(1) }
      const userInfo = { name: 'Ada', email: 'ada@example.org' }
      const step = aStep('a', { consent, userInfo, session: '{"state":"onboarding"}' })
      expect(await store().takeStep(step)).toBe('done')
      expect(await find('a')).toMatchObject({
        invite: { status: 'started', userInfo, lastActivityAt: minute(1), completedAt: null },
        session: '{"state":"onboarding"}',
        version: 1,
        messages: step.append,
        consent,
      })
    })

    test('a message comes back with every member that it had, and no other', async () => {
      await withLinks(store(), ['a'])
      const question = aMessage(0, {
        topicId: 't1',
        questionId: 'q1',
        templateId: 'x',
        usage: { inputTokens: 3, outputTokens: 4 },
      })
      const answer = aMessage(1, {
        clientMessageID: 'c1',
        after: 0,
        browser: 'hash',
        flags: ['injection'],
        content: 'Ja – "sicher" \\ 🦔\n',
      })
      await store().takeStep(aStep('a', { append: [question, answer] }))
      expect((await find('a')).messages).toEqual([question, answer])
    })

    test('a step from an older version or another status changes nothing', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a'))
      const before = await find('a')
      const stale = [
        aLaterStep('a', { expectVersion: 0, append: [aMessage(1)], at: minute(5) }),
        aLaterStep('a', { expectVersion: 2, append: [aMessage(1)], at: minute(5) }),
        aLaterStep('a', { expectStatus: 'created', append: [aMessage(1)], at: minute(5) }),
        aLaterStep('a', { expectStatus: 'abandoned', event: 'resume', at: minute(5) }),
        aCompletion('a', { expectVersion: 7, at: minute(5) }),
      ]
      for (const step of stale) expect(await store().takeStep(step)).toBe('stale')
      expect(await find('a')).toEqual(before)
      expect(await store().countJobs()).toEqual({ waiting: 0, parked: 0 })
    })

    test('of parallel steps from one version, one happens', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a'))
      for (let version = 1; version <= 20; version++) {
        const outcomes = await Promise.all(
          [0, 1, 2, 3].map((turn) =>
            store().takeStep(
              aLaterStep('a', {
                expectVersion: version,
                append: [aMessage(version, { content: `By ${turn}` })],
              }),
            ),
          ),
        )
        expect(outcomes.toSorted()).toEqual(['done', 'stale', 'stale', 'stale'])
        const { messages, version: stored } = await find('a')
        expect(stored).toBe(version + 1)
        expect(messages.at(-1)?.content).toBe(`By ${outcomes.indexOf('done')}`)
      }
    })

    test('messages that do not follow on the stored ones are refused, whole', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a'))
      for (const append of [[aMessage(2)], [aMessage(0)], [aMessage(1), aMessage(3)]]) {
        await expect(store().takeStep(aLaterStep('a', { append, at: minute(7) }))).rejects.toThrow()
      }
      expect(await find('a')).toMatchObject({ version: 1, invite: { lastActivityAt: minute(1) } })
    })

    test("a client's own identifier of a message is used once in an interview", async () => {
      await withLinks(store(), ['a', 'b'])
      const first = { append: [aMessage(0), aMessage(1, { clientMessageID: 'c' })] }
      await store().takeStep(aStep('a', first))
      expect(await store().takeStep(aStep('b', first))).toBe('done')
      const again = aLaterStep('a', { append: [aMessage(2, { clientMessageID: 'c' })] })
      await expect(store().takeStep(again)).rejects.toThrow()
      expect((await find('a')).messages).toHaveLength(2)
    })

    test('a step without user info leaves what is known', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a', { userInfo: { name: 'Ada' } }))
      await store().takeStep(aLaterStep('a'))
      expect((await find('a')).invite.userInfo).toEqual({ name: 'Ada' })
    })

    test('completion freezes the invite and leaves the job that makes the profile', async () => {
      await withLinks(store(), ['a'])
      await store().takeStep(aStep('a', { pendingUntil: minute(5) }))
      expect(await store().takeStep(aCompletion('a', { pendingUntil: minute(9) }))).toBe('done')
      expect((await find('a')).invite).toMatchObject({
        status: 'completed',
        completedAt: minute(2),
      })
      expect(await store().listOverdueTurns({ now: minute(1_000), limit: 10 })).toEqual([])
      expect(await store().claimJob({ now: minute(2), leaseUntil: minute(7) })).toEqual({
        jobID: 'job-a',
        kind: 'synthesis',
        orgID: 'org',
        subject: 'a',
        attempts: 1,
      })
    })
  })

  describe('overdue turns', () => {
    const store = freshStore(under)

    test('a reply is overdue once its lease has ended, the longest overdue first', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      await store().takeStep(aStep('a', { pendingUntil: minute(20) }))
      await store().takeStep(aStep('b', { pendingUntil: minute(10) }))
      await store().takeStep(aStep('c'))
      expect(await store().listOverdueTurns({ now: minute(10), limit: 10 })).toEqual([])
      expect(await store().listOverdueTurns({ now: minute(15), limit: 10 })).toEqual(['b'])
      expect(await store().listOverdueTurns({ now: minute(30), limit: 10 })).toEqual(['b', 'a'])
      expect(await store().listOverdueTurns({ now: minute(30), limit: 1 })).toEqual(['b'])
    })

    test('whoever said no may agree after all, but not on a link that was closed meanwhile', async () => {
      await withLinks(store(), ['a', 'b'])
      const no = { expectStatus: 'created', event: 'revoke', at: minute(1) } as const
      for (const linkID of ['a', 'b'])
        await store().moveInvite({ linkID, ...no, clearUserInfo: true })
      await store().revokeInvites({ orgID: 'org', linkIDs: ['b'], at: minute(2) })
      const yes = { expectStatus: 'revoked', event: 'return', at: minute(3) } as const
      expect(await store().takeStep(aStep('a', yes))).toBe('done')
      expect(await store().takeStep(aStep('b', yes))).toBe('stale')
    })

    test('nobody waits for a reply once it is given, or its interview has ended', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      for (const link of ['a', 'b', 'c']) {
        await store().takeStep(aStep(link, { pendingUntil: minute(10) }))
      }
      await store().takeStep(aLaterStep('a'))
      await store().moveInvite({
        linkID: 'b',
        expectStatus: 'started',
        event: 'revoke',
        at: minute(2),
      })
      const sweep = { now: minute(50_000), idleBefore: minute(0), limit: 100 }
      expect(await store().listOverdueTurns({ now: minute(11), limit: 10 })).toEqual(['c'])
      await store().sweepInvites(sweep)
      expect(await store().listOverdueTurns({ now: minute(11), limit: 10 })).toEqual([])
    })
  })
}
