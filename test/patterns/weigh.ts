import { parentPort, workerData } from 'node:worker_threads'
import { createRandom } from '../trust/random.ts'
import { attackOf } from './attack.ts'
import { fillsOf } from './fills.ts'
import type { Judged } from './patterns.ts'
import { writeTheirWorst } from './people.ts'
import { longestRead } from './record.ts'
import { roomOf, roomStepsMax } from './rooms.ts'
import { walk } from './steps.ts'

/**
 * The longest text that a pattern was given while people wrote their worst, and what it takes at
 * most for those that were made for it: as long as its room lets them be.
 */
export type Weighed = { longest: number; steps: number; text: string }

const fillsEach = 12
const shownCharacters = 60
const random = createRandom(13)
const patterns: Judged[] = workerData // by rooms.test.ts
const longest = await longestRead(writeTheirWorst)

parentPort?.postMessage(patterns.map(weigh))

function weigh({ verdict, ...pattern }: Judged): Weighed {
  const characters = roomOf(pattern)?.characters ?? 0
  const texts = fillsOf(pattern, { times: fillsEach, characters, random })
  const attack = verdict && verdict.status !== 'safe' ? verdict.attack : null
  if (attack !== null) texts.push(attackOf(attack, characters))
  const worst = { longest: longest[pattern.source] ?? 0, steps: 0, text: '' }
  for (const text of texts) {
    const { steps } = walk(pattern, text, roomStepsMax)
    if (steps > worst.steps) Object.assign(worst, { steps, text: text.slice(0, shownCharacters) })
  }
  return worst
}
