export type JobTables = {
  job: JobTable
}

export type JobTable = {
  job_id: string
  kind: string
  org_id: string
  subject: string
  attempts: number
  /** When it is due, or until when it is leased; null once it is parked. */
  run_at: string | null
  reason: string | null
}
