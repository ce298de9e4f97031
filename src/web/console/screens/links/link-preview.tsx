import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../../parts/failure.tsx'

const texts = {
  title: 'How it shows where it is posted',
  failed: 'What it shows could not be loaded.',
}

type Shown = { title: string; description: string }

/** What a chat makes of a link: read off its own page as a chat does, which changes nothing. */
export function LinkPreview({ url }: { url: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [error, setError] = useState<unknown>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    readPage(url, controller.signal).then(
      setShown,
      (failure: unknown) => controller.signal.aborted || setError(failure),
    )
    return () => controller.abort()
  }, [url])

  return (
    <section class="stack-small" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {error !== undefined && <Problem error={new Error(texts.failed, { cause: error })} />}
      {shown && (
        <div class="card stack-small">
          <b dir="auto">{shown.title}</b>
          <span class="small">{shown.description}</span>
          <span class="small faint">{new URL(url).host}</span>
        </div>
      )}
    </section>
  )
}

/** From where this page came, by whatever address others reach the service; without a cookie, as a stranger. */
async function readPage(url: string, signal: AbortSignal): Promise<Shown> {
  const response = await fetch(new URL(url).pathname, { credentials: 'omit', signal })
  if (!response.ok) throw new Error(`It answered ${response.status}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const told = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ''
  return { title: told('title'), description: told('description') }
}
