import { Command } from 'commander'
import { ColloquyError } from '../client/error.ts'
import { AppError } from '../contract/errors.ts'
import { commandLine, version } from './command-line.ts'
import { serveCommand } from './serve.ts'

// Nothing but the name starts the service.
const args = process.argv.length > 2 ? process.argv.slice(2) : ['serve']

const program = new Command('colloquy')
  .version(version(), '--version', 'say which version this is')
  .description('Customer research through interviews: links out, conversations in, profiles back.')
  .showHelpAfterError('Add --help to see what this command takes.')
  .addCommand(serveCommand())
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

Settings are environment variables: HOST, PORT, PUBLIC_URL, DATABASE_URL, RATE_LIMIT, LINK_DAYS,
LOG_LEVEL, TRUSTED_PROXIES, CARE_RESOURCES, WEBHOOK_ALLOW, EMBED_ORIGINS, CORS_ORIGINS, SMTP_URL,
MAIL_FROM.
README.md explains each.`,
  )

// The service starts without what the others load.
if (args[0] !== 'serve') {
  const { otherCommands } = await import('./commands/other-commands.ts')
  for (const command of otherCommands()) program.addCommand(command)
}

try {
  await program.parseAsync(args, { from: 'user' })
} catch (error) {
  // A sentence for the person at the terminal; only a bug shows its stack.
  const known = error instanceof AppError || error instanceof ColloquyError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
