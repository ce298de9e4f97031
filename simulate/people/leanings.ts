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
  /** How long somebody thinks of what to say next: at times longer than a reply is held for them, … */
  proposeMs: number
  /** … and how long is read in a finished interview: with a model, a minute. */
  extractMs: number
  /** By how much the clock of one process is wrong from the beginning: at times more than the lease of a job. */
  skewMs: number
  /** Whether most links go out by mail, again and again, and some of those invited come late or never. */
  mails: boolean
  /** How many people at a time are erased, or have their links closed. */
  atOnce: number
  /** Whether links are closed again and again of those who have just come, so that replies to them are under way. */
  shutsOut: boolean
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
  const isLate = chance.is(0.25)
  const shutsOut = chance.is(0.25)
  return {
    goesOnByItself,
    ...(goesOnByItself ? usualPace : chance.pick([usualPace, ...paces])),
    // Then one process takes what another is still at, and both come to an end.
    mailMs: chance.pick(isLate ? [150, 3_000, 200_000, 200_000] : [150, 150, 3_000, 200_000]),
    extractMs: isLate ? 60_000 : 3,
    skewMs: isLate ? 480_000 : 0,
    mails: chance.is(isLate ? 0.7 : 0.35),
    atOnce: chance.pick([1, 1, 4]),
    shutsOut,
    proposeMs: shutsOut ? 2_000 : 3,
    hands: chance.pick([1, 1, 2]),
  }
}
