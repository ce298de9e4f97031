import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { NoteCard } from '../note-card.tsx'
import type { Note } from '../notes.ts'
import { type Lines, overlaps } from '../plan/plan.ts'
import { texts } from '../texts.ts'
import { type Edit, lineAt, type Span } from './take-wording.ts'

type Marked = { notes: Note[]; lit: Lines | null; caret: Lines | null }

/** The text once more, behind the field, to carry what a field cannot: lit lines and marks. */
function Backdrop({ lines, notes, lit, caret }: Marked & { lines: string[] }) {
  return (
    <div class="guide-backdrop" aria-hidden="true">
      {lines.map((line, index) => {
        const here = { from: index + 1, to: index + 1 }
        const marks = [
          overlaps(here, lit) && 'lit',
          overlaps(here, caret) && 'caret',
          notes.some((note) => overlaps(note.lines, here)) && 'noted',
        ]
        return (
          <div key={index} class={marks.filter(Boolean).join(' ')}>
            <span>{line || ' '}</span>
          </div>
        )
      })}
    </div>
  )
}

/** Where each line begins, in pixels from the top of the text; measured again when its width changes. */
function useLineTops(text: string) {
  const box = useRef<HTMLDivElement>(null)
  const [tops, setTops] = useState<number[]>([])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const lines = element.querySelectorAll<HTMLElement>('.guide-backdrop > div')
      setTops([...lines].map(({ offsetTop }) => offsetTop))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  useLayoutEffect(() => {
    const lines = box.current?.querySelectorAll<HTMLElement>('.guide-backdrop > div')
    setTops([...(lines ?? [])].map(({ offsetTop }) => offsetTop))
  }, [text])
  return { box, tops }
}

/** The guide as text. Lines with a note carry a mark beside them that opens it in place. */
export function GuideText({
  text,
  onInput,
  notes,
  lit,
  wanted,
  edit,
  onCaret,
  onTake,
  isFixed,
  id,
  problem,
}: {
  text: string
  onInput: (text: string) => void
  notes: Note[]
  /** Lines that something in the plan comes from. */
  lit: Lines | null
  /** A place to go to; another object each time. */
  wanted: Span | null
  /** A change to make for the person; another object each time. */
  edit: Edit | null
  onCaret: (lines: Lines | null) => void
  onTake: (note: Note, wording: string[]) => void
  isFixed: boolean
  id: string
  problem: string | undefined
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<Lines | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const { box, tops } = useLineTops(text)

  useEffect(() => {
    const area = field.current
    if (!area || !wanted) return
    area.focus({ preventScroll: true })
    area.setSelectionRange(wanted.start, wanted.end)
    const top = tops[lineAt(text, wanted.start) - 1] ?? 0
    const seen = area.getBoundingClientRect().top + top
    if (seen < 120 || seen > window.innerHeight - 160) {
      window.scrollBy({ top: seen - window.innerHeight / 3 })
    }
  }, [wanted])

  useEffect(() => {
    const area = field.current
    if (!area || !edit) return
    area.focus({ preventScroll: true })
    area.setSelectionRange(edit.start, edit.end)
    // The one way of changing a field that its own undo takes back.
    if (!document.execCommand('insertText', false, edit.put)) {
      area.setRangeText(edit.put)
      onInput(area.value)
    }
    area.setSelectionRange(edit.start, edit.start + edit.put.length)
  }, [edit])

  function tellCaret(): void {
    const area = field.current
    if (!area) return
    const from = lineAt(area.value, area.selectionStart)
    const next = { from, to: lineAt(area.value, area.selectionEnd) }
    if (caret?.from === next.from && caret.to === next.to) return
    setCaret(next)
    onCaret(next)
  }

  return (
    <div class="guide-text" ref={box}>
      <Backdrop lines={text.split('\n')} notes={notes} lit={lit} caret={caret} />
      <textarea
        ref={field}
        id={id}
        class="guide-field"
        dir="auto"
        spellcheck
        readOnly={isFixed}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        aria-invalid={problem !== undefined}
        placeholder={texts.placeholder}
        value={text}
        onInput={(event) => {
          onInput(event.currentTarget.value)
          tellCaret()
        }}
        onSelect={tellCaret}
        onKeyUp={tellCaret}
        onClick={tellCaret}
        onBlur={() => {
          setCaret(null)
          onCaret(null)
        }}
      />
      {notes.map((note) => {
        const key = `${note.lines.from} ${note.written}`
        const top = tops[note.lines.from - 1]
        if (top === undefined) return null
        return (
          <div class="guide-note" key={key} style={{ top: `${top}px` }}>
            <button
              type="button"
              class="guide-mark"
              aria-expanded={open === key}
              aria-label={texts.noteOnLine(note.lines.from)}
              onClick={() => setOpen(open === key ? null : key)}
            >
              !
            </button>
            {open === key && (
              <NoteCard
                note={note}
                isFixed={isFixed}
                onTake={(wording) => {
                  setOpen(null)
                  onTake(note, wording)
                }}
                onClose={() => setOpen(null)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
