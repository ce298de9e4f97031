import { inviteStatuses } from '../../src/contract/invite-statuses.ts'
import { groupingJob } from '../../src/service/interview-report/grouping-job.ts'
import type { Store } from '../../src/service/store.ts'
import type { VerbName } from '../../src/storage/verbs/verb.ts'
import {
  aCode,
  aCompletion,
  aCorrection,
  aFirstMember,
  aKey,
  aLaterStep,
  aMessage,
  anAttempt,
  anInterview,
  aPair,
  aPlan,
  aProfile,
  aSession,
  aStep,
  aTestDelivery,
  aToken,
  aWebhook,
  invitesOf,
  minute,
} from '../store/given.ts'

type Verbs = Pick<Store, VerbName>

/** Calls every verb so that every query of it runs at least once. */
export async function useEveryQuery(verbs: Verbs): Promise<void> {
  await useTokens(verbs)
  await useWebhooks(verbs)
  await useMembers(verbs)
  await useInvites(verbs)
  await useOpenLinks(verbs)
  await useStanding(verbs)
  await useSteps(verbs)
  await useJobs(verbs)
  await useProfiles(verbs)
}

async function useTokens(verbs: Verbs): Promise<void> {
  await verbs.addToken(aToken())
  await verbs.findToken({ hash: 'hash-1' })
  await verbs.listTokens({})
  await verbs.listTokens({ orgID: 'org' })
  const child = { hash: 'hash-c', tokenID: 'child', parentID: 'token-1', sessionHash: 'session' }
  await verbs.addToken(aToken(child))
  await verbs.revokeToken({ tokenID: 'token-1', at: minute(1) })
  await verbs.hasTokens()
}

async function useWebhooks(verbs: Verbs): Promise<void> {
  const [orgID, webhookID] = ['org', 'hook']
  const after = { createdAt: minute(-1), id: 'a' }
  await verbs.addWebhook(aWebhook())
  await verbs.addWebhook(aWebhook({ webhookID: 'gone' }))
  await verbs.listWebhooks({ orgID, after, limit: 10 })
  await verbs.findWebhook({ orgID, webhookID })
  await verbs.updateWebhook({ orgID, webhookID, enabled: true })
  await verbs.rotateSecret({ orgID, webhookID, secret: 'whsec_b', until: minute(9) })
  await verbs.removeWebhook({ orgID, webhookID: 'gone' })
}

async function useMails(verbs: Verbs): Promise<void> {
  const mailing = { mailingID: 'mailing', subject: null, text: null, remindAfterDays: 1 }
  const waiting = { orgID: 'org', interviewID: 'interview', now: minute(1) }
  await verbs.listWaiting({ ...waiting, limit: 10 })
  await verbs.countWaiting({ ...waiting, after: { createdAt: minute(-1), id: 'a' } })
  await verbs.listInvited({ orgID: 'org', linkIDs: ['a', 'e'] })
  await verbs.queueMails({
    ...{ orgID: 'org', mailing, mailsMax: 9, at: minute(1), endsAt: minute(9) },
    toOne: { mailsMax: 9, endsAt: minute(9) },
    mails: [
      {
        mailID: 'mail_a',
        linkID: 'e',
        interviewID: 'interview',
        addressKey: 'key',
        formerKey: 'k',
      },
    ],
  })
  await verbs.forgetMailCounts({ now: minute(2), mailsBefore: minute(0) })
  await verbs.claimJob({ now: minute(9), leaseUntil: minute(10), lane: 'mail' })
  await verbs.findMail({ mailID: 'mail_a' })
  await verbs.listMailsTo({ orgID: 'org', linkID: 'a' })
  await verbs.beginMail({ mailID: 'mail_a', at: minute(1) })
  const reminder = { mailID: 'reminder', runAt: minute(2) }
  const sent = { state: 'sent', code: null, at: minute(1), reminder } as const
  await verbs.settleMail({ mailID: 'mail_a', expectState: 'sending', ...sent })
  await verbs.failJob({ jobID: 'job_mail_a', attempts: 1, runAt: null, reason: 'Hopeless.' })
  await verbs.unsubscribe({ orgID: 'org', addressKey: 'key', at: minute(1) })
  await verbs.doubtMails({ at: minute(2) })
}

