import type { Plan } from '../../guide/plan.ts'
import type { Store } from '../../service/store.ts'
import { readPlan } from '../../service/taking-part/session-plan.ts'
import type { Participation } from '../../service/taking-part/taking-part-store.ts'

/** Text of plans that are kept at hand, in characters: hundreds of the usual size. */
const charactersMax = 4_000_000

type Found = Pick<Store, 'findParticipation' | 'findSessionPlan'>

/**
 * Finds with each interview the plan that it follows, and keeps the newest plans at hand, by their
 * hashes: what has one hash never changes.
 */
export function findWithPlans({ findParticipation, findSessionPlan }: Found) {
  const kept = new Map<string, { plan: Plan; characters: number }>()
  let characters = 0

  async function planOf({ orgID, hash }: { orgID: string; hash: string }): Promise<Plan | null> {
    const known = kept.get(hash)
    if (known) return known.plan
    const body = await findSessionPlan({ orgID, hash })
    if (body === null) return null
    const plan = readPlan(body)
    keep(hash, { plan, characters: body.length })
    return plan
  }

  function keep(hash: string, read: { plan: Plan; characters: number }): void {
    if (kept.has(hash)) return
    kept.set(hash, read)
    characters += read.characters
    for (const [oldest, { characters: gone }] of kept) {
      if (characters <= charactersMax) break
      kept.delete(oldest)
      characters -= gone
    }
  }

  async function complete(found: Participation | null): Promise<Participation | 'gone' | null> {
    if (!found || found.planHash === null || found.plan) return found
    const plan = await planOf({ orgID: found.invite.orgID, hash: found.planHash })
    return plan ? { ...found, plan } : 'gone'
  }

  return async function find(query: Parameters<Found['findParticipation']>[0]) {
    const found = await complete(await findParticipation(query))
    if (found !== 'gone') return found
    // Erased between the one look and the other: now neither is there.
    const again = await complete(await findParticipation(query))
    if (again === 'gone') throw new Error('The plan of an interview is missing.')
    return again
  }
}
