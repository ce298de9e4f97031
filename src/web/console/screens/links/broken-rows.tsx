import { useId, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { leaveOut, mendCell, type Pasted, type PastedRow } from './people.ts'
import { texts } from './texts.ts'

/** Broken rows shown at first, and with each press of the button below them. */
const rowsAtOnce = 50

/**
 * The rows that cannot be taken, each with why and ready to mend. A row stays here once it is fine, so
 * that it is not taken away from under whoever is still typing.
 */
export function BrokenRows({
  text,
  pasted,
  onMend,
}: {
  text: string
  pasted: Pasted
  onMend: (text: string) => void
}) {
  const [most, setMost] = useState(rowsAtOnce)
  const mended = useRef<{ text: string; rows: ReadonlySet<number> }>({ text: '', rows: new Set() })
  // Typing in the text above begins anew; mending here keeps the rows that were mended.
  if (mended.current.text !== text) mended.current = { text, rows: new Set() }
  const shown = pasted.rows
    .map((row, at) => ({ row, at }))
    .filter(({ row, at }) => row.problems.length > 0 || mended.current.rows.has(at))
  const broken = shown.filter(({ row }) => row.problems.length > 0)
  if (shown.length === 0) return null

  function mend(at: number, column: number, value: string): void {
    const row = pasted.rows[at]?.row
    if (!row) return
    const next = mendCell(text, pasted, { row, column, value })
    mended.current = { text: next, rows: new Set([...mended.current.rows, at]) }
    onMend(next)
  }

  return (
    <section class="broken-rows" aria-labelledby="broken-rows">
      <header class="card-head">
        <div>
          <h3 id="broken-rows">{texts.brokenTitle}</h3>
          <p class="small">{texts.brokenAbout}</p>
        </div>
        {broken.length > 0 && (
          <Button
            small
            onClick={() =>
              onMend(
                leaveOut(
                  text,
                  broken.map(({ row }) => row.row),
                ),
              )
            }
          >
            {texts.leaveOutAll(broken.length)}
          </Button>
        )}
      </header>
      <ol>
        {shown.slice(0, most).map(({ row, at }) => (
          <BrokenRow
            key={at}
            row={row}
            pasted={pasted}
            onMend={(column, value) => mend(at, column, value)}
            onLeaveOut={() => onMend(leaveOut(text, [row.row]))}
          />
        ))}
      </ol>
      {shown.length > most && (
        <Button onClick={() => setMost(most + rowsAtOnce)}>
          {texts.showMore(Math.min(rowsAtOnce, shown.length - most))}
        </Button>
      )}
    </section>
  )
}

function BrokenRow({
  row: { row, problems },
  pasted: { columns, header },
  onMend,
  onLeaveOut,
}: {
  row: PastedRow
  pasted: Pasted
  onMend: (column: number, value: string) => void
  onLeaveOut: () => void
}) {
  const id = useId()
  const width = Math.max(columns.length, row.cells.length)
  const places = Array.from({ length: width }, (_, column) => column)
  const ofRow = problems.find(({ column }) => column < 0 || column >= width)
  return (
    <li class="broken-row">
      <p class="broken-line">
        <b>{texts.line(row.line)}</b>
        {problems.length === 0 && <span class="ready">{texts.fine}</span>}
        {ofRow && <span class="problem">{ofRow.text}</span>}
      </p>
      <div class="broken-cells">
        {places.map((column) => {
          const problem = problems.find((each) => each.column === column)
          const kind = columns[column]
          const name =
            kind && kind !== 'none'
              ? texts.columnKinds[kind]
              : header?.[column]?.trim() || texts.columnNth(column + 1)
          return (
            <div class="field" key={column}>
              <label for={`${id}-${column}`}>{name}</label>
              <input
                id={`${id}-${column}`}
                dir="auto"
                autocomplete="off"
                spellcheck={false}
                value={row.cells[column] ?? ''}
                aria-invalid={problem !== undefined || (ofRow !== undefined && kind === undefined)}
                aria-describedby={problem ? `${id}-${column}-problem` : undefined}
                onInput={(event) => onMend(column, event.currentTarget.value)}
              />
              {problem && (
                <p class="problem" id={`${id}-${column}-problem`}>
                  {problem.text}
                </p>
              )}
            </div>
          )
        })}
        <Button look="quiet" small label={texts.leaveOutRow(row.line)} onClick={onLeaveOut}>
          {texts.leaveOut}
        </Button>
      </div>
    </li>
  )
}
