import { AppError } from '../../contract/errors.ts'
import type { Candidate } from '../../rehearsal/stand-in/draw-profile.ts'
import { chargeCost, chargeText } from '../calls/cost.ts'
import { createInTurn } from '../calls/in-turn.ts'
import { createID, type RandomBytes } from '../ids.ts'
import type { Job } from '../jobs/job-store.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { drawnFromMin, type GenerateTask } from './generated.ts'
import type { GeneratedRow } from './simulation-store.ts'

/** People that are looked at for one product, the oldest profiles first. */
const peopleMax = 100
/** Their interviews that are looked at, the newest. */
const talksMax = 100
/** What drawing one profile takes, about, in milliseconds of CPU: a job has no bill. */
const generationCpuMs = 200

/** What interviews of one person told may be megabytes. */
const inTurn = createInTurn(1)

export type GenerateDeps = {
  store: Pick<
    Store,
    | 'listProfiles'
    | 'findProfileByID'
    | 'listAllowed'
    | 'addGenerated'
    | 'findGenerated'
    | 'finishGenerated'
  >
  reading: Pick<Reading, 'drawnFrom' | 'drawProfile'>
  now: () => Date
  randomBytes: RandomBytes
  /** Told that there is a job. */
  onJob: () => void
}

/** Profiles that software draws from the claims of several people. */
export function createGenerate(deps: GenerateDeps): Pick<Service, 'profiles.generate'> {
  const { store, now } = deps
  return {
    async 'profiles.generate'({ caller: { orgID }, body }) {
      const { productID, count = 1, name } = body
      chargeCost(count * generationCpuMs)
      const people = await choosePeople(deps, orgID, productID, body.profileIDs)
      if (people.length < drawnFromMin) {
        throw new AppError(
          'conflict',
          `A profile is drawn from at least ${drawnFromMin} people of the product who allowed that software answers for them.`,
        )
      }
      const createdAt = now().toISOString()
      const generated = Array.from({ length: count }, (_, at) => {
        const profileID = createID(deps, 'prf_')
        const task: GenerateTask = {
          ...{ seed: `${at} ${profileID}`, profileIDs: people },
          ...(name !== undefined && { name: count === 1 ? name : `${name} ${at + 1}` }),
        }
        const row: GeneratedRow = {
          ...{ profileID, orgID, productID, status: 'waiting', createdAt },
          ...{ task: JSON.stringify(task), body: null },
        }
        const job = { jobID: createID(deps, 'job_'), kind: 'generation' as const, orgID }
        return { row, job: { ...job, subject: profileID } }
      })
      await store.addGenerated({ generated, at: createdAt })
      deps.onJob()
      return { value: { profileIDs: generated.map(({ row }) => row.profileID) } }
    },
  }
}

async function choosePeople(
  deps: GenerateDeps,
  orgID: string,
  productID: string,
  wanted: readonly string[] | undefined,
): Promise<string[]> {
  const page = { orgID, productID, source: 'human' as const, limit: peopleMax }
  const all = (await deps.store.listProfiles(page)).map(({ profileID }) => profileID)
  const unknown = wanted?.some((profileID) => !all.includes(profileID))
  if (unknown)
    throw new AppError('not_found', 'One of these is no profile of a person of the product.')
  const allowed: string[] = []
  for (const profileID of new Set(wanted ?? all)) {
    const links = await deps.store.listAllowed({ orgID, profileID, limit: 1 })
    if (links.length > 0) allowed.push(profileID)
  }
  return allowed
}

/** Draws the profile that a job is for; one that is gone, or of too few people by now, needs none. */
export async function runGeneration(
  deps: Omit<GenerateDeps, 'onJob' | 'randomBytes'>,
  { orgID, subject: profileID, jobID, attempts }: Job,
): Promise<void> {
  const row = await deps.store.findGenerated({ orgID, profileID })
  if (!row) return
  const task: GenerateTask = JSON.parse(row.task)
  const { seed, profileIDs } = task
  const candidates = []
  // One person after the other: each is a reading of its own, which takes its turn.
  for (const person of profileIDs) candidates.push(...(await drawnFrom(deps, row, person)))
  const lines = await deps.reading.drawProfile({ candidates, seed })
  const sources = lines.map(({ linkID, person }) => ({ linkID, person }))
  const isEnough = new Set(sources.map(({ person }) => person)).size >= drawnFromMin
  await deps.store.finishGenerated({
    ...{ profileID, orgID, job: { jobID, attempts } },
    // Whom it was looked for among is of no use any more, and nobody's to find.
    task: JSON.stringify({ ...task, profileIDs: [] }),
    made: isEnough ? { body: JSON.stringify({ lines }), sources } : null,
  })
}

/** What somebody told of the product where they allowed it. */
async function drawnFrom(
  { store, reading }: Pick<GenerateDeps, 'store' | 'reading'>,
  { orgID, productID }: GeneratedRow,
  profileID: string,
): Promise<Candidate[]> {
  const links = new Set(await store.listAllowed({ orgID, profileID, limit: talksMax }))
  const record =
    links.size > 0 ? await inTurn(() => store.findProfileByID({ orgID, profileID })) : null
  const extractions = (record?.extractions ?? [])
    .filter((one) => links.has(one.linkID) && one.productID === productID)
    .map(({ body }) => ({ body }))
  chargeText(extractions.reduce((sum, { body }) => sum + body.length, 0))
  return extractions.length > 0 ? await reading.drawnFrom({ profileID, extractions }) : []
}
