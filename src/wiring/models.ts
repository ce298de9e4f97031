import type pino from 'pino'
import type { Config } from '../config.ts'
import type { Interviewer } from '../interview/ports.ts'
import { builtinInterviewer, builtinSynthesizer } from '../interviewers/builtin-parts.ts'
import { createModelInterviewer } from '../interviewers/llm/interviewer.ts'
import { createSpending, type DayBook } from '../interviewers/llm/spending.ts'
import { createModelGrouper } from '../interviewers/llm-grouping/grouper.ts'
import { createModelSynthesizer } from '../interviewers/llm-synthesis/synthesizer.ts'
import type { Grouper } from '../profile/grouping.ts'
import type { Synthesizer } from '../profile/synthesizer.ts'
import type { Store } from '../service/store.ts'
import type { Telemetry } from '../telemetry.ts'
import { kindOf } from './failure-kind.ts'

/** Who conducts interviews and who makes something of them; a grouper is there with a model alone. */
export type Minds = { interviewer: Interviewer; synthesizer: Synthesizer; grouper: Grouper | null }

type MindsDeps = {
  store: Store
  now: () => Date
  logger: pino.Logger
  onSpent: Telemetry['spent']
}

/** The model that the settings name, else what is built in. A model's package is loaded with its first reply. */
export function openMinds({ model }: Config, { store, now, logger, onSpent }: MindsDeps): Minds {
  if (!model) {
    return { interviewer: builtinInterviewer, synthesizer: builtinSynthesizer, grouper: null }
  }
  const book: DayBook = { reserve: store.reserveSpending, add: store.addSpending }
  const spending = createSpending(model.limits, book, onSpent)
  return {
    interviewer: createModelInterviewer({ ...model, spending }),
    grouper: createModelGrouper({ ...model, spending }),
    synthesizer: createModelSynthesizer({
      ...model,
      spending,
      now,
      builtin: builtinSynthesizer,
      onFallback: ({ synthesizer, why, cause }) =>
        logger.warn({ synthesizer, why, ...(cause !== undefined && kindOf(cause)) }, 'fallback'),
    }),
  }
}
