import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createInvitations } from '../../src/service/mail/invitations.ts'
import type { Store } from '../../src/service/store.ts'
import { freshStore } from './fresh.ts'
import {
  aFirstMember,
  aLaterStep,
  anInterview,
  aStep,
  invitesOf,
  minute,
  type StoreUnderTest,
} from './given.ts'

const place = { orgID: 'org', interviewID: 'interview' }

async function invite(store: Store, links: string[]): Promise<void> {
  await store.addInterview({ interview: anInterview() })
  const invites = links.map((linkID) => ({ linkID, userInfo: { email: `${linkID}@example.org` } }))
  await store.addInvites({ ...invitesOf(anInterview(), []), invites, expiresAt: minute(9_999) })
}

const day = (days: number) => minute(days * 1_440)

type More = { mailsMax?: number; at?: string; addressKey?: string }

function queue(store: Store, links: string[], { addressKey, ...more }: More = {}) {
  return store.queueMails({
    ...{ orgID: 'org', mailsMax: 10, at: minute(1), endsAt: minute(61), ...more },
    toOne: { mailsMax: 2, endsAt: day(7) },
    mailing: { mailingID: `mlg ${links}`, subject: null, text: 'Hi', remindAfterDays: 3 },
    mails: links.map((linkID) => ({
      ...{
        mailID: `mail_${linkID}`,
        linkID,
        interviewID: addressKey ? `interview ${linkID}` : 'interview',
        addressKey: addressKey ?? `key ${linkID}`,
        formerKey: `former ${linkID}`,
      },
    })),
  })
}

const claimed = async (store: Store, at = minute(2)) =>
  await store.claimJob({ now: at, leaseUntil: minute(5_000), lane: 'mail' })
const outcomesOf = (queued: { outcome: string }[]) => queued.map(({ outcome }) => outcome)

