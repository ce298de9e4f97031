import { checkModel } from '../interviewers/llm/check-model.ts'
import type { ModelState } from '../interviewers/llm/model-state.ts'
import { problemOf } from '../interviewers/llm/problem.ts'
import type { Access } from '../interviewers/llm/providers.ts'

/** A model that failed is asked again, while somebody looks, so long after it was asked last. */
const recheckMs = 60_000

/** How the models of the service stand. */
export type ModelWatch = {
  /** Asks each of them in one small call whether it can be used. Never throws. */
  check(): Promise<void>
  /** What is wrong with one, in a sentence to who makes interviews; null where nothing is. */
  problem(): string | null
}

type Watched = { access: Access; state: ModelState }

/** `ms`: how long a model may take over the call. */
export function watchModels(
  models: readonly Watched[],
  { ms, now }: { ms: number; now: () => Date },
): ModelWatch {
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check(): Promise<void> {
    checkedAt = now().getTime()
    await Promise.all(models.map(({ access, state }) => checkModel(access, { ms, now, state })))
  }

  return {
    check,
    problem() {
      const failed = models.find(({ state }) => state.whyNot() !== null)
      const why = failed?.state.whyNot()
      if (!failed || !why) return null
      if (now().getTime() - checkedAt >= recheckMs) void check()
      return problemOf(failed.access, why)
    },
  }
}
