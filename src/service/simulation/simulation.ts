import type { Service } from '../service.ts'
import { createRehearse, type RehearseDeps } from './rehearse.ts'

/** What people who are made up by software say. */
export function createSimulation(deps: RehearseDeps): Pick<Service, 'interviews.rehearse'> {
  return { ...createRehearse(deps) }
}
