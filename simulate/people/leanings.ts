import { createChance } from '../core/chance.ts'

/**
 * What a run leans on: where everything happens a little, two things seldom meet, so each run does much of
 * some things and none of others.
 */
export type Leanings = {
  /** Within so long all come. */
  comeWithinMs: number
  /** How often somebody leaves an answer for a quarter of an hour: longer than a place is held for them. */
  leaves: number
  /** How long a mail server takes for one mail: at times longer than a try may. */
  mailMs: number
  /** Whether most links go out by mail, again and again, and some of those invited come late or never. */
  mails: boolean
  /** How many people at a time are erased, or have their links closed. */
  atOnce: number
  /** Rounds of a process that go on side by side. */
  hands: number
  /** Whether the processes look for work by themselves, as they do when served, and nobody stays away for long. */
  goesOnByItself: boolean
}

const [usualPace, ...paces] = [
  { comeWithinMs: 90_000, leaves: 0 },
  { comeWithinMs: 5_000, leaves: 0 },
  { comeWithinMs: 200_000, leaves: 0 },
  { comeWithinMs: 3_000_000, leaves: 0.15 },
] as const

export function drawLeanings(seed: number): Leanings {
  const chance = createChance(seed, 'leanings')
  const goesOnByItself = chance.is(0.04)
  return {
    goesOnByItself,
    ...(goesOnByItself ? usualPace : chance.pick([usualPace, ...paces])),
    mailMs: chance.pick([150, 150, 3_000, 200_000]),
    mails: chance.is(0.35),
    atOnce: chance.pick([1, 1, 4]),
    hands: chance.pick([1, 1, 2]),
  }
}
