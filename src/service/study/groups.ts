import { type Findings, groupLeast, keptIn } from '../../contract/findings-schemas.ts'
import { addInTurn, eachInTurn } from '../interview-report/gathering.ts'
import type { Store } from '../store.ts'
import type { GroupsOf, Speakers } from './speakers.ts'
import type { Traits } from './study-store.ts'
import { wilsonInterval } from './wilson.ts'

const groupsMax = 50
/** Links whose people are looked up at a time. */
const linksAtOnce = 250

export type Groups = {
  groupedBy: NonNullable<Findings['groupedBy']>
  /** By where each stands among those of `groupedBy`. */
  groupsOf: GroupsOf
}

/** What a person is told apart by: nothing where it is not known, several where they chose several. */
export type Values = (person: number) => readonly string[]

export type Compared = ReturnType<typeof compareGroups>

/** By what their profiles say; `people` has the newest link of each by their number. */
export async function findTraits(
  store: Pick<Store, 'listTraits'>,
  { orgID, people, by }: { orgID: string; people: ReadonlyMap<number, string>; by: string },
): Promise<Values> {
  const values = await findValues(store, { orgID, links: [...people.values()], by })
  return (person) => {
    const value = values.get(people.get(person) ?? '')
    return value === undefined ? [] : [value]
  }
}

/** Who belongs to which group, some hundred people at a time; only the largest groups are told. */
export async function groupPeople(
  people: Iterable<number>,
  valuesOf: Values,
  by: string,
): Promise<Groups> {
  const numbering = createNumbering()
  const sizes: number[] = []
  const groupsOf = new Map<number, readonly number[]>()
  let unknown = 0
  await eachInTurn(people, (person) => {
    const own = new Set(valuesOf(person).flatMap((value) => numbering.numberOf(value) ?? []))
    for (const group of own) sizes[group] = (sizes[group] ?? 0) + 1
    groupsOf.set(person, [...own])
    if (own.size === 0) unknown += 1
  })
  const largest = await addInTurn(() => largestOf(sizes, numbering.spellings))
  const placeOf = new Map(largest.map(({ group }, place) => [group, place]))
  await eachInTurn(groupsOf, ([person, own]) => {
    groupsOf.set(
      person,
      own.flatMap((group) => placeOf.get(group) ?? []),
    )
  })
  return {
    groupsOf: (person) => groupsOf.get(person) ?? [],
    groupedBy: {
      by,
      groups: largest.map(({ value, size }) => ({
        value,
        ...(size >= groupLeast && { people: size }),
      })),
      unknown,
    },
  }
}

/** Numbers values, one number for all spellings of one; each is folded once, however many people have it. */
function createNumbering() {
  const byValue = new Map<string, number | null>()
  const byFolded = new Map<string, number>()
  const spellings: string[] = []

  function numberAnew(value: string): number | null {
    const spelling = value.trim()
    if (spelling === '') return null
    const folded = fold(spelling)
    const number = byFolded.get(folded) ?? spellings.push(spelling) - 1
    byFolded.set(folded, number)
    return number
  }

  return {
    /** As each was spelled first. */
    spellings,
    numberOf(value: string): number | null {
      const known = byValue.get(value)
      if (known !== undefined) return known
      const number = numberAnew(value)
      byValue.set(value, number)
      return number
    },
  }
}

function largestOf(sizes: readonly number[], spellings: readonly string[]) {
  return sizes
    .map((size, group) => ({ group, size, value: spellings[group] ?? '' }))
    .sort((a, b) => b.size - a.size || (a.value < b.value ? -1 : 1))
    .slice(0, groupsMax)
}

async function findValues(
  store: Pick<Store, 'listTraits'>,
  { orgID, links, by }: { orgID: string; links: readonly string[]; by: string },
): Promise<Map<string, string>> {
  const values = new Map<string, string>()
  for (let at = 0; at < links.length; at += linksAtOnce) {
    const linkIDs = links.slice(at, at + linksAtOnce)
    const found = await store.listTraits({ orgID, linkIDs })
    await addInTurn(() => {
      for (const { linkID, ...traits } of found) {
        const value = traitOf(traits, by)
        if (value !== null) values.set(linkID, String(value))
      }
    })
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
export function compareGroups({ groupedBy, groupsOf }: Groups, speakers?: Speakers) {
  const counts = speakers?.countsBy(groupsOf, groupedBy.groups.length)
  const groups = groupedBy.groups.flatMap(({ value }, at) => {
    const counted = counts?.[at]
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
