import { type Findings, groupLeast, keptIn } from '../../contract/findings-schemas.ts'
import type { Traits } from '../records.ts'
import type { Store } from '../store.ts'
import type { GroupOf, Speakers } from './speakers.ts'
import { wilsonInterval } from './wilson.ts'

const groupsMax = 50
/** Links whose people are looked up at a time. */
const linksAtOnce = 250

export type Groups = {
  groupedBy: NonNullable<Findings['groupedBy']>
  groupOf: GroupOf
}

/** Who belongs to which group; `people` has the newest link of each. */
export async function groupPeople(
  store: Pick<Store, 'listTraits'>,
  { orgID, people, by }: { orgID: string; people: ReadonlyMap<string, string>; by: string },
): Promise<Groups> {
  const values = await findValues(store, { orgID, links: [...people.values()], by })
  const spellings = new Map<string, string>()
  const sizes = new Map<string, number>()
  const groupByPerson = new Map<string, string>()
  for (const [person, linkID] of people) {
    const value = values.get(linkID)?.trim() ?? ''
    if (value === '') continue
    const folded = fold(value)
    const group = spellings.get(folded) ?? value
    spellings.set(folded, group)
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
    groupByPerson.set(person, group)
  }
  const groups = [...sizes].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return {
    groupOf: (person) => groupByPerson.get(person),
    groupedBy: {
      by,
      groups: groups.slice(0, groupsMax).map(([value, size]) => ({
        value,
        ...(size >= groupLeast && { people: size }),
      })),
      unknown: people.size - groupByPerson.size,
    },
  }
}

async function findValues(
  store: Pick<Store, 'listTraits'>,
  { orgID, links, by }: { orgID: string; links: readonly string[]; by: string },
): Promise<Map<string, string>> {
  const values = new Map<string, string>()
  for (let at = 0; at < links.length; at += linksAtOnce) {
    const linkIDs = links.slice(at, at + linksAtOnce)
    for (const { linkID, ...traits } of await store.listTraits({ orgID, linkIDs })) {
      const value = traitOf(traits, by)
      if (value !== null) values.set(linkID, String(value))
    }
  }
  return values
}

function traitOf({ kept, ...traits }: Traits, by: string): number | string | null {
  const name = keptIn(by)
  // By the contract one of these, as it is none that was kept.
  if (name === null) return traits[by as keyof typeof traits]
  const known: Record<string, string> = JSON.parse(kept ?? '{}')
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null
}

/** How they spoke to one question, group by group, in the order of the groups. */
export function compareGroups({ groupedBy, groupOf }: Groups, speakers?: Speakers) {
  const counts = speakers?.countsBy(groupOf)
  const groups = groupedBy.groups.flatMap(({ value }) => {
    const counted = counts?.get(value)
    if (!counted || counted.asked < groupLeast) return []
    return { value, ...counted, ...wilsonInterval(counted.spoke, counted.asked) }
  })
  const highest = Math.max(...groups.map(({ low }) => low))
  const lowest = Math.min(...groups.map(({ high }) => high))
  return { groups, differs: highest > lowest }
}

/** Spellings that stand for one value: without case, accents and more than one space in a row. */
function fold(value: string): string {
  const plain = value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/\s/u).filter(Boolean).join(' ')
}
