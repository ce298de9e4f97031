import { compileGuide } from '../../src/guide/compile.ts'
import { createSession } from '../../src/interview/create-session.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import type { Claim } from '../../src/profile/claims/claim.ts'
import type { Synthesizer } from '../../src/profile/synthesizer.ts'
import type { Store } from '../../src/service/store.ts'
import { digestOf } from '../../src/service/taking-part/digest.ts'
import { storedSession } from '../../src/service/taking-part/session-plan.ts'

const orgID = 'acme'
const interviewID = 'int_told'
const productID = 'ledger'
const startedAt = new Date(Date.UTC(2026, 0, 5, 9))
/** Writes that are asked for at one time; the store keeps no more than 10,000 waiting. */
const writesAtOnce = 500

/** One interview that was held, in short. */
export type Told = {
  linkID: string
  answers: readonly string[]
  onboarding?: Session['onboarding']
  score?: number
  language?: string
}

/** A person of their own for each number, who said one thing. */
export function somebody(number: number): Told {
  return {
    linkID: `link-${String(number).padStart(6, '0')}`,
    answers: [`I run a small workshop, number ${number} in our street.`],
    onboarding: { name: 'Sample Person', email: `person-${number}@example.com` },
    score: 1 + (number % 5),
  }
}

/** Puts finished interviews into the store, each with its job waiting, as if they had been held. */
export async function addFinished(store: Store, told: readonly Told[]): Promise<void> {
  const at = startedAt.toISOString()
  const known = await store.findInterview({ orgID, interviewID })
  if (!known) {
    await store.addInterview({
      interview: {
        orgID,
        interviewID,
        productID,
        interviewName: 'Talk',
        guidelines: '- How do you work?',
        userID: 'ada',
        interviewer: 'builtin',
        createdAt: at,
      },
    })
  }
  const session = createSession({
    plan: compileGuide('- How do you work?', { productName: productID }),
    productID,
    organization: orgID,
    interviewer: 'builtin',
    now: startedAt,
  })
  for (let from = 0; from < told.length; from += writesAtOnce) {
    const some = told.slice(from, from + writesAtOnce)
    await store.addInvites({
      orgID,
      interviewID,
      productID,
      createdAt: at,
      expiresAt: new Date(startedAt.getTime() + 30 * 86_400_000).toISOString(),
      invites: some.map(({ linkID }) => ({ linkID, userInfo: {} })),
    })
    await Promise.all(some.map((one) => finish(store, session, one)))
  }
}

async function finish(store: Store, fresh: Session, told: Told): Promise<void> {
  const { linkID, answers, onboarding = {}, score, language = 'en' } = told
  const at = new Date(startedAt.getTime() + 600_000).toISOString()
  const session: Session = {
    ...fresh,
    state: 'completed',
    language,
    onboarding,
    ...(onboarding.email !== undefined && { invitedEmail: onboarding.email }),
    ...(score !== undefined && { verdict: { score } }),
    endReason: 'finished',
  }
  const stored = {
    ...storedSession(session, { orgID, planHash: null }),
    digest: JSON.stringify(digestOf(session)),
  }
  const begun = {
    linkID,
    ...stored,
    answers: answers.length,
    pendingUntil: null,
    at: startedAt.toISOString(),
  }
  await store.takeStep({
    ...begun,
    expectVersion: 0,
    expectStatus: 'created',
    event: 'start',
    append: conversationOf(answers),
    userInfo: onboarding,
    consent: { textHash: 'abc', locale: language, agreedAt: startedAt.toISOString() },
  })
  const frozen = JSON.stringify({ linkID, status: 'completed', conversation: answers })
  const job = { jobID: `job-${linkID}`, kind: 'synthesis' as const, orgID, subject: linkID }
  await store.takeStep({
    ...begun,
    at,
    expectVersion: 1,
    expectStatus: 'started',
    event: 'complete',
    append: [],
    completion: { frozen, job },
  })
}

function conversationOf(answers: readonly string[]): Message[] {
  const at = startedAt.toISOString()
  return answers.flatMap((content, index): Message[] => {
    const after = index * 2
    const asked = { generatedBy: 'builtin', kind: 'question', at } as const
    const said = { generatedBy: 'participant', kind: 'answer', after, at } as const
    return [
      { seq: after, role: 'assistant', content: 'And what is that like?', ...asked },
      { seq: after + 1, role: 'user', content, ...said },
    ]
  })
}

/** A double that claims each answer as it is, and tells `onExtract` of every interview it reads. */
export function claimEverything(onExtract: (linkID: string) => void = () => {}): Synthesizer {
  return {
    name: 'double',
    async extract({ linkID, messages }) {
      onExtract(linkID)
      return messages
        .filter(({ role }) => role === 'user')
        .map(
          ({ seq, content: quote }): Claim => ({
            kind: 'background',
            text: quote,
            key: 'role',
            confidence: 'high',
            madeBy: 'double',
            evidence: [{ linkID, seq, start: 0, end: quote.length, quote }],
          }),
        )
    },
  }
}

/** Every profile of the product those interviews are about, page by page. */
export async function allProfiles(store: Store) {
  const profiles: { profileID: string; createdAt: string; body: string }[] = []
  for (;;) {
    const last = profiles.at(-1)
    const after = last ? { after: { createdAt: last.createdAt, id: last.profileID } } : {}
    const page = await store.listProfiles({ orgID, productID, limit: 1_000, ...after })
    profiles.push(...page)
    if (page.length < 1_000) return profiles
  }
}
