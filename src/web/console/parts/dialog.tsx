import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

/** A modal of the browser's own: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({
  title,
  isWide = false,
  mustStay = false,
  onClose,
  children,
}: {
  title: string
  isWide?: boolean
  /** There is no way around it: Escape does nothing. */
  mustStay?: boolean
  onClose: () => void
  children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      // As long as the dialog is in the page, nothing behind it takes the focus.
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={isWide ? 'wide' : undefined}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        if (mustStay) event.preventDefault()
      }}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
