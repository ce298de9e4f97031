export type Job = {
  jobID: string
  kind: 'synthesis' | 'themes' | 'simulation' | 'generation' | 'mail' | 'alert'
  orgID: string
  /** What it is about: for `synthesis` the linkID, for `themes` the interviewID, for mails the mailID, else what is made. */
  subject: string
  /** Grows with every claim, so that it tells one attempt from all others of the job. */
  attempts: number
}

/** Jobs of one lane wait for no others: `mail` is for people, `alert` for owners. */
export const jobLanes = ['work', 'mail', 'alert'] as const

export type JobLane = (typeof jobLanes)[number]

/** A job that was tried too often and waits for a person. */
export type ParkedJob = Job & { reason: string }

/** Of the Store: jobs. */
export type JobVerbs = {
  /**
   * Leases the oldest due job, so that no other worker sees it until the lease ends; of those of
   * organizations other than these, where some are named.
   */
  claimJob(change: {
    now: string
    leaseUntil: string
    /** `work` when left out. */
    lane?: JobLane
    exceptOrgs?: readonly string[]
  }): Promise<Job | null>
  /** Forgets a job that is done. False when the lease was lost to another attempt. */
  finishJob(change: { jobID: string; attempts: number }): Promise<boolean>
  /** Puts a failed job back for `runAt`, or parks it for a person to look at when that is null. */
  failJob(change: {
    jobID: string
    attempts: number
    runAt: string | null
    reason: string
  }): Promise<boolean>
  countJobs(): Promise<{ waiting: number; parked: number }>
  /** One page in the order of their identifiers, at most `limit` (≤ 1,000). */
  listParkedJobs(query: { after?: string; limit: number }): Promise<ParkedJob[]>
  /** Lets a parked job be tried from the start again; false when there is no such parked job. */
  retryJob(change: { jobID: string; runAt: string }): Promise<boolean>
}
