import { createModelState, type ModelState } from '../interviewers/llm/calls/model-state.ts'
import type { Access } from '../interviewers/llm/calls/providers.ts'
import { createModelInterviewer, patienceOf } from '../interviewers/llm/interviewer.ts'
import { createSpending, type DayBook } from '../interviewers/llm/spending/spending.ts'
import { createModelAnswerer } from '../interviewers/llm-answering/answerer.ts'
import { createModelGrouper } from '../interviewers/llm-grouping/grouper.ts'
import { createModelGuideReader } from '../interviewers/llm-guide/guide-reader.ts'
import { createModelTurnJudge } from '../interviewers/llm-judging/turn-judge.ts'
import { createModelPlayer } from '../interviewers/llm-playing/player.ts'
import { createModelSecondReader } from '../interviewers/llm-second-look/second-reader.ts'
import { createModelSynthesizer } from '../interviewers/llm-synthesis/synthesizer.ts'
import type { ModelConfig } from '../model-config.ts'
import type { Synthesizer } from '../profile/synthesizer.ts'
import { kindOf } from './failure-kind.ts'
import type { Minds, MindsDeps } from './minds-port.ts'
import { watchModels } from './model-watch.ts'

/** The models that the settings name. Their vendors' packages are loaded with their first call. */
export function openModelMinds(
  { conduct, read, judge, others, limits, patienceMs }: ModelConfig,
  { store, dialogues, builtin, now, logger, onSpent }: MindsDeps,
): Minds {
  const book: DayBook = { reserve: store.reserveSpending, add: store.addSpending }
  const shared = { limits, dialogues, spending: createSpending(limits, book, onSpent) }
  const { stateOf, watched } = createStates()
  const withState = (access: Access) => ({ access, state: stateOf(access) })
  const patience = patienceOf(patienceMs)
  const interviewers = [conduct, ...others].map((access) =>
    createModelInterviewer({ ...shared, ...withState(access), patience }),
  )
  /** Participants are told whose provider their words are sent to, so it is one that reads them too. */
  const readerOf = (conductor: Access) => (conductor.provider === read.provider ? read : conductor)
  const synthesizers = [conduct, ...others].map((access) =>
    createModelSynthesizer({
      ...shared,
      ...withState(readerOf(access)),
      reads: (interviewer) => interviewer === nameOf(access),
      now,
      builtin: builtin.synthesizer,
      onFallback: ({ synthesizer, why, cause }) =>
        logger.warn({ synthesizer, why, ...(cause !== undefined && kindOf(cause)) }, 'fallback'),
    }),
  )
  const notJudged = ({ why, cause }: { why: string; cause?: unknown }) =>
    logger.warn({ why, ...(cause !== undefined && kindOf(cause)) }, 'not judged')
  return {
    interviewers,
    guideReader: createModelGuideReader({ ...shared, ...withState(read) }),
    secondReader: createModelSecondReader({
      ...shared,
      ...withState(judge),
      now,
      looksAt: (madeBy) => madeBy.startsWith(`${judge.provider}/`),
      onFailure: notJudged,
    }),
    turnJudge: createModelTurnJudge({
      ...shared,
      ...withState(judge),
      now,
      judges: (interviewer) =>
        [conduct, ...others].some(
          (access) => nameOf(access) === interviewer && access.provider === judge.provider,
        ),
      onFailure: notJudged,
    }),
    answerer: createModelAnswerer({ ...shared, ...withState(read) }),
    player: createModelPlayer({ ...shared, ...withState(read) }),
    grouper: createModelGrouper({ ...shared, ...withState(read) }),
    synthesizer: eachToItsOwn(
      new Map(interviewers.map(({ name }, at) => [name, synthesizers[at] ?? builtin.synthesizer])),
      builtin.synthesizer,
    ),
    models: watchModels(watched(), {
      ms: patienceMs,
      now,
      onFailure: (cause) => logger.error(kindOf(cause), 'model'),
    }),
  }
}

/** Reads each interview with whoever reads those of its interviewer. */
function eachToItsOwn(readers: ReadonlyMap<string, Synthesizer>, other: Synthesizer): Synthesizer {
  return {
    name: [...readers.values()][0]?.name ?? other.name,
    extract: (context) => (readers.get(context.session.interviewer) ?? other).extract(context),
  }
}

/** One state for each model and way of asking it, whatever it is asked for. */
function createStates() {
  const states = new Map<string, { access: Access; state: ModelState }>()
  function stateOf(access: Access): ModelState {
    const key = `${nameOf(access)} ${access.effort}`
    const known = states.get(key) ?? { access, state: createModelState(access) }
    states.set(key, known)
    return known.state
  }
  return { stateOf, watched: () => [...states.values()] }
}

function nameOf({ provider, model }: Access): string {
  return `${provider}/${model}`
}
