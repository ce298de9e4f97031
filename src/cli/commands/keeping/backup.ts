import { statSync } from 'node:fs'
import { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { backUpStore, restoreStore } from '../../../storage/transfer/backup.ts'
import { commandLine } from '../../command-line.ts'
import { withProgress } from '../../terminal/progress.ts'

/** `backup FILE`: everything in one file, also while the service runs. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('Write everything to one new file, also while the service runs.')
    .argument('<file>', 'where to; a file that is there already is never overwritten')
    .addHelpText('after', `\nExample:\n  $ ${commandLine('backup colloquy-$(date +%F).backup')}`)
    .action(async (file: string) => {
      const { databaseURL } = readConfig(process.env)
      await withProgress((tell) => backUpStore(databaseURL, file, tell))
      console.log(`Backed up and read through: ${file}, ${statSync(file).size} bytes.`)
    })
}

/** `restore FILE`: a backup in the place of the database, while no service runs on it. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('Put a backup in the place of the database. Stop the service first.')
    .argument('<file>', 'as `backup` made it')
    .option('--replace', 'although the database holds something, which is kept beside the new one')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const { databaseURL } = readConfig(process.env)
      const now = () => new Date()
      const restored = await withProgress((onProgress) =>
        restoreStore(databaseURL, file, { replace, now, onProgress }),
      )
      if (restored.aside !== null) console.log(`What was there is kept in ${restored.aside}.`)
      if (restored.erasedAgain > 0) {
        console.log(`Erased again, as after the backup: ${restored.erasedAgain} interviews.`)
      }
      if (!restored.erasuresKnown) {
        console.log('What was there cannot be read: what was erased after the backup is back.')
      }
      console.log('Restored.')
    })
}
