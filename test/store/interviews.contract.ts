import { describe, expect, test } from 'vitest'
import type { Written } from '../../src/service/calls/call-store.ts'
import { createOnce } from '../../src/service/calls/once.ts'
import { freshStore } from './fresh.ts'
import { aKey, anInterview, invitesOf, minute, type StoreUnderTest } from './given.ts'

export function describeInterviews(under: StoreUnderTest): void {
  describe('interviews', () => {
    const store = freshStore(under)

    test('an interview is not found for another organization', async () => {
      await store().addInterview({ interview: anInterview() })
      const query = { orgID: 'other', interviewID: 'interview' }
      expect(await store().findInterview(query)).toBeNull()
    })

    test('an interview is found as it was added, its text to the letter', async () => {
      const interview = anInterview({
        guidelines: 'Größe 🦔 "quoted" \\ \n\t ‮',
        interviewName: '名',
      })
      expect(await store().addInterview({ interview })).toEqual({ outcome: 'done' })
      expect(await store().findInterview({ orgID: 'org', interviewID: 'interview' })).toEqual(
        interview,
      )
    })

    test('the longest guidelines are kept whole', async () => {
      const interview = anInterview({ guidelines: 'ä'.repeat(100_000) })
      await store().addInterview({ interview })
      expect(await store().findInterview({ orgID: 'org', interviewID: 'interview' })).toEqual(
        interview,
      )
    })
  })

  describe('repeated writes', () => {
    const store = freshStore(under)
    const add = (interviewID: string, key = aKey()): Promise<Written> =>
      store().addInterview({
        interview: anInterview({ interviewID }),
        idempotency: { ...key, response: interviewID },
      })

    test('a second write with the same key replays the first and has no effect', async () => {
      expect(await add('first')).toEqual({ outcome: 'done' })
      expect(await add('second')).toEqual({ outcome: 'replayed', response: 'first' })
      expect(await store().findInterview({ orgID: 'org', interviewID: 'second' })).toBeNull()
    })

    test('the same key with other parameters is mismatched and has no effect', async () => {
      await add('first')
      expect(await add('second', aKey({ fingerprint: 'other' }))).toEqual({ outcome: 'mismatched' })
      expect(await store().findInterview({ orgID: 'org', interviewID: 'second' })).toBeNull()
    })

    test('a key is claimed before its call, answered after it, and given back where nothing was done', async () => {
      const idempotency = aKey({ response: '' })
      const { scope, key } = idempotency
      const at = '2026-11-21T12:00:00.000Z'
      const claim = (more: { key?: string; fingerprint?: string } = {}) =>
        store().claimAnswer({
          idempotency: { ...idempotency, ...more },
          orgID: 'org',
          at,
        })
      expect(await claim()).toEqual({ outcome: 'done' })
      expect(await claim()).toEqual({ outcome: 'replayed', response: '' })
      await store().settleAnswer({ scope, key, response: 'sealed', at })
      expect(await claim()).toEqual({ outcome: 'replayed', response: 'sealed' })
      expect(await claim({ fingerprint: 'other' })).toEqual({ outcome: 'mismatched' })
      await store().settleAnswer({ scope, key, response: null, at })
      expect(await claim({ fingerprint: 'other' })).toEqual({ outcome: 'done' })
    })

    test.each([
      ['simulations.ask', false],
      ['interviews.erase', true],
    ] as const)(
      'what %s answered while somebody was erased is told again: %s',
      async (call, isTold) => {
        await store().addInterview({ interview: anInterview() })
        let at = 0
        const now = () => {
          at += 1
          return new Date(minute(at))
        }
        const once = createOnce({ store: store(), now })
        const caller = { orgID: 'org', userID: 'u', tokenID: 't', tokenHash: 'h', scopes: [] }
        const erasing = { orgID: 'org', interviewID: 'interview' }
        const ask = () =>
          once({ caller, token: 'x', call, key: 'k', parameters: {} }, async () => {
            expect(await store().beginErasing({ ...erasing, at: now().toISOString() })).toBe(true)
            return { value: { told: 'words' } }
          })
        expect(await ask()).toEqual({ value: { told: 'words' } })
        if (isTold) expect(await ask()).toEqual({ json: '{"told":"words"}' })
        else await expect(ask()).rejects.toThrow('somebody was erased since')
      },
    )

    test('what is kept is measured of a day and of one scope, and a key found among it', async () => {
      const at = '2026-11-21T12:00:00.000Z'
      const { scope } = aKey({})
      for (const key of ['one', 'two', 'three']) {
        const idempotency = aKey({ key, response: '' })
        await store().claimAnswer({ idempotency, orgID: 'org', at })
        await store().settleAnswer({ scope, key, response: 'é'.repeat(250), at })
      }
      const all = { scope, since: at, most: 10 }
      const nextDay = { since: '2026-11-21T12:00:01.000Z' }
      expect(await store().measureAnswers(all)).toEqual({ keys: 3, bytes: 1_500 })
      expect(await store().measureAnswers({ ...all, most: 2 })).toEqual({ keys: 2, bytes: 1_000 })
      const nothing = { keys: 0, bytes: 0 }
      expect(await store().measureAnswers({ ...all, scope: 'another' })).toEqual(nothing)
      expect(await store().measureAnswers({ ...all, ...nextDay })).toEqual(nothing)
      const one = { scope, key: 'one', since: at }
      expect(await store().hasAnswer(one)).toBe(true)
      expect(await store().hasAnswer({ ...one, ...nextDay })).toBe(false)
      expect(await store().hasAnswer({ ...one, key: 'four' })).toBe(false)
    })

    test('the same key of somebody else is another key', async () => {
      await add('first')
      expect(await add('second', aKey({ scope: 'other' }))).toEqual({ outcome: 'done' })
    })

    test('a key that is past its time is as good as new', async () => {
      await add('first')
      const later = aKey({ forgetBefore: minute(1), fingerprint: 'other' })
      expect(await add('second', later)).toEqual({ outcome: 'done' })
    })

    test('a write that fails leaves its key free', async () => {
      await store().addInterview({ interview: anInterview({ interviewID: 'taken' }) })
      await expect(add('taken')).rejects.toThrow()
      expect(await add('free')).toEqual({ outcome: 'done' })
    })

    test('parallel writes with one key have one effect and one answer', async () => {
      await store().addInterview({ interview: anInterview() })
      for (let round = 0; round < 10; round++) {
        const answers = await Promise.all(
          Array.from({ length: 5 }, async (_, turn) => {
            const link = `link-${round}-${turn}`
            const written = await store().addInvites({
              ...invitesOf(anInterview(), [link]),
              idempotency: aKey({ key: `key-${round}`, response: link }),
            })
            return written.outcome === 'replayed' ? written.response : `${written.outcome} ${link}`
          }),
        )
        const done = answers.filter((answer) => answer.startsWith('done '))
        expect(done).toHaveLength(1)
        const first = done[0]?.slice('done '.length)
        expect(answers.filter((answer) => answer === first)).toHaveLength(4)
        const invites = await store().listInvites({
          orgID: 'org',
          productID: 'product',
          limit: 1_000,
        })
        expect(invites).toHaveLength(round + 1)
      }
    })
  })
}
