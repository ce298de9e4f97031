import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditLine } from './call-store.ts'

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

/** For whoever reads in an organization without a call of it: they see that one, and change nothing. */
export function runWithin<T>(orgID: string, work: () => Promise<T>): Promise<T> {
  const makeLine = () => {
    throw new Error('Nothing is changed without a call.')
  }
  return acting.run({ orgID, makeLine, written: true }, work)
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
  const isNothing = [
    'stale',
    'lost',
    'full',
    'crowded',
    'started',
    'outdated',
    'unknown',
    false,
    0,
  ].some((nothing) => nothing === result)
  if (isNothing) return false
  if (typeof result !== 'object' || result === null || !('outcome' in result)) return true
  return result.outcome === 'done'
}

/**
 * An interview that the call itself brings into being is what it is about; of a share, which is a
 * capability, it is what the share shows.
 */
function named(line: AuditLine, given: unknown): AuditLine {
  if (typeof given !== 'object' || given === null) return line
  const about = 'interview' in given ? given.interview : 'share' in given ? given.share : null
  if (typeof about !== 'object' || about === null || !('interviewID' in about)) return line
  const linkID = 'linkID' in about ? about.linkID : null
  return { ...line, resource: String(linkID ?? about.interviewID) }
}
