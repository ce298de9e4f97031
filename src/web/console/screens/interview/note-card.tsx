import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import type { Note } from './notes.ts'
import { texts } from './texts.ts'

/** What is to be said of a wording, with better ones to take by one click. */
export function NoteBody({
  note,
  isFixed,
  onTake,
}: {
  note: Note
  isFixed: boolean
  onTake: (wording: string[]) => void
}) {
  return (
    <>
      {note.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {!isFixed && note.wordings.length > 0 && (
        <ul class="wordings">
          {note.wordings.map((wording) => (
            <li key={wording.join()}>
              <p class="wording" dir="auto">
                {wording.map((question) => (
                  <span key={question}>{question}</span>
                ))}
              </p>
              <Button
                small
                label={`${wording.length > 1 ? texts.split : texts.take}: ${wording.join(' ')}`}
                onClick={() => onTake(wording)}
              >
                {wording.length > 1 ? texts.split : texts.take}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The note on a line, opened in place. Escape closes it. */
export function NoteCard({
  note,
  isFixed,
  onTake,
  onClose,
}: {
  note: Note
  isFixed: boolean
  onTake: (wording: string[]) => void
  onClose: () => void
}) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      card.current?.parentElement?.querySelector('button')?.focus()
      onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  return (
    <div class="note-card" ref={card}>
      <NoteBody note={note} isFixed={isFixed} onTake={onTake} />
      <Button small look="quiet" onClick={onClose}>
        {texts.closeNote}
      </Button>
    </div>
  )
}
