import { useEffect } from 'preact/hooks'
import { session } from '../../session.ts'
import { texts } from './texts.ts'

/** The way in by an account that somebody has elsewhere; nothing where there is none. */
export function SignOn({ then = null }: { then?: string | null }) {
  const { passwords, signOn } = session.ways()
  if (signOn === undefined) return null
  const query = then === null ? '' : `?${new URLSearchParams({ then })}`
  return (
    <>
      <a class="button primary" href={`/sign-on${query}`}>
        {texts.signOn(signOn)}
      </a>
      {passwords && <p class="gate-or small">{texts.or}</p>}
    </>
  )
}

/** The same in a window of its own, for whoever has typed something here. */
export function SignOnAgain() {
  const { signOn } = session.ways()
  useEffect(() => {
    // Away just now: it is looked again when somebody comes back the next time.
    const look = () => void session.lookAgain().catch(() => undefined)
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  if (signOn === undefined) return null
  return (
    <>
      <a class="button primary" href="/sign-on" target="_blank" rel="noreferrer">
        {texts.signOn(signOn)}
      </a>
      <p class="small">{texts.signOnAgain}</p>
    </>
  )
}
