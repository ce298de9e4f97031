import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { AppError } from '../../contract/errors.ts'
import { createSetupCode } from '../../service/members/accounts.ts'
import { withStore } from '../store.ts'

/** `member code`: also while the service runs on the same database. */
export function memberCommand(): Command {
  const member = new Command('member').description('Let the first owner into the console.')
  member
    .command('code')
    .description('Make the one-time code of the first owner and print it, and nothing else.')
    .action(async () => {
      const now = () => new Date()
      const code = await withStore((store) => createSetupCode({ store, now, randomBytes }))
      if (code === null) {
        throw new AppError('conflict', 'The console is set up already: sign in, or ask an owner.')
      }
      console.log(code)
    })
  return member
}
