import type { CallInput } from '../../src/service/service.ts'
import type { Chance } from '../core/chance.ts'
import type { World } from '../core/world.ts'
import type { Ledger, Organization } from './ledger.ts'

type Desk = {
  organization: Organization
  ledger: Ledger
  world: World
  chance: Chance
  ask(call: 'invites.revoke', input: Partial<CallInput<'invites.revoke'>>): Promise<unknown>
}

const times = 20
/** Those who have just come: most of them are in the middle of it. */
const newestMax = 12
const share = 0.1

/** Closes the links of some who wait for a reply, or are about to, again and again. */
export async function shutOut({ organization, ledger, world, chance, ask }: Desk): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await world.sleep(chance.between(3_000, 9_000))
    const ours = ledger.people.filter((one) => one.organization === organization)
    const some = ours.slice(-newestMax).filter(() => chance.is(share))
    const linkIDs = [...new Set(some.flatMap(({ linkID }) => linkID ?? []))]
    if (linkIDs.length > 0) await ask('invites.revoke', { body: { linkIDs } })
  }
}
