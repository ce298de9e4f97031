/**
 * `node eval/control.ts` serves what `npm start` serves, with the same settings, but asks “Which colour
 * has …?” in place of every follow-up: the control of a blind round (docs/evaluation.md).
 */
import { readConfig } from '../src/config.ts'
import { startColloquy } from '../src/main.ts'
import { withControl } from './blind/control.ts'
import { untilTold } from './blind/until-told.ts'

const running = await startColloquy(readConfig(process.env), {
  reading: (threads) => withControl(threads, () => true),
})
console.log(`Colloquy listens on ${running.url}`)
await untilTold()
await running.close()
