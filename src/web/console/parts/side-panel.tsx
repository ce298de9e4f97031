import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from './button.tsx'

/** A panel over the side of the screen, for what is behind something on it. */
export function SidePanel({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
}) {
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    panel.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement || opener instanceof SVGElement) {
        if (opener.isConnected) opener.focus()
      }
    }
  }, [])
  // As Escape does it: the browser takes the focus back to what opened the panel.
  const close = () => panel.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it; Escape is the browser's own
    <dialog
      ref={panel}
      class="side-panel"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === panel.current) close()
      }}
    >
      <div class="side-panel-inside">
        <header class="side-panel-head">
          <h2 id={id} dir="auto" tabIndex={-1}>
            {title}
          </h2>
          <Button look="quiet" onClick={close}>
            Close
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
