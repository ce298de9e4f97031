import type { BodyOf } from '../../contract/calls/calls.ts'
import type { SimulationShown } from '../../contract/calls/simulation-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { madeBySoftware } from '../../contract/made-by-software.ts'
import { chargeCost } from '../calls/cost.ts'
import { createFewAtOnce } from '../calls/few-at-once.ts'
import { createID, type RandomBytes } from '../ids.ts'
import { findInterview } from '../interviews/research.ts'
import { notThere } from '../not-there.ts'
import { readPages } from '../paging.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { accuracyIn, type TellAccuracy } from './accuracy.ts'
import { answerOne } from './answer-one.ts'
import { createInfer, type InferDeps } from './infer.ts'
import { measureOnce } from './measure-once.ts'
import { type Outline, outlineOf, type StoredSimulation } from './simulate-job.ts'
import type { SimulationRow } from './simulation-store.ts'
import { findAllowedLinks, findStandIn, type StandInDeps } from './stand-in.ts'

/** Questions of one organization that are answered at a time: a model may take a minute for one. */
const askedAtOnceMax = 3
/** Simulations of one person: all of them go at once when the person is erased. */
const ofPersonMax = 200
/** What giving one interview in somebody's place takes, about, in milliseconds of CPU: a job has no bill. */
const simulationCpuMs = 100

export type SimulationsDeps = StandInDeps &
  InferDeps & {
    store: Pick<
      Store,
      'findInterview' | 'addSimulations' | 'findSimulation' | 'listSimulations' | 'removeSimulation'
    >
    reading: Pick<Reading, 'answerFor'>
    tellAccuracy: TellAccuracy
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
  const { store, reading, now, tellAccuracy } = deps
  const whereFree = createFewAtOnce(askedAtOnceMax)
  return {
    async 'simulations.addOne'({ caller, body }) {
      const simulationIDs = await addAll(deps, caller, body)
      deps.onJob()
      return { value: { simulationIDs } }
    },

    async 'simulations.getOne'({ caller: { orgID }, query: { simulationID } }) {
      const row = await store.findSimulation({ orgID, simulationID })
      if (!row) throw notThere('simulation')
      const accuracies = await tellAccuracy(orgID, row.productID)
      const accuracy = accuracyIn(accuracies, row.profileID)
      const stored: StoredSimulation | null = row.body === null ? null : JSON.parse(row.body)
      const outline = stored ? outlineOf(stored) : readOutline(row)
      return { value: { ...present(row, outline, accuracy), ...(stored && told(stored)) } }
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
          const products = new Map<string, Awaited<ReturnType<TellAccuracy>>>()
          const listed = []
          for (const row of rows) {
            const { productID, profileID, createdAt, simulationID } = row
            const figures = products.get(productID) ?? (await tellAccuracy(orgID, productID))
            products.set(productID, figures)
            const outline = readOutline(row) ?? (await oldOutline(row))
            const shown = present(row, outline, accuracyIn(figures, profileID))
            const position = { createdAt, id: simulationID }
            listed.push({ json: JSON.stringify(shown), position })
          }
          return listed
        },
        { limit, cursor },
      )
    },

    async 'simulations.remove'({ caller: { orgID }, body: { simulationID } }) {
      if (!(await store.removeSimulation({ orgID, simulationID }))) throw notThere('simulation')
      return { value: { removed: true } }
    },

    async 'simulations.ask'({ caller: { orgID }, body }) {
      return await whereFree(orgID, () => ask(orgID, body), refuse)
    },
  }

  async function ask(orgID: string, { profileID, question }: BodyOf<'simulations.ask'>) {
    const standIn = await findStandIn(deps, orgID, profileID)
    const infer = createInfer(deps, orgID, standIn)
    const mayPoint = await measureOnce(deps, orgID, { standIn, infer })
    const answer = await answerOne(reading, { standIn, infer, mayPoint }, question)
    const cost = infer?.used()
    const accuracies = await tellAccuracy(orgID, standIn.productID)
    return {
      value: {
        ...{ notice: madeBySoftware(standIn.links.length), origin: 'simulation' as const },
        ...answer,
        ...(cost && { cost }),
        accuracy: accuracyIn(accuracies, profileID),
      },
    }
  }

  /** Of one that a version without outlines finished. */
  async function oldOutline({ orgID, simulationID, status }: Listed): Promise<Outline | null> {
    if (status !== 'done') return null
    const row = await store.findSimulation({ orgID, simulationID })
    return row?.body ? outlineOf(JSON.parse(row.body)) : null
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
      chargeCost(simulationCpuMs)
      const links = (await findAllowedLinks(store, orgID, profileID)).toReversed()
      const simulationID = createID({ now, randomBytes }, 'sim_')
      const jobID = createID({ now, randomBytes }, 'job_')
      const row: SimulationRow = {
        ...{ simulationID, orgID, interviewID, productID, profileID, userID },
        ...{
          seed: String(seed),
          status: 'waiting',
          createdAt,
          finishedAt: null,
          body: null,
          outline: null,
        },
      }
      const job = { jobID, kind: 'simulation' as const, orgID, subject: simulationID }
      simulations.push({ row, links, job })
    }
    const added = await store.addSimulations({ simulations, ofPersonMax, at: createdAt })
    if (added === 'full') {
      const told = `Of each person there are at most ${ofPersonMax} simulations; remove some first.`
      throw new AppError('conflict', told)
    }
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

type Listed = Omit<SimulationRow, 'body'>

function readOutline({ outline }: Listed): Outline | null {
  return outline === null ? null : JSON.parse(outline)
}

/** A simulation as lists show it. */
function present(
  row: Listed,
  outline: Outline | null,
  accuracy: SimulationShown['accuracy'],
): SimulationShown {
  const { simulationID, interviewID, productID, profileID, seed, status } = row
  return {
    ...{ simulationID, notice: madeBySoftware(outline?.rests.length ?? 0) },
    ...{ origin: 'simulation', interviewID, productID, profileID, seed },
    // One that failed is over, too; its reason says so.
    status: status === 'waiting' ? status : 'done',
    timestamp: row.createdAt,
    ...(row.finishedAt !== null && { finished_on: row.finishedAt }),
    ...(status === 'done' && outline && { rests: outline.rests }),
    ...(outline?.failed !== undefined && { reason: outline.failed }),
    cost: outline?.cost ?? { inputTokens: 0, outputTokens: 0 },
    accuracy,
  }
}

/** What was said in it. */
function told({ answers, conversation }: StoredSimulation) {
  const origin = 'simulation' as const
  return {
    answers: answers.map((answer) => ({ ...answer, origin })),
    conversation: conversation.map((line) => ({ ...line, origin })),
  }
}

function refuse(): never {
  throw new AppError('too_many', 'Questions of yours are being answered; please wait for them.')
}
