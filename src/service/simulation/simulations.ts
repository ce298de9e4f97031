import type { SimulationShown } from '../../contract/calls/simulation-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { madeBySoftware } from '../../contract/made-by-software.ts'
import { createFewAtOnce } from '../calls/few-at-once.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { findInterview } from '../interviews/research.ts'
import { readPages } from '../paging.ts'
import type { Reading } from '../reading.ts'
import type { SimulationRow } from '../records.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { accuracyOfProfile } from './accuracy.ts'
import { createInfer, type InferDeps } from './infer.ts'
import type { StoredSimulation } from './simulate-job.ts'
import { findStandIn, knownNames, measureOnce, type StandInDeps } from './stand-in.ts'

/** Questions of one organization that are answered at a time: a model may take a minute for one. */
const askedAtOnceMax = 3

export type SimulationsDeps = StandInDeps &
  InferDeps & {
    store: Pick<
      Store,
      'findInterview' | 'addSimulations' | 'findSimulation' | 'listSimulations' | 'removeSimulation'
    >
    reading: Pick<Reading, 'answerFor'>
    randomBytes: RandomBytes
    /** Told that there is a job. */
    onJob: () => void
  }

type SimulationCalls = Pick<
  Service,
  | 'simulations.addOne'
  | 'simulations.getOne'
  | 'simulations.getList'
  | 'simulations.remove'
  | 'simulations.ask'
>

/** Software in place of people who allowed it. */
export function createSimulations(deps: SimulationsDeps): SimulationCalls {
  const { store, reading, now } = deps
  const whereFree = createFewAtOnce(askedAtOnceMax)
  return {
    async 'simulations.addOne'({ caller, body }) {
      const simulationIDs = await addAll(deps, caller, body)
      deps.onJob()
      return { value: { simulationIDs } }
    },

    async 'simulations.getOne'({ caller: { orgID }, query: { simulationID } }) {
      const row = await store.findSimulation({ orgID, simulationID })
      if (!row) throw noSimulation()
      return { value: await present(deps, row, true) }
    },

    async 'simulations.getList'({ caller: { orgID }, query }) {
      const { limit, cursor, interviewID, profileID, productID } = query
      const [of, id] = interviewID
        ? (['interview', interviewID] as const)
        : profileID
          ? (['profile', profileID] as const)
          : (['product', productID ?? ''] as const)
      return await readPages(
        async (page) => {
          const rows = await store.listSimulations({ orgID, of, id, ...page })
          return await Promise.all(
            rows.map(async (row) => ({
              json: JSON.stringify(await present(deps, row, false)),
              position: { createdAt: row.createdAt, id: row.simulationID },
            })),
          )
        },
        { limit, cursor },
      )
    },

    async 'simulations.remove'({ caller: { orgID }, body: { simulationID } }) {
      if (!(await store.removeSimulation({ orgID, simulationID }))) throw noSimulation()
      return { value: { removed: true } }
    },

    async 'simulations.ask'({ caller: { orgID }, body: { profileID, question } }) {
      const standIn = await findStandIn(deps, orgID, profileID)
      await measureOnce(deps, orgID, standIn)
      const { talks, links, productID } = standIn
      const answer = await reading.answerFor({ talks, question, known: knownNames(standIn) })
      const infer = answer.standing === 'unknown' ? await createInfer(deps, orgID, standIn) : null
      const made =
        infer &&
        (await whereFree(
          orgID,
          () => infer.ask(question),
          () => null,
        ))
      const cost = infer?.used()
      const accuracy = await accuracyOfProfile(deps, { orgID, productID, profileID })
      return {
        value: {
          ...{ notice: madeBySoftware(links.length), origin: 'simulation' as const },
          ...(made ? { ...made, standing: 'inferred' as const } : answer),
          ...(cost && { cost }),
          accuracy,
        },
      }
    },
  }

  async function addAll(
    { store, randomBytes }: SimulationsDeps,
    { orgID, userID }: { orgID: string; userID: string },
    { interviewID, profileIDs, seed = 0 }: AddOne,
  ): Promise<string[]> {
    const { productID } = await findInterview(store, orgID, interviewID)
    const createdAt = now().toISOString()
    const simulations = []
    for (const profileID of new Set(profileIDs)) {
      const { links } = await findStandIn(deps, orgID, profileID)
      const simulationID = createID({ now, randomBytes }, 'sim_')
      const jobID = createID({ now, randomBytes }, 'job_')
      const row: SimulationRow = {
        ...{ simulationID, orgID, interviewID, productID, profileID, userID },
        ...{ seed: String(seed), status: 'waiting', createdAt, finishedAt: null, body: null },
      }
      const job = { jobID, kind: 'simulation' as const, orgID, subject: simulationID }
      simulations.push({ row, links, job })
    }
    const added = await store.addSimulations({ simulations, at: createdAt })
    if (added === 'unknown')
      throw new AppError('conflict', 'Somebody of these was erased meanwhile.')
    return simulations.map(({ row }) => row.simulationID)
  }
}

type AddOne = {
  interviewID: string
  profileIDs: readonly string[]
  seed?: number | string | undefined
}

/** `whole`: with what was said in it. */
async function present(
  deps: SimulationsDeps,
  row: SimulationRow,
  whole: boolean,
): Promise<SimulationShown> {
  const { simulationID, orgID, interviewID, productID, profileID, seed, status } = row
  const stored: StoredSimulation | null = row.body === null ? null : JSON.parse(row.body)
  const origin = 'simulation' as const
  return {
    ...{ simulationID, notice: madeBySoftware(stored?.rests.length ?? 0), origin },
    ...{ interviewID, productID, profileID, seed, status, timestamp: row.createdAt },
    ...(row.finishedAt !== null && { finished_on: row.finishedAt }),
    ...(stored && { rests: stored.rests }),
    ...(stored &&
      whole && {
        answers: stored.answers.map((answer) => ({ ...answer, origin })),
        conversation: stored.conversation.map((line) => ({ ...line, origin })),
      }),
    cost: stored?.cost ?? { inputTokens: 0, outputTokens: 0 },
    accuracy: await accuracyOfProfile(deps, { orgID, productID, profileID }),
  }
}

function noSimulation(): AppError {
  return new AppError('not_found', 'There is no simulation with this simulationID.')
}
