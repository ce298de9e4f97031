import { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { migrateStore } from '../../../storage/open.ts'
import { withProgress } from '../../terminal/progress.ts'

/** `migrate`: brings the database's schema up to date; `serve` does so by itself. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database up to date. The service does so by itself when it starts.')
    .action(async () => {
      const { databaseURL } = readConfig(process.env)
      const { applied } = await withProgress((tell) => migrateStore(databaseURL, tell))
      console.log(applied.length === 0 ? 'Up to date.' : `Applied: ${applied.join(', ')}.`)
    })
}
