import type { ParticipantEvent, Snapshot } from '../../src/contract/participant.ts'
import { type Chance, createChance } from '../core/chance.ts'
import type { World } from '../core/world.ts'
import type { Hosts, Reply } from '../service/hosts.ts'
import type { Leanings } from './leanings.ts'
import { createCanary, type Interview, type Ledger, type Person } from './ledger.ts'
import { findLink } from './visitor.ts'

export type ParticipantDeps = {
  seed: number
  world: World
  hosts: Hosts
  ledger: Ledger
  leanings: Leanings
}

type Visit = ParticipantDeps & {
  person: Person
  chance: Chance
  linkID: string
  /** The cookie of the browser that is used. */
  browser: string | null
}

/** Events of one person, and tries of one event. */
const eventsMax = 30
const triesMax = 4
const hourMs = 3_600_000
const pauses = [40, 400, 1_500, 1_500, 4_000, 20_000] as const

const sentences = [
  (word: string) => `Last week the export took an hour and ${word} was lost.`,
  (word: string) => `I sent invoices to ${word} and then waited for two days.`,
  (word: string) => `My colleague at ${word} showed me how it works in March.`,
  (word: string) => `The hard part was ${word}, because nobody told us about it.`,
] as const

/** One person, from the first look at a link to wherever it ends with them. */
export async function takePart(
  deps: ParticipantDeps,
  person: Person,
  interview: Interview,
): Promise<void> {
  const { seed, world, ledger, leanings } = deps
  const chance = createChance(seed, `person ${person.number}`)
  const isLate = leanings.mails && !leanings.goesOnByItself && chance.is(0.1)
  await world.sleep(chance.below(isLate ? 30 * hourMs : leanings.comeWithinMs))
  const found = await findLink(deps, interview, person, chance)
  if (found === null) return
  person.linkID = found
  ledger.people.push(person)
  const visit: Visit = { ...deps, person, chance, linkID: found, browser: null }
  await converse(visit, eventsMax)
  if (chance.is(0.1)) {
    const awayMs = chance.pick([hourMs, 26 * hourMs, 9 * 24 * hourMs])
    await world.sleep(leanings.goesOnByItself ? awayMs / 1_000 : awayMs)
    await converse(visit, eventsMax)
  }
  if (chance.is(0.1)) await deps.hosts.ask('participant.export', visitOf(visit))
  if (chance.is(0.08)) await erase(visit)
}

const visitOf = ({ linkID, browser }: Visit) => ({ linkID, browser })

async function converse(visit: Visit, events: number): Promise<void> {
  const { chance, world } = visit
  let shown = await look(visit)
  for (let count = 0; count < events && shown && shown.phase !== 'done'; count += 1) {
    const isLeft = chance.is(visit.leanings.leaves)
    await world.sleep(isLeft ? hourMs / 4 : chance.pick(pauses))
    // Somebody leaves without a word, or goes on where nobody knows them.
    if (chance.is(0.02)) return
    if (chance.is(0.02)) visit.browser = null
    const event = nextEvent(visit, shown)
    if (event === 'look') shown = await look(visit)
    else shown = await send(visit, event)
  }
  if (shown?.phase === 'done' && chance.is(0.3)) await look(visit)
}

async function look(visit: Visit): Promise<Snapshot | null> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const reply = await visit.hosts.ask('participant.getState', visitOf(visit))
    if (reply.heard === 'answer') return take(visit, reply)
    if (reply.heard === 'refusal' && reply.code === 'not_found') return null
    await visit.world.sleep(visit.chance.pick(pauses))
  }
  return null
}

function take(visit: Visit, reply: Reply<unknown> & { heard: 'answer' }): Snapshot {
  visit.browser = reply.browser ?? visit.browser
  return reply.value as Snapshot
}

