import type { CallID } from '../../src/contract/calls/calls.ts'
import { webhookEvents } from '../../src/contract/webhook-events.ts'
import type { CallInput } from '../../src/service/service.ts'
import { type Chance, createChance } from '../core/chance.ts'
import type { World } from '../core/world.ts'
import { modelName } from '../peers/model.ts'
import type { Hosts, Reply } from '../service/hosts.ts'
import type { Leanings } from './leanings.ts'
import {
  callerOf,
  canariesIn,
  createCanary,
  guides,
  type Interview,
  type Ledger,
  type Organization,
  type Person,
} from './ledger.ts'
import { shutOut } from './shut-out.ts'

export type ResearcherDeps = {
  seed: number
  world: World
  hosts: Hosts
  ledger: Ledger
  leanings: Leanings
}

const productID = 'product'
const triesMax = 6
const interviewsMax = 5
const roundsMax = 14
const changesMax = 4
const minuteMs = 60_000

/** Somebody of an organization: sets everything up, looks at what comes of it, and changes their mind. */
export async function research(
  deps: ResearcherDeps,
  organization: Organization,
  peopleOf: (interview: Interview) => number,
): Promise<void> {
  const chance = createChance(deps.seed, `researcher of ${organization.orgID}`)
  const desk = createDesk(deps, organization, chance)
  for (let count = chance.below(3); count > 0; count -= 1) await addWebhook(desk, count)
  const wanted = 1 + chance.below(interviewsMax)
  for (let count = 0; count < wanted; count += 1) await addInterview(desk, peopleOf)
  await Promise.all([lookAfter(desk), deps.leanings.shutsOut && shutOut(desk)])
  if (chance.is(0.1)) await eraseInterview(desk)
}

async function lookAfter(desk: Desk): Promise<void> {
  const { world, chance } = desk
  for (let rounds = 0; rounds < roundsMax; rounds += 1) {
    await world.sleep(chance.between(2_000, 20_000))
    for (let changes = 1 + chance.below(changesMax); changes > 0; changes -= 1)
      await changeSomething(desk)
  }
}

type Desk = ResearcherDeps & {
  organization: Organization
  chance: Chance
  /** The answer, or null where it was refused or never heard. */
  ask<K extends CallID>(
    call: K,
    input: Partial<CallInput<K>>,
  ): Promise<Record<string, never> | null>
}

function createDesk(deps: ResearcherDeps, organization: Organization, chance: Chance): Desk {
  const { hosts, world } = deps
  const caller = callerOf(organization)
  return {
    ...{ ...deps, organization, chance },
    async ask(call, input) {
      for (let tries = 0; tries < triesMax; tries += 1) {
        const reply = await hosts.ask(call, { ...input, caller })
        if (reply.heard === 'answer') return checked(world, organization, call, reply)
        if (reply.heard === 'refusal' && reply.code !== 'unavailable') return null
        await world.sleep(chance.between(500, 3_000))
      }
      return null
    },
  }
}

/** Nothing of another organization's people is in any answer. */
function checked(
  world: World,
  { orgID, tag }: Organization,
  call: string,
  { value }: Reply<unknown> & { heard: 'answer' },
): Record<string, never> {
  const foreign = canariesIn(JSON.stringify(value) ?? '').find((word) => word[2] !== tag)
  if (foreign) world.break(`${orgID} was told ${foreign}, of another organization, by ${call}.`)
  return value as Record<string, never> // What the contract says of this call.
}

async function addWebhook({ ask, organization, chance }: Desk, number: number): Promise<void> {
  const url = `https://hooks.example/${organization.tag}/${number}`
  const events = chance.is(0.5) ? [...webhookEvents] : webhookEvents.slice(0, 3)
  const made = await ask('webhooks.addOne', { body: { url, events } })
  if (made) organization.webhooks.set(url, events)
}

async function addInterview(desk: Desk, peopleOf: (interview: Interview) => number) {
  const { ask, organization, chance, ledger, leanings } = desk
  const guide = chance.pick(guides)
  const made = await ask('interviews.addOne', {
    body: {
      // The same in both organizations.
      productID,
      interviewName: 'How it is used',
      guidelines: guide.text,
      ...(chance.is(0.4) ? { interviewer: modelName } : { interviewer: 'builtin' }),
      ...(chance.is(0.2) && { retentionDays: 30 }),
    },
    idempotencyKey: `interview ${organization.interviews.length}`,
  })
  ledger.asked.interviews += 1
  if (!made) return
  const interview: Interview = {
    ...{ interviewID: String(made.interviewID), guide, links: [], openID: null, openPeople: null },
  }
  organization.interviews.push(interview)
  const people = peopleOf(interview)
  // Places are given back and taken by others where people leave.
  if (chance.is(leanings.leaves > 0 ? 0.8 : 0.4)) await openLink(desk, interview, people)
  else await invite(desk, interview, people)
}

