import { webhookEvents } from '../../src/contract/webhook-events.ts'
import type { Message } from '../../src/interview/session.ts'
import type { AuthorizationCode, KeptPair } from '../../src/service/assistants/assistant-store.ts'
import type { Idempotency } from '../../src/service/calls/call-store.ts'
import type { InterviewRow } from '../../src/service/interviews/interview-store.ts'
import type { ConsoleSession } from '../../src/service/members/member-store.ts'
import type { Token } from '../../src/service/members/token-store.ts'
import type { Correction, Extraction } from '../../src/service/profiles/profile-store.ts'
import type { Store } from '../../src/service/store.ts'
import type { KeptPlan, Step } from '../../src/service/taking-part/taking-part-store.ts'
import type { Attempt, Delivery } from '../../src/service/webhooks/webhook-records.ts'

/** Opens an empty store for one test, and ends it afterwards. */
export type StoreUnderTest = {
  open(): Promise<Store>
  close(store: Store): Promise<void>
}

/** The instant that many minutes after the tests' beginning of time. */
export function minute(minutes: number): string {
  return new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString()
}

export function aToken(changes: Partial<Token> = {}): Token {
  return {
    hash: 'hash-1',
    tokenID: 'token-1',
    orgID: 'org',
    userID: 'user',
    scopes: ['read', 'write'],
    createdAt: minute(0),
    expiresAt: null,
    revokedAt: null,
    name: null,
    lastUsedAt: null,
    parentID: null,
    ...changes,
  }
}

type FirstMember = Parameters<Store['addFirstMember']>[0]

/** The first member of all, by the code whose hash is `code`. */
export function aFirstMember(changes: Partial<FirstMember> = {}): FirstMember {
  return {
    codeHash: 'code',
    codesSince: minute(0),
    member: {
      orgID: 'org',
      userID: 'usr',
      email: 'Ada@example.org',
      name: null,
      role: 'owner',
      createdAt: minute(1),
      joinedAt: minute(1),
      password: 'hashed',
    },
    emailKey: 'ada@example.org',
    session: aSession('first'),
    ...changes,
  }
}

export function aCode(changes: Partial<AuthorizationCode> = {}): AuthorizationCode {
  return {
    codeHash: 'code-1',
    orgID: 'org',
    userID: 'usr',
    clientID: 'client',
    clientName: 'Helper (app.example)',
    redirectURI: 'https://app.example/',
    challenge: 'challenge',
    scopes: ['read'],
    expiresAt: minute(3),
    ...changes,
  }
}

/** What a pair of an access and a refresh token is kept as. */
export function aPair(which: string): KeptPair {
  return {
    hash: `access-${which}`,
    accessUntil: minute(62),
    refreshHash: `refresh-${which}`,
    expiresAt: minute(9_000),
  }
}

export function aSession(hash: string): ConsoleSession {
  return { hash, createdAt: minute(1), expiresAt: minute(1_441) }
}

export function anInterview(changes: Partial<InterviewRow> = {}): InterviewRow {
  return {
    orgID: 'org',
    interviewID: 'interview',
    productID: 'product',
    interviewName: 'First impressions',
    guidelines: '- What do you use it for?',
    userID: 'user',
    interviewer: 'builtin',
    createdAt: minute(0),
    ...changes,
  }
}

export function aKey(changes: Partial<Idempotency> = {}): Idempotency {
  return {
    scope: 'token-hash:interviews.addOne',
    key: 'key',
    fingerprint: 'same',
    response: '{"result":{}}',
    forgetBefore: minute(-1_440),
    ...changes,
  }
}

type Invites = Parameters<Store['addInvites']>[0]

export function invitesOf(
  interview: InterviewRow,
  links: string[],
  changes: Partial<Invites> = {},
) {
  return {
    orgID: interview.orgID,
    interviewID: interview.interviewID,
    productID: interview.productID,
    createdAt: minute(0),
    expiresAt: minute(43_200),
    invites: links.map((linkID) => ({ linkID, userInfo: {} })),
    ...changes,
  }
}

