import { type CallID, calls } from '../../src/contract/calls/calls.ts'
import type { Answer, Caller, CallInput, LinkStanding, Service } from '../../src/service/service.ts'

/** What any call is given, seen without its own types. */
type Given = Omit<CallInput<CallID>, 'query' | 'body'> & { query: unknown; body: unknown }

/** What a test makes a call of the double answer or throw. */
export type Script = (input: Given) => Promise<Answer<unknown>>

/** What the double was asked, in order. */
export type Asked = { id: CallID; input: Given }

/**
 * A test double of the Service: each call answers what the test scripted for it, a plausible value
 * where it scripted nothing, and notes what it was given. It keeps no state and decides nothing.
 */
export function createScriptedService() {
  const asked: Asked[] = []
  const scripts = new Map<CallID, Script>()
  const entries = Object.keys(calls).map((key) => {
    // The keys of the contract's own table.
    const id = key as CallID
    return [
      id,
      async (input: Given) => {
        asked.push({ id, input })
        return (scripts.get(id) ?? (async () => plausible[id]))(input)
      },
    ]
  })
  return {
    asked,
    /** The product's calls: one function for each, which the mapped type cannot be told. */
    service: Object.fromEntries(entries) as Service,
    script(id: CallID, script: Script) {
      scripts.set(id, script)
    },
  }
}

export const linkID = '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE'

const invite = {
  linkID,
  interviewID: `int_${linkID}`,
  productID: 'p',
  orgID: 'acme',
  userInfo: {},
  status: 'created',
  timestamp: '2026-11-21T09:30:00.000Z',
  conversation: [],
}

const snapshot = {
  status: 'created',
  phase: 'consent',
  productID: 'p',
  interviewName: 'First week',
  organization: 'Acme',
  locale: 'en',
  onboarding: [],
  conversation: [],
  expects: { type: 'consent' },
  progress: 0,
}

