import { AsyncLocalStorage } from 'node:async_hooks'

/** What one call has cost so far, in milliseconds of CPU of the threads that worked for it. */
export type Cost = { cpuMs: number }

const underWay = new AsyncLocalStorage<Cost>()

/** Does something on the bill of `cost`: what is charged meanwhile is added to it. */
export function onTheBillOf<T>(cost: Cost, work: () => T): T {
  return underWay.run(cost, work)
}

/** Adds to the bill of the call under way; what nobody called for, such as a job, has none. */
export function chargeCost(cpuMs: number): void {
  const cost = underWay.getStore()
  if (cost) cost.cpuMs += cpuMs
}
