import { Command } from 'commander'
import { AppError } from '../../../contract/errors.ts'
import type { ParkedJob } from '../../../service/jobs/job-store.ts'
import type { Store } from '../../../service/store.ts'
import { withStore } from '../../store.ts'
import { asJSON, printList } from '../../terminal/print-list.ts'

const pageMax = 1_000

/** `jobs list | retry`: also while the service runs on the same database. */
export function jobsCommand(): Command {
  const jobs = new Command('jobs').description(
    'Look after profiles and groupings that could not be made.',
  )
  jobs
    .command('list')
    .description('List the jobs that failed too often, and why. Their interviews stay readable.')
    .addOption(asJSON())
    .action(listAll)
  jobs
    .command('retry')
    .description('Let a job that failed too often be tried again.')
    .argument('[jobID]', 'as `jobs list` shows it')
    .option('--all', 'every one of them')
    .action(retry)
  return jobs
}

async function listAll({ json }: { json?: boolean }): Promise<void> {
  await withStore(async (store) => {
    const lineOf = ({ jobID, orgID, subject, reason }: ParkedJob) =>
      [jobID, orgID, subject, reason].join('\t')
    await printList(parkedJobs(store), lineOf, json)
    if (json) return
    const { waiting, parked } = await store.countJobs()
    console.log(`${parked} parked, ${waiting} waiting.`)
  })
}

async function retry(wanted: string | undefined, { all }: { all?: boolean }): Promise<void> {
  if ((wanted === undefined) === (all === undefined)) {
    throw new AppError('invalid', 'Give one jobID, or --all.')
  }
  const runAt = new Date().toISOString()
  const retried = await withStore(async (store) => {
    if (wanted !== undefined) return (await store.retryJob({ jobID: wanted, runAt })) ? 1 : 0
    let count = 0
    for await (const { jobID } of parkedJobs(store)) {
      if (await store.retryJob({ jobID, runAt })) count += 1
    }
    return count
  })
  if (wanted !== undefined && retried === 0) {
    throw new AppError('not_found', 'There is no parked job with this jobID.')
  }
  console.log(`${retried} will be tried again.`)
}

async function* parkedJobs(store: Store): AsyncGenerator<ParkedJob> {
  let after = ''
  for (;;) {
    const page = await store.listParkedJobs({ after, limit: pageMax })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageMax) return
    after = last.jobID
  }
}
