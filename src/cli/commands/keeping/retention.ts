import { Command } from 'commander'
import { readings } from '../../../reading/readings.ts'
import { type ErasureDeps, eraseInterview } from '../../../service/people/erasure.ts'
import { dueLinks } from '../../../service/people/retention.ts'
import type { Store } from '../../../service/store.ts'
import { withStore } from '../../store.ts'
import { confirm, isAtTerminal } from '../../terminal/confirm.ts'
import { asJSON, printList } from '../../terminal/print-list.ts'

type Given = { dryRun?: boolean; json?: boolean; yes?: boolean }

/** `retention`: what the nightly sweep of the service does, now, or only told. */
export function retentionCommand(): Command {
  return new Command('retention')
    .description('Erase what is past its time, as the service does by itself once a day.')
    .option('--dry-run', 'only tell what would be erased')
    .option('--yes', 'erase without being asked')
    .addOption(asJSON())
    .action(sweep)
}

async function sweep({ dryRun = false, json, yes }: Given): Promise<void> {
  await withStore(async (store) => {
    const deps = { store, reading: readings, now: () => new Date() }
    if (!dryRun && !yes && isAtTerminal()) {
      const due = total(await countDue(deps))
      if (due > 0) await confirm(`Erase ${due} interviews that are past their time?`)
    }
    const counts = await countDue(deps, (linkID) =>
      dryRun ? Promise.resolve(true) : eraseInterview(deps, linkID),
    )
    await printList(
      counts,
      ({ orgID, interviewID, count }) => [orgID, interviewID, count].join('\t'),
      json,
    )
    if (!json) console.log(`${total(counts)} ${dryRun ? 'would be erased' : 'erased'}.`)
  })
}

type Due = { orgID: string; interviewID: string; count: number }

/** By interview, how many are past their time and `done` with. */
async function countDue(
  deps: ErasureDeps & { store: Store },
  done: (linkID: string) => Promise<boolean> = async () => true,
): Promise<Due[]> {
  const counts = new Map<string, Due>()
  for await (const page of dueLinks(deps)) {
    for (const { linkID, orgID, interviewID } of page) {
      if (!(await done(linkID))) continue
      const before = counts.get(interviewID)?.count ?? 0
      counts.set(interviewID, { orgID, interviewID, count: before + 1 })
    }
  }
  return [...counts.values()]
}

function total(counts: readonly Due[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
