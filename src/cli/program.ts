import { Command } from 'commander'
import { ColloquyError } from '../client/error.ts'
import { AppError } from '../contract/errors.ts'
import { serveCommand } from './serve.ts'

const program = new Command('colloquy')
  .description('Customer research through interviews: links out, conversations in, profiles back.')
  .showHelpAfterError('Add --help to see what this command takes.')
  .addCommand(serveCommand())
  .addHelpText(
    'after',
    `
From nothing to a first interview:
  $ colloquy serve                                     start the service
  $ colloquy token create --org acme --user ada        print a token for it
  $ colloquy demo                                      see a whole interview happen
  $ colloquy take http://localhost:3000/i/…            answer one in the terminal

Settings are environment variables: HOST, PORT, PUBLIC_URL, DATABASE_URL, RATE_LIMIT, LINK_DAYS,
LOG_LEVEL, TRUSTED_PROXIES, CARE_RESOURCES, WEBHOOK_ALLOW, EMBED_ORIGINS, CORS_ORIGINS, SMTP_URL,
MAIL_FROM.
README.md explains each.`,
  )

// The service starts without what the others load.
if (process.argv[2] !== 'serve') {
  const { otherCommands } = await import('./commands/other-commands.ts')
  for (const command of otherCommands()) program.addCommand(command)
}

try {
  await program.parseAsync()
} catch (error) {
  // A sentence for the person at the terminal; only a bug shows its stack.
  const known = error instanceof AppError || error instanceof ColloquyError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
