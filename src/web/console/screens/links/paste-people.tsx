import { useMemo, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Labelled } from '../../parts/forms/field.tsx'
import { useFirstProblem } from '../../parts/forms/use-first-problem.ts'
import { BrokenRows } from './broken-rows.tsx'
import type { Draft } from './draft.ts'
import { type Batch, createKey, planPeople } from './making.ts'
import { type ColumnKind, columnKinds, type Pasted, readPeople, rowsMax } from './people.ts'
import { texts } from './texts.ts'

/** A pasted table, read as it is typed. Not one link is made before every row is fine. */
export function PastePeople({
  draft: { pasted: text, columns },
  set,
  onMake,
}: {
  draft: Draft
  set: (change: Partial<Draft>) => void
  onMake: (batches: readonly Batch[]) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const focusFirstProblem = useFirstProblem(form, '[aria-invalid="true"], select, textarea')
  const pasted = useMemo(() => readPeople(text, columns), [text, columns])
  const { rows } = pasted
  const broken = rows.filter(({ problems }) => problems.length > 0).length
  const isTooMany = rows.length > rowsMax
  const hasColumn = pasted.columns.some((kind) => kind !== 'none')
  const isReady = rows.length > 0 && broken === 0 && !isTooMany && hasColumn
  const problem = isTooMany
    ? texts.pasteTooMany(rowsMax)
    : isChecked && rows.length === 0
      ? texts.pasteNeeded
      : undefined

  function submit(): void {
    setChecked(true)
    if (isReady) {
      const people = rows.map(({ invitee }) => invitee)
      onMake(planPeople(people, createKey))
      return
    }
    focusFirstProblem()
  }

  return (
    <form
      ref={form}
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Labelled label={texts.paste} hint={texts.pasteHint} problem={problem}>
        {(wiring) => (
          <textarea
            {...wiring}
            class="paste"
            rows={8}
            spellcheck={false}
            autocomplete="off"
            dir="auto"
            value={text}
            onInput={(event) => set({ pasted: event.currentTarget.value })}
          />
        )}
      </Labelled>
      {rows.length > 0 && !isTooMany && (
        <>
          <Columns pasted={pasted} onChoose={(chosen) => set({ columns: chosen })} />
          {pasted.repeatedLines.length > 0 && (
            <p class="note">{texts.repeated(pasted.repeatedLines)}</p>
          )}
          <p role="status" class={broken > 0 ? 'problem' : 'ready'}>
            {!hasColumn
              ? texts.noColumn
              : broken > 0
                ? texts.broken(broken, rows.length - broken)
                : texts.readyFor(rows.length)}
          </p>
          <BrokenRows text={text} pasted={pasted} onMend={(mended) => set({ pasted: mended })} />
        </>
      )}
      <div class="actions">
        <Button look="primary" type="submit" isOff={rows.length > 0 && !isReady}>
          {isReady ? texts.makeSo(rows.length) : texts.make}
        </Button>
      </div>
    </form>
  )
}

/** What was found in the columns, to be put right where it is wrong. */
function Columns({
  pasted: { columns, header, rows },
  onChoose,
}: {
  pasted: Pasted
  onChoose: (columns: readonly ColumnKind[]) => void
}) {
  const exampleOf = (column: number) =>
    rows.find(({ row }) => row.cells[column]?.trim())?.row.cells[column]?.trim() ?? ''
  return (
    <fieldset class="paste-columns">
      <legend>{texts.columnsTitle}</legend>
      <p class="small">{header ? texts.headerFound : texts.columnsAbout}</p>
      <ul>
        {columns.map((kind, column) => (
          <li key={column}>
            <Labelled
              label={header?.[column]?.trim() || texts.columnNth(column + 1)}
              hint={<span dir="auto">{texts.columnExample(exampleOf(column))}</span>}
            >
              {(wiring) => (
                <select
                  {...wiring}
                  value={kind}
                  onChange={(event) => {
                    const chosen = columnKinds.find((each) => each === event.currentTarget.value)
                    if (chosen) onChoose(columns.with(column, chosen))
                  }}
                >
                  {columnKinds.map((each) => (
                    <option key={each} value={each}>
                      {texts.columnKinds[each]}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
