/** People of a part by numbers, in the order in which they came. */
export type People = {
  /** From now on that of this person, where they have none yet. */
  numberOf(person: string): number
  part(): PeoplePart
}

/** Apart by spaces, so that nothing is made of a name that nobody looks at. */
export type PeoplePart = { hashes: string; names: string }

export function createPeople(): People {
  const numbers = new Map<string, number>()
  return {
    numberOf(person) {
      const number = numbers.get(person) ?? numbers.size
      numbers.set(person, number)
      return number
    },
    part() {
      const names = [...numbers.keys()]
      const hashes = Buffer.from(Int32Array.from(names, hashOf).buffer)
      return { hashes: hashes.toString('base64'), names: names.join(' ') }
    },
  }
}

/** FNV-1a. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return hash
}

/** Splits a text at its spaces once somebody wants to know. */
export function splitLater(text: string): (at: number) => string {
  let all: string[] | undefined
  return (at) => {
    all ??= text.split(' ')
    return all[at] ?? ''
  }
}

export type PeopleOfAll = {
  /** The numbers of a part's people among those of all parts. */
  addPart(part: PeoplePart): Int32Array
  count(): number
  nameOf(number: number): string
}

/**
 * People of all parts, each by one number. Of nearly everybody a hash tells that they are in one part alone;
 * whoever shares theirs with somebody before is told apart by name.
 */
export function createPeopleOfAll(): PeopleOfAll {
  const byHash = new Map<number, number>()
  /** Of those whose hash somebody else had before. */
  const byName = new Map<string, number>()
  const names: ((at: number) => string)[] = []
  const [partOf, placeOf]: [number[], number[]] = [[], []]
  const nameOf = (number: number) => names[partOf[number] ?? -1]?.(placeOf[number] ?? -1) ?? ''

  function add(place: number): number {
    partOf.push(names.length - 1)
    return placeOf.push(place) - 1
  }
  function numberOf(hash: number, place: number): number {
    const known = byHash.get(hash)
    if (known === undefined) {
      const number = add(place)
      byHash.set(hash, number)
      return number
    }
    const name = names.at(-1)?.(place) ?? ''
    if (nameOf(known) === name) return known
    const number = byName.get(name) ?? add(place)
    byName.set(name, number)
    return number
  }

  return {
    nameOf,
    count: () => partOf.length,
    addPart(part) {
      names.push(splitLater(part.names))
      const bytes = Uint8Array.from(Buffer.from(part.hashes, 'base64'))
      return new Int32Array(bytes.buffer).map(numberOf)
    },
  }
}
