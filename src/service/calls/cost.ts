import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../../contract/errors.ts'

/** What one call has cost so far, in milliseconds of CPU of the threads that worked for it. */
export type Cost = {
  cpuMs: number
  /** Who the call is for, so that what waits for its turn can take turns with that of others. */
  whose?: string
  /** Whether that is somebody the service knows, who then waits apart from strangers. */
  isKnown?: boolean
  /** Puts what it has cost so far on the bill, and throws where that leaves nothing. */
  pay?: () => void
  /** Of what changes nothing: whether nobody waits for it any more. */
  isGone?: () => boolean
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

/** Whether the call under way is for somebody the service knows. */
export function isKnownCall(): boolean {
  return underWay.getStore()?.isKnown ?? false
}

/** From now on the call under way waits for its turns under this name, apart from strangers. */
export function knowCaller(whose: string): void {
  const cost = underWay.getStore()
  if (!cost) return
  cost.whose = whose
  cost.isKnown = true
}

/** Has the call under way pay for what it has cost so far, also later and from outside of it. */
export function createPay(): () => void {
  const cost = underWay.getStore()
  return () => cost?.pay?.()
}

/** Whether somebody still waits for what the call under way comes to. */
export function isAnswerWanted(): boolean {
  return !underWay.getStore()?.isGone?.()
}

/** Throws where nobody waits any more for what the call under way reads. */
export function checkSomebodyWaits(): void {
  if (!isAnswerWanted()) {
    throw new AppError('unavailable', 'Nobody waits for this answer any more.')
  }
}

/** Before long work: throws where nobody waits for it any more, or nothing is left to pay it with. */
export function checkCaller(): void {
  checkSomebodyWaits()
  underWay.getStore()?.pay?.()
}

/** CPU that reading or sending text takes, milliseconds a million characters. */
const msPerMillionCharacters = 15

/** Adds what so much text costs to read from the store, or to send: parts of that come after waits. */
export function chargeText(characters: number): void {
  chargeCost((characters * msPerMillionCharacters) / 1_000_000)
}

/** Does something on the thread that serves, after a wait, on the bill of the call under way. */
export function onTheBill<T>(work: () => T): T {
  const begun = performance.now()
  try {
    return work()
  } finally {
    chargeCost(performance.now() - begun)
  }
}

/** Adds to the bill of the call under way; what nobody called for, such as a job, has none. */
export function chargeCost(cpuMs: number): void {
  const cost = underWay.getStore()
  if (cost) cost.cpuMs += cpuMs
}