const plausible: Record<CallID, Answer<unknown>> = {
  'profiles.getList': { pages: pagesOf([]), next: null },
  'interviews.addOne': { value: { interviewID: `int_${linkID}` } },
  'interviews.getOne': {
    value: {
      interviewID: `int_${linkID}`,
      productID: 'p',
      interviewName: 'First week',
      guidelines: 'Find out why.',
      userID: 'u',
      interviewer: 'builtin',
    },
  },
  'interviews.getPlan': { value: {} },
  'interviews.checkGuidelines': { value: {} },
  'interviews.draftGuidelines': { value: {} },
  'interviews.getRetention': { value: {} },
  'interviews.setRetention': { value: {} },
  'invites.getList': { pages: pagesOf([]), next: null },
  'invites.getOne': { json: JSON.stringify(invite) },
  'invites.createInvites': { value: [`https://interviews.example/i/${linkID}`] },
  'invites.createInvitesFor': { value: [`https://interviews.example/i/${linkID}`] },
  'profiles.getOne': { value: {} },
  'profiles.correct': { value: {} },
  'profiles.takeBack': { value: {} },
  'people.export': { value: {} },
  'people.erase': { value: {} },
  'audit.getList': { pages: pagesOf([]), next: null },
  'invites.getReport': { value: {} },
  'interviews.getReport': { value: {} },
  'products.getList': { pages: pagesOf([]), next: null },
  'interviews.getList': { pages: pagesOf([]), next: null },
  'invites.getSummaries': { pages: pagesOf([]), next: null },
  'invites.getTranscript': { value: {} },
  'organization.getSettings': { value: {} },
  'organization.setSettings': { value: {} },
  'tokens.getList': { pages: pagesOf([]), next: null },
  'tokens.addOne': { value: {} },
  'tokens.revoke': { value: {} },
  'assistants.getRequest': {
    value: { name: 'Helper', returnHost: 'localhost:1', thisComputer: true, scopes: ['read'] },
  },
  'assistants.answer': { value: { returnTo: 'http://localhost:1/' } },
  'assistants.getList': { value: [] },
  'assistants.revoke': { value: { done: true } },
  'members.getList': { pages: pagesOf([]), next: null },
  'members.addOne': { value: {} },
  'members.setRole': { value: {} },
  'members.resetPassword': { value: {} },
  'members.remove': { value: {} },
  'interviews.updateOne': { value: {} },
  'interviews.preview': { value: {} },
  'interviews.rehearse': { value: {} },
  'invites.revoke': { value: { revoked: 0 } },
  'invites.erase': { value: { done: true } },
  'invites.setExpiry': { value: { changed: 0 } },
  'interviews.getPeople': { pages: pagesOf([]), next: null },
  'interviews.setOpenLink': { value: {} },
  'interviews.getOpenLink': { value: {} },
  'invites.send': { value: { queued: 0, left: [] } },
  'invites.getInvitation': { value: { subject: '', text: '', waiting: 0 } },
  'interviews.setRedirects': { value: {} },
  'interviews.getStanding': { value: {} },
  'interviews.setClosed': { value: {} },
  'interviews.setArchived': { value: {} },
  'interviews.erase': { value: { done: true } },
  'products.updateOne': { value: {} },
  'products.remove': { value: { done: true } },
  'interviews.getFindings': { value: {} },
  'interviews.ask': { value: {} },
  'quotes.verify': { value: [] },
  'notes.addOne': { value: {} },
  'notes.getList': { pages: pagesOf([]), next: null },
  'notes.remove': { value: { removed: true } },
  'shares.addOne': { value: {} },
  'shares.getList': { pages: pagesOf([]), next: null },
  'shares.remove': { value: { removed: true } },
  'themes.getList': { value: [] },
  'themes.getClaims': { value: [] },
  'themes.getChanges': { value: [] },
  'themes.change': { value: {} },
  'profiles.generate': { value: { profileIDs: [] } },
  'simulations.addOne': { value: { simulationIDs: [] } },
  'simulations.getOne': { value: {} },
  'simulations.getList': { pages: pagesOf([]), next: null },
  'simulations.remove': { value: { removed: true } },
  'simulations.ask': { value: {} },
  'simulations.getAccuracy': { value: {} },
  'webhooks.addOne': { value: {} },
  'webhooks.getList': { pages: pagesOf([]), next: null },
  'webhooks.updateOne': { value: {} },
  'webhooks.remove': { value: {} },
  'webhooks.rotateSecret': { value: {} },
  'webhooks.test': { value: {} },
  'webhooks.getDeliveries': { pages: pagesOf([]), next: null },
  'webhooks.replay': { value: {} },
  'interviews.export': { file: { name: 'int_a.csv', type: 'text/csv' }, pieces: piecesOf('a,b') },
  'invites.getSound': {
    file: { name: 'answer-1.wav', type: 'audio/wav' },
    pieces: piecesOf('RIFF'),
  },
  'participant.getState': { value: snapshot },
  'participant.addEvent': { value: snapshot },
  'participant.export': { value: { invite } },
  'participant.erase': { value: { erased: true } },
  'console.getState': { value: { state: 'signedOut' } },
  'console.setUp': { value: {} },
  'console.signIn': { value: {} },
  'console.signOut': { value: { signedOut: true }, session: null },
  'console.join': { value: {} },
  'console.changePassword': { value: { changed: true } },
  'console.getToken': { value: {} },
}

/** A file that can be sent again and again. */
function piecesOf(...pieces: readonly string[]): AsyncIterable<string> {
  return {
    async *[Symbol.asyncIterator]() {
      yield* pieces
    },
  }
}

/** Pages that can be read again and again. */
export function pagesOf(pages: readonly (readonly string[])[]): AsyncIterable<readonly string[]> {
  return {
    async *[Symbol.asyncIterator]() {
      yield* pages
    },
  }
}

/** Tokens the double knows, by what they may do. */
export const tokens = {
  all: `clq_${'a'.repeat(36)}`,
  both: `clq_${'b'.repeat(36)}`,
  reads: `clq_${'r'.repeat(36)}`,
  writes: `clq_${'w'.repeat(36)}`,
}

const callers: Record<string, Caller> = {
  [tokens.all]: caller('all', ['read', 'write', 'admin']),
  [tokens.both]: caller('both', ['read', 'write']),
  [tokens.reads]: caller('reads', ['read']),
  [tokens.writes]: caller('writes', ['write']),
}

export async function authenticate(token: string): Promise<Caller | null> {
  return callers[token] ?? null
}

function caller(tokenHash: string, scopes: Caller['scopes']): Caller {
  return { orgID: 'acme', userID: 'u', scopes, tokenHash, tokenID: `tok_${tokenHash}` }
}

/** How links stand for the double: by what they begin with. */
export async function findLinkStanding(link: string) {
  const standings: LinkStanding[] = ['completed', 'expired', 'revoked', 'unknown']
  const standing = standings.find((each) => link.startsWith(each)) ?? ('open' as const)
  return { standing, organization: 'Harbour <Tools>' }
}
