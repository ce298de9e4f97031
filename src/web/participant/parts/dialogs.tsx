import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { usePage } from '../page.ts'
import { fill } from '../texts/languages.ts'

/** A modal of the browser's own: it holds the focus, closes on Escape and gives the focus back. */
function Dialog({
  title,
  lead,
  onClose,
  children,
}: {
  title: string
  lead: string
  onClose: () => void
  children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // A dialog whose question changes is read anew from its heading.
  useEffect(() => dialog.current?.querySelector('h2')?.focus(), [title])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      aria-describedby="dialog-lead"
      onClose={onClose}
    >
      <h2 id="dialog-title" tabIndex={-1}>
        {title}
      </h2>
      <p id="dialog-lead">{lead}</p>
      <div class="choices">{children}</div>
    </dialog>
  )
}

function close(event: Event & { currentTarget: HTMLElement }): void {
  event.currentTarget.closest('dialog')?.close()
}

/** Asks once more before everything is erased. */
export function EraseDialog({ onErase, onClose }: { onErase: () => void; onClose: () => void }) {
  const { t } = usePage()
  return (
    <Dialog title={t.eraseTitle} lead={t.eraseLead} onClose={onClose}>
      <button
        type="button"
        class="danger"
        onClick={(event) => {
          close(event)
          onErase()
        }}
      >
        {t.eraseYes}
      </button>
      <button type="button" class="quiet" onClick={close}>
        {t.back}
      </button>
    </Dialog>
  )
}

/** The way out: keep, erase, or go on after all. */
export function StopDialog({ onClose }: { onClose: () => void }) {
  const { store, t } = usePage()
  const [isErasing, setErasing] = useState(false)
  const org = store.snapshot.value?.organization ?? ''
  return (
    <Dialog
      title={isErasing ? t.eraseTitle : t.stopTitle}
      lead={isErasing ? t.eraseLead : fill(t.stopLead, { org })}
      onClose={onClose}
    >
      {isErasing ? (
        <>
          <button
            type="button"
            class="danger"
            onClick={(event) => {
              close(event)
              void store.stopAndErase()
            }}
          >
            {t.eraseYes}
          </button>
          <button type="button" class="quiet" onClick={() => setErasing(false)}>
            {t.back}
          </button>
        </>
      ) : (
        <>
          <button type="button" class="primary" onClick={close}>
            {t.goOn}
          </button>
          <button
            type="button"
            class="plain"
            onClick={(event) => {
              close(event)
              void store.stopAndKeep()
            }}
          >
            {t.stopKeep}
          </button>
          <button type="button" class="quiet" onClick={() => setErasing(true)}>
            {t.stopErase}
          </button>
        </>
      )}
    </Dialog>
  )
}
