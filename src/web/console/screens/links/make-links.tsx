import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Action, useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Copy } from '../../parts/copy.tsx'
import { Problem } from '../../parts/failure.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { writeCSV } from '../../parts/texts/csv.ts'
import { download, nameFile } from '../../parts/texts/download.ts'
import { useWatched, type Watched } from '../../watch.ts'
import { type Draft, emptyDraft } from './draft.ts'
import {
  type Batch,
  countAll,
  countMade,
  createKey,
  listMade,
  type Made,
  makeBatches,
  planCount,
} from './making.ts'
import { PastePeople } from './paste-people.tsx'
import { rowsMax } from './people.ts'
import { texts } from './texts.ts'

type Props = {
  interviewID: string
  interviewName: string
  watched: Watched<Draft>
  /** Reads the table anew. */
  refresh: () => void
}

/** Makes links: a number of them, or one for each person of a pasted table. */
export function MakeLinks({ interviewID, interviewName, watched, refresh }: Props) {
  const draft = useWatched(watched)
  const { batches } = draft
  const set = (change: Partial<Draft>) => watched.set({ ...watched.get(), ...change })
  const making = useAction(async (client) => {
    await makeBatches(client, { interviewID, batches: watched.get().batches }, (made) => {
      const next = watched.get().batches.map((batch) => (batch.key === made.key ? made : batch))
      set({ batches: next })
    })
    refresh()
  })

  function make(planned: readonly Batch[]): void {
    set({ batches: planned })
    void making.run()
  }

  if (batches.length > 0 && batches.every(({ urls }) => urls)) {
    return (
      <MadeLinks
        made={listMade(batches)}
        name={nameFile(interviewName, 'links')}
        onMore={() => watched.set({ ...emptyDraft, isOpen: true, way: draft.way })}
        onDone={() => watched.set({ ...emptyDraft, way: draft.way })}
      />
    )
  }
  return (
    <section class="card stack make-links" aria-labelledby="make-links">
      <header class="card-head">
        <div>
          <h2 id="make-links">{texts.makeTitle}</h2>
          <p class="small">{texts.makeAbout}</p>
        </div>
        {batches.length === 0 && (
          <Button look="quiet" onClick={() => set({ isOpen: false })}>
            {texts.close}
          </Button>
        )}
      </header>
      {batches.length > 0 ? (
        <UnderWay batches={batches} making={making} set={set} refresh={refresh} />
      ) : (
        <>
          <Ways way={draft.way} onChoose={(way) => set({ way })} />
          {draft.way === 'count' ? (
            <CountForm
              value={draft.count}
              onInput={(count) => set({ count })}
              onMake={(count) => make(planCount(count, createKey))}
            />
          ) : (
            <PastePeople draft={draft} set={set} onMake={make} />
          )}
        </>
      )}
    </section>
  )
}

function Ways({ way, onChoose }: { way: Draft['way']; onChoose: (way: Draft['way']) => void }) {
  const ways = [
    { name: 'count', label: texts.wayCount },
    { name: 'people', label: texts.wayPeople },
  ] as const
  return (
    <fieldset class="ways">
      <legend class="unseen">{texts.waysLabel}</legend>
      {ways.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="way" checked={way === name} onChange={() => onChoose(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function CountForm({
  value,
  onInput,
  onMake,
}: {
  value: string
  onInput: (value: string) => void
  onMake: (count: number) => void
}) {
  const [isChecked, setChecked] = useState(false)
  const count = /^\d+$/.test(value.trim()) ? Number(value) : 0
  const isRight = count >= 1 && count <= rowsMax
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isRight) onMake(count)
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <div class="count-field">
        <Field
          label={texts.count}
          hint={texts.countHint(rowsMax)}
          inputMode="numeric"
          autocomplete="off"
          value={value}
          onInput={onInput}
          problem={
            (isChecked || value.trim() !== '') && !isRight ? texts.countWrong(rowsMax) : undefined
          }
        />
      </div>
      <div class="actions">
        <Button look="primary" type="submit">
          {isRight ? texts.makeSo(count) : texts.make}
        </Button>
      </div>
    </form>
  )
}

/** What is made so far; after a failure, ways on. Nothing that was made is ever made twice. */
function UnderWay({
  batches,
  making,
  set,
  refresh,
}: {
  batches: readonly Batch[]
  making: Action<[]>
  set: (change: Partial<Draft>) => void
  refresh: () => void
}) {
  const made = countMade(batches)
  const all = countAll(batches)

  function stop(): void {
    set({ batches: batches.filter(({ urls }) => urls) })
    refresh()
  }

  if (making.isBusy || making.error === undefined) {
    return (
      <div class="stack-small">
        <progress max={all} value={made} aria-label={texts.making(made, all)} />
        <p role="status">{texts.making(made, all)}</p>
        {!making.isBusy && (
          <div class="actions">
            <Button look="primary" onClick={() => void making.run()}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div class="stack-small">
      <Problem error={making.error} />
      <p>{texts.stoppedAt(made, all)}</p>
      <div class="actions">
        <Button look="primary" onClick={() => void making.run()}>
          {texts.tryAgain}
        </Button>
        <Button onClick={stop}>{made > 0 ? texts.stopHere : texts.cancel}</Button>
      </div>
    </div>
  )
}

/** Links listed one by one below the buttons. */
const listedMax = 10

function MadeLinks({
  made,
  name,
  onMore,
  onDone,
}: {
  made: readonly Made[]
  name: string
  onMore: () => void
  onDone: () => void
}) {
  const csv = () =>
    writeCSV(
      texts.csvMade,
      made.map(({ url, invitee }) => [invitee.name, invitee.email, invitee.occupation, url]),
    )
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section class="card stack make-links" aria-labelledby="make-links">
      <div role="status">
        <h2 id="make-links" ref={heading} tabIndex={-1}>
          {texts.made(made.length)}
        </h2>
        <p class="small">{texts.madeAbout}</p>
      </div>
      {made.length <= listedMax && (
        <ul class="made-links">
          {made.map(({ url, invitee }) => (
            <li key={url}>
              <span dir="auto">{invitee.name ?? invitee.email}</span>
              <code>{url}</code>
              <Copy small what={invitee.name ?? texts.theLink} text={url} />
            </li>
          ))}
        </ul>
      )}
      <div class="actions">
        <Copy
          look="primary"
          what={texts.allLinks}
          text={() => made.map(({ url }) => url).join('\n')}
        >
          {texts.copyAll}
        </Copy>
        <Button onClick={() => download(`${name}.csv`, csv())}>{texts.downloadCSV}</Button>
        <Button look="quiet" onClick={onMore}>
          {texts.more}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </section>
  )
}
