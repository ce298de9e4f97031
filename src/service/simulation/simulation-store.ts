import type { Job } from '../jobs/job-store.ts'
import type { Position } from '../paging.ts'

/** An interview that software gives in somebody's place. */
export type SimulationRow = {
  simulationID: string
  orgID: string
  interviewID: string
  productID: string
  profileID: string
  userID: string
  seed: string
  status: 'waiting' | 'done' | 'failed'
  createdAt: string
  finishedAt: string | null
  /** JSON of what it came to; null while it waits, and where it failed. */
  body: string | null
  /** JSON of what lists tell of that; null while it waits, and of what a version without it finished. */
  outline: string | null
}

/** A profile that software draws from the claims of several people. */
export type GeneratedRow = {
  profileID: string
  orgID: string
  productID: string
  status: 'waiting' | 'done'
  createdAt: string
  /** JSON of what was asked for. */
  task: string
  /** JSON of its lines, each with whose it is; null while it waits. */
  body: string | null
}

/** How often what software says for somebody is what they said; `body` is JSON. */
export type StandInRow = {
  profileID: string
  orgID: string
  productID: string
  createdAt: string
  body: string
}

/** Of the Store: what software makes up out of what people told. */
export type SimulationVerbs = {
  /**
   * All of them with their jobs, or none. `unknown`: somebody is gone, or did not allow it; `full`: of
   * somebody there are `ofPersonMax` already.
   */
  addSimulations(change: {
    simulations: { row: SimulationRow; links: string[]; job: Omit<Job, 'attempts'> }[]
    ofPersonMax: number
    at: string
  }): Promise<'done' | 'unknown' | 'full'>
  findSimulation(query: { orgID: string; simulationID: string }): Promise<SimulationRow | null>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listSimulations(query: {
    orgID: string
    of: 'interview' | 'profile' | 'product'
    id: string
    after?: Position
    limit: number
  }): Promise<Omit<SimulationRow, 'body'>[]>
  /** The identifiers alone of those of a profile, oldest first, at most `limit` (≤ 1,000). */
  listSimulationIDs(query: { orgID: string; profileID: string; limit: number }): Promise<string[]>
  /** Links on which somebody allowed that software answers for them, the newest first, at most `limit`. */
  listAllowed(query: { orgID: string; profileID: string; limit: number }): Promise<string[]>
  /**
   * Ends its job with it: without a body it failed, and is told of to nobody; `notice` is what is told of
   * where it comes from. `lost`: another attempt has it, or it was removed or erased meanwhile; `unknown`:
   * a link that it `rests` on is gone, or did not allow it: nothing was saved.
   */
  finishSimulation(change: {
    orgID: string
    simulationID: string
    profileID: string
    body: string | null
    outline: string
    notice: string
    rests: readonly string[]
    job: Pick<Job, 'jobID' | 'attempts'>
    at: string
  }): Promise<'done' | 'lost' | 'unknown'>
  /** False when there is no such simulation. */
  removeSimulation(change: { orgID: string; simulationID: string }): Promise<boolean>
  /** Keeps the newest one of a profile. `unknown`: somebody is gone, or did not allow it. */
  addStandIn(change: { row: StandInRow; links: string[] }): Promise<'done' | 'unknown'>
  addGenerated(change: {
    generated: { row: GeneratedRow; job: Omit<Job, 'attempts'> }[]
    at: string
  }): Promise<'done'>
  findGenerated(query: { orgID: string; profileID: string }): Promise<GeneratedRow | null>
  /**
   * Ends its job with it; without `made` it is taken away. `unknown`: somebody that it rests on is
   * gone, or did not allow it: nothing was saved.
   */
  finishGenerated(change: {
    profileID: string
    orgID: string
    /** What it was asked for, of nobody any more. */
    task: string
    made: { body: string; sources: { linkID: string; person: string }[] } | null
    job: Pick<Job, 'jobID' | 'attempts'>
  }): Promise<'done' | 'lost' | 'unknown'>
  findStandIn(query: { orgID: string; profileID: string }): Promise<StandInRow | null>
  /** One page in the order of their profiles' identifiers, at most `limit` (≤ 1,000). */
  listStandIns(query: {
    orgID: string
    productID: string
    after?: string
    limit: number
  }): Promise<StandInRow[]>
  /** Whom that holds, and since when, in the same order, without what was measured. */
  listMeasured(query: {
    orgID: string
    productID: string
    limit: number
  }): Promise<{ profileID: string; createdAt: string }[]>
}
