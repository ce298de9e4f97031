import { useEffect, useState } from 'preact/hooks'
import { Failure } from './parts/failure.tsx'
import { Loading } from './parts/loading.tsx'
import { Page } from './parts/page.tsx'
import { MissingScript } from './parts/texts/explain.ts'
import type { Found } from './routes.ts'
import type { Screen } from './screen.ts'

type Loaded = { load: Found['route']['load']; Screen?: Screen }

/** Draws the screen of a route once its script is there. */
export function LoadScreen({ found, query }: { found: Found; query: URLSearchParams }) {
  const { load } = found.route
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    let isWanted = true
    load().then(
      ({ Screen }) => isWanted && setLoaded({ load, Screen }),
      () => isWanted && setLoaded({ load }),
    )
    return () => {
      isWanted = false
    }
  }, [load])

  if (loaded?.load !== load) return <Loading />
  if (!loaded.Screen) {
    return (
      <Page title="This page is not complete">
        <Failure error={new MissingScript()} />
      </Page>
    )
  }
  // Another product is another screen, with nothing left over from the one before.
  return (
    <loaded.Screen key={Object.values(found.params)[0] ?? ''} params={found.params} query={query} />
  )
}
