import { useEffect, useState } from 'preact/hooks'

type Later = typeof import('./later-parts.tsx')

/** Tries to load it, and the pause between two of them, while the line is down. */
const loadsMax = 20
const loadPauseMs = 2_000

let loaded: Later | null = null
let loading: Promise<Later | null> | null = null

async function load(): Promise<Later | null> {
  for (let loads = 1; loads <= loadsMax && !loaded; loads += 1) {
    loaded = await import('./later-parts.tsx').catch(() => null)
    if (!loaded) await new Promise((resolve) => setTimeout(resolve, loadPauseMs))
  }
  loading = null
  return loaded
}

/**
 * What nobody needs before the first question is there: dictation, reading aloud, the dialogs, the
 * recap, closed questions, the verdict and the end. Null until it is loaded.
 */
export function useLater(isWanted = true): Later | null {
  const [later, setLater] = useState(loaded)
  useEffect(() => {
    if (!isWanted || later) return
    loading ??= load()
    void loading.then(setLater)
  }, [isWanted])
  return later
}
