import { Command } from 'commander'
import { readConfig } from '../config.ts'
import { settle } from '../settle.ts'
import { endOnWhatNothingCaught } from './last-resort.ts'

/** How often to look whether the shell of `npm start` is still there. */
const parentLookMs = 500

/** `serve`: the service, until it is told to stop. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Start the service. SIGTERM or Ctrl-C ends it after the requests under way.')
    .action(async () => {
      const config = readConfig(process.env)
      // Loaded here, so that the other commands do not wait for the whole service.
      const { startColloquy } = await import('../main.ts')
      endOnWhatNothingCaught()
      const running = await startColloquy(config, { onLinkOpened: () => warmUp() })
      const warmUp = once(() => void running.warmUp().then(settle))
      console.log(`Colloquy listens on ${running.url}`)
      const code = await running.createSetupCode()
      if (code !== null) console.log(invitation(running.url, code))
      if (running.fresh) console.log(welcome(running.url))
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        // Once: a second signal ends the process at once.
        process.once(signal, () => void running.close())
      }
      if (process.env.npm_lifecycle_event === 'start') onOrphaned(() => void running.close())
      settle()
    })
}

/**
 * `npm start` hands SIGTERM on to its shell, and the shell dies of it without a word to us: that the
 * parent is another one is then all there is to notice.
 */
function onOrphaned(close: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    close()
  }, parentLookMs)
  watch.unref()
}

/**
 * The language model of the built-in interviewer takes 50 MB and half a second: it is loaded when the
 * first page is opened, while that person still reads, and not by a service that nobody visits.
 */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    // After the page has been answered.
    setImmediate(work)
  }
}

function invitation(url: string, code: string): string {
  return `
Nobody uses the console yet. Open it and become its first owner with this code, good once:

  ${url}/console
  ${code}
`
}

function welcome(url: string): string {
  return `
Nobody has a token yet. In another terminal, in this folder:

  npm run -s colloquy -- token create --org acme --user ada
                            prints a token for the calls
  npm run -s colloquy -- demo --url ${url}
                            shows a whole interview, and leaves a link to try

The calls, with examples:   ${url}/docs
`
}
