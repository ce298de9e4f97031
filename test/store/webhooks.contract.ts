import { describe, expect, test } from 'vitest'
import type { WebhookEvent } from '../../src/contract/webhook-events.ts'
import type { Store } from '../../src/service/store.ts'
import type { DueDelivery } from '../../src/service/webhooks/webhook-records.ts'
import { freshStore } from './fresh.ts'
import {
  aCompletion,
  aCorrection,
  aLaterStep,
  anAttempt,
  anInterview,
  aProfile,
  aStep,
  aTestDelivery,
  aWebhook,
  invitesOf,
  minute,
  type StoreUnderTest,
  withLinks,
} from './given.ts'

const place = { orgID: 'org', webhookID: 'hook' }
const over = { runAt: null, pausedUntil: null, shut: null }

/** Takes all that is due, in turn, as if each had arrived. */
async function receiveAll(store: Store, at = minute(500), webhookID = 'hook') {
  const received: DueDelivery[] = []
  for (;;) {
    const delivery = await claim(store, at, webhookID)
    if (!delivery) return received
    received.push(delivery)
    const attempt = anAttempt({ attemptID: `${delivery.deliveryID} ${delivery.attempts}` })
    await store.finishDelivery({ delivery, attempt, next: over })
  }
}

/** What happened becomes deliveries first. */
async function spread(store: Store): Promise<void> {
  while (await store.spreadEvents({ afterOrgID: '', limit: 100, waitingMax: 1_000 }));
}

async function claim(store: Store, now: string, webhookID = 'hook') {
  await spread(store)
  return await store.claimDelivery({ webhookID, now, leaseUntil: minute(600) })
}

const typesOf = (received: readonly DueDelivery[]) => received.map(({ type }) => type)
const dataOf = (received: readonly DueDelivery[]) => received.map(({ data }) => JSON.parse(data))
const told = (...events: WebhookEvent[]) => aWebhook({ events })

