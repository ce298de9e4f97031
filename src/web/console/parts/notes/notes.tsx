import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/types.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { evidencePath } from '../../evidence-path.ts'
import { canWrite, useMember } from '../../session.ts'
import { Button } from '../button.tsx'
import { Failure } from '../failure.tsx'
import { Labelled } from '../forms/field.tsx'
import { Link } from '../link.tsx'
import { formatAgo } from '../texts/dates.ts'
import { texts } from './texts.ts'

type About = { linkID: string } | { profileID: string } | { interviewID: string }
type Note = Awaited<ReturnType<Client['notes']['getList']>>[number]
/** Words that a new note would be about. */
type Chosen = { linkID: string; seq: number; start: number; end: number; text: string }

/** What the team remarks on something, and a place for more. */
export function Notes({ about, chosen }: { about: About; chosen?: Chosen | undefined }) {
  const mayWrite = canWrite(useMember())
  const { data, error, retry } = useCall(
    ({ notes }, signal) => notes.getList(about, { signal }),
    [JSON.stringify(about)],
  )
  if (!mayWrite && !data?.length) return null
  return (
    <section class="card told notes" aria-labelledby="notes">
      <h2 id="notes">{texts.title}</h2>
      <p class="small">{texts.about}</p>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {data && data.length > 0 && (
        <ul class="quotes">
          {data.map((note) => (
            <Shown key={note.noteID} note={note} mayRemove={mayWrite} onChange={retry} />
          ))}
        </ul>
      )}
      {mayWrite && <Write about={about} chosen={chosen} onChange={retry} />}
    </section>
  )
}

function Shown({
  note: { noteID, quote, text, timestamp },
  mayRemove,
  onChange,
}: {
  note: Note
  mayRemove: boolean
  onChange: () => void
}) {
  const { run, isBusy, error } = useAction(async ({ notes }) => {
    await notes.remove({ noteID })
    onChange()
  })
  return (
    <li>
      {quote && (
        <Link class="sentence" to={evidencePath(quote)}>
          <q dir="auto">{quote.text}</q>
        </Link>
      )}
      <p class="note-text" dir="auto">
        {text}
      </p>
      <span class="note-foot small">
        {texts.wrote(formatAgo(timestamp, new Date()))}
        {mayRemove && (
          <Button
            small
            look="quiet"
            isBusy={isBusy}
            label={texts.removeThis(text)}
            onClick={() => void run()}
          >
            {texts.remove}
          </Button>
        )}
      </span>
      {error !== undefined && <Failure error={error} />}
    </li>
  )
}

function Write({
  about,
  chosen,
  onChange,
}: {
  about: About
  chosen: Chosen | undefined
  onChange: () => void
}) {
  const [text, setText] = useState('')
  const { run, isBusy, error } = useAction(async ({ notes }) => {
    const { text: _, ...quote } = chosen ?? { text: '' }
    await notes.addOne({ ...about, text: text.trim(), ...('seq' in quote && { quote }) })
    setText('')
    onChange()
  })
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void run()
      }}
    >
      <Labelled
        label={texts.label}
        hint={
          chosen && (
            <>
              {texts.onWords} <q dir="auto">{chosen.text}</q>
            </>
          )
        }
      >
        {(wiring) => (
          <textarea
            {...wiring}
            dir="auto"
            rows={3}
            maxLength={5_000}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Labelled>
      {error !== undefined && <Failure error={error} />}
      <span>
        <Button small type="submit" isBusy={isBusy}>
          {texts.add}
        </Button>
      </span>
    </form>
  )
}
