import { useRef, useState } from 'preact/hooks'
import { Button } from './parts/button.tsx'
import { Problem } from './parts/failure.tsx'
import { Link } from './parts/link.tsx'
import { useClosing } from './parts/use-closing.ts'
import { type SessionState, session } from './session.ts'

const roleNames = { owner: 'Owner', researcher: 'Researcher', viewer: 'Viewer' }

type SignedIn = Extract<SessionState, { at: 'signedIn' }>

/** Who is signed in, opened by a click. It stays open where signing out fails, which it then tells. */
function Account({ now: { member } }: { now: SignedIn }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [error, setError] = useState<unknown>(undefined)
  useClosing(details, 'a')

  return (
    <details class="account" ref={details}>
      <summary>
        <span class="unseen">Your account: </span>
        <span class="account-name" dir="auto">
          {member.name ?? member.email}
        </span>
      </summary>
      <div class="account-menu">
        <p dir="auto">
          {member.email}
          <br />
          <span class="small">{roleNames[member.role]}</span>
        </p>
        <Link to="/console/settings/account">Change your password</Link>
        <Button onClick={() => void session.signOut().catch(setError)}>Sign out</Button>
        <Problem error={error} />
      </div>
    </details>
  )
}

/** The ways around the console. */
export function TopBar({ now, path }: { now: SignedIn; path: string }) {
  const isSettings = path.startsWith('/console/settings')
  return (
    <header class="top-bar">
      <Link to="/console" class="brand">
        <span class="brand-mark" aria-hidden="true" />
        <span class="brand-name" dir="auto">
          {now.orgID}
        </span>
      </Link>
      <nav aria-label="Main">
        <Link to="/console" current={path === '/console'}>
          Products
        </Link>
        <Link to="/console/settings" current={isSettings}>
          Settings
        </Link>
      </nav>
      <Account now={now} />
    </header>
  )
}