export function describeWebhooks(under: StoreUnderTest): void {
  describe('webhooks', () => {
    const store = freshStore(under)

    test('at most so many are added, and each is found by its own organization alone', async () => {
      expect(await store().addWebhook(aWebhook())).toBe('done')
      expect(await store().addWebhook({ ...aWebhook({ webhookID: 'b' }), webhooksMax: 1 })).toBe(
        'full',
      )
      expect(await store().findWebhook(place)).toMatchObject({ secret: 'whsec_c2VjcmV0' })
      const theirs = { ...place, orgID: 'other' }
      expect(await store().findWebhook(theirs)).toBeNull()
      expect(await store().updateWebhook({ ...theirs, enabled: false })).toBe(false)
      expect(await store().removeWebhook(theirs)).toBe(false)
      const rotated = { ...theirs, secret: 'whsec_b', until: minute(9) }
      expect(await store().rotateSecret(rotated)).toBe(false)
      expect(await store().listWebhooks({ orgID: 'other', limit: 9 })).toEqual([])
    })

    test('what is changed is what is given, and a new secret leaves the one before', async () => {
      await store().addWebhook(aWebhook({ description: 'ours' }))
      await store().updateWebhook({ ...place, url: 'https://example.org/b' })
      await store().updateWebhook({ ...place, events: ['care.heard'], enabled: false })
      await store().rotateSecret({ ...place, secret: 'whsec_b', until: minute(9) })
      expect(await store().findWebhook(place)).toEqual({
        ...{ ...aWebhook().webhook, description: 'ours', url: 'https://example.org/b' },
        ...{ events: ['care.heard'], enabled: false, oldSecretUntil: minute(9) },
        ...{ secret: 'whsec_b', oldSecret: 'whsec_c2VjcmV0' },
      })
    })

    test('what happens on a link is written down for those who want it, in its order', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().addWebhook(aWebhook())
      await store().takeStep(aStep('a'))
      await store().takeStep(aLaterStep('a', { careHeard: true, at: minute(1) }))
      await store().takeStep(aCompletion('a', { expectVersion: 2, at: minute(1) }))
      await store().saveProfile(aProfile('a'))
      const received = await receiveAll(store())
      const ofLink = received.filter(({ type }) => type !== 'report.updated')
      expect(typesOf(ofLink)).toEqual([
        ...['invite.started', 'care.heard', 'invite.completed', 'profile.updated'],
      ])
      const known = { linkID: 'a', interviewID: 'interview', productID: 'product' }
      expect(dataOf(ofLink)).toEqual([
        ...[known, known, known],
        { profileID: 'profile', linkID: 'a', interviewID: 'interview' },
      ])
      expect(new Set(received.map(({ deliveryID }) => deliveryID)).size).toBe(received.length)
    })

    test('nothing is written down for who does not want it, is not enabled or is of others', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(aWebhook({ webhookID: 'off', enabled: false }))
      await store().addWebhook(aWebhook({ webhookID: 'other', orgID: 'other' }))
      await store().addWebhook({ ...told('person.erased') })
      await store().takeStep(aStep('a'))
      for (const webhookID of ['off', 'other', 'hook']) {
        await store().updateWebhook({ orgID: 'org', webhookID, enabled: true })
        expect(await claim(store(), minute(500), webhookID)).toBeNull()
      }
    })

    test('a step that did not happen is not told of', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(aWebhook())
      await store().takeStep(aStep('a'))
      expect(await store().takeStep(aStep('a'))).toBe('stale')
      expect(await store().takeStep(aCompletion('a', { expectVersion: 7 }))).toBe('stale')
      const stale = { expectStatus: 'created', event: 'revoke', at: minute(3) } as const
      expect(await store().moveInvite({ linkID: 'a', ...stale })).toBe(false)
      expect(await store().saveProfile(aProfile('a', { expectVersion: 5 }))).toBe('stale')
      expect(typesOf(await receiveAll(store()))).toEqual(['invite.started', 'report.updated'])
    })

    test('a link that ends is told of with why, once', async () => {
      await withLinks(store(), ['a', 'b', 'c', 'd'])
      await store().addWebhook(told('invite.started', 'invite.ended'))
      await store().takeStep(aStep('a'))
      await store().sweepInvites({ now: minute(2), idleBefore: minute(2), limit: 9 })
      const back = { expectStatus: 'abandoned', event: 'resume', at: minute(3) } as const
      await store().moveInvite({ linkID: 'a', ...back })
      await store().revokeInvites({ orgID: 'org', linkIDs: ['b', 'a', 'x'], at: minute(4) })
      await store().revokeInvites({ orgID: 'org', linkIDs: ['b', 'a'], at: minute(5) })
      const no = { expectStatus: 'created', event: 'revoke', at: minute(6) } as const
      await store().moveInvite({ linkID: 'c', ...no, clearUserInfo: true })
      await store().revokeInvites({ orgID: 'org', linkIDs: ['c'], at: minute(7) })
      await store().sweepInvites({ now: minute(50_000), idleBefore: minute(2), limit: 9 })
      const received = await receiveAll(store(), minute(60_000))
      const by = (link: string) =>
        received
          .filter(({ data }) => JSON.parse(data).linkID === link)
          .map(({ type, data }) => JSON.parse(data).reason ?? JSON.parse(data).again ?? type)
      expect(by('a')).toEqual(['invite.started', 'abandoned', true, 'revoked'])
      expect([by('b'), by('c'), by('d')]).toEqual([['revoked'], ['revoked'], ['expired']])
    })

    test('a report is told of a minute after it changes, and once in ten minutes', async () => {
      const links = ['a', 'b', 'c', 'd']
      await withLinks(store(), links)
      await store().addWebhook(told('report.updated'))
      for (const [at, link] of links.entries()) {
        await store().takeStep(aStep(link, { at: minute(at * 3) }))
      }
      expect(await claim(store(), minute(0.9))).toBeNull()
      expect(dataOf(await receiveAll(store(), minute(1)))).toEqual([{ interviewID: 'interview' }])
      expect(await receiveAll(store(), minute(10.9))).toEqual([])
      expect(await receiveAll(store(), minute(11))).toHaveLength(1)
      expect(await receiveAll(store(), minute(400))).toEqual([])
      await store().takeStep(aCompletion('a', { at: minute(400) }))
      expect(await receiveAll(store(), minute(401))).toHaveLength(1)
    })

    test('a profile that is put right has changed, and so has its report', async () => {
      await withLinks(store(), ['a'])
      await store().saveProfile(aProfile('a'))
      await store().addWebhook(aWebhook())
      const corrected = { orgID: 'org', profileID: 'profile', expectVersion: 1, body: '{}' }
      await store().correctProfile({ ...corrected, correction: aCorrection() })
      const received = await receiveAll(store())
      expect(typesOf(received)).toEqual(['profile.updated', 'report.updated'])
      expect(dataOf(received)).toEqual([{ profileID: 'profile' }, { interviewID: 'interview' }])
    })

    test('of one thing nothing is claimed before what came earlier has arrived or is given up', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().addWebhook(told('invite.started', 'invite.completed'))
      await store().takeStep(aStep('a'))
      await store().takeStep(aCompletion('a'))
      await store().takeStep(aStep('b', { at: minute(3) }))
      const first = await claim(store(), minute(5))
      const other = await claim(store(), minute(5))
      expect([first?.type, other && JSON.parse(other.data).linkID]).toEqual(['invite.started', 'b'])
      expect(await claim(store(), minute(5))).toBeNull()
      const failed = anAttempt({ succeeded: false })
      const again = { ...over, runAt: minute(20) }
      if (first) await store().finishDelivery({ delivery: first, attempt: failed, next: again })
      expect(await claim(store(), minute(19))).toBeNull()
      const second = await claim(store(), minute(20))
      expect(second).toMatchObject({ type: 'invite.started', tries: 1, attempts: 2 })
      const last = anAttempt({ attemptID: 'last', succeeded: false })
      if (second) await store().finishDelivery({ delivery: second, attempt: last, next: over })
      expect(await claim(store(), minute(20))).toMatchObject({ type: 'invite.completed' })
    })

    test('what waits for an earlier one is looked at no more, and goes once that one has ended', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(told('invite.started', 'invite.completed', 'profile.updated'))
      await store().takeStep(aStep('a'))
      await store().takeStep(aCompletion('a'))
      await store().saveProfile(aProfile('a'))
      const due = (now: number) => store().listDueWebhooks({ now: minute(now), limit: 9 })
      const first = await claim(store(), minute(5))
      expect(await claim(store(), minute(5))).toBeNull()
      expect(await due(6)).toEqual([])
      const attempt = anAttempt({ succeeded: false })
      const next = { ...over, runAt: minute(20) }
      if (first) await store().finishDelivery({ delivery: first, attempt, next })
      expect(await due(19)).toEqual([])
      expect(typesOf(await receiveAll(store(), minute(20)))).toEqual([
        ...['invite.started', 'invite.completed', 'profile.updated'],
      ])
    })

    test('what waits for one that is forgotten goes an hour later', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(told('invite.started', 'invite.completed'))
      await store().takeStep(aStep('a', { at: minute(1) }))
      await store().takeStep(aCompletion('a', { at: minute(3) }))
      const first = await claim(store(), minute(5))
      expect([first?.type, await claim(store(), minute(5))]).toEqual(['invite.started', null])
      expect(await store().forgetDeliveries({ before: minute(2), limit: 9 })).toBe(1)
      expect(await claim(store(), minute(64))).toBeNull()
      expect(await claim(store(), minute(65))).toMatchObject({ type: 'invite.completed' })
    })

    test('what one call brings about is written down once, and becomes deliveries in pieces', async () => {
      const links = Array.from({ length: 30 }, (_, at) => `link-${at}`)
      await withLinks(store(), links)
      const names = Array.from({ length: 20 }, (_, at) => `hook-${at}`)
      for (const webhookID of names) {
        await store().addWebhook(aWebhook({ webhookID, events: ['invite.ended'] }))
      }
      await store().revokeInvites({ orgID: 'org', linkIDs: links, at: minute(1) })
      // Who is added, disabled or gone since was not, was or is not any more to be told.
      await store().addWebhook(aWebhook({ webhookID: 'late' }))
      await store().updateWebhook({ orgID: 'org', webhookID: 'hook-1', enabled: false })
      await store().removeWebhook({ orgID: 'org', webhookID: 'hook-2' })
      const sizes: number[] = []
      const pieces = { afterOrgID: 'org', limit: 100, waitingMax: 1_000 }
      const take = (webhookID: string) =>
        store().claimDelivery({ webhookID, now: minute(5), leaseUntil: minute(600) })
      while (await store().spreadEvents(pieces)) {
        let size = 0
        for (const webhookID of names) while (await take(webhookID)) size += 1
        sizes.push(size)
      }
      expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
      await store().updateWebhook({ orgID: 'org', webhookID: 'hook-1', enabled: true })
      expect(await receiveAll(store(), minute(5), 'hook-1')).toHaveLength(30)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30 * 18)
      expect(await receiveAll(store(), minute(5), 'late')).toEqual([])
    })

    test('organizations take turns, whatever waits of one of them', async () => {
      await withLinks(store(), ['a', 'b', 'c'])
      await store().addWebhook(told('invite.ended'))
      const interview = anInterview({ orgID: 'other', interviewID: 'theirs' })
      await store().addInterview({ interview })
      await store().addInvites(invitesOf(interview, ['x']))
      await store().addWebhook(aWebhook({ webhookID: 'their', orgID: 'other' }))
      const linkIDs = ['a', 'b', 'c']
      await store().revokeInvites({ orgID: 'org', linkIDs, at: minute(1) })
      await store().revokeInvites({ orgID: 'other', linkIDs: ['x'], at: minute(2) })
      const next = (afterOrgID: string) =>
        store().spreadEvents({ afterOrgID, limit: 1, waitingMax: 9 })
      expect(await next('org')).toEqual({ orgID: 'other', shut: null })
      expect(await next('other')).toEqual({ orgID: 'org', shut: null })
    })

    test('a webhook for which too much waits is shut, and nothing more is gathered for it', async () => {
      const links = ['a', 'b', 'c', 'd']
      await withLinks(store(), links)
      await store().addWebhook(told('invite.started', 'invite.ended'))
      const pieces = { afterOrgID: '', limit: 100, waitingMax: 3 }
      await store().revokeInvites({ orgID: 'org', linkIDs: ['a', 'b', 'c'], at: minute(1) })
      expect(await store().spreadEvents(pieces)).toMatchObject({ shut: null })
      await store().revokeInvites({ orgID: 'org', linkIDs: ['d'], at: minute(2) })
      expect(await store().spreadEvents(pieces)).toMatchObject({ shut: 'hook' })
      expect(await store().findWebhook(place)).toMatchObject({ enabled: false, shut: 'failing' })
      const back = { expectStatus: 'revoked', event: 'return', at: minute(3) } as const
      await store().moveInvite({ linkID: 'a', ...back })
      expect(await store().spreadEvents(pieces)).toBeNull()
      await store().updateWebhook({ ...place, enabled: true })
      expect(await receiveAll(store())).toHaveLength(4)
    })

    test('with somebody goes also what has not become deliveries', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(aWebhook())
      await store().takeStep(aStep('a'))
      await store().saveProfile(aProfile('a'))
      const profile = { profileID: 'profile', expectVersion: 1, replacement: null }
      await store().eraseInvite({ linkID: 'a', profile, at: minute(60) })
      const types = typesOf(await receiveAll(store()))
      expect(new Set(types)).toEqual(new Set(['report.updated', 'person.erased']))
    })

    test('a try that went wrong here is written down and counts as no failure', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(told('invite.started'))
      await store().takeStep(aStep('a'))
      const delivery = await claim(store(), minute(5))
      const attempt = anAttempt({ succeeded: false, code: null })
      const next = { ...over, runAt: minute(7), isOurs: true as const }
      if (delivery) await store().finishDelivery({ delivery, attempt, next })
      expect(await store().listAttempts({ ...place, limit: 9 })).toMatchObject([{ try: 1 }])
      expect(await claim(store(), minute(7))).toMatchObject({ tries: 0, attempts: 2 })
    })

    test('who lost the lease writes nothing down, and one given back is due at once', async () => {
      await withLinks(store(), ['a'])
      await store().addWebhook(told('invite.started'))
      await store().takeStep(aStep('a'))
      await spread(store())
      const take = (now: number) =>
        store().claimDelivery({ webhookID: 'hook', now: minute(now), leaseUntil: minute(now + 5) })
      const first = await take(5)
      expect(await take(9)).toBeNull()
      const second = await take(10)
      if (!first || !second) throw new Error('It was due.')
      const finish = (delivery: DueDelivery) =>
        store().finishDelivery({ delivery, attempt: anAttempt(), next: over })
      expect(await finish(first)).toBe(false)
      expect(await store().releaseDelivery({ ...second, runAt: minute(10) })).toBe(true)
      const third = await take(10)
      expect(third).toMatchObject({ tries: 0, attempts: 3 })
      expect(third && (await finish(third))).toBe(true)
      expect(await store().listAttempts({ ...place, limit: 9 })).toHaveLength(1)
    })

    test('parallel senders never claim one delivery twice', async () => {
      const links = Array.from({ length: 40 }, (_, at) => `link-${at}`)
      await withLinks(store(), links)
      await store().addWebhook(told('invite.started'))
      for (const link of links) await store().takeStep(aStep(link))
      const taken: string[] = []
      for (let round = 0; round < 8; round += 1) {
        const claims = Array.from({ length: 8 }, () => claim(store(), minute(5)))
        taken.push(...(await Promise.all(claims)).flatMap((one) => one?.deliveryID ?? []))
      }
      expect([taken.length, new Set(taken).size]).toEqual([40, 40])
    })

    test('who is paused or shut is sent nothing until that is over', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().addWebhook(told('invite.started'))
      for (const link of ['a', 'b']) await store().takeStep(aStep(link))
      const failed = anAttempt({ succeeded: false, code: 429 })
      const delivery = await claim(store(), minute(5))
      const next = { runAt: minute(7), pausedUntil: minute(7), shut: null }
      if (delivery) await store().finishDelivery({ delivery, attempt: failed, next })
      const due = (now: number) => store().listDueWebhooks({ now: minute(now), limit: 9 })
      expect([await due(6), await claim(store(), minute(6))]).toEqual([[], null])
      expect(await due(7)).toEqual([{ webhookID: 'hook', orgID: 'org' }])
      const later = await claim(store(), minute(7))
      const gone = { ...over, shut: 'gone' as const }
      const attempt = anAttempt({ attemptID: 'gone', at: minute(10), succeeded: false, code: 410 })
      if (later) await store().finishDelivery({ delivery: later, attempt, next: gone })
      expect([await due(9), await claim(store(), minute(9))]).toEqual([[], null])
      const [listed] = await store().listWebhooks({ orgID: 'org', limit: 9 })
      expect(listed).toMatchObject({ enabled: false, shut: 'gone', last: { code: 410, try: 1 } })
      await store().updateWebhook({ ...place, enabled: true })
      expect(await store().findWebhook(place)).toMatchObject({ enabled: true, shut: null })
      expect(await receiveAll(store(), minute(9))).toHaveLength(1)
    })

    test('what has been sent goes again when somebody asks for it, under the same identifier', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().addWebhook(told('invite.started'))
      await store().takeStep(aStep('a', { at: minute(1) }))
      await store().takeStep(aStep('b', { at: minute(2) }))
      await store().addTestDelivery({ delivery: aTestDelivery(), attempt: anAttempt() })
      const sent = await receiveAll(store())
      const ids = sent.map(({ deliveryID }) => deliveryID)
      const replay = (which: { deliveryID: string } | { since: string }, orgID = 'org') =>
        store().replayDeliveries({ ...place, orgID, which, at: minute(9), limit: 9 })
      expect(await replay({ deliveryID: ids[0] ?? '' }, 'other')).toBe(0)
      expect(await replay({ deliveryID: ids[0] ?? '' })).toBe(1)
      expect(await replay({ deliveryID: ids[0] ?? '' })).toBe(0)
      expect((await receiveAll(store())).map(({ deliveryID }) => deliveryID)).toEqual([ids[0]])
      expect(await replay({ since: minute(2) })).toBe(1)
      expect((await receiveAll(store())).map(({ deliveryID }) => deliveryID)).toEqual([ids[1]])
      expect(await replay({ since: minute(0) })).toBe(2)
    })

    test('tries are listed page by page, in either order, and by their outcome', async () => {
      await store().addWebhook(aWebhook())
      for (const [at, succeeded] of [true, false, true].entries()) {
        const deliveryID = `msg-${at}`
        const delivery = { ...aTestDelivery(), deliveryID }
        const attempt = anAttempt({ attemptID: `try-${at}`, at: minute(at), succeeded })
        expect(await store().addTestDelivery({ delivery, attempt })).toBe(true)
      }
      const list = async (which: object) =>
        (await store().listAttempts({ ...place, limit: 9, ...which })).map((one) => one.attemptID)
      expect(await list({})).toEqual(['try-0', 'try-1', 'try-2'])
      expect(await list({ newestFirst: true, limit: 2 })).toEqual(['try-2', 'try-1'])
      const after = { createdAt: minute(1), id: 'try-1' }
      expect(await list({ newestFirst: true, after })).toEqual(['try-0'])
      expect(await list({ succeeded: true, after })).toEqual(['try-2'])
      expect(await list({ succeeded: false })).toEqual(['try-1'])
      expect(await list({ orgID: 'other' })).toEqual([])
    })

    test('with somebody goes what was or was to be sent about them; who knows them is told so', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().addWebhook(aWebhook())
      await store().takeStep(aStep('a'))
      await store().saveProfile(aProfile('a'))
      await store().takeStep(aStep('b', { at: minute(4) }))
      const held = await claim(store(), minute(50))
      const profile = { profileID: 'profile', expectVersion: 1, replacement: null }
      await store().eraseInvite({ linkID: 'a', profile, at: minute(60) })
      if (!held) throw new Error('It was due.')
      const late = { delivery: held, attempt: anAttempt(), next: over }
      expect(await store().finishDelivery(late)).toBe(false)
      const received = await receiveAll(store())
      expect(typesOf(received).toSorted()).toEqual([
        ...['invite.started', 'person.erased'],
        ...['report.updated', 'report.updated', 'report.updated'],
      ])
      const left = JSON.stringify([received, await store().listAttempts({ ...place, limit: 99 })])
      expect(left).not.toMatch(/"a\\?"|"profile\\?"/)
      const erased = received.find(({ type }) => type === 'person.erased')
      expect(JSON.parse(erased?.data ?? '')).toEqual({
        interviewID: 'interview',
        linkHash: 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
        profileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
    })

    test('a profile that loses one of its interviews has changed', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().saveProfile(aProfile('a'))
      await store().saveProfile(aProfile('b', { expectVersion: 1 }))
      await store().addWebhook(told('profile.updated', 'person.erased'))
      const replacement = { body: '{}', productIDs: ['product'] }
      const profile = { profileID: 'profile', expectVersion: 2, replacement }
      await store().eraseInvite({ linkID: 'a', profile, at: minute(60) })
      expect(dataOf(await receiveAll(store()))).toEqual(
        expect.arrayContaining([
          { profileID: 'profile' },
          { interviewID: 'interview', linkHash: expect.any(String) },
        ]),
      )
    })

    test('what is tried out is told to nobody', async () => {
      await store().addWebhook(aWebhook())
      const tried = anInterview({ orgID: 'prv', interviewID: 'tried' })
      const preview = { ownerID: 'org', linkID: 'try', expiresAt: minute(9), openMax: 1, tried }
      await store().addPreview(preview)
      await store().takeStep(aStep('try'))
      await store().erasePreview({ linkID: 'try', at: minute(9) })
      expect(await receiveAll(store())).toEqual([])
    })

    test('with a webhook goes all that was sent to it, and after its time everything does', async () => {
      await withLinks(store(), ['a', 'b'])
      await store().addWebhook(told('invite.started'))
      await store().takeStep(aStep('a', { at: minute(1) }))
      await store().takeStep(aStep('b', { at: minute(2) }))
      await receiveAll(store())
      expect(await store().forgetDeliveries({ before: minute(2), limit: 9 })).toBe(1)
      expect(await store().listAttempts({ ...place, limit: 9 })).toHaveLength(1)
      expect(await store().removeWebhook(place)).toBe(true)
      expect(await store().listAttempts({ ...place, limit: 9 })).toEqual([])
      const late = { delivery: aTestDelivery(), attempt: anAttempt() }
      expect(await store().addTestDelivery(late)).toBe(false)
    })

    test('what ends many links at once is told of each of them, and once of each report', async () => {
      const interviews = ['one', 'two'].map((interviewID) => anInterview({ interviewID }))
      for (const interview of interviews) {
        await store().addInterview({ interview })
        const links = Array.from({ length: 5 }, (_, at) => `${interview.interviewID}-${at}`)
        await store().addInvites(invitesOf(interview, links, { expiresAt: minute(5) }))
      }
      for (const webhookID of ['x', 'y', 'z']) await store().addWebhook(aWebhook({ webhookID }))
      await store().sweepInvites({ now: minute(6), idleBefore: minute(0), limit: 100 })
      for (const webhookID of ['x', 'y', 'z']) {
        const types = typesOf(await receiveAll(store(), minute(500), webhookID))
        expect(types.filter((type) => type === 'invite.ended')).toHaveLength(10)
        expect(types.filter((type) => type === 'report.updated')).toHaveLength(2)
      }
    })
  })
}
