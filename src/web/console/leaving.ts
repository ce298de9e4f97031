import { useEffect } from 'preact/hooks'

/** Asks before the page is closed or loaded anew while something would be lost; answers how to stop. */
export function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** The same for as long as something is shown. */
export function useLeaving(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? askBeforeLeaving(() => true) : undefined), [isNeeded])
}
