import type { Config } from '../config.ts'
import { createModelInterviewer } from '../interviewers/llm/interviewer.ts'
import { createSpending, type DayBook } from '../interviewers/llm/spending.ts'
import { createModelGrouper } from '../interviewers/llm-grouping/grouper.ts'
import { createModelSynthesizer } from '../interviewers/llm-synthesis/synthesizer.ts'
import { kindOf } from './failure-kind.ts'
import type { Minds, MindsDeps } from './minds.ts'

type Model = NonNullable<Config['model']>

/** The model that the settings name. Its vendor's package is loaded with its first reply. */
export function openModelMinds(
  model: Model,
  { store, dialogues, builtin, now, logger, onSpent }: MindsDeps,
): Minds {
  const book: DayBook = { reserve: store.reserveSpending, add: store.addSpending }
  const spending = createSpending(model.limits, book, onSpent)
  return {
    interviewer: createModelInterviewer({ ...model, dialogues, spending }),
    grouper: createModelGrouper({ ...model, dialogues, spending }),
    synthesizer: createModelSynthesizer({
      ...model,
      dialogues,
      spending,
      now,
      builtin: builtin.synthesizer,
      onFallback: ({ synthesizer, why, cause }) =>
        logger.warn({ synthesizer, why, ...(cause !== undefined && kindOf(cause)) }, 'fallback'),
    }),
  }
}
