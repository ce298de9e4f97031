import type { Service } from '../service.ts'
import { createAccuracy, createTellAccuracy } from './accuracy.ts'
import { createGenerate, type GenerateDeps } from './generate.ts'
import { createRehearse, type RehearseDeps } from './rehearse.ts'
import { createSimulations, type SimulationsDeps } from './simulations.ts'

/** What people who are made up by software say. */
export function createSimulation(
  deps: RehearseDeps & Omit<SimulationsDeps, 'tellAccuracy'> & GenerateDeps,
): Pick<
  Service,
  | 'interviews.rehearse'
  | 'profiles.generate'
  | 'simulations.addOne'
  | 'simulations.getOne'
  | 'simulations.getList'
  | 'simulations.remove'
  | 'simulations.ask'
  | 'simulations.getAccuracy'
> {
  const tellAccuracy = createTellAccuracy(deps)
  return {
    ...createRehearse(deps),
    ...createGenerate(deps),
    ...createSimulations({ ...deps, tellAccuracy }),
    ...createAccuracy(tellAccuracy),
  }
}