async function useDeliveries(verbs: Verbs): Promise<void> {
  const [orgID, webhookID] = ['org', 'hook']
  while (await verbs.spreadEvents({ afterOrgID: '', limit: 10, waitingMax: 1_000 }));
  await verbs.listDueWebhooks({ now: minute(9), limit: 10 })
  const claim = { webhookID, now: minute(9), leaseUntil: minute(10) }
  const claimed = await verbs.claimDelivery(claim)
  // What waits for it is put off, and goes once it has ended.
  await verbs.claimDelivery(claim)
  const delivery = { deliveryID: 'none', attempts: 1, ...claimed }
  await verbs.releaseDelivery({ ...delivery, runAt: minute(9) })
  const attempt = anAttempt({ succeeded: false })
  const next = { runAt: minute(99), pausedUntil: minute(99), shut: 'gone' } as const
  await verbs.finishDelivery({ delivery, attempt, next })
  const over = { runAt: null, pausedUntil: null, shut: null }
  const last = anAttempt({ attemptID: 'last' })
  await verbs.finishDelivery({ delivery, attempt: last, next: over })
  await verbs.addTestDelivery({ delivery: aTestDelivery(), attempt: anAttempt({ attemptID: 'b' }) })
  for (const succeeded of [undefined, true]) {
    for (const newestFirst of [undefined, true]) {
      const which = { ...(succeeded && { succeeded }), ...(newestFirst && { newestFirst }) }
      await verbs.listAttempts({ orgID, webhookID, ...which, limit: 10 })
    }
  }
  const again = { orgID, webhookID, at: minute(9), limit: 10 }
  await verbs.replayDeliveries({ ...again, which: { deliveryID: 'none' } })
  await verbs.replayDeliveries({ ...again, which: { since: minute(0) } })
  await verbs.forgetDeliveries({ before: minute(99), limit: 10 })
  await verbs.updateWebhook({ orgID, webhookID, enabled: true })
}

async function useAccess(verbs: Verbs): Promise<void> {
  const [orgID, userID, at] = ['org', 'usr', minute(2)]
  const after = { createdAt: minute(-1), id: 'a' }
  await verbs.touchToken({ hash: 'hash-1', at })
  await verbs.revokeToken({ tokenID: 'token-1', orgID, at })
  await verbs.listTokensOf({ orgID, after, limit: 10 })
  await verbs.listMembers({ orgID, after, limit: 10 })
  const { member } = aFirstMember()
  const invited = { member: { ...member, userID: 'new' }, emailKey: 'b@example.org' }
  await verbs.inviteMember({ ...invited, codeHash: 'join', until: minute(9) })
  await verbs.addToken(aToken({ hash: 'hash-2', tokenID: 'token-2', userID: 'new' }))
  await signOn(verbs, orgID)
  await verbs.setMemberRole({ orgID, userID: 'new', role: 'viewer', scopes: ['read'], at })
  await verbs.resetMember({ orgID, userID, codeHash: 'reset', until: minute(9), at })
  await verbs.removeMember({ orgID, userID: 'new', at })
  await verbs.removeMember({ orgID, userID, at })
}

/** Whoever is invited, is known, has another role, or is new. */
async function signOn(verbs: Verbs, orgID: string): Promise<void> {
  const person = { orgID, issuer: 'https://id.example', name: null, at: minute(2) }
  const given = { ...person, scopes: [], newRole: null, userID: 'made', password: 'none' }
  const invited = { subject: 'b', email: 'b@example.org', emailKey: 'b@example.org' }
  const auditIDs = { link: 'aud-link', role: 'aud-role' }
  await verbs.signOnMember({ ...given, ...invited, role: null, auditIDs })
  await verbs.signOnMember({ ...given, ...invited, role: 'owner', auditIDs })
  const unknown = { subject: 'c', email: 'c@example.org', emailKey: 'c@example.org' }
  const made = { ...given, ...unknown, role: null, newRole: 'viewer' as const }
  await verbs.signOnMember({ ...made, auditIDs: { link: 'aud-made', role: 'aud-none' } })
}

