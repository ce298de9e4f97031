import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { fill } from '../texts/languages.ts'

type Choice = {
  look: 'primary' | 'plain' | 'quiet' | 'danger'
  label: string
  /** What it does; the dialog closes by itself then. */
  act?: () => void
  /** In place of that: what it turns the dialog into. */
  turn?: () => void
}

/** A modal of the browser's own: it holds the focus, closes on Escape and gives the focus back. */
function Dialog({
  title,
  lead,
  choices,
  onClose,
}: {
  title: string
  lead: string
  choices: Choice[]
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A dialog whose question changes is read anew from its heading.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }, [title])
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
      <div class="choices">
        {choices.map(({ look, label, act, turn }) => (
          <button
            key={label}
            type="button"
            class={look}
            onClick={() => {
              if (turn) return turn()
              dialog.current?.close()
              act?.()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </dialog>
  )
}

/** Asks once more before everything is erased. */
export function EraseDialog({
  page,
  onErase,
  onBack,
  onClose,
}: PageProps & {
  onErase: () => void
  onBack?: () => void
  onClose: () => void
}) {
  const { t } = page
  return (
    <Dialog
      title={t.eraseTitle}
      lead={t.eraseLead}
      onClose={onClose}
      choices={[
        { look: 'danger', label: t.eraseYes, act: onErase },
        { look: 'quiet', label: t.back, ...(onBack && { turn: onBack }) },
      ]}
    />
  )
}

/** The way out: keep, erase, or go on after all. */
export function StopDialog({ page, onClose }: PageProps & { onClose: () => void }) {
  const { store, t } = page
  const [isErasing, setErasing] = useState(false)
  // Another browser than the one that agreed could not erase it.
  const isYours = store.snapshot.value?.yours !== false
  if (isErasing) {
    return (
      <EraseDialog
        page={page}
        onErase={() => void store.stopAndErase()}
        onBack={() => setErasing(false)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title={t.stopTitle}
      lead={fill(t.stopLead, { org: store.snapshot.value?.organization ?? '' })}
      onClose={onClose}
      choices={[
        { look: 'primary', label: t.goOn },
        { look: 'plain', label: t.stopKeep, act: () => void store.stopAndKeep() },
        ...(isYours
          ? [{ look: 'quiet' as const, label: t.stopErase, turn: () => setErasing(true) }]
          : []),
      ]}
    />
  )
}
