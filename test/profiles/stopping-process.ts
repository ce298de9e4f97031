import pino from 'pino'
import { readConfig } from '../../src/config.ts'
import { startColloquy } from '../../src/main.ts'
import { blankPages } from '../start.ts'
import { claimEverything } from './given.ts'

/**
 * The service as it is served, but for a synthesizer that goes on only once the service is told to
 * stop. Settings come from the environment. Says on a line of its own which interview it reads.
 */
const told = Promise.withResolvers<void>()
const double = claimEverything()

const running = await startColloquy(readConfig(process.env), {
  logger: pino({ level: 'silent' }),
  pages: blankPages,
  synthesizer: {
    name: double.name,
    async extract(context) {
      console.log(context.linkID)
      await told.promise
      return await double.extract(context)
    },
  },
})
process.once('SIGTERM', () => {
  void running.close()
  told.resolve()
})