async function useSimulations(verbs: Verbs): Promise<void> {
  const whose = { orgID: 'org', interviewID: 'interview', productID: 'product', profileID: 'none' }
  const made = { userID: 'u', seed: '0', status: 'waiting' as const, createdAt: minute(3) }
  for (const simulationID of ['sim', 'sim-b']) {
    const row = { simulationID, ...whose, ...made, finishedAt: null, body: null, outline: null }
    const job = { jobID: `job-${simulationID}`, kind: 'simulation' as const, orgID: 'org' }
    const links = [simulationID === 'sim' ? 'a' : 'b']
    await verbs.addSimulations({
      simulations: [{ row, links, job: { ...job, subject: simulationID } }],
      ofPersonMax: 9,
      at: minute(9_999),
    })
  }
  await verbs.findSimulation({ orgID: 'org', simulationID: 'sim' })
  const ids = { interview: 'interview', profile: 'none', product: 'product' }
  for (const of of ['interview', 'profile', 'product'] as const) {
    await verbs.listSimulations({ orgID: 'org', of, id: ids[of], limit: 10 })
  }
  await verbs.listSimulationIDs({ orgID: 'org', profileID: 'none', limit: 10 })
  await verbs.listAllowed({ orgID: 'org', profileID: 'none', limit: 10 })
  await verbs.listMeasured({ orgID: 'org', productID: 'product', limit: 10 })
  const job = { jobID: 'job-sim', attempts: 0 }
  const one = { orgID: 'org', simulationID: 'sim', profileID: 'none', rests: ['a'] }
  const end = { ...one, body: '{}', outline: '{}', notice: 'n' }
  await verbs.finishSimulation({ ...end, job, at: minute(4) })
  await verbs.removeSimulation({ orgID: 'org', simulationID: 'sim' })
  const row = { profileID: 'none', orgID: 'org', productID: 'product', createdAt: minute(4) }
  await verbs.addStandIn({ row: { ...row, body: '{}' }, links: ['a'] })
  await verbs.findStandIn({ orgID: 'org', profileID: 'none' })
  const drawn = { profileID: 'drawn', orgID: 'org', productID: 'product', createdAt: minute(4) }
  const generation = { jobID: 'job-drawn', kind: 'generation' as const, orgID: 'org' }
  await verbs.addGenerated({
    generated: [
      {
        row: { ...drawn, status: 'waiting', task: '{}', body: null },
        job: { ...generation, subject: 'drawn' },
      },
    ],
    at: minute(9_999),
  })
  await verbs.findGenerated({ orgID: 'org', profileID: 'drawn' })
  await verbs.listProfiles({ orgID: 'org', productID: 'product', source: 'ai', limit: 10 })
  await verbs.finishGenerated({
    ...{ profileID: 'drawn', orgID: 'org', job: { jobID: 'job-drawn', attempts: 0 }, task: '{}' },
    made: { body: '{"lines":[]}', sources: [{ linkID: 'a', person: 'none' }] },
  })
  await verbs.listStandIns({ orgID: 'org', productID: 'product', limit: 10 })
}

async function useOverviews(verbs: Verbs): Promise<void> {
  const page = { orgID: 'org', limit: 10, now: minute(9), idleBefore: minute(-9) }
  const after = { createdAt: minute(-1), id: 'a' }
  const [interviewID, productID] = ['interview', 'product']
  for (const status of [undefined, ...inviteStatuses]) {
    for (const search of [undefined, 'ada']) {
      const query = { ...page, after, ...(status && { status }), ...(search && { search }) }
      await verbs.listSummaries({ ...query, interviewID })
      await verbs.listSummaries({ ...query, productID })
      await verbs.listSummaries({ ...query, interviewID, productID })
    }
  }
  await verbs.listTold({ orgID: 'org', interviewID, only: 'way', limit: 10 })
  await verbs.listTold({ orgID: 'org', interviewID, only: 'answers', limit: 10 })
  await verbs.listTold({ orgID: 'org', interviewID, whole: true, limit: 10 })
  for (const only of ['way', 'answers'] as const)
    await verbs.listTold({ orgID: 'org', interviewID, only, begun: true, limit: 10 })
  await verbs.listTold({ orgID: 'org', interviewID, whole: true, begun: true, limit: 10 })
  await verbs.listTold({ orgID: 'org', interviewID, begun: true, limit: 10 })
  await verbs.tellPage({ orgID: 'org', interviewID, limit: 10 })
  for (const only of ['way', 'answers'] as const)
    await verbs.tellPage({ orgID: 'org', interviewID, only, limit: 10 })
  const times = { now: minute(9), idleBefore: minute(-9) }
  await verbs.markParts({ orgID: 'org', interviewID, ...times, ranges: [{ limit: 10 }] })
  await verbs.fillBriefs({ limit: 9 })
  await verbs.countLinks({ orgID: 'org', interviewID })
  await verbs.revokeInvites({ orgID: 'org', linkIDs: ['c'], at: minute(9) })
  const end = { expiresAt: minute(99), now: minute(9) }
  await verbs.setExpiry({ orgID: 'org', linkIDs: ['c'], ...end })
  await verbs.updateInterview({ orgID: 'org', interviewID, guidelines: 'g' })
  await verbs.updateInterview({ orgID: 'org', interviewID, interviewName: 'n' })
  const tried = anInterview({ orgID: 'none', interviewID: 'tried' })
  const preview = { ownerID: 'org', linkID: 'try', expiresAt: minute(9), openMax: 1 }
  await verbs.addPreview({ ...preview, tried })
  await verbs.listDuePreviews({ now: minute(9), limit: 10 })
  await verbs.erasePreview({ linkID: 'try', at: minute(9) })
  await verbs.listProducts(page)
  await verbs.listInterviews({ ...page, after })
  await verbs.listInterviews({ ...page, after, productID })
  const { limit: _, ...moment } = page
  await verbs.countInvites({ ...moment, of: 'product', id: productID })
  await verbs.countInvites({ ...moment, of: 'interview', id: interviewID, after })
  await verbs.findOrganization({ orgID: 'org' })
  const organization = { name: 'n', accent: null, logo: 'hash', contact: 'Jo', retentionDays: 9 }
  const picture = { type: 'image/png', body: '' }
  await verbs.saveOrganization({ orgID: 'org', organization, picture })
  await verbs.findPicture({ hash: 'hash' })
}

