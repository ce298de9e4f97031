import { createChance, fraction } from './chance.ts'

/** What may befall an effect, by where it happens. */
export const faultKinds = {
  store: [
    'refused',
    'unheard',
    'torn',
    'commit fails',
    'disk full',
    'held up',
    'crash before',
    'crash after',
    'clock jumps',
  ],
  reading: ['overrun', 'held up', 'crash before', 'crash after'],
  request: ['lost', 'answer lost', 'doubled', 'held up'],
  post: ['lost', 'answer lost', 'refused', 'too much', 'gone', 'held up', 'crash after'],
  mail: ['refused', 'later', 'broken off', 'held up', 'crash before', 'crash after'],
  model: ['fails', 'nonsense', 'silent', 'held up', 'crash after'],
} as const
export type Place = keyof typeof faultKinds
export type FaultKind<P extends Place = Place> = (typeof faultKinds)[P][number]

export type Met = { key: string; kind: string }

export type Faults = {
  /** What befalls this effect; null for nothing. */
  at<P extends Place>(place: P, key: string): FaultKind<P> | null
  /** Some number from 0, below 1, that belongs to this effect. */
  size(key: string): number
  /** From now on all goes well. */
  end(): void
  met: readonly Met[]
}

/** Shares of effects that go wrong: from runs in which hardly any does to such in which little goes well. */
const rates = [0.005, 0.015, 0.025, 0.065, 0.13] as const
const shares = [0.2, 0.2, 0.5, 0.9] as const
/** A gone receiver ends its webhook for good: it would soon be the only thing that happens. */
const seldom = new Set(['gone', 'disk full', 'clock jumps'])

/**
 * Which effect meets what is told by the seed and the effect's own name alone: so a fault can be left out
 * and all others stay. `only` leaves in these alone.
 */
export function createFaults(seed: number, only: ReadonlySet<string> | null): Faults {
  const chance = createChance(seed, 'which faults there are')
  const rate = chance.pick(rates)
  // Some kinds are left out of each run, most of them of many, so that the others are met often.
  const share = chance.pick(shares)
  // What is held up for minutes comes to its late end only where its process lives that long.
  const hasCrashes = chance.is(0.6)
  const isDrawn = (kind: string) => chance.is(share) && (hasCrashes || !kind.startsWith('crash'))
  const kinds = Object.fromEntries(
    Object.entries(faultKinds).map(([place, all]) => [place, all.filter(isDrawn)]),
  ) as Record<Place, string[]>
  const met: Met[] = []
  let isOver = false
  return {
    met,
    at(place, key) {
      if (isOver) return null
      const number = fraction(seed, key)
      if (number >= rate) return null
      const possible = kinds[place]
      const kind = possible[Math.floor((number / rate) * possible.length)]
      if (kind === undefined || (only && !only.has(key))) return null
      if (seldom.has(kind) && fraction(seed, `${key} seldom`) > 0.2) return null
      met.push({ key, kind })
      return kind as never // One of the kinds of this place.
    },
    size: (key) => fraction(seed, `${key} size`),
    end() {
      isOver = true
    },
  }
}
