import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { toast } from '../../parts/toast.tsx'
import { texts } from './texts.ts'

/** Opens the interview as a participant sees it, in a tab of its own; none of it becomes data. */
export function TryOut({
  isOff,
  preview,
}: {
  isOff: boolean
  preview: (client: Client) => Promise<{ url: string }>
}) {
  const [url, setURL] = useState<string | null>(null)
  const action = useAction(async (client: Client, tab: Window | null) => {
    try {
      const made = await preview(client)
      if (tab) tab.location.href = made.url
      else setURL(made.url)
      if (tab) toast(texts.tried)
    } catch (error) {
      tab?.close()
      throw error
    }
  })

  function open(): void {
    setURL(null)
    // Now, while the click is fresh: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    void action.run(tab)
  }

  return (
    <>
      <Button isBusy={action.isBusy} isOff={isOff} onClick={open}>
        {action.isBusy ? texts.trying : texts.tryIt}
      </Button>
      {url && (
        <p class="small">
          {texts.tryBlocked}{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {texts.tryIt}
          </a>
        </p>
      )}
      <Problem error={action.error} />
    </>
  )
}
