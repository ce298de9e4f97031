import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditLine } from '../records.ts'

/** A call under way, and the line of the audit log that the first change it makes takes along. */
export type Acting = { orgID: string; makeLine: () => AuditLine; written: boolean }

const acting = new AsyncLocalStorage<Acting>()

/**
 * Runs a call so that what it changes is written down in the transaction of the change. The call is
 * known by the asynchronous context, so that no service has to hand it on, or can forget to.
 */
export function runActing<T>(call: Acting, work: () => Promise<T>): Promise<T> {
  return acting.run(call, work)
}

/** Whose call is under way; null where it is none of an organization. */
export function actingOrganization(): string | null {
  return acting.getStore()?.orgID ?? null
}

/** For what a call keeps outside of its organization on purpose: it sees every one of them. */
export function runBeyond<T>(work: () => Promise<T>): Promise<T> {
  const call = acting.getStore()
  return call ? acting.run({ ...call, orgID: '*' }, work) : work()
}

/** Runs a write of the store, with the line of the call that asks for it, if one does. */
export async function writeActing(
  write: (given: unknown) => Promise<unknown>,
  given: unknown,
): Promise<unknown> {
  const call = acting.getStore()
  if (!call || call.written) return await write(given)
  const result = await write({ ...(given as object), audit: named(call.makeLine(), given) })
  if (hasChanged(result)) call.written = true
  return result
}

/** Whether what a verb answers means that it changed something. */
export function hasChanged(result: unknown): boolean {
  const isNothing = ['stale', 'lost', 'full', 'started', 'outdated', false, 0].some(
    (nothing) => nothing === result,
  )
  if (isNothing) return false
  if (typeof result !== 'object' || result === null || !('outcome' in result)) return true
  return result.outcome === 'done'
}

/** An interview that the call itself brings into being is what it is about. */
function named(line: AuditLine, given: unknown): AuditLine {
  if (typeof given !== 'object' || given === null || !('interview' in given)) return line
  const { interview } = given
  const isMade = typeof interview === 'object' && interview !== null && 'interviewID' in interview
  return isMade ? { ...line, resource: String(interview.interviewID) } : line
}
