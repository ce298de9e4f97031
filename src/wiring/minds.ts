import type pino from 'pino'
import type { Config } from '../config.ts'
import type { Interviewer } from '../interview/ports.ts'
import type { Dialogues } from '../interviewers/llm/dialogues.ts'
import type { Grouper } from '../profile/grouping.ts'
import type { Synthesizer } from '../profile/synthesizer.ts'
import type { Store } from '../service/store.ts'
import type { Telemetry } from '../telemetry.ts'
import type { BuiltinMinds } from './builtin-minds.ts'

/** Who conducts interviews and who makes something of them; a grouper is there with a model alone. */
export type Minds = { interviewer: Interviewer; synthesizer: Synthesizer; grouper: Grouper | null }

export type MindsDeps = {
  store: Store
  dialogues: Dialogues
  builtin: BuiltinMinds
  now: () => Date
  logger: pino.Logger
  onSpent: Telemetry['spent']
}

/** The model that the settings name, else what is built in. */
export async function openMinds({ model }: Config, deps: MindsDeps): Promise<Minds> {
  if (!model) return { ...deps.builtin, grouper: null }
  const { openModelMinds } = await import('./model-minds.ts')
  return openModelMinds(model, deps)
}