async function useMembers(verbs: Verbs): Promise<void> {
  const living = { at: minute(2), idleBefore: minute(-60) }
  await verbs.hasMembers()
  await verbs.addSetupCode({ hash: 'code', at: minute(1), forgetBefore: minute(0) })
  await verbs.addFirstMember(aFirstMember())
  await verbs.findLogins({ emailKey: 'ada@example.org' })
  await verbs.findInvited({ codeHash: 'none', at: minute(2) })
  const joined = { codeHash: 'none', name: null, password: 'hashed', session: aSession('joined') }
  await verbs.joinMember(joined)
  const session = aSession('signed-in')
  await verbs.addSession({ userID: 'usr', session, ends: 'other', idleBefore: minute(-60) })
  await verbs.findSession({ hash: 'signed-in', ...living })
  const bearer = { hash: 'bearer', sessionHash: 'signed-in', expiresAt: minute(9) }
  await verbs.addBearer({ ...bearer, ...living })
  await verbs.findBearer({ hash: 'bearer', at: minute(2) })
  const change = { orgID: 'org', userID: 'usr', expectPassword: 'hashed', password: 'other' }
  await verbs.setPassword({ ...change, session: aSession('changed') })
  await verbs.endSession({ hash: 'changed' })
  await useAssistants(verbs)
  await useAccess(verbs)
}

async function useAssistants(verbs: Verbs): Promise<void> {
  const at = minute(2)
  for (const codeHash of ['code-1', 'code-2']) {
    await verbs.addCode({ code: aCode({ codeHash }), at, forgetBefore: minute(0), most: 9 })
  }
  const told = { clientID: 'client', redirectURI: 'https://app.example/', challenge: 'challenge' }
  const given = { ...told, at, ...aPair('1'), tokenID: 'assistant', familyHash: 'family' }
  await verbs.redeemCode({ codeHash: 'code-1', ...given })
  await verbs.redeemCode({ codeHash: 'code-2', ...given, clientID: 'other' })
  const renewal = { familyHash: 'family', expectHash: 'refresh-1', clientID: 'client', at }
  await verbs.renewAssistant({ ...renewal, ...aPair('2') })
  await verbs.listAssistants({ orgID: 'org', userID: 'usr', at, limit: 10 })
  await verbs.endAssistant({ hash: 'none', familyHash: 'family', clientID: 'client', at })
  await verbs.revokeToken({ tokenID: 'assistant', orgID: 'org', assistantOf: 'usr', at })
}

