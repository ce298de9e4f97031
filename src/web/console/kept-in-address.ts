import { useEffect, useRef } from 'preact/hooks'
import { navigate, usePlace } from './router.ts'

/** Between two changes of the address: browsers bound how often it may change. */
const changesApartMs = 300

/** Keeps what is looked for in the address, so that it outlives a reload and goes along in a link; empty is left out. */
export function useKeptInAddress(parameters: Readonly<Record<string, string>>): void {
  const { path, query } = usePlace()
  const own = useRef(path)
  const changedAt = useRef(-changesApartMs)
  const latest = useRef(parameters)
  latest.current = parameters
  useEffect(() => {
    // Somebody is on their way to another screen.
    if (path !== own.current) return
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(latest.current)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    if (String(next) === String(query)) return
    const wait = Math.max(0, changedAt.current + changesApartMs - performance.now())
    const timer = setTimeout(() => {
      // Somebody left for another screen, and this one is not drawn away yet.
      if (location.pathname !== own.current) return
      changedAt.current = performance.now()
      navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true })
    }, wait)
    return () => clearTimeout(timer)
  }, [path, query, JSON.stringify(parameters)])
}
