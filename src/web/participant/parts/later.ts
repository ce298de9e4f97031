import { useEffect, useState } from 'preact/hooks'

type Later = typeof import('./later-parts.tsx')

/** Kept once it is there; asked for again where the line was down. */
let loading: Promise<Later> | null = null

function loadLater(): Promise<Later> {
  loading ??= import('./later-parts.tsx').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/**
 * What nobody needs before the first question is there: dictation, reading aloud, correcting the recap.
 * Null until it is loaded; the page does without it where it cannot be.
 */
export function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null)
  useEffect(() => {
    loadLater().then(
      (parts) => setLater(parts),
      () => undefined,
    )
  }, [])
  return later
}
