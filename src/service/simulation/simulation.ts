import type { Service } from '../service.ts'
import { createAccuracy } from './accuracy.ts'
import { createRehearse, type RehearseDeps } from './rehearse.ts'
import { createSimulations, type SimulationsDeps } from './simulations.ts'

/** What people who are made up by software say. */
export function createSimulation(
  deps: RehearseDeps & SimulationsDeps,
): Pick<
  Service,
  | 'interviews.rehearse'
  | 'simulations.addOne'
  | 'simulations.getOne'
  | 'simulations.getList'
  | 'simulations.remove'
  | 'simulations.ask'
  | 'simulations.getAccuracy'
> {
  return { ...createRehearse(deps), ...createSimulations(deps), ...createAccuracy(deps) }
}
