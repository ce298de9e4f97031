import type { CallInput } from '../../src/service/service.ts'
import type { Chance } from '../core/chance.ts'
import type { Ledger, Organization } from './ledger.ts'

type Desk = {
  organization: Organization
  ledger: Ledger
  chance: Chance
  ask(call: 'invites.revoke', input: Partial<CallInput<'invites.revoke'>>): Promise<unknown>
}

/** Those who have just come: most of them are in the middle of it. */
const newestMax = 12
const share = 0.15

/** Closes the links of some who wait for a reply, or are about to. */
export async function shutOut({ organization, ledger, chance, ask }: Desk): Promise<void> {
  const ours = ledger.people.filter((one) => one.organization === organization)
  const some = ours.slice(-newestMax).filter(() => chance.is(share))
  const linkIDs = [...new Set(some.flatMap(({ linkID }) => linkID ?? []))]
  if (linkIDs.length > 0) await ask('invites.revoke', { body: { linkIDs } })
}
