import { useState } from 'preact/hooks'
import { Button, type Look } from './button.tsx'
import { toast } from './toast.tsx'

/** Copies a text, and says whether that worked: without a secure origin browsers do not let pages. */
export function Copy({
  text,
  what,
  look = 'plain',
  small = false,
  children = 'Copy',
}: {
  text: string | (() => string)
  /** What is copied, as in `the link`. */
  what: string
  look?: Look
  small?: boolean
  children?: string
}) {
  const [isFailed, setFailed] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setFailed(false)
      toast(`Copied ${what}.`)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <Button look={look} small={small} label={`${children} ${what}`} onClick={() => void copy()}>
        {children}
      </Button>
      {isFailed && (
        <span class="problem" role="alert">
          The browser did not allow it. Select the text and copy it yourself.
        </span>
      )}
    </>
  )
}
