import type { AccuracyShown } from '../../contract/calls/simulation-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { madeBySoftware } from '../../contract/made-by-software.ts'
import type { AccuracyOf } from '../../rehearsal/stand-in/accuracy.ts'
import { chargeText } from '../calls/cost.ts'
import { createFewAtOnce } from '../calls/few-at-once.ts'
import { createInTurn } from '../calls/in-turn.ts'
import type { Service } from '../service.ts'
import type { StandInDeps } from './stand-in.ts'

/** Profiles of a product whose accuracy is told, and compared with, and those read at a time. */
const peopleMax = 300
const peopleAtOnce = 20
/** Characters of what was measured that are compared: those of more people are left out. */
const charactersMax = 12_000_000
/** Products whose figures are kept at hand: figures alone, no words. */
const keptMax = 50
/** Calls of one organization that wait for figures at a time. */
const waitingMax = 8

const inTurn = createInTurn(1)

type Deps = Pick<StandInDeps, 'store' | 'reading'>
type Shown = { overall: AccuracyShown; none: AccuracyShown; profiles: Map<string, AccuracyShown> }
/** How often what software says was right for people of a product. */
export type TellAccuracy = (orgID: string, productID: string) => Promise<Shown>

/** How often what software says is right, told by what was kept from it. */
export function createAccuracy(
  tellAccuracy: TellAccuracy,
): Pick<Service, 'simulations.getAccuracy'> {
  return {
    async 'simulations.getAccuracy'({ caller: { orgID }, query: { productID } }) {
      const { overall, profiles } = await tellAccuracy(orgID, productID)
      return {
        value: {
          notice: madeBySoftware(profiles.size),
          overall,
          profiles: [...profiles].map(([profileID, one]) => ({ profileID, ...one })),
        },
      }
    },
  }
}

/** Of one profile, beside those of its product; that nothing is proven where it was not compared. */
export function accuracyIn({ profiles, none }: Shown, profileID: string): AccuracyShown {
  return profiles.get(profileID) ?? none
}

/**
 * Compares what was measured of a product once, and again where somebody else was measured or erased:
 * whoever asks meanwhile waits for the same figures.
 */
export function createTellAccuracy(deps: Deps): TellAccuracy {
  const kept = new Map<string, { version: string; told: Promise<Shown> }>()
  const whereFree = createFewAtOnce(waitingMax)

  async function tell(orgID: string, productID: string): Promise<Shown> {
    const measured = await deps.store.listMeasured({ orgID, productID, limit: peopleMax })
    const key = JSON.stringify([orgID, productID])
    const version = JSON.stringify(measured)
    const known = kept.get(key)
    if (known?.version === version) return await known.told
    const told = compare(deps, orgID, productID)
    kept.delete(key)
    const [oldest] = kept.keys()
    if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { version, told })
    try {
      return await told
    } catch (error) {
      if (kept.get(key)?.told === told) kept.delete(key)
      throw error
    }
  }
  return (orgID, productID) => whereFree(orgID, () => tell(orgID, productID), refuse)
}

async function compare(deps: Deps, orgID: string, productID: string): Promise<Shown> {
  const { overall, profiles } = await deps.reading.tellAccuracy({
    people: await listPeople(deps, orgID, productID),
  })
  const { overall: none } = await deps.reading.tellAccuracy({ people: [] })
  return {
    ...{ overall: present(overall), none: present(none) },
    profiles: new Map(profiles.map(({ profileID, ...one }) => [profileID, present(one)])),
  }
}

type People = Parameters<Deps['reading']['tellAccuracy']>[0]['people'][number][]

async function listPeople({ store }: Deps, orgID: string, productID: string): Promise<People> {
  const people: People = []
  let characters = 0
  while (people.length < peopleMax) {
    const after = people.at(-1)?.profileID ?? ''
    const query = { orgID, productID, after, limit: peopleAtOnce }
    const rows = await inTurn(() => store.listStandIns(query))
    for (const { profileID, body } of rows) {
      characters += body.length
      chargeText(body.length)
      if (characters > charactersMax) return people
      people.push({ profileID, body })
    }
    if (rows.length < peopleAtOnce) break
  }
  return people
}

/** Without what is not known. */
function present({ subjects, verdict, spread, ...rest }: AccuracyOf): AccuracyShown {
  const { asked, known, distance } = verdict
  return {
    ...rest,
    subjects: withoutNull(subjects),
    verdict: { asked, known, ...withoutNull({ distance }) },
    spread: withoutNull(spread),
  }
}

function withoutNull(members: Record<string, number | null>): Record<string, number> {
  const known = Object.entries(members).filter(
    (entry): entry is [string, number] => entry[1] !== null,
  )
  return Object.fromEntries(known)
}

function refuse(): never {
  throw new AppError('too_many', 'Too many figures of yours are being made; please wait for them.')
}
