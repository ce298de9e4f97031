import { stderr } from 'node:process'
import { Command } from 'commander'
import { type CopyProgress, copyStore } from '../../storage/transfer/copy.ts'

const barCharacters = 30
/** How often progress is told where no terminal draws it. */
const tellEveryMs = 5_000

/** `copy`: moves house, from a file to a server or back. */
export function copyCommand(): Command {
  return new Command('copy')
    .description(
      'Copy everything from one database to another, SQLite or PostgreSQL, and compare both row by row. Stop the service first. A copy that was cut short goes on when the same command is given again.',
    )
    .requiredOption('--from <url>', 'file:… or postgres://…')
    .requiredOption('--to <url>', 'an empty one, or none yet where it is a file')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const { tables, rows, hash } = await copyStore(from, to, createTeller())
      if (stderr.isTTY) stderr.write('\n')
      console.log(`Copied ${rows} rows of ${tables} tables; both hold ${hash}.`)
    })
}

function createTeller(): (progress: CopyProgress) => void {
  let toldAt = performance.now()
  return function tell({ step, table, rows, of }) {
    // Half of the way is copying, half comparing.
    const share = of === 0 ? 1 : Math.min(1, rows / of)
    const percent = Math.floor((step === 'copied' ? share : 1 + share) * 50)
    const filled = Math.floor((percent * barCharacters) / 100)
    const bar = `${'#'.repeat(filled)}${'.'.repeat(barCharacters - filled)}`
    const line = `[${bar}] ${String(percent).padStart(3)} % ${rows} of ${of} rows ${step}, ${table}`
    if (stderr.isTTY) {
      stderr.write(`\r${line}\u001B[K`)
    } else if (performance.now() - toldAt >= tellEveryMs) {
      toldAt = performance.now()
      stderr.write(`${line}\n`)
    }
  }
}
