import { AppError } from '../../contract/errors.ts'
import { madeBySoftware } from '../../contract/made-by-software.ts'
import type { Usage } from '../../interview/session.ts'
import { type Made, saidBy } from '../../rehearsal/stand-in/answer.ts'
import type { Simulated } from '../../rehearsal/stand-in/simulate.ts'
import type { FindPlan } from '../interviews/plans.ts'
import type { Job } from '../jobs/job-store.ts'
import { findShownName } from '../members/organization.ts'
import { type Reading, ReadingOverrun } from '../reading.ts'
import type { Store } from '../store.ts'
import { createInfer, type Infer, type InferDeps } from './infer.ts'
import { measureOnce } from './measure-once.ts'
import type { SimulationRow } from './simulation-store.ts'
import { answering, findAllowed, type StandIn, type StandInDeps } from './stand-in.ts'

/** Questions of one simulation that a model is asked. */
const inferredMax = 12

export type SimulateDeps = StandInDeps &
  InferDeps & {
    store: Pick<Store, 'findSimulation' | 'finishSimulation' | 'findInterview' | 'findOrganization'>
    reading: Pick<Reading, 'simulate' | 'answerFor'>
    findPlan: FindPlan
  }

/** What is kept of a simulation, and what lists tell of it. */
export type StoredSimulation = Simulated & { rests: string[]; cost?: Usage }
/** `failed`: why there is none, in a sentence. */
export type Outline = { rests: string[]; cost?: Usage; failed?: string }

export function outlineOf({ rests, cost }: StoredSimulation): Outline {
  return { rests, ...(cost && { cost }) }
}

/** Gives the interview that a job is for; one that was removed or erased meanwhile needs none. */
export async function runSimulation(
  deps: SimulateDeps,
  { orgID, subject: simulationID, jobID, attempts }: Job,
  signal: AbortSignal,
): Promise<void> {
  const row = await deps.store.findSimulation({ orgID, simulationID })
  if (!row) return
  const made = await simulateOrSay(deps, row, signal)
  if (!made) return
  const ended = await deps.store.finishSimulation({
    ...{ orgID, simulationID, profileID: row.profileID, ...made },
    ...{ job: { jobID, attempts }, at: deps.now().toISOString() },
  })
  // The next try reads what is left of them.
  if (ended === 'unknown') throw new AppError('conflict', 'Words that it rests on were erased.')
}

/** What took too long to read takes as long the next time: it is told, and not tried again. */
async function simulateOrSay(deps: SimulateDeps, row: SimulationRow, signal: AbortSignal) {
  try {
    const stored = await simulateFor(deps, row, signal)
    if (!stored) return null
    const { rests } = stored
    const told = { rests, notice: madeBySoftware(rests.length) }
    return { body: JSON.stringify(stored), outline: JSON.stringify(outlineOf(stored)), ...told }
  } catch (error) {
    if (!(error instanceof ReadingOverrun)) throw error
    const outline: Outline = { rests: [], failed: error.message }
    const told = { rests: outline.rests, notice: madeBySoftware(0) }
    return { body: null, outline: JSON.stringify(outline), ...told }
  }
}

async function simulateFor(
  deps: SimulateDeps,
  row: SimulationRow,
  signal: AbortSignal,
): Promise<StoredSimulation | null> {
  const { orgID } = row
  const interview = await deps.store.findInterview({ orgID, interviewID: row.interviewID })
  const standIn = await findAllowed(deps, orgID, row.profileID)
  if (!interview || !standIn) return null
  const plan = await deps.findPlan(interview)
  const infer = createInfer(deps, orgID, standIn)
  const mayPoint = await measureOnce(deps, orgID, { standIn, infer })
  const questions = plan.topics.flatMap(({ questions: some }) => some)
  const made = infer ? await makeAll(deps, standIn, { questions, infer, mayPoint, signal }) : {}
  const score = standIn.talks.findLast((talk) => talk.score !== undefined)?.score
  const simulated = await deps.reading.simulate({
    ...{ plan, productID: row.productID, interviewer: 'builtin', made },
    ...{ answers: standIn.answers, ...(score !== undefined && { score }) },
    organization: await findShownName(deps.store, orgID),
    seed: row.seed,
    startedAt: row.createdAt,
  })
  const cost = infer?.used()
  return { ...simulated, rests: standIn.links, ...(cost && { cost }) }
}

type Inferring = {
  questions: readonly { id: string; text: string }[]
  infer: Infer
  mayPoint: boolean
  signal: AbortSignal
}

/** What a model makes of the questions that the rules find no answer to. */
async function makeAll(
  { reading }: SimulateDeps,
  standIn: StandIn,
  { questions, infer, mayPoint, signal }: Inferring,
): Promise<Record<string, Made>> {
  const texts = questions.map(({ text }) => text)
  const answers = await reading.answerFor({ ...answering(standIn), questions: texts })
  const open = questions.filter((_, at) => answers[at]?.standing === 'unknown')
  const pointed = mayPoint
    ? await infer.point(
        open.map(({ text }) => text),
        standIn.answers,
      )
    : null
  const found: Record<string, Made> = {}
  let asked = 0
  for (const [at, { id, text }] of open.entries()) {
    const named = pointed?.[at]
    if (named) found[id] = saidBy(named)
    if (named || asked >= inferredMax || signal.aborted) continue
    asked += 1
    const inferred = await infer.ask(text)
    if (inferred) found[id] = inferred
  }
  return found
}
