import type { Config } from '../config.ts'
import type { Minds, MindsDeps } from './minds-port.ts'

/** The models that the settings name, else what is built in. */
export async function openMinds({ model }: Config, deps: MindsDeps): Promise<Minds> {
  if (!model) {
    const { interviewer, synthesizer } = deps.builtin
    const none = {
      secondReader: null,
      grouper: null,
      turnJudge: null,
      guideReader: null,
      answerer: null,
      player: null,
      models: null,
    }
    return { interviewers: [interviewer], synthesizer, ...none }
  }
  const { openModelMinds } = await import('./model-minds.ts')
  return openModelMinds(model, deps)
}
