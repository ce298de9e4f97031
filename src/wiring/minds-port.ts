import type pino from 'pino'
import type { GuideReader } from '../interview/guide-reader.ts'
import type { Interviewer } from '../interview/ports.ts'
import type { Dialogues } from '../interviewers/llm/dialogues.ts'
import type { Answerer } from '../profile/answerer.ts'
import type { Grouper } from '../profile/claims/grouping.ts'
import type { Player } from '../profile/player.ts'
import type { SecondReader } from '../profile/second-look.ts'
import type { Synthesizer } from '../profile/synthesizer.ts'
import type { TurnJudge } from '../profile/turn-judge.ts'
import type { Store } from '../service/store.ts'
import type { Telemetry } from '../telemetry.ts'
import type { BuiltinMinds } from './builtin-minds.ts'
import type { ModelWatch } from './model-watch.ts'

/** Who conducts interviews and who makes something of them. */
export type Minds = {
  /** Those that an interview can choose; the first conducts where it does not say. */
  interviewers: Interviewer[]
  synthesizer: Synthesizer
  /** There with a model alone. */
  grouper: Grouper | null
  secondReader: SecondReader | null
  turnJudge: TurnJudge | null
  guideReader: GuideReader | null
  answerer: Answerer | null
  player: Player | null
  models: ModelWatch | null
}

export type MindsDeps = {
  store: Store
  dialogues: Dialogues
  builtin: BuiltinMinds
  now: () => Date
  logger: pino.Logger
  onSpent: Telemetry['spent']
}
