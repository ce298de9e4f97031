import { Command } from 'commander'
import { readConfig } from '../config.ts'

/** `serve`: the service, until it is told to stop. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Start the service. SIGTERM or Ctrl-C ends it after the requests under way.')
    .action(async () => {
      const config = readConfig(process.env)
      // Loaded here, so that the other commands do not wait for the whole service.
      const { startColloquy } = await import('../main.ts')
      const running = await startColloquy(config)
      console.log(`Colloquy listens on ${running.url}`)
      if (running.fresh) console.log(welcome(running.url))
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        // Once: a second signal ends the process at once.
        process.once(signal, () => void running.close())
      }
    })
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