export function describeMails(under: StoreUnderTest): void {
  describe('mails', () => {
    const store = freshStore(under)

    test('an organization has no more of them in its hour, however many come at once', async () => {
      const links = ['a', 'b', 'c', 'd', 'e', 'f']
      await invite(store(), links)
      const max = { mailsMax: 3 }
      const queued = await Promise.all(links.map((linkID) => queue(store(), [linkID], max)))
      const outcomes = outcomesOf(queued.flat())
      expect(outcomes.filter((outcome) => outcome === 'queued')).toHaveLength(3)
      expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(3)
      const later = await queue(store(), links, { ...max, at: minute(62) })
      expect(outcomesOf(later).filter((outcome) => outcome === 'known')).toHaveLength(3)
      expect(outcomesOf(later).filter((outcome) => outcome === 'queued')).toHaveLength(3)
    })

    test('a mail is begun once, and by nobody where somebody has begun or wants none', async () => {
      await invite(store(), ['a', 'b', 'c'])
      await queue(store(), ['a', 'b', 'c'])
      await store().takeStep(aStep('b'))
      await store().unsubscribe({ orgID: 'org', addressKey: 'key c', at: minute(2) })
      const begin = (linkID: string) =>
        store().beginMail({ mailID: `mail_${linkID}`, at: minute(3) })
      expect([await begin('a'), await begin('a')]).toEqual([true, false])
      expect([await begin('b'), await begin('c')]).toEqual([false, false])
      const settled = { mailID: 'mail_a', state: 'sent', code: null, at: minute(4) } as const
      const reminder = { mailID: 'mail_r', runAt: minute(4_000) }
      const settle = () => store().settleMail({ ...settled, expectState: 'sending', reminder })
      expect([await settle(), await settle()]).toEqual([true, false])
      expect(await store().findMail({ mailID: 'mail_r' })).toMatchObject({
        ...{ kind: 'reminder', state: 'queued', subject: 'a', mailing: { text: 'Hi' } },
      })
    })

    test.each([
      ['begun', 'uncertain'],
      ['queued', 'failed'],
    ])('a mail that was %s is %s once its job waits for a person', async (was, state) => {
      await invite(store(), ['a'])
      await queue(store(), ['a'])
      const job = await store().claimJob({ now: minute(2), leaseUntil: minute(7), lane: 'mail' })
      if (!job) throw new Error('There is no job.')
      if (was === 'begun') await store().beginMail({ mailID: job.subject, at: minute(3) })
      const { jobID, attempts } = job
      const fail = (runAt: string | null) =>
        store().failJob({ jobID, attempts, runAt, reason: 'The service ended.' })
      expect(await fail(minute(8))).toBe(true)
      const before = await store().findMail({ mailID: job.subject })
      expect(before?.state).toBe(was === 'begun' ? 'sending' : 'queued')
      expect(await fail(null)).toBe(true)
      expect(await store().findMail({ mailID: job.subject })).toMatchObject({ state })
    })

    test('owners are told of ten conversations one by one, and of what floods them together', async () => {
      const links = Array.from({ length: 13 }, (_, index) => `link${index}`)
      await invite(store(), links)
      await store().addSetupCode({ hash: 'code', at: minute(1), forgetBefore: minute(0) })
      await store().addFirstMember(aFirstMember())
      const care = { careHeard: true, mailOwners: true } as const
      for (const linkID of links) await store().takeStep(aStep(linkID, care))
      // Whose conversation was told of is not told of again.
      await store().takeStep(aLaterStep('link0', { ...care, at: minute(2) }))
      const alerts = async (at: string) => {
        const told = []
        for (;;) {
          const times = { now: at, leaseUntil: minute(5_000) }
          const job = await store().claimJob({ ...times, lane: 'alert' })
          if (!job) return told
          told.push(await store().findMail({ mailID: job.subject }))
        }
      }
      const alone = (await alerts(minute(2))).map((mail) => mail?.subject)
      expect(alone.toSorted()).toEqual(links.slice(0, 10).toSorted())
      const together = await alerts(minute(17))
      const gathered = [{ interviewID: 'interview', count: 3 }]
      expect(together).toMatchObject([{ kind: 'care_more', owner: 'Ada@example.org', gathered }])
      await store().takeStep(aLaterStep('link12', { ...care, at: minute(62) }))
      expect(await alerts(minute(62))).toMatchObject([{ kind: 'care', subject: 'link12' }])
      await store().forgetMailCounts({ now: minute(62), mailsBefore: minute(62) })
      expect(await store().findMail({ mailID: together[0]?.mailID ?? '' })).toBeNull()
    })

    test('once the hour is full, the rest of those invited are counted and not looked at', async () => {
      const links = Array.from({ length: 2_100 }, (_, index) => `link${index}`)
      await invite(store(), links)
      await store().takeStep(aStep('link2000'))
      const hour = { key: 'mail org', endsAt: minute(61), count: 1_999 }
      await store().shareCounts({ counts: [hour], now: minute(1) })
      let looks = 0
      const counting: Store = {
        ...store(),
        queueMails: async (change) => {
          looks += 1
          return await store().queueMails(change)
        },
      }
      const caller = { orgID: 'org', userID: 'u', tokenID: 't', tokenHash: '', scopes: [] }
      const nothing = { query: undefined, linkID: '', browser: null, idempotencyKey: null }
      const calls = createInvitations({
        ...{
          store: counting,
          now: () => new Date(minute(2)),
          randomBytes,
          mailFrom: 'a@b.example',
        },
        findPlan: () => Promise.reject(new Error('No plan is needed.')),
        mailKey: 'key',
      })
      const body = { interviewID: 'interview' }
      const answer = await calls['invites.send']({ ...nothing, caller, body })
      if (!('value' in answer)) throw new Error('This call answers a value.')
      const { queued, left, more_left } = answer.value
      expect([queued, left.length, more_left, looks]).toEqual([1, 999, 1_099, 1])
    })

    test('one address has no more of them in a week, whoever is erased meanwhile', async () => {
      await invite(store(), ['a', 'b', 'c', 'd'])
      const one = { addressKey: 'key' }
      expect(outcomesOf(await queue(store(), ['a'], one))).toEqual(['queued'])
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(3) })
      expect(outcomesOf(await queue(store(), ['b', 'c'], one))).toEqual(['queued', 'often'])
      // Forgets what is over, and that alone.
      expect(await store().forgetMailCounts({ now: minute(62), mailsBefore: day(0) })).toBe(1)
      expect(outcomesOf(await queue(store(), ['c'], one))).toEqual(['often'])
      const late = { ...one, at: day(7) }
      expect(outcomesOf(await queue(store(), ['c', 'd'], late))).toEqual(['queued', 'queued'])
      expect(await store().forgetMailCounts({ now: day(15), mailsBefore: day(0) })).toBe(2)
    })

    test('whoever unsubscribed by what their address was told by once is mailed no more', async () => {
      await invite(store(), ['a', 'b'])
      await store().unsubscribe({ orgID: 'org', addressKey: 'former a', at: minute(1) })
      expect(outcomesOf(await queue(store(), ['a', 'b']))).toEqual(['unsubscribed', 'queued'])
    })

    test('work waits for no mail, and no mail for work', async () => {
      await invite(store(), ['a'])
      await queue(store(), ['a'])
      expect(await store().claimJob({ now: minute(9), leaseUntil: minute(10) })).toBeNull()
      expect(await claimed(store())).toMatchObject({ kind: 'mail', subject: 'mail_a' })
    })

    test('who is erased leaves no mail, nor words that nobody else was sent', async () => {
      await invite(store(), ['a', 'b'])
      await queue(store(), ['a'])
      await store().eraseInvite({ linkID: 'a', profile: null, at: minute(3) })
      expect(await store().findMail({ mailID: 'mail_a' })).toBeNull()
      expect(await claimed(store())).toBeNull()
      expect(outcomesOf(await queue(store(), ['a', 'b']))).toEqual(['known', 'queued'])
    })

    test('of a backup nothing is sent that may have been sent since', async () => {
      await invite(store(), ['a'])
      await queue(store(), ['a'])
      await store().doubtMails({ at: minute(3) })
      expect(await claimed(store())).toBeNull()
      const [summary] = await store().listSummaries({
        ...{ ...place, now: minute(4), idleBefore: minute(0), limit: 9 },
      })
      expect(summary?.mails).toMatchObject([{ kind: 'invitation', state: 'uncertain' }])
    })
  })
}
