import type { Profile } from '../../contract/resources.ts'
import type { Store } from '../store.ts'

/** Simulations that a profile tells of. */
const toldMax = 1_000

/** How a profile's history tells of what software said in the person's place. */
export function historyOf(simulations: readonly string[]): Profile['history'] {
  return simulations.map((id) => ({ type: 'simulation', id }))
}

export async function findHistory(
  store: Pick<Store, 'listSimulationIDs'>,
  orgID: string,
  profileID: string,
): Promise<Profile['history']> {
  return historyOf(await store.listSimulationIDs({ orgID, profileID, limit: toldMax }))
}
