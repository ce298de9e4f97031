import type { ParticipantEvent, Snapshot } from '../../src/contract/participant.ts'
import type { Language, Plan } from '../../src/guide/plan.ts'
import type { Interviewer } from '../../src/interview/ports.ts'
import { createBuiltinInterviewer } from '../../src/interviewers/builtin/interviewer.ts'
import { readings } from '../../src/reading/readings.ts'
import { type Chance, createChance } from '../../src/rehearsal/cast/chance.ts'
import type { Doing, Mark, Participant } from '../../src/rehearsal/cast/character.ts'
import { createResearch } from '../../src/service/interviews/research.ts'
import type { Store } from '../../src/service/store.ts'
import { createParticipation } from '../../src/service/taking-part/participation.ts'
import { readSession } from '../../src/service/taking-part/stored-session.ts'
import { createTakeTurn } from '../../src/service/taking-part/turns/turns.ts'
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
  language: Language
  participant: Participant
  interviewer?: Interviewer
}

/** What became of an interview. */
export type Conducted = Pick<
  Conversation,
  'name' | 'plan' | 'session' | 'messages' | 'marks' | 'stuck' | 'left' | 'resumedElsewhere'
>

type Calls = ReturnType<typeof createParticipation>
type Clock = { at: number }
type Visit = {
  linkID: string
  take: Calls
  clock: Clock
  browser: string
  sent: number
  marks: Map<string, Mark>
  resumedElsewhere: boolean[]
}

/** Holds one interview from the invite to its end with the service's own steps, on a made-up clock. */
export async function conduct(setting: Setting): Promise<Conducted> {
  const { store, name, plan, participant, language } = setting
  const clock = { at: start }
  const linkID = await newLink(setting, clock)
  const visit: Visit = {
    linkID,
    take: createCalls(setting, clock),
    clock,
    browser: 'laptop',
    sent: 0,
    marks: new Map(),
    resumedElsewhere: [],
  }
  const end = await goThrough(visit, participant, language)
  const kept = await store.findParticipation({ linkID })
  return {
    name,
    plan,
    session: kept ? readSession(kept) : null,
    messages: [...(kept?.messages ?? [])],
    marks: visit.marks,
    resumedElsewhere: visit.resumedElsewhere,
    stuck: end === 'stuck',
    left: end === 'left',
  }
}

function createCalls({ store, name, plan, interviewer }: Setting, clock: Clock): Calls {
  const builtin = createBuiltinInterviewer()
  const chance = createChance(`ids of ${name}`)
  const deps = depsOf(store, clock, chance)
  const takeTurn = createTakeTurn({
    ...deps,
    reading: readings,
    findInterviewer: (wanted) => (interviewer?.name === wanted ? interviewer : builtin),
    builtin,
    wait: () => Promise.resolve(),
    onFallback: () => {},
  })
  return createParticipation({
    ...deps,
    publicURL: 'http://localhost',
    browsers: { issue: () => 'new', isIssued: () => true },
    reading: readings,
    findPlan: async () => plan,
    takeTurn,
    careResources: null,
  })
}

function depsOf(store: Store, clock: Clock, chance: Chance) {
  const randomBytes = (count: number) => Buffer.from(chance.bytes(count))
  const patienceMs = 12_000
  return { store, now: () => new Date(clock.at), randomBytes, patienceMs, onCompleted: () => {} }
}

async function goThrough(
  visit: Visit,
  participant: Participant,
  locale: Language,
): Promise<'done' | 'left' | 'stuck'> {
  let snapshot = await send(visit, { type: 'consent', agreed: true, locale })
  for (let step = 0; step < eventsMax; step += 1) {
    if (snapshot.phase === 'done') return 'done'
    if (!snapshot.expects) return 'stuck'
    if (snapshot.expects.type === 'onboard') {
      snapshot = await send(visit, { type: 'onboard' })
      continue
    }
    const doing = participant(snapshot)
    if (doing.type === 'leave') return 'left'
    snapshot = await perform(visit, snapshot, doing)
  }
  return 'stuck'
}

async function perform(
  visit: Visit,
  snapshot: Snapshot,
  doing: Exclude<Doing, { type: 'leave' }>,
): Promise<Snapshot> {
  const { clock, marks } = visit
  const after = snapshot.expects?.after ?? 0
  const text = doing.type === 'skip' ? '' : (doing.text ?? '')
  clock.at += readingMs + Math.min(typingMsMax, wordMs * text.split(/\s+/).length)
  if (doing.type === 'verdict') return await send(visit, doing)
  if (doing.type === 'skip') return await send(visit, { type: 'skip', after })
  if (doing.from === 'phone') visit.resumedElsewhere.push(await resume(visit, snapshot))
  visit.sent += 1
  const clientMessageID = `m${visit.sent}`
  if (doing.mark) marks.set(clientMessageID, doing.mark)
  const event = { type: 'answer', text, clientMessageID, after } as const
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
  const { take, linkID, browser } = visit
  const given = { linkID, browser, caller, idempotencyKey: null, query: undefined, body }
  const answer = await take['participant.addEvent'](given)
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
    interviewerNames: [interviewer?.name ?? 'builtin'],
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
