import type { Store } from '../../src/service/store.ts'
import type { VerbName } from '../../src/storage/verbs.ts'
import {
  aCompletion,
  aCorrection,
  aKey,
  aLaterStep,
  aMessage,
  anInterview,
  aProfile,
  aStep,
  aToken,
  invitesOf,
  minute,
} from '../store/given.ts'

type Verbs = Pick<Store, VerbName>

/** Calls every verb so that every query of it runs at least once. */
export async function useEveryQuery(verbs: Verbs): Promise<void> {
  await useTokens(verbs)
  await useInvites(verbs)
  await useSteps(verbs)
  await useJobs(verbs)
  await useProfiles(verbs)
}

async function useTokens(verbs: Verbs): Promise<void> {
  await verbs.addToken(aToken())
  await verbs.findToken({ hash: 'hash-1' })
  await verbs.listTokens({})
  await verbs.listTokens({ orgID: 'org' })
  await verbs.revokeToken({ tokenID: 'token-1', at: minute(1) })
  await verbs.hasTokens()
}

async function useInvites(verbs: Verbs): Promise<void> {
  const links = ['a', 'b', 'c', 'd']
  await verbs.addInterview({ interview: anInterview(), idempotency: aKey() })
  await verbs.addInterview({ interview: anInterview(), idempotency: aKey() })
  await verbs.findInterview({ orgID: 'org', interviewID: 'interview' })
  await verbs.addInvites(invitesOf(anInterview(), links))
  const invited = [{ linkID: 'e', userInfo: { email: 'ada@example.org' } }]
  await verbs.addInvites({ ...invitesOf(anInterview(), []), invites: invited })
  await verbs.listLinksOf({ orgID: 'org', email: 'ada@example.org', limit: 10 })
  await verbs.findInvite({ orgID: 'org', linkID: 'a' })
  const page = { orgID: 'org', limit: 10, after: { createdAt: minute(-1), id: 'a' } }
  await verbs.listInvites({ ...page, interviewID: 'interview' })
  await verbs.listInvites({ ...page, productID: 'product' })
  await verbs.listInvites({ ...page, interviewID: 'interview', productID: 'product' })
  const revoked = { expectStatus: 'created', event: 'revoke', at: minute(1) } as const
  await verbs.moveInvite({ linkID: 'd', ...revoked })
  await verbs.moveInvite({ linkID: 'e', ...revoked, clearUserInfo: true })
}

async function useSteps(verbs: Verbs): Promise<void> {
  const consent = { textHash: 'abc', locale: 'en', agreedAt: minute(1) }
  const userInfo = { email: 'ada@example.org' }
  for (const link of ['a', 'b']) await verbs.takeStep(aStep(link, { consent, userInfo }))
  await verbs.takeStep(aLaterStep('a', { append: [aMessage(1)] }))
  await verbs.takeStep(aCompletion('a', { expectVersion: 2 }))
  await verbs.findParticipation({ linkID: 'a' })
  await verbs.listOverdueTurns({ now: minute(9), limit: 10 })
  await verbs.sweepInvites({ now: minute(9), idleBefore: minute(9), limit: 10 })
  await verbs.sweepInvites({ now: minute(99_999), idleBefore: minute(9), limit: 10 })
}

async function useJobs(verbs: Verbs): Promise<void> {
  const job = { jobID: 'job-a', attempts: 1 }
  await verbs.countJobs()
  await verbs.claimJob({ now: minute(99), leaseUntil: minute(100) })
  await verbs.failJob({ ...job, runAt: minute(99), reason: 'Busy.' })
  await verbs.failJob({ ...job, runAt: null, reason: 'Hopeless.' })
  await verbs.listParkedJobs({ limit: 10 })
  await verbs.retryJob({ jobID: 'job-a', runAt: minute(99) })
  await verbs.finishJob(job)
}

async function useProfiles(verbs: Verbs): Promise<void> {
  await verbs.saveProfile(aProfile('a'))
  await verbs.saveProfile(aProfile('b', { expectVersion: 1 }))
  const correction = aCorrection()
  const corrected = { orgID: 'org', profileID: 'profile', expectVersion: 2, body: '{}' }
  await verbs.correctProfile({ ...corrected, correction })
  await verbs.findProfile({ orgID: 'org', linkID: 'c', identity: 'email:ada@example.org' })
  await verbs.findProfileByID({ orgID: 'org', profileID: 'profile' })
  await verbs.listProfiles({ orgID: 'org', productID: 'product', limit: 10 })
  await verbs.listTold({ orgID: 'org', interviewID: 'interview', limit: 10 })
  const known = { profileID: 'profile', expectVersion: 3 }
  const replacement = { body: '{}', productIDs: ['product'] }
  await verbs.eraseInvite({ linkID: 'a', profile: { ...known, replacement }, at: minute(9) })
  const rest = { ...known, expectVersion: 4, replacement: null }
  await verbs.eraseInvite({ linkID: 'b', profile: rest, at: minute(9) })
}
