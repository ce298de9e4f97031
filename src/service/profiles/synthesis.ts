import { AppError } from '../../contract/errors.ts'
import { withFlags } from '../../interview/answers/flags.ts'
import { addUsage } from '../../interview/spent.ts'
import { identityOf } from '../../profile/composition/identity.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import type { SecondReader } from '../../profile/second-look.ts'
import type { SynthesisOutcome, Synthesizer } from '../../profile/synthesizer.ts'
import type { TurnJudge } from '../../profile/turn-judge.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { groupingJob } from '../interview-report/grouping-job.ts'
import type { InviteRow } from '../interviews/invite-store.ts'
import type { Job } from '../jobs/job-store.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import { readSession } from '../taking-part/stored-session.ts'
import { correctedSentiment } from './correction-history.ts'
import type { Gist } from './gist.ts'
import { mayJoin } from './joining.ts'
import type { Extraction, ProfileRecord } from './profile-store.ts'
import { writeRecord } from './stored-record.ts'

/** How often a profile is composed again because another interview of the person came in. */
const composeTriesMax = 5

export type SynthesisDeps = {
  store: Store
  reading: Pick<Reading, 'makeRecord' | 'composeProfile'>
  synthesizer: Synthesizer
  /** A model that looks again at what one read, where one does. */
  secondReader?: SecondReader | null
  /** A model that judges how interviews were conducted, where one does. */
  turnJudge?: TurnJudge | null
  now: () => Date
  randomBytes: RandomBytes
  /** The model that groups what people told of an interview, where one does. */
  grouperName?: string | undefined
}

/**
 * Makes the profile of one finished interview: the claims that stand up to verification, merged
 * with what the same person told before. An interview erased meanwhile needs none, and an attempt
 * that another one has followed saves nothing.
 */
export async function synthesize(
  deps: SynthesisDeps,
  { subject: linkID, jobID, attempts }: Job,
  signal: AbortSignal,
): Promise<void> {
  const participation = await deps.store.findParticipation({ linkID })
  const session = participation && readSession(participation)
  if (!session || session.state === 'screened_out') return
  const { invite } = participation
  const messages = withFlags(session, participation.messages)
  const completedAt = invite.completedAt ?? deps.now().toISOString()
  let outcome: SynthesisOutcome = { madeBy: deps.synthesizer.name }
  const interview = { linkID, session, messages, completedAt }
  const claims = await deps.synthesizer.extract({
    ...interview,
    signal,
    tell: (told) => {
      outcome = told
    },
  })
  // Another model is shown nothing of whoever was erased while the first one read.
  if (!(await deps.store.findInvite({ orgID: invite.orgID, linkID }))) return
  const [looked, judged] = await Promise.all([
    deps.secondReader?.look(interview, claims, signal),
    deps.turnJudge?.judge(interview, signal),
  ])
  const usage = addUsage(addUsage(outcome.usage, looked?.usage), judged?.usage)
  const { record, gist } = await deps.reading.makeRecord({
    ...interview,
    claims: looked?.ok ? looked.claims : claims,
    rejected: [...(outcome.rejected ?? []), ...(looked?.ok ? looked.rejected : [])],
    ...(looked?.ok && { summary: looked.summary }),
    generator: outcome.madeBy,
    ...(outcome.fallbackReason !== undefined && { fallbackReason: outcome.fallbackReason }),
    ...(usage && { usage }),
    ...(judged?.ok && { judged: { by: judged.by, turns: judged.turns } }),
  })
  const identity = identityOf({
    linkID: invite.linkID,
    ...(session.invitedEmail !== undefined && { invitedEmail: session.invitedEmail }),
    ...(session.onboarding.email !== undefined && { typedEmail: session.onboarding.email }),
  })
  await mergeIntoProfile(deps, { invite, identity, record, gist, job: { jobID, attempts } })
}

type Told = {
  invite: InviteRow
  identity: string | null
  record: InterviewRecord
  gist: Gist
  job: Pick<Job, 'jobID' | 'attempts'>
}

async function mergeIntoProfile(
  { store, reading, now, randomBytes, grouperName }: SynthesisDeps,
  { invite: { orgID, linkID, interviewID }, identity, record, gist, job }: Told,
): Promise<void> {
  for (let attempt = 0; attempt < composeTriesMax; attempt += 1) {
    // Of whoever was erased since nothing is saved: it is looked for why only then.
    if (attempt > 0 && !(await store.findParticipation({ linkID }))) return
    const found = await store.findProfile({ orgID, linkID, identity })
    const known = found && mayJoin(found, linkID) ? found : null
    const profileID = known?.profileID ?? createID({ now, randomBytes }, 'prf_')
    const at = now().toISOString()
    const { createdAt = at, corrections = [] } = known ?? {}
    const extractions = extractionsWith(known, record)
    const profile = await reading.composeProfile({
      profileID,
      createdAt,
      corrections,
      extractions,
    })
    const saved = await store.saveProfile({
      orgID,
      profileID,
      expectVersion: known?.version ?? 0,
      // Only one profile is found by it.
      identity: found && !known ? null : identity,
      extraction: writeRecord(record),
      gist: JSON.stringify(gist),
      sentiment: gist.score ?? null,
      ...correctedSentiment(corrections),
      body: JSON.stringify(profile),
      productIDs: profile.productIDs,
      at,
      job,
      ...(record.generator === grouperName && {
        follow: groupingJob({ orgID, interviewID }, now()),
      }),
    })
    if (saved !== 'stale') return
  }
  throw new AppError('conflict', 'The profile kept changing while this interview was added to it.')
}

/** The person's interviews, oldest first, this one in place of an earlier reading of it. */
function extractionsWith(known: ProfileRecord | null, record: InterviewRecord): Extraction[] {
  const others = (known?.extractions ?? []).filter(({ linkID }) => linkID !== record.linkID)
  return [...others, writeRecord(record)].sort(byAge)
}

/** In the order in which the store keeps them. */
function byAge(a: Extraction, b: Extraction): number {
  if (a.completedAt !== b.completedAt) return a.completedAt < b.completedAt ? -1 : 1
  return a.linkID < b.linkID ? -1 : 1
}