/** The same again until it is answered, as a page does; what is refused is looked at anew. */
async function send(visit: Visit, body: ParticipantEvent): Promise<Snapshot | null> {
  const { hosts, chance, world } = visit
  const isTwice = body.type === 'answer' && chance.is(0.06)
  const other = isTwice ? answerTo(visit, body.after) : null
  const ask = async (event: ParticipantEvent): Promise<Snapshot | null | 'again'> => {
    const reply = await hosts.ask('participant.addEvent', { ...visitOf(visit), body: event })
    if (reply.heard === 'answer') {
      note(visit, event)
      return take(visit, reply)
    }
    const isGone =
      reply.heard === 'refusal' && (reply.code === 'gone' || reply.code === 'not_found')
    if (isGone) return null
    if (reply.heard === 'refusal' && reply.code !== 'unavailable') return await look(visit)
    return 'again'
  }
  for (let tries = 0; tries < triesMax; tries += 1) {
    // A second tab, or an impatient finger.
    const [outcome] = await Promise.all([ask(body), other && tries === 0 ? ask(other) : null])
    if (outcome !== 'again') return outcome
    await world.sleep(chance.pick(pauses))
  }
  return await look(visit)
}

/** That it was answered with 200: from then on it must not be lost. */
function note({ person, ledger, linkID }: Visit, event: ParticipantEvent): void {
  if (event.type === 'end' && !event.keep) ledger.erased.set(linkID, 'themselves')
  if (event.type !== 'answer') return
  const told = person.told.find((one) => one.clientMessageID === event.clientMessageID)
  if (told) told.isAcknowledged = true
}

function nextEvent(visit: Visit, shown: Snapshot): ParticipantEvent | 'look' {
  const { chance, ledger, linkID, person } = visit
  if (chance.is(0.04)) return 'look'
  if (shown.phase !== 'consent' && chance.is(0.015)) return { type: 'end', keep: true }
  if (chance.is(0.008)) {
    ledger.erasing.add(linkID)
    return { type: 'end', keep: false }
  }
  switch (shown.expects?.type) {
    case 'consent':
      return { type: 'consent', agreed: chance.is(0.93), locale: 'en', simulate: chance.is(0.3) }
    case 'onboard': {
      if (chance.is(0.4)) return { type: 'onboard' }
      const name = createCanary(person.organization.tag, person.number, person.canaries.length)
      person.canaries.push(name)
      return { type: 'onboard', name, email: `${name}@people.example` }
    }
    case 'verdict':
      return { type: 'verdict', score: 1 + chance.below(5) }
    case 'answer':
      return answerOrSkip(visit, shown)
    default:
      return 'look'
  }
}

function answerOrSkip(visit: Visit, shown: Snapshot): ParticipantEvent {
  const { chance } = visit
  const newest = shown.conversation.findLast(({ role }) => role === 'assistant')
  const after = shown.expects?.after ?? newest?.seq ?? 0
  if (chance.is(0.07)) return { type: 'skip', after }
  return answerTo(visit, after, newest)
}

function answerTo(
  { chance, person }: Visit,
  after: number,
  asked?: Snapshot['conversation'][number],
): Extract<ParticipantEvent, { type: 'answer' }> {
  const clientMessageID = `m${person.number}-${person.told.length}`
  const canary = createCanary(person.organization.tag, person.number, 500 + person.told.length)
  const closed = asked?.closed
  const options = closed?.options
  const isChosen = closed !== undefined && chance.is(0.9)
  const choice = options ? chance.below(options.length) : 1 + chance.below(5)
  const text = chance.is(0.01)
    ? `I want to kill myself since ${canary}.`
    : chance.pick(sentences)(canary)
  const chosen = options?.[choice] ?? String(choice)
  // Some tap, and some write what they choose.
  const isTapped = isChosen && chance.is(0.7)
  const said = isTapped ? chosen : isChosen ? `${chosen}, I think` : text
  person.told.push({ clientMessageID, text: said, canary, isAcknowledged: false })
  return {
    ...{ type: 'answer', text: said, clientMessageID, after },
    ...(isTapped && { choice: [choice] }),
  }
}

async function erase(visit: Visit): Promise<void> {
  const { ledger, linkID, hosts, world, chance } = visit
  ledger.erasing.add(linkID)
  for (let tries = 0; tries < triesMax; tries += 1) {
    const reply = await hosts.ask('participant.erase', visitOf(visit))
    if (reply.heard === 'answer') ledger.erased.set(linkID, 'themselves')
    if (reply.heard !== 'nothing') return
    await world.sleep(chance.pick(pauses))
  }
}
