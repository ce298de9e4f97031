import pino from 'pino'
import { readConfig } from '../../src/config.ts'
import { createBuiltinInterviewer } from '../../src/interviewers/builtin/interviewer.ts'
import { startColloquy } from '../../src/main.ts'
import { readPages } from '../../src/pages.ts'
import { blankPages } from '../start.ts'

/**
 * The service as it is served, but for an interviewer that, where `HANGS` is set, never comes back from
 * its first try at a reply, so that the process can be killed between an answer and its reply; whoever
 * takes the turn over answers as usual. Its clock is ahead by `AHEAD_MS`. Settings come from the environment.
 */
const builtin = createBuiltinInterviewer()

const aheadMs = Number(process.env.AHEAD_MS ?? 0)
const running = await startColloquy(readConfig(process.env), {
  now: () => new Date(Date.now() + aheadMs),
  logger: pino({ level: 'silent' }),
  pages: process.env.PAGES ? readPages(process.env.PAGES) : blankPages,
  interviewer: {
    name: builtin.name,
    async propose(context) {
      const isFirst = context.session.pending?.attempt === 1
      if (process.env.HANGS && isFirst) await new Promise(() => {})
      return await builtin.propose(context)
    },
  },
})
console.log(running.url)
