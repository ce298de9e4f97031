import type { Api } from '../api.ts'
import { createActions } from './actions.ts'
import type { Cells } from './cells.ts'
import { createFollower } from './follow.ts'
import type { Keep } from './keep.ts'
import type { WakeableLine } from './line.ts'
import { createState } from './state.ts'

export type Deps = {
  cells: Cells
  api: Api
  keep: Keep
  line: WakeableLine
  newID: () => string
  /** The address of the link, below the origin. */
  path: string
}

export type Store = ReturnType<typeof createStore>

/** All that the page knows and can do. */
export function createStore({ cells, api, keep, line, newID, path }: Deps) {
  const state = createState(cells, keep)
  const isOffline = cells.cell(!line.isOnline())
  const actions = createActions({ api, state, line, newID })
  const { refresh, look } = createFollower({ api, state, line })

  // A snapshot that expects nothing is followed until it does, however it came about.
  cells.onChange(() => void look())

  async function retry(): Promise<void> {
    if (await actions.retry()) return
    if (state.trouble.value === 'stuck') state.trouble.value = null
    await refresh()
    await look()
  }

  return { ...state, ...actions, isOffline, path, refresh, retry }
}
