import { AsyncLocalStorage } from 'node:async_hooks'

/** What one call has cost so far, in milliseconds of CPU of the threads that worked for it. */
export type Cost = {
  cpuMs: number
  /** Who the call is for, so that what waits for its turn can take turns with that of others. */
  whose?: string
}

const underWay = new AsyncLocalStorage<Cost>()

/** Does something on the bill of `cost`: what is charged meanwhile is added to it. */
export function onTheBillOf<T>(cost: Cost, work: () => T): T {
  return underWay.run(cost, work)
}

/** Who the call under way is for; empty for what nobody called for, such as a job. */
export function whoseCall(): string {
  return underWay.getStore()?.whose ?? ''
}

/** Adds to the bill of the call under way; what nobody called for, such as a job, has none. */
export function chargeCost(cpuMs: number): void {
  const cost = underWay.getStore()
  if (cost) cost.cpuMs += cpuMs
}
