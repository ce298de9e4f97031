import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isOwnPath } from '../../client/own-path.ts'
import { LoadScreen } from './load-screen.tsx'
import { Button } from './parts/button.tsx'
import { Dialog } from './parts/dialog.tsx'
import { Failure } from './parts/failure.tsx'
import { Link } from './parts/link.tsx'
import { Loading } from './parts/loading.tsx'
import { Page } from './parts/page.tsx'
import { Toasts } from './parts/toast.tsx'
import { navigate, type Place, usePlace } from './router.ts'
import { type Found, findRoute } from './routes.ts'
import { SignInForm } from './screens/signin/sign-in-form.tsx'
import { SignOnAgain } from './screens/signin/sign-on.tsx'
import { type SessionState, session, useSession } from './session.ts'
import { TopBar } from './top-bar.tsx'
import { readLeft, returnTo } from './way-back.ts'

/** Where somebody belongs who may not see the screen asked for; null when they may. */
function detourOf(now: SessionState, found: Found | null, { path, query }: Place): string | null {
  const isOpen = found?.route.isOpen ?? false
  if (now.at === 'setup' && path !== '/console/setup') return '/console/setup'
  if (now.at === 'signedOut' && (!isOpen || path === '/console/setup')) {
    const then = query.size > 0 ? `${path}?${query}` : path
    return `/console/signin?${new URLSearchParams({ then })}`
  }
  if (now.at === 'signedIn' && (path === '/console/setup' || path === '/console/signin')) {
    return readThen(query) ?? '/console'
  }
  return null
}

/** Where to go after signing in: an address of this service and nothing else. */
function readThen(query: URLSearchParams): string | null {
  const then = query.get('then')
  return then !== null && isOwnPath(then) ? then : null
}

/** Pages of the service that are none of the console are loaded. */
function goTo(path: string): void {
  if (/^\/console([/?]|$)/.test(path)) navigate(path, { replace: true })
  else location.replace(path)
}

/** How soon a service that is not there is looked for again. */
const lookAgainMs = 5_000

/** Begins by itself once the service is there. */
function useReturn(at: SessionState['at']): void {
  useEffect(() => {
    if (at !== 'unreachable') return
    const timer = setInterval(() => void session.start(), lookAgainMs)
    return () => clearInterval(timer)
  }, [at])
}

/** A new screen is shown from its top and takes the focus to its heading; one come back to, from where it was left. */
function useArrival(path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return undefined
    shown.current = path
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    const left = readLeft()
    return left ? returnTo(left) : undefined
  }, [path])
}

function Content({ now, found }: { now: SessionState; found: Found | null }) {
  const { query } = usePlace()
  if (now.at === 'loading') return <Loading />
  if (now.at === 'unreachable') {
    return (
      <Page title="The service cannot be reached">
        <Failure error={now.error} retry={() => void session.start()} />
      </Page>
    )
  }
  if (found) return <LoadScreen found={found} query={query} />
  return (
    <Page title="There is nothing here" lead="The address may be incomplete or out of date.">
      <p>
        <Link to="/console">Go to your products</Link>
      </p>
    </Page>
  )
}

/** The session ended while somebody was at work: the screen under it keeps what was typed. */
function SignInAgain({ email }: { email: string }) {
  return (
    <Dialog title="Please sign in again" mustStay onClose={() => undefined}>
      <p>Your session ended. Everything you typed is still here.</p>
      <SignOnAgain />
      {session.ways().passwords && <SignInForm email={email} isEmailFixed />}
      <p class="small">
        Is your account gone, or are you somebody else?{' '}
        <Button look="quiet" small onClick={session.giveUp}>
          Use another account
        </Button>
      </p>
    </Dialog>
  )
}

/** The shell: who is signed in, the ways around, and the screen of the moment. */
export function App() {
  const place = usePlace()
  const { path } = place
  const now = useSession()
  const found = findRoute(path)
  const detour = detourOf(now, found, place)
  useEffect(() => {
    if (detour) goTo(detour)
  }, [detour])
  useArrival(path)
  useReturn(now.at)
  return (
    <>
      <a class="skip-link" href="#content">
        Skip to the content
      </a>
      {now.at === 'signedIn' && <TopBar now={now} path={path} />}
      <main id="content" tabIndex={-1}>
        {detour ? <Loading /> : <Content now={now} found={found} />}
      </main>
      <Toasts />
      {now.at === 'signedIn' && now.isExpired && <SignInAgain email={now.member.email} />}
    </>
  )
}
