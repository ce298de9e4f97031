import { useLayoutEffect, useRef } from 'preact/hooks'
import { usePage } from './page.ts'
import { Header } from './parts/header.tsx'
import { ConsentScreen } from './screens/consent.tsx'
import { ConversationScreen } from './screens/conversation.tsx'
import { EndScreen } from './screens/end.tsx'
import { LoadingScreen } from './screens/loading.tsx'
import { OnboardingScreen } from './screens/onboarding.tsx'
import type { Place } from './store/place.ts'

function Screen({ place }: { place: Place }) {
  switch (place) {
    case 'loading':
      return <LoadingScreen />
    case 'consent':
      return <ConsentScreen />
    case 'onboarding':
      return <OnboardingScreen />
    case 'conversation':
      return <ConversationScreen />
    default:
      return <EndScreen ending={place} />
  }
}

/** The header and the screen of the moment; a new screen takes the focus to its heading. */
export function App() {
  const place = usePage().store.place()
  const shown = useRef<Place>('loading')

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = place
    if (before === place || before === 'loading') return
    window.scrollTo(0, 0)
    // The conversation has already put the focus where one writes.
    if (document.activeElement?.tagName === 'TEXTAREA') return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [place])

  return (
    <>
      <Header />
      <main class={`screen ${place}`}>
        <Screen place={place} />
      </main>
    </>
  )
}