/** A store that holds one interview with these links. */
export async function withLinks(store: Store, links: string[]): Promise<void> {
  await store.addInterview({ interview: anInterview() })
  await store.addInvites(invitesOf(anInterview(), links))
}

export function aMessage(seq: number, changes: Partial<Message> = {}): Message {
  const asks = seq % 2 === 0
  return {
    seq,
    role: asks ? 'assistant' : 'user',
    content: `Line ${seq}`,
    kind: asks ? 'question' : 'answer',
    generatedBy: asks ? 'builtin' : 'participant',
    at: minute(seq),
    ...changes,
  }
}

/** The step that begins the interview behind a link, with changes. */
export function aStep(linkID: string, changes: Partial<Step> = {}): Step {
  return {
    linkID,
    expectVersion: 0,
    expectStatus: 'created',
    event: 'start',
    session: '{"state":"conversation"}',
    digest: '{}',
    answers: 0,
    pendingUntil: null,
    append: [aMessage(0)],
    at: minute(1),
    ...changes,
  }
}

/** A plan as sessions share it. */
export function aPlan(changes: Partial<KeptPlan> = {}): KeptPlan {
  const body = '{"version":1,"topics":[{"id":"t1"}]}'
  return { orgID: 'org', hash: 'hash', body, ...changes }
}

/** A step after the first, that moves no status. */
export function aLaterStep(linkID: string, changes: Partial<Step> = {}): Step {
  const { event: _, ...step } = aStep(linkID)
  return { ...step, expectVersion: 1, expectStatus: 'started', append: [], ...changes }
}

/** The step that completes an interview begun by `aStep`. */
export function aCompletion(linkID: string, changes: Partial<Step> = {}): Step {
  return aLaterStep(linkID, {
    event: 'complete',
    completion: {
      frozen: `{"linkID":"${linkID}","status":"completed"}`,
      job: { jobID: `job-${linkID}`, kind: 'synthesis', orgID: 'org', subject: linkID },
    },
    at: minute(2),
    ...changes,
  })
}

export function anExtraction(linkID: string, changes: Partial<Extraction> = {}): Extraction {
  return { linkID, productID: 'product', completedAt: minute(2), body: '{}', ...changes }
}

export function aCorrection(changes: Partial<Correction> = {}): Correction {
  return {
    field: 'occupation',
    value: '"Baker"',
    reason: 'She told us on the phone.',
    userID: 'user',
    at: minute(5),
    ...changes,
  }
}

type SaveProfile = Parameters<Store['saveProfile']>[0]

export function aProfile(linkID: string, changes: Partial<SaveProfile> = {}): SaveProfile {
  return {
    orgID: 'org',
    profileID: 'profile',
    expectVersion: 0,
    identity: 'email:ada@example.org',
    extraction: anExtraction(linkID),
    gist: '{}',
    body: '{"profileID":"profile"}',
    productIDs: ['product'],
    at: minute(3),
    ...changes,
  }
}

type AddWebhook = Parameters<Store['addWebhook']>[0]

/** A webhook that is told of everything. */
export function aWebhook(changes: Partial<AddWebhook['webhook']> = {}): AddWebhook {
  return {
    webhook: {
      ...{ webhookID: 'hook', orgID: 'org', url: 'https://example.org/hook' },
      ...{ events: [...webhookEvents], description: null, enabled: true, shut: null },
      ...{ createdAt: minute(0), oldSecretUntil: null, pausedUntil: '' },
      ...changes,
    },
    secret: 'whsec_c2VjcmV0',
    webhooksMax: 20,
  }
}

export function anAttempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    ...{ attemptID: 'try', at: minute(9), succeeded: true, code: 200, milliseconds: 5 },
    ...{ reason: null, answer: 'ok' },
    ...changes,
  }
}

export function aTestDelivery(): Delivery {
  return {
    ...{ deliveryID: 'msg-test', webhookID: 'hook', orgID: 'org', type: 'webhook.test' },
    ...{ data: '{}', createdAt: minute(9), attempts: 1, tries: 0 },
  }
}
