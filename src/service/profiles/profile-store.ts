import type { Job } from '../jobs/job-store.ts'
import type { Position } from '../paging.ts'
import type { GeneratedRow } from '../simulation/simulation-store.ts'

/** What one interview told, kept beside its profile so that the profile can be made anew. */
export type Extraction = {
  linkID: string
  productID: string
  completedAt: string
  /** JSON: what the merge of `profile/` needs of this interview. */
  body: string
}

/** What a researcher put right in a profile. */
export type Correction = {
  field: string
  /** JSON of the value; `null` takes the field out, `{"takesBack": at}` an earlier correction back. */
  value: string
  reason: string
  userID: string
  at: string
}

export type ProfileRecord = {
  profileID: string
  /** Of the person, as `findProfile` takes it. */
  identity: string | null
  version: number
  createdAt: string
  /** Oldest first. */
  extractions: Extraction[]
  /** Oldest first; the newest of a field holds. */
  corrections: Correction[]
}

/** `simulations`: interviews that software gave in the person's place, oldest first. */
export type ProfileItem = {
  profileID: string
  createdAt: string
  body: string
  simulations: string[]
  /** Of a profile that software drew, from which its body is made. */
  generated?: GeneratedRow
}

/** Of the Store: profiles and their corrections. */
export type ProfileVerbs = {
  /** The profile of the person with this identity in the organization, or that this link made. */
  findProfile(query: {
    orgID: string
    /** Null looks by the identity alone. */
    linkID: string | null
    /** Folded e-mail with how it is known in front; null when nobody said who they are. */
    identity: string | null
  }): Promise<ProfileRecord | null>
  findProfileByID(query: { orgID: string; profileID: string }): Promise<ProfileRecord | null>
  /** What researchers put right in a profile, oldest first; nothing of an unknown one. */
  listCorrections(query: { orgID: string; profileID: string }): Promise<Correction[]>
  /**
   * Saves what an interview told and the profile made of it. `expectVersion` 0 makes a new profile;
   * `stale` when there is one meanwhile, it has changed, or the invite was erased. The `job` it was
   * made for is then done, in the same transaction: `lost` when another attempt has it, or it is
   * gone, and nothing was saved.
   */
  saveProfile(change: {
    orgID: string
    profileID: string
    expectVersion: number
    identity: string | null
    extraction: Extraction
    /** JSON of what reports need of it. */
    gist: string
    /** How the person feels, where the interview tells. */
    sentiment?: number | null
    /** What a correction that holds says instead, of the person's newest interview. */
    correctedSentiment?: number | null
    /** The Profile's JSON, as lists serve it. */
    body: string
    productIDs: string[]
    at: string
    job?: Pick<Job, 'jobID' | 'attempts'>
    /**
     * A job that this makes necessary, at some time. One of that name that waits already is left as
     * it is; one under way goes again when its lease has ended.
     */
    follow?: { job: Omit<Job, 'attempts'>; runAt: string }
  }): Promise<'done' | 'stale' | 'lost'>
  /** Adds a correction to a profile of this very version, with the profile made of it. */
  correctProfile(change: {
    orgID: string
    profileID: string
    expectVersion: number
    correction: Correction
    /** As in `saveProfile`. */
    correctedSentiment?: number | null
    body: string
  }): Promise<'done' | 'stale'>
  /** The profiles whose address this is: the one that it proves, then those that it was typed for. */
  listIdentities(query: {
    orgID: string
    email: string
    limit: number
  }): Promise<{ profileID: string; identity: string }[]>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listProfiles(query: {
    orgID: string
    productID: string
    /** Of people alone, or of those that software drew. */
    source?: 'human' | 'ai'
    after?: Position
    limit: number
  }): Promise<ProfileItem[]>
}
