import type { Chance } from '../core/chance.ts'
import type { Interview, Person } from './ledger.ts'
import type { ParticipantDeps } from './participant.ts'

/** How often somebody looks whether there is a link for them by now. */
const looksMax = 40
const lookMs = 3_000
const triesMax = 4

/** The link that somebody takes part by: one made for them, or their own of one for many people. */
export async function findLink(
  deps: ParticipantDeps,
  interview: Interview,
  person: Person,
  chance: Chance,
): Promise<string | null> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const link = interview.links.shift()
    if (link) {
      if (link.email !== null) person.canaries.push(link.email.split('@')[0] ?? '')
      return link.linkID
    }
    if (interview.openID !== null)
      return await startByOpenLink(deps, interview.openID, person, chance)
    await deps.world.sleep(lookMs)
  }
  return null
}

async function startByOpenLink(
  { hosts, world }: ParticipantDeps,
  openID: string,
  person: Person,
  chance: Chance,
): Promise<string | null> {
  const browser = `browser-${person.number}`
  // Some come with an identifier of somebody else's making, and some of these with the same one.
  const pid = chance.is(0.4) ? `pid-${person.organization.tag}-${chance.below(40)}` : null
  const visit = {
    ...{ openID, browser, address: `192.0.2.${person.number % 3}` },
    parameters: pid === null ? [] : [['pid', pid] as const],
  }
  for (let tries = 0; tries < triesMax; tries += 1) {
    const reply = await hosts.askPart('open link', ({ openLinks }) => openLinks.start(visit))
    if (reply.heard === 'answer') return 'linkID' in reply.value ? reply.value.linkID : null
    await world.sleep(1_000)
  }
  return null
}
