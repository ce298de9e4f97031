import { checkModel } from '../interviewers/llm/calls/check-model.ts'
import type { ModelState } from '../interviewers/llm/calls/model-state.ts'
import { problemOf } from '../interviewers/llm/calls/problem.ts'
import type { Access } from '../interviewers/llm/calls/providers.ts'

/** A model that failed is asked again, while somebody looks, so long after it was asked last. */
const recheckMs = 60_000

/** How the models of the service stand. */
export type ModelWatch = {
  /** Asks each of them in one small call whether it can be used. Never throws. */
  check(): Promise<void>
  /** What is wrong with one, in a sentence to who makes interviews; null where nothing is. */
  problem(): string | null
  /** Ends a check that is under way, as the service is about to end. */
  stop(): void
}

type Watched = { access: Access; state: ModelState }

/** `ms`: how long a model may take over the call. */
export function watchModels(
  models: readonly Watched[],
  {
    ms,
    now,
    onFailure,
  }: {
    ms: number
    now: () => Date
    /** Told when a check itself broke, which says nothing of the model. */
    onFailure: (cause: unknown) => void
  },
): ModelWatch {
  const stopping = new AbortController()
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check(): Promise<void> {
    checkedAt = now().getTime()
    const options = { ms, now, signal: stopping.signal }
    await Promise.all(
      models.map(({ access, state }) => checkModel(access, { ...options, state })),
    ).catch(onFailure)
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
    stop: () => stopping.abort(),
  }
}
