import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { dropMarks, marksOn } from './marks.ts'
import type { Stretch } from './recognizer/recognizer.ts'

/** So many of the words that are marked can be gone to one by one; all of them are marked. */
const namedMax = 6

/** Stands over the field, letter on letter, with nothing to see but the marks. */
function Marks({ text, marks }: { text: string; marks: readonly Stretch[] }) {
  const cover = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const field = cover.current?.closest('form')?.querySelector('textarea')
    if (!field) return
    const follow = () => {
      if (!cover.current) return
      cover.current.style.width = `${field.clientWidth}px`
      cover.current.style.height = `${field.clientHeight}px`
      cover.current.style.insetBlockStart = `${field.offsetTop}px`
      cover.current.scrollTop = field.scrollTop
    }
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(field)
    field.addEventListener('scroll', follow)
    return () => {
      sizes.disconnect()
      field.removeEventListener('scroll', follow)
    }
  }, [])

  const ends = [0, ...marks.map(({ to }) => to)]
  return (
    <div ref={cover} class="marks" dir="auto" aria-hidden="true">
      {marks.map(({ from, to }, index) => (
        <>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </>
      ))}
      {text.slice(ends.at(-1))}
    </div>
  )
}

/** What was heard with little confidence: marked in the field, and one tap away. */
export function MarkedWords({ page }: PageProps) {
  const { store, t } = page
  const [, draw] = useState({})
  const line = useRef<HTMLParagraphElement>(null)
  const text = store.draft.value
  const marks = marksOn(text)
  if (marks.length === 0) return null

  const find = () => line.current?.closest('form')?.querySelector('textarea')

  function goTo({ from, to }: Stretch): void {
    const field = find()
    field?.focus()
    field?.setSelectionRange(from, to)
  }

  return (
    <>
      <Marks text={text} marks={marks} />
      <p ref={line} class="small heard unsure">
        {t.speakUnsure}{' '}
        {marks.slice(0, namedMax).map((mark) => (
          <button key={mark.from} type="button" class="plain" onClick={() => goTo(mark)}>
            {text.slice(mark.from, mark.to)}
          </button>
        ))}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            dropMarks()
            draw({})
            find()?.focus({ preventScroll: true })
          }}
        >
          {t.speakSure}
        </button>
      </p>
    </>
  )
}