async function openLink({ ask, chance }: Desk, interview: Interview, people: number) {
  const { interviewID } = interview
  const most = chance.is(0.6) ? Math.max(1, Math.floor(people * 0.6)) : null
  const made = await ask('interviews.setOpenLink', {
    body: { interviewID, open: true, keep: ['pid'], ...(most !== null && { people: most }) },
  })
  if (!made?.url) return
  interview.openID = String(made.url).split('/').at(-1) ?? null
  interview.openPeople = most
}

async function invite(
  { ask, organization, chance, ledger, leanings }: Desk,
  interview: Interview,
  people: number,
) {
  const { interviewID } = interview
  const number = 1_000 * (1 + organization.interviews.length)
  const besides = leanings.mails ? chance.below(8) : 0
  const invitees = Array.from({ length: Math.max(1, people) + besides }, (_, at) => {
    const email = `${createCanary(organization.tag, number + at, 0)}@people.example`
    return chance.is(0.7) ? { email } : {}
  })
  ledger.asked.invites.set(interviewID, invitees.length)
  const made = await ask('invites.createInvitesFor', {
    body: { interviewID, invitees },
    idempotencyKey: `invites to ${interviewID}`,
  })
  if (!made) return
  const urls = made as unknown as string[] // The answer of this call.
  for (const [at, url] of urls.entries()) {
    const linkID = url.split('/').at(-1) ?? ''
    interview.links.push({ linkID, email: invitees[at]?.email ?? null })
  }
  if (leanings.mails || chance.is(0.5)) {
    const remindAfterDays = chance.is(0.5) ? 1 : undefined
    await ask('invites.send', {
      body: { interviewID, ...(remindAfterDays !== undefined && { remindAfterDays }) },
    })
  }
}

async function changeSomething(desk: Desk): Promise<void> {
  const { ask, organization, chance, ledger, world, leanings } = desk
  const interview = chance.pick(organization.interviews)
  if (!interview) return
  const { interviewID } = interview
  const ours = ledger.people.filter((one) => one.organization === organization)
  const somebody = ours.length > 0 ? chance.pick(ours) : null
  const linkID = somebody?.linkID ?? ''
  switch (chance.below(16)) {
    case 0:
      if (chance.is(0.5)) return
      for (let count = 0; count < leanings.atOnce && ours.length > 0; count += 1)
        await eraseLink(desk, chance.pick(ours).linkID ?? '')
      return
    case 1:
      if (!somebody || chance.is(0.6)) return
      await ask('invites.revoke', { body: { linkIDs: someLinks(desk, ours) } })
      return
    case 2:
      if (somebody && chance.is(0.5)) await erasePerson(desk, somebody.canaries)
      return
    case 3:
      await ask('invites.getList', { query: chance.is(0.5) ? { interviewID } : { productID } })
      return
    case 4:
      await ask('profiles.getList', { query: { productID } })
      return
    case 5:
      await ask('invites.getSummaries', { query: { interviewID } })
      return
    case 6:
      if (somebody) await ask('invites.getTranscript', { query: { linkID } })
      return
    case 7:
      await ask('webhooks.getList', { query: {} })
      return
    case 8:
      await ask('invites.send', { body: { interviewID } })
      return
    case 9:
      await ask('audit.getList', { query: { limit: 50 } })
      return
    case 10:
      await ask('interviews.getOpenLink', { query: { interviewID } })
      return
    case 11:
      if (chance.is(0.2)) await closeForAMoment(desk, interviewID)
      return
    case 12:
      if (chance.is(0.2))
        await ask('interviews.setRetention', { body: { interviewID, retentionDays: 60 } })
      return
    default:
      await world.sleep(chance.below(minuteMs))
  }
}

function someLinks({ chance, leanings }: Desk, ours: readonly Person[]): string[] {
  const some = Array.from({ length: leanings.atOnce }, () => chance.pick(ours).linkID ?? '')
  return [...new Set(some)]
}

async function eraseLink({ ask, ledger }: Desk, linkID: string): Promise<void> {
  ledger.erasing.add(linkID)
  if (await ask('invites.erase', { body: { linkID } })) ledger.erased.set(linkID, 'researcher')
}

async function closeForAMoment({ ask, world, chance }: Desk, interviewID: string): Promise<void> {
  await ask('interviews.setClosed', { body: { interviewID, closed: true } })
  await world.sleep(chance.below(20_000))
  await ask('interviews.setClosed', { body: { interviewID, closed: false } })
}

/** Everything that is held about an address: of links that it stands on, which nobody outside knows all of. */
async function erasePerson({ ask, ledger, organization }: Desk, canaries: readonly string[]) {
  const word = canaries[0]
  if (word === undefined) return
  const email = `${word}@people.example`
  const theirs = ledger.people.filter(
    (one) => one.organization === organization && one.canaries.includes(word),
  )
  for (const { linkID } of theirs) if (linkID !== null) ledger.erasing.add(linkID)
  await ask('people.erase', { body: { email } })
}

async function eraseInterview({ ask, organization, chance, ledger }: Desk): Promise<void> {
  const interview = chance.pick(organization.interviews)
  if (!interview) return
  const { interviewID } = interview
  ledger.erasing.add(interviewID)
  const done = await ask('interviews.erase', { body: { interviewID } })
  if (done) ledger.erased.set(interviewID, 'researcher')
}
