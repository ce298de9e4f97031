import type { ParticipantEvent, Snapshot } from '../src/contract/participant.ts'
import type { Plan } from '../src/guide/plan.ts'
import type { Interviewer } from '../src/interview/ports.ts'
import { createBuiltinInterviewer } from '../src/interviewers/builtin/interviewer.ts'
import { readings } from '../src/reading/readings.ts'
import { createParticipation } from '../src/service/participation.ts'
import { createResearch } from '../src/service/research.ts'
import type { Store } from '../src/service/store.ts'
import { readSession } from '../src/service/stored-session.ts'
import { createTakeTurn } from '../src/service/turns.ts'
import { type Chance, createChance } from './characters/chance.ts'
import type { Doing, Participant } from './characters/character.ts'
import type { Conversation } from './conversation.ts'

/** Events after which an interview that does not end counts as stuck. */
const eventsMax = 120
const start = Date.parse('2026-03-02T09:00:00.000Z')
/** How long people read, and how long they type a word. */
const readingMs = 6_000
const wordMs = 900
const typingMsMax = 120_000
const dayMs = 86_400_000
const caller = {
  orgID: 'Fieldwork',
  userID: 'eval',
  scopes: ['write' as const],
  tokenHash: 'eval',
  tokenID: '',
}

export type Setting = {
  store: Store
  /** Names the conversation, and all chance in it comes from this name. */
  name: string
  product: string
  guidelines: string
  plan: Plan
  participant: Participant
  interviewer?: Interviewer
}

type Calls = ReturnType<typeof createParticipation>
type Clock = { at: number }

/** Holds one interview from the invite to its end with the service's own steps, on a made-up clock. */
export async function conduct(setting: Setting): Promise<Conversation> {
  const { store, name, plan, participant } = setting
  const clock = { at: start }
  const fallbacks: string[] = []
  const take = createCalls(setting, clock, fallbacks)
  const linkID = await newLink(setting, clock)
  const conversation: Conversation = {
    name,
    plan,
    session: null,
    messages: [],
    told: new Map(),
    marks: new Map(),
    fallbacks,
    stuck: true,
    left: false,
    resumedElsewhere: [],
    replyMs: [],
  }
  const visit = { linkID, take, clock, conversation, browser: 'laptop', sent: 0 }
  await goThrough(visit, participant)
  const kept = await store.findParticipation({ linkID })
  conversation.messages = [...(kept?.messages ?? [])]
  conversation.session = kept ? readSession(kept) : null
  return conversation
}

function createCalls(
  { store, name, plan, interviewer }: Setting,
  clock: Clock,
  fallbacks: string[],
): Calls {
  const builtin = createBuiltinInterviewer()
  const chance = createChance(`ids of ${name}`)
  const deps = depsOf(store, clock, chance)
  const takeTurn = createTakeTurn({
    ...deps,
    reading: readings,
    findInterviewer: (wanted) => (interviewer?.name === wanted ? interviewer : builtin),
    builtin,
    wait: () => Promise.resolve(),
    onFallback: ({ cause }) => fallbacks.push(cause instanceof Error ? cause.message : 'unknown'),
  })
  return createParticipation({
    ...deps,
    browsers: { issue: () => 'new', isIssued: () => true },
    reading: readings,
    findPlan: async () => plan,
    takeTurn,
    careResources: null,
  })
}

function depsOf(store: Store, clock: Clock, chance: Chance) {
  const randomBytes = (count: number) => Buffer.from(chance.bytes(count))
  return { store, now: () => new Date(clock.at), randomBytes, onCompleted: () => {} }
}

type Visit = {
  linkID: string
  take: Calls
  clock: Clock
  conversation: Conversation
  browser: string
  sent: number
}

async function goThrough(visit: Visit, participant: Participant): Promise<void> {
  const { conversation } = visit
  let snapshot = await send(visit, { type: 'consent', agreed: true })
  for (let step = 0; step < eventsMax; step += 1) {
    if (snapshot.phase === 'done') {
      conversation.stuck = false
      return
    }
    if (!snapshot.expects) return
    if (snapshot.expects.type === 'onboard') {
      snapshot = await send(visit, { type: 'onboard' })
      continue
    }
    const doing = participant(snapshot)
    if (doing.type === 'leave') {
      conversation.stuck = false
      conversation.left = true
      return
    }
    snapshot = await perform(visit, snapshot, doing)
  }
}

async function perform(
  visit: Visit,
  snapshot: Snapshot,
  doing: Exclude<Doing, { type: 'leave' }>,
): Promise<Snapshot> {
  const { conversation, clock } = visit
  const after = snapshot.expects?.after ?? 0
  clock.at += readingMs + Math.min(typingMsMax, wordMs * doing.text.split(/\s+/).length)
  if (doing.type === 'verdict') {
    return await send(visit, { type: 'verdict', score: doing.score, text: doing.text })
  }
  if (doing.from === 'phone') conversation.resumedElsewhere.push(await resume(visit, snapshot))
  visit.sent += 1
  const clientMessageID = `m${visit.sent}`
  conversation.told.set(clientMessageID, doing.told)
  if (doing.mark) conversation.marks.set(clientMessageID, doing.mark)
  const event = { type: 'answer', text: doing.text, clientMessageID, after } as const
  if (doing.twice) await Promise.all([send(visit, event), send(visit, event)])
  return await send(visit, event).catch(() => look(visit))
}

/** Comes back a day later with another browser; tells whether the same question waits there. */
async function resume(visit: Visit, before: Snapshot): Promise<boolean> {
  visit.clock.at += dayMs
  visit.browser = 'phone'
  const now = await look(visit)
  return now.expects?.after === before.expects?.after && now.expects?.type === before.expects?.type
}

async function look({ take, linkID, browser }: Visit): Promise<Snapshot> {
  const given = { linkID, browser, caller, idempotencyKey: null, query: {}, body: undefined }
  const answer = await take['participant.getState'](given)
  if (!('value' in answer)) throw new Error('A snapshot is a value.')
  return answer.value
}

async function send(visit: Visit, body: ParticipantEvent): Promise<Snapshot> {
  const { take, linkID, browser, conversation } = visit
  const before = performance.now()
  const given = { linkID, browser, caller, idempotencyKey: null, query: undefined, body }
  const answer = await take['participant.addEvent'](given)
  if (body.type === 'answer') conversation.replyMs.push(performance.now() - before)
  if (!('value' in answer)) throw new Error('A snapshot is a value.')
  return answer.value
}

async function newLink(
  { store, name, product, guidelines, interviewer }: Setting,
  clock: Clock,
): Promise<string> {
  const research = createResearch({
    ...depsOf(store, clock, createChance(`invite of ${name}`)),
    publicURL: 'http://localhost',
    interviewerName: interviewer?.name ?? 'builtin',
    linkDays: 30,
  })
  const given = { caller, linkID: '', browser: null, idempotencyKey: null }
  const body = { productID: product, interviewName: name, guidelines }
  const made = await research['interviews.addOne']({ ...given, query: undefined, body })
  const { interviewID } = 'json' in made ? JSON.parse(made.json) : { interviewID: '' }
  const links = await research['invites.createInvites']({
    ...given,
    body: undefined,
    query: { interviewID },
  })
  const [url = '']: string[] = 'json' in links ? JSON.parse(links.json) : []
  return url.slice(url.lastIndexOf('/') + 1)
}
