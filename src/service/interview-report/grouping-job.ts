import type { Store } from '../store.ts'

/** What comes in within this time is grouped in one go. */
const delayMs = 30_000

/** The job that groups the claims of an interview's people: one of its name at a time. */
export function groupingJob(
  { orgID, interviewID }: { orgID: string; interviewID: string },
  now: Date,
): NonNullable<Parameters<Store['saveProfile']>[0]['follow']> {
  return {
    job: { jobID: `thm_${interviewID}`, kind: 'themes', orgID, subject: interviewID },
    runAt: new Date(now.getTime() + delayMs).toISOString(),
  }
}
