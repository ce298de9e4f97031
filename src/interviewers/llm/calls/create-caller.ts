import type { Form } from './ask-model.ts'
import { type Caller, keepOpen, waitFor } from './call-model.ts'
import type { ModelState } from './model-state.ts'
import { createOutage } from './outage.ts'
import type { Access } from './providers.ts'

export type CallerOptions = {
  access: Access
  /** What is known of the model, where others ask it too. */
  state?: ModelState
  fetch?: typeof globalThis.fetch
  wait?: Caller['wait']
  clock?: Caller['clock']
}

/** Calls of one model for one purpose; the provider's package and the form are loaded with the first. */
export function createCaller(
  { access, state, fetch, wait = waitFor, clock = () => performance.now() }: CallerOptions,
  loadForm: (() => Promise<Form>) | null,
  outputTokensExpected: number,
): Caller {
  return {
    wait,
    clock,
    outage: createOutage(),
    note: state?.note,
    outputTokensExpected,
    open: keepOpen(async () => {
      const { openModel } = await import('./ask-model.ts')
      return await openModel(access, fetch, await loadForm?.(), state?.ways)
    }),
  }
}
