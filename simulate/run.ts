import { createChance } from './core/chance.ts'
import { createEffects } from './core/effects.ts'
import { createFaults, type Met } from './core/faults.ts'
import { useTimers } from './core/globals.ts'
import { createWorld, type WaitReal } from './core/world.ts'
import { createInvariants } from './invariants/invariants.ts'
import { createMailbox } from './peers/mailbox.ts'
import { createModelBook } from './peers/model.ts'
import { createReceivers } from './peers/receivers.ts'
import { drawLeanings } from './people/leanings.ts'
import type { Interview, Ledger, Organization } from './people/ledger.ts'
import { takePart } from './people/participant.ts'
import { research } from './people/researcher.ts'
import { createHosts } from './service/hosts.ts'
import { ownerAddress } from './service/process.ts'
import type { Database } from './store/database.ts'
import { createStores } from './store/store.ts'

export type RunOptions = {
  seed: number
  /** The people who come, by their numbers; null for all. */
  people: ReadonlySet<number> | null
  /** The faults that may be met, by the names of their effects; null for all. */
  faults: ReadonlySet<string> | null
  /** Whether every line of the trail is kept. */
  keep: boolean
  /** Whether the time is over: what is under way then is given up. */
  isOver?: () => boolean
}

export type RunResult = {
  seed: number
  interviews: number
  people: number
  /** All who were to come. */
  numbers: readonly number[]
  met: readonly Met[]
  hash: string
  broken: readonly string[]
  lines: readonly string[]
  events: number
}

const peopleMax = 500
const fewMax = 8
const peopleByItselfMax = 80

/** One run of a seed: everything is set up, goes wrong, comes to rest and is looked at. Throws `NoTimeLeft`. */
export async function run(
  { seed, people, faults: only, keep, isOver = () => false }: RunOptions,
  database: Database & { wait?: WaitReal },
): Promise<RunResult> {
  const waitReal = database.wait ?? { pending: 0, onSettled: () => {} }
  const world = createWorld({ keep, waitReal, isOver })
  useTimers(world)
  const chance = createChance(seed, 'run')
  const faults = createFaults(seed, only)
  const effects = createEffects(world, faults)
  const ledger: Ledger = {
    ...{ organizations: [], people: [], erased: new Map(), erasing: new Set() },
    asked: { interviews: 0, invites: new Map() },
  }
  const leanings = drawLeanings(seed)
  const { goesOnByItself } = leanings
  const most = goesOnByItself ? peopleByItselfMax : peopleMax
  const count = 1 + chance.below(chance.is(0.2) ? fewMax : most)
  const receivers = createReceivers(effects)
  const mailbox = createMailbox(effects, leanings.mailMs)
  const models = createModelBook()
  const invariants = createInvariants({ world, database, ledger, receivers, mailbox, models })
  const { storeOf } = createStores(effects, database, invariants.watch)
  let underWay = 0
  const hosts = createHosts(
    { seed, effects, storeOf, receivers, mailbox, models, ...leanings },
    { count: 1 + chance.below(3), ...leanings },
  )
  hosts.start()

  const deps = { seed, world, hosts, ledger, leanings }
  const follow = (key: string, work: () => Promise<void>) => {
    underWay += 1
    world.begin(key, null, () =>
      work().finally(() => {
        underWay -= 1
      }),
    )
  }
  let next = 0
  const numbers: number[] = []
  for (const tag of chance.is(0.8) ? ['a', 'b'] : ['a']) {
    const organization: Organization = {
      orgID: `org-${tag}`,
      tag,
      interviews: [],
      webhooks: new Map(),
    }
    ledger.organizations.push(organization)
    database.all(
      `insert into member (user_id, org_id, email, email_key, name, role, created_at, joined_at) values (?, ?, ?, ?, 'Owner', 'owner', ?, ?)`,
      ...[`usr_${tag}`, organization.orgID, `${tag}.${ownerAddress}`, `${tag}.${ownerAddress}`],
      ...[new Date(world.now()).toISOString(), new Date(world.now()).toISOString()],
    )
    const peopleOf = (interview: Interview) => {
      const share = Math.min(count - next, 1 + chance.below(Math.ceil(count / 2)))
      for (let at = 0; at < share; at += 1) {
        const number = next++
        if (people && !people.has(number)) continue
        numbers.push(number)
        const person = { number, organization, linkID: null, told: [], canaries: [] }
        follow(`p${number}`, () => takePart(deps, person, interview))
      }
      return share
    }
    follow(`r${tag}`, () => research(deps, organization, peopleOf))
  }
  await world.run(() => underWay === 0)
  faults.end()
  hosts.rest()
  await invariants.checkAtRest(hosts)
  if (chance.is(0.25)) await invariants.checkAfterAges(hosts)
  hosts.end()
  const result = {
    seed,
    interviews: invariants.interviews(),
    people: ledger.people.length,
    numbers,
    met: faults.met,
    hash: world.trail.hash(),
    broken: world.broken,
    lines: world.trail.lines(),
    events: world.eventsDone(),
  }
  await database.empty()
  return result
}
