import { Command } from 'commander'
import { type CopyProgress, copyStore } from '../../../storage/transfer/copy.ts'
import { withProgress } from '../../terminal/progress.ts'

/** How often progress is told where no terminal draws it. */
const lineEveryMs = 5_000

/** `copy`: moves house, from a file to a server or back. */
export function copyCommand(): Command {
  return new Command('copy')
    .description(
      'Copy everything from one database to another, SQLite or PostgreSQL, and compare both row by row. Stop the service first. A copy that was cut short goes on when the same command is given again.',
    )
    .requiredOption('--from <url>', 'file:… or postgres://…')
    .requiredOption('--to <url>', 'an empty one, or none yet where it is a file')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const { tables, rows, hash } = await withProgress(
        (tell) => copyStore(from, to, (progress) => tell(standing(progress))),
        lineEveryMs,
      )
      console.log(`Copied ${rows} rows of ${tables} tables; both hold ${hash}.`)
    })
}

/** Half of the way is copying, half comparing. */
function standing({ step, table, rows, of }: CopyProgress) {
  const share = of === 0 ? 1 : Math.min(1, rows / of)
  return {
    step: step === 'copied' ? 'copying' : 'comparing',
    detail: `${rows} of ${of} rows, ${table}`,
    share: (step === 'copied' ? share : 1 + share) / 2,
  }
}
