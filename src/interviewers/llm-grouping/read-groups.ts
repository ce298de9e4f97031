import { z } from 'zod'
import type { Group } from '../../profile/claims/grouping.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'

/** Groups of one answer that are looked at, and claims of one group. */
const groupsMax = 100
const claimsMax = 400
/** Above any title that is short enough to stand. */
const titleCharactersMax = 200
const idCharactersMax = 12

const group = z.object({
  title: z.string().max(titleCharactersMax),
  claims: z.array(z.string().max(idCharactersMax)).max(claimsMax),
})
const answer = z.object({ groups: z.array(z.unknown()).max(groupsMax) })

/** Reads the groups out of whatever a model wrote; null when there is no list of them in it. */
export function readGroups(text: string): Group[] | null {
  for (const value of jsonValuesIn(text)) {
    const read = answer.safeParse(value)
    if (!read.success) continue
    // One without the shape of a group counts as a group that does not stand.
    return read.data.groups.map((one) => group.safeParse(one).data ?? { title: '', claims: [] })
  }
  return null
}
