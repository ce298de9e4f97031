import { Command } from 'commander'
import { readings } from '../../reading/readings.ts'
import { eraseInterview } from '../../service/people/erasure.ts'
import { dueLinks } from '../../service/people/retention.ts'
import { withStore } from '../store.ts'

/** `retention`: what the nightly sweep of the service does, now, or only told. */
export function retentionCommand(): Command {
  return new Command('retention')
    .description('Erase what is past its time, as the service does by itself once a day.')
    .option('--dry-run', 'only tell what would be erased')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      await withStore(async (store) => {
        const deps = { store, reading: readings, now: () => new Date() }
        const counts = new Map<string, number>()
        for await (const page of dueLinks(deps)) {
          for (const { linkID, orgID, interviewID } of page) {
            const done = dryRun || (await eraseInterview(deps, linkID))
            const key = `${orgID}\t${interviewID}`
            if (done) counts.set(key, (counts.get(key) ?? 0) + 1)
          }
        }
        let total = 0
        for (const [key, count] of counts) {
          console.log(`${key}\t${count}`)
          total += count
        }
        console.log(`${total} ${dryRun ? 'would be erased' : 'erased'}.`)
      })
    })
}
