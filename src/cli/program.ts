import { Command } from 'commander'
import { ColloquyError } from '../client/error.ts'
import { settingNames } from '../config.ts'
import { AppError } from '../contract/errors.ts'
import { commandLine, version } from './command-line.ts'
import { serveCommand } from './serve.ts'
import { takeSettings } from './settings.ts'

/** Of the narrowest terminal that is thought of. */
const columns = 78

const serve = serveCommand()
const given = process.argv.slice(2)
const isStart = serve.options.some(({ long }) => long === given[0]?.split('=')[0])
// Nothing but the name starts the service, with options of that or without.
const args = given.length === 0 || isStart ? ['serve', ...given] : given

const program = new Command('colloquy')
  .version(version(), '--version', 'say which version this is')
  .description('Customer research through interviews: links out, conversations in, profiles back.')
  .showHelpAfterError('Add --help to see what this command takes.')
  .hook('preAction', (_program, command) => takeSettings(command))
  .addCommand(serve)
  .addHelpText(
    'after',
    `
From nothing to a first interview:
  # start the service
  $ ${commandLine('serve')}
  # print a token for it
  $ ${commandLine('token create --org acme --user ada')}
  # see a whole interview happen
  $ ${commandLine('demo')}
  # answer one in the terminal
  $ ${commandLine('take http://localhost:3000/i/…')}

Settings are environment variables, or lines of a file .env in this folder; README.md
explains each, and more of those for models:
${inLines(settingNames)}`,
  )

// The service starts without what the others load.
if (args[0] !== 'serve') {
  // Whoever reads what is printed has enough, as in `colloquy demo | head`.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  const { loadCommands } = await import('./commands/table.ts')
  for (const command of await loadCommands(args[0] ?? '')) program.addCommand(command)
}

try {
  await program.parseAsync(args, { from: 'user' })
} catch (error) {
  // A sentence for the person at the terminal; only a bug shows its stack.
  const known = error instanceof AppError || error instanceof ColloquyError
  console.error(known ? error.message : error)
  process.exitCode = 1
}

/** Names side by side, as many as a line of a terminal holds. */
function inLines(names: readonly string[]): string {
  const lines = ['']
  for (const name of names) {
    const line = lines.at(-1) ?? ''
    if (line.length + name.length > columns) lines.push(`  ${name}`)
    else lines[lines.length - 1] = line === '' ? `  ${name}` : `${line} ${name}`
  }
  return lines.join('\n')
}
