import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageProps } from './page.ts'
import { Header } from './parts/header.tsx'
import { useLater } from './parts/later.ts'
import { ConsentScreen } from './screens/consent.tsx'
import { ConversationScreen } from './screens/conversation.tsx'
import { LoadingScreen } from './screens/loading.tsx'
import { OnboardingScreen } from './screens/onboarding.tsx'
import type { Ending, Place } from './store/place.ts'

function Ended({ page, ending }: PageProps & { ending: Ending }) {
  const later = useLater()
  return later ? <later.EndScreen page={page} ending={ending} /> : <LoadingScreen page={page} />
}

function Screen({ page, place }: PageProps & { place: Place }) {
  switch (place) {
    case 'loading':
      return <LoadingScreen page={page} />
    case 'consent':
      return <ConsentScreen page={page} />
    case 'onboarding':
      return <OnboardingScreen page={page} />
    case 'conversation':
      return <ConversationScreen page={page} />
    default:
      return <Ended page={page} ending={place} />
  }
}

/** The header and the screen of the moment; a new screen takes the focus to its heading. */
export function App({ page }: PageProps) {
  const place = page.store.place()
  const shown = useRef<Place>('loading')

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = place
    if (before === place || before === 'loading') return
    window.scrollTo(0, 0)
    // The conversation has already put the focus where one answers.
    if (document.activeElement?.closest('main')) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [place])

  return (
    <>
      {/* Another screen is other elements: nothing of it moves there from where it was. */}
      <Header key={place} page={page} />
      <main key={`${place} screen`} class={`screen ${place}`}>
        <Screen page={page} place={place} />
      </main>
    </>
  )
}
