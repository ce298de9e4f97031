import pino from 'pino'
import { readConfig } from '../../src/config.ts'
import { startColloquy } from '../../src/main.ts'
import { blankPages } from '../start.ts'

/** The service as it is served, without its pages. */
const running = await startColloquy(readConfig(process.env), {
  logger: pino({ level: 'silent' }),
  pages: blankPages,
})
console.log(running.url)
process.once('SIGTERM', () => void running.close())
