import { useLayoutEffect } from 'preact/hooks'

/** Asks before the page is closed or loaded anew while something would be lost; answers how to stop. */
export function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** The same for as long as something is shown, from the moment that it is. */
export function useLeaving(isNeeded: boolean): void {
  useLayoutEffect(() => (isNeeded ? askBeforeLeaving(() => true) : undefined), [isNeeded])
}