async function useInvites(verbs: Verbs): Promise<void> {
  const asked = { idempotency: aKey({ key: 'apart' }), orgID: 'org', at: minute(1) }
  const { scope, key } = asked.idempotency
  await verbs.measureAnswers({ scope, since: minute(0), most: 10 })
  await verbs.hasAnswer({ scope, key, since: minute(0) })
  await verbs.claimAnswer(asked)
  await verbs.settleAnswer({ ...asked.idempotency, at: minute(1) })
  await verbs.claimAnswer(asked)
  await verbs.settleAnswer({ ...asked.idempotency, response: null, at: minute(1) })
  const links = ['a', 'b', 'c', 'd']
  await verbs.addInterview({ interview: anInterview(), idempotency: aKey() })
  await verbs.addInterview({ interview: anInterview(), idempotency: aKey() })
  const interviewID = 'interview'
  await verbs.findInterview({ orgID: 'org', interviewID })
  await verbs.setRetention({ orgID: 'org', interviewID, days: 30 })
  await verbs.findRetention({ orgID: 'org', interviewID })
  await verbs.findShortestRetention({})
  await verbs.listEnded({ before: minute(9), limit: 10 })
  await verbs.addInvites(invitesOf(anInterview(), links))
  const invited = [{ linkID: 'e', userInfo: { email: 'ada@example.org' } }]
  await verbs.addInvites({ ...invitesOf(anInterview(), []), invites: invited })
  await useMails(verbs)
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

async function useStanding(verbs: Verbs): Promise<void> {
  const place = { orgID: 'org', interviewID: 'resting' }
  const product = { orgID: 'org', productID: 'resting' }
  const at = minute(1)
  await verbs.addInterview({ interview: anInterview({ ...place, ...product }) })
  await verbs.setStanding({ ...place, isClosed: true, isArchived: false, at })
  await verbs.findStanding(place)
  await verbs.saveProduct({ ...product, name: 'Resting', isArchived: true, at })
  await verbs.beginErasing({ ...place, at })
  await verbs.listErasing({ limit: 9 })
  await verbs.putBackErasing({ ...place, at })
  await verbs.listLinksOfInterview({ ...place, limit: 9 })
  await verbs.dropInterview({ ...place, at })
  await verbs.removeProduct(product)
}

async function useOpenLinks(verbs: Verbs): Promise<void> {
  const place = { orgID: 'org', interviewID: 'interview' }
  const link = { ...place, openID: 'open', isOpen: true, at: minute(1) }
  await verbs.saveOpenLink({ ...link, people: 2, expiresAt: minute(99), keep: ['pid'] })
  await verbs.saveOpenLink(link)
  const start = { linkID: 'f', person: 'p', browser: 'b', address: 'a', kept: { pid: 'p' } }
  const times = { at: minute(1), heldUntil: minute(31), expiresAt: minute(99) }
  const change = { openID: 'open', start, ...times }
  await verbs.startByOpenLink(change)
  await verbs.startByOpenLink(change)
  const moved = { ...start, linkID: 'open-moved', browser: 'c' }
  await verbs.startByOpenLink({ ...change, start: moved })
  const others = ['open-g', 'open-h'].map((linkID) => ({ ...start, linkID, person: linkID }))
  const starts = others.map((one) => ({ ...one, browser: one.linkID }))
  await verbs.startTogether({ openID: 'open', ...place, starts, ...times })
  const later = { at: minute(40), heldUntil: minute(70) }
  await verbs.startByOpenLink({
    ...change,
    ...later,
    start: { ...moved, browser: 'd', linkID: 'open-later' },
  })
  await verbs.takeStep(aStep('open-moved'))
  await verbs.eraseInvite({ linkID: 'open-later', profile: null, at: minute(41) })
  await verbs.findOpenLink({ openID: 'open', at: minute(1) })
  await verbs.findOpenLinkOf({ ...place, at: minute(1) })
  await verbs.findOpenStart({ interviewID: 'interview', person: 'p', browser: null })
  await verbs.findOpenStart({ interviewID: 'interview', person: 'q', browser: 'b' })
  await verbs.countOpenStarts(place)
  await verbs.countPlaces({ ...place, now: minute(1) })
  await verbs.setRedirects({ ...place, redirects: { completed: 'https://a.example/' } })
  await verbs.findRedirects(place)
}

async function useSteps(verbs: Verbs): Promise<void> {
  const consent = { textHash: 'abc', locale: 'en', agreedAt: minute(1), simulationHash: 'def' }
  const userInfo = { email: 'ada@example.org' }
  const plan = aPlan()
  for (const link of ['a', 'b']) await verbs.takeStep(aStep(link, { consent, userInfo, plan }))
  const said = [{ linkID: 'a', seq: 1, tokens: 'o1 eo1 sword' }]
  await verbs.takeStep(aLaterStep('a', { append: [aMessage(1)], said }))
  await useSearch(verbs)
  await verbs.takeStep(aCompletion('a', { expectVersion: 2 }))
  for (const quotaID of ['quota', 'another']) {
    const wanted = [{ quotaID, questionID: 'q1', option: 0, people: 1 }]
    const places = {
      orgID: 'org',
      interviewID: 'interview',
      until: minute(9),
      isTheirs: true,
      wanted,
    }
    await verbs.takeStep(aLaterStep('b', { expectVersion: quotaID === 'quota' ? 1 : 2, places }))
  }
  const nothing = {
    orgID: 'org',
    interviewID: 'interview',
    until: minute(9),
    isTheirs: true,
    wanted: [],
  }
  await verbs.takeStep(aLaterStep('b', { expectVersion: 3, places: nothing }))
  await verbs.findParticipation({ linkID: 'a' })
  await verbs.listOverdueTurns({ now: minute(9), limit: 10 })
  await verbs.sweepInvites({ now: minute(9), idleBefore: minute(9), limit: 10 })
  await verbs.sweepInvites({ now: minute(99_999), idleBefore: minute(9), limit: 10 })
}

async function useSearch(verbs: Verbs): Promise<void> {
  await verbs.addSaid({ said: [{ linkID: 'b', seq: 0, tokens: 'o1 eo1 sword' }] })
  const words = [{ own: ['sword'], asked: ['qword'], weight: 1, askedWeight: 0.5 }]
  const within = { orgID: 'org', within: 'o1' }
  for (const scope of [{}, { interviewID: 'interview' }, { productID: 'product' }]) {
    await verbs.listUnsearchable({ orgID: 'org', ...scope, limit: 10 })
    await verbs.countSaid({ ...within, ...scope, words: [['sword']] })
  }
  const quote = { linkID: 'a', seq: 1, start: 0, end: 2, text: 'no' }
  const note = { orgID: 'org', text: 'n', userID: 'u', createdAt: minute(3) }
  for (const kind of ['invite', 'interview', 'profile'] as const) {
    const subject = { invite: 'a', interview: 'interview', profile: 'none' }[kind]
    const added = { ...note, noteID: `note-${kind}`, kind, subject, quote }
    await verbs.addNote({ note: added, notesMax: 2 })
  }
  const made = { orgID: 'org', interviewID: 'interview', userID: 'u', createdAt: minute(3) }
  const body = JSON.stringify({
    ...{ change: 'move', from: [], into: { madeBy: 'none' } },
    claims: ['a', 'other'].map((linkID) => ({ linkID, claimID: 'clm' })),
  })
  const change = { ...made, changeID: 'change', body }
  await verbs.addThemeChange({ change, links: ['a'], changesMax: 2 })
  const place = { orgID: 'org', interviewID: 'interview' }
  await verbs.listThemeChanges({ ...place, limit: 10 })
  await verbs.takeBackThemeChange({ ...place, changeID: 'change', userID: 'u', at: minute(4) })
  await verbs.listNotes({ orgID: 'org', subject: 'a', limit: 10 })
  await verbs.listTraits({ orgID: 'org', linkIDs: ['a', 'b'] })
  await verbs.removeNote({ orgID: 'org', noteID: 'note-invite' })
  await useSimulations(verbs)
  const share = { orgID: 'org', interviewID: 'interview', linkID: 'a' }
  const shared = {
    ...{ ...share, shareID: 'share', what: 'transcript' as const, names: false },
    ...{ userID: 'u', userName: null, createdAt: minute(3), expiresAt: minute(9) },
  }
  await verbs.addShare({ share: shared, sharesMax: 2 })
  await verbs.findShare({ shareID: 'share' })
  const { linkID } = share
  await verbs.listShares({ ...place, now: minute(4), limit: 10 })
  await verbs.listShares({ ...place, linkID, now: minute(4), limit: 10 })
  await verbs.removeShare({ share: shared })
  await useSound(verbs)
  await verbs.searchSaid({ ...within, words, least: 1, near: 1, limit: 10 })
  await verbs.listHolding({ ...within, all: [['sword']], limit: 10 })
}

async function useSound(verbs: Verbs): Promise<void> {
  const at = { linkID: 'a', seq: 1, part: 0 }
  const words = { start: 0, end: 3, ms: 10, bytes: 320 }
  await verbs.keepSound({
    sound: { ...at, ...words, keyID: 'key', sealed: 'AAAA', keptAt: minute(4) },
    bounds: {
      ...{ ofAnswer: 1_000, ofInterview: 1_000, pieces: 9 },
      ...{ ofOpenLink: 1_000, ofOrganization: 1_000, ofAll: 1_000 },
    },
  })
  await verbs.listSound({ linkID: 'a', limit: 10 })
  await verbs.listSoundOf({ linkID: 'a', seq: 1, limit: 10 })
  await verbs.findSound(at)
  await verbs.listSoundLeft({ limit: 10 })
  await verbs.dropSound({ bodyID: 'body' })
}

async function useJobs(verbs: Verbs): Promise<void> {
  const job = { jobID: 'job-a', attempts: 1 }
  await verbs.countJobs()
  await verbs.claimJob({ now: minute(99), leaseUntil: minute(100), exceptOrgs: ['a', 'b'] })
  await verbs.failJob({ ...job, runAt: minute(99), reason: 'Busy.' })
  await verbs.failJob({ ...job, runAt: null, reason: 'Hopeless.' })
  await verbs.listParkedJobs({ limit: 10 })
  await verbs.retryJob({ jobID: 'job-a', runAt: minute(99) })
  await verbs.finishJob(job)
}

async function useGroupings(verbs: Verbs): Promise<void> {
  const place = { orgID: 'org', interviewID: 'interview' }
  const job = await verbs.claimJob({ now: minute(9), leaseUntil: minute(10) })
  const made = { ...place, expectVersion: 0, body: '{}', usage: null, at: minute(9) }
  if (job) await verbs.saveGrouping({ ...made, job })
  await verbs.findGrouping(place)
}

async function useProfiles(verbs: Verbs): Promise<void> {
  await verbs.saveProfile(aProfile('a'))
  await useDeliveries(verbs)
  const follow = groupingJob({ orgID: 'org', interviewID: 'interview' }, new Date(minute(1)))
  await verbs.saveProfile(aProfile('b', { expectVersion: 1, follow }))
  await useGroupings(verbs)
  const correction = aCorrection()
  const corrected = { orgID: 'org', profileID: 'profile', expectVersion: 2, body: '{}' }
  await verbs.correctProfile({ ...corrected, correction })
  await verbs.findProfile({ orgID: 'org', linkID: 'c', identity: 'email:ada@example.org' })
  await verbs.findProfileByID({ orgID: 'org', profileID: 'profile' })
  await verbs.listCorrections({ orgID: 'org', profileID: 'profile' })
  await verbs.listIdentities({ orgID: 'org', email: 'ada@example.org', limit: 10 })
  await verbs.listProfiles({ orgID: 'org', productID: 'product', limit: 10 })
  await useOverviews(verbs)
  await verbs.listTold({ orgID: 'org', interviewID: 'interview', limit: 10 })
  const known = { profileID: 'profile', expectVersion: 3 }
  const replacement = { body: '{}', productIDs: ['product'] }
  const line = {
    auditID: 'aud',
    orgID: 'org',
    at: minute(1),
    userID: 'u',
    tokenID: 't',
    call: 'c',
    resource: 'a',
    count: 1,
  }
  const count = { key: 'k', endsAt: minute(5), count: 1 }
  await verbs.keepSecret({ name: 'n', value: 'v', at: minute(1) })
  await verbs.shareCounts({ counts: [count], now: minute(2) })
  const spent = { orgID: 'org', day: '2026-01-01', tokens: 1, microUSD: 1 }
  await verbs.reserveSpending({ ...spent, tokensMax: 9, microUSDMax: null })
  await verbs.addSpending(spent)
  await verbs.addAudit({ lines: [line] })
  await verbs.listAudit({ orgID: 'org', limit: 10 })
  await verbs.listAudit({ orgID: 'org', resource: 'a', limit: 10 })
  await verbs.listAudit({ orgID: 'org', newestFirst: true, limit: 10 })
  await verbs.listAudit({ orgID: 'org', resource: 'a', newestFirst: true, limit: 10 })
  await verbs.eraseInvite({ linkID: 'a', profile: { ...known, replacement }, at: minute(9) })
  await verbs.forgetAudit({ auditBefore: minute(2), erasedBefore: minute(0), limit: 10 })
  const rest = { ...known, expectVersion: 4, replacement: null }
  await verbs.eraseInvite({ linkID: 'b', profile: rest, at: minute(9) })
}
