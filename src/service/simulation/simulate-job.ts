import type { Usage } from '../../interview/session.ts'
import type { Inferred } from '../../rehearsal/stand-in/answer.ts'
import type { Simulated } from '../../rehearsal/stand-in/simulate.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { findShownName } from '../members/organization.ts'
import type { Reading } from '../reading.ts'
import type { Job } from '../records.ts'
import type { Store } from '../store.ts'
import { createInfer, type InferDeps } from './infer.ts'
import { findAllowed, knownNames, measureOnce, type StandIn, type StandInDeps } from './stand-in.ts'

/** Questions of one simulation that a model is asked. */
const inferredMax = 12

export type SimulateDeps = StandInDeps &
  InferDeps & {
    store: Pick<Store, 'findSimulation' | 'finishSimulation' | 'findInterview' | 'findOrganization'>
    reading: Pick<Reading, 'simulate' | 'answerFor'>
    findPlan: FindPlan
  }

/** What is kept of a simulation. */
export type StoredSimulation = Simulated & { rests: string[]; cost?: Usage }

/** Gives the interview that a job is for; one that was removed or erased meanwhile needs none. */
export async function runSimulation(
  deps: SimulateDeps,
  { orgID, subject: simulationID, jobID, attempts }: Job,
  signal: AbortSignal,
): Promise<void> {
  const row = await deps.store.findSimulation({ orgID, simulationID })
  if (!row) return
  const interview = await deps.store.findInterview({ orgID, interviewID: row.interviewID })
  const standIn = await findAllowed(deps, orgID, row.profileID)
  if (!interview || !standIn) return
  await measureOnce(deps, orgID, standIn)
  const plan = await deps.findPlan(interview)
  const infer = await createInfer(deps, orgID, standIn)
  const questions = plan.topics.flatMap(({ questions: some }) => some)
  const inferred = infer ? await inferAll(deps, standIn, { questions, infer, signal }) : {}
  const simulated = await deps.reading.simulate({
    ...{ plan, productID: row.productID, interviewer: 'builtin', talks: standIn.talks, inferred },
    organization: await findShownName(deps.store, orgID),
    seed: row.seed,
    startedAt: row.createdAt,
  })
  const cost = infer?.used()
  const body: StoredSimulation = { ...simulated, rests: standIn.links, ...(cost && { cost }) }
  const at = deps.now().toISOString()
  await deps.store.finishSimulation({
    ...{ simulationID, body: JSON.stringify(body), job: { jobID, attempts }, at },
  })
}

type Inferring = {
  questions: readonly { id: string; text: string }[]
  infer: NonNullable<Awaited<ReturnType<typeof createInfer>>>
  signal: AbortSignal
}

/** What a model makes of the questions that the person's own words do not answer. */
async function inferAll(
  { reading }: SimulateDeps,
  standIn: StandIn,
  { questions, infer, signal }: Inferring,
): Promise<Record<string, Inferred>> {
  const found: Record<string, Inferred> = {}
  let asked = 0
  for (const { id, text } of questions) {
    if (asked >= inferredMax || signal.aborted) break
    const { talks } = standIn
    const answer = await reading.answerFor({ talks, question: text, known: knownNames(standIn) })
    if (answer.standing !== 'unknown') continue
    asked += 1
    const inferred = await infer.ask(text)
    if (inferred) found[id] = inferred
  }
  return found
}
