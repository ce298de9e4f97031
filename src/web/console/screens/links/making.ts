import type { Client } from '../../../../client/client.ts'
import type { Invitee } from './people.ts'

/** Links that one call makes at most. */
export const linksPerCall = 1_000
/** Most bytes that the people of one call take; the service takes a megabyte. */
const bytesPerCall = 500_000
const keyBytes = 16

/** One call that makes links. Its key makes the repeat of it safe: the same key, the same links. */
export type Batch = {
  key: string
  invitees?: readonly Invitee[]
  count: number
  /** Once they are made. */
  urls?: readonly string[]
}

export type Made = { url: string; invitee: Invitee }

/** The calls that it takes to make so many links. */
export function planCount(count: number, createKey: () => string): Batch[] {
  const calls = Math.ceil(count / linksPerCall)
  return Array.from({ length: calls }, (_, at) => ({
    key: createKey(),
    count: Math.min(linksPerCall, count - at * linksPerCall),
  }))
}

/** The calls that it takes to make a link for each of these people. */
export function planPeople(people: readonly Invitee[], createKey: () => string): Batch[] {
  const encoder = new TextEncoder()
  const groups: Invitee[][] = []
  let bytes = 0
  for (const person of people) {
    const size = encoder.encode(JSON.stringify(person)).length + 1
    const group = groups.at(-1)
    if (group && group.length < linksPerCall && bytes + size <= bytesPerCall) {
      group.push(person)
      bytes += size
    } else {
      groups.push([person])
      bytes = size
    }
  }
  return groups.map((invitees) => ({ key: createKey(), count: invitees.length, invitees }))
}

/** Makes what is not made yet, one call after the other; `tell` is given every batch that is. */
export async function makeBatches(
  client: Client,
  { interviewID, batches }: { interviewID: string; batches: readonly Batch[] },
  tell: (batch: Batch) => void,
): Promise<void> {
  for (const batch of batches) {
    if (batch.urls) continue
    const { key, invitees, count } = batch
    const urls = await client.invites.createInvitesFor(
      { interviewID, ...(invitees ? { invitees: [...invitees] } : { count }) },
      { idempotencyKey: key },
    )
    tell({ ...batch, urls })
  }
}

export function listMade(batches: readonly Batch[]): Made[] {
  return batches.flatMap(({ urls = [], invitees }) =>
    urls.map((url, at) => ({ url, invitee: invitees?.[at] ?? {} })),
  )
}

export function countAll(batches: readonly Batch[]): number {
  return batches.reduce((sum, { count }) => sum + count, 0)
}

export function countMade(batches: readonly Batch[]): number {
  return batches.reduce((sum, { urls }) => sum + (urls?.length ?? 0), 0)
}

/** From what every page has: `crypto.randomUUID` is only there behind https. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
