import type { AccuracyShown } from '../../contract/calls/simulation-calls.ts'
import { madeBySoftware } from '../../contract/made-by-software.ts'
import type { AccuracyOf } from '../../rehearsal/stand-in/accuracy.ts'
import { createInTurn } from '../calls/in-turn.ts'
import type { Service } from '../service.ts'
import type { StandInDeps } from './stand-in.ts'

/** Profiles of a product whose accuracy is told, and compared with. */
const peopleMax = 300

/** Everything that was measured of a product is read at once. */
const inTurn = createInTurn(1)

type Deps = Pick<StandInDeps, 'store' | 'reading'>

/** How often what software says is right, told by what was kept from it. */
export function createAccuracy(deps: Deps): Pick<Service, 'simulations.getAccuracy'> {
  return {
    async 'simulations.getAccuracy'({ caller: { orgID }, query: { productID } }) {
      const { overall, profiles } = await tell(deps, orgID, productID)
      return {
        value: {
          notice: madeBySoftware(profiles.length),
          overall: present(overall),
          profiles: profiles.map(({ profileID, ...one }) => ({ profileID, ...present(one) })),
        },
      }
    },
  }
}

/** Of one profile, beside those of its product; that nothing is proven where it was not measured. */
export async function accuracyOfProfile(
  deps: Deps,
  { orgID, productID, profileID }: { orgID: string; productID: string; profileID: string },
): Promise<AccuracyShown> {
  const { profiles, none } = await tell(deps, orgID, productID, profileID)
  const { profileID: _, ...own } = profiles[0] ?? { profileID, ...none }
  return present(own)
}

function tell({ store, reading }: Deps, orgID: string, productID: string, only?: string) {
  return inTurn(async () => {
    const rows = await store.listStandIns({ orgID, productID, limit: peopleMax })
    const isThere = only === undefined || rows.some(({ profileID }) => profileID === only)
    const own = isThere ? null : await store.findStandIn({ orgID, profileID: only ?? '' })
    const people = [...rows, ...(own ? [own] : [])].map(({ profileID, body }) => ({
      profileID,
      body,
    }))
    return await reading.tellAccuracy({ people, ...(only !== undefined && { only }) })
  })
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
