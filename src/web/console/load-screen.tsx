import { useEffect, useState } from 'preact/hooks'
import { Failure } from './parts/failure.tsx'
import { Loading } from './parts/loading.tsx'
import type { Found, Screen } from './routes.ts'

type Loaded = { load: Found['route']['load']; Screen?: Screen; error?: unknown }

/** Draws the screen of a route once its script is there. */
export function LoadScreen({ found, query }: { found: Found; query: URLSearchParams }) {
  const { load } = found.route
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    let isWanted = true
    load().then(
      ({ Screen }) => isWanted && setLoaded({ load, Screen }),
      (error: unknown) => isWanted && setLoaded({ load, error }),
    )
    return () => {
      isWanted = false
    }
  }, [load, round])

  if (loaded?.load !== load) return <Loading />
  if (!loaded.Screen) return <Failure error={loaded.error} retry={() => setRound(round + 1)} />
  // Another product is another screen, with nothing left over from the one before.
  return (
    <loaded.Screen key={Object.values(found.params)[0] ?? ''} params={found.params} query={query} />
  )
}
