import type { ComponentChildren } from 'preact'
import { useSlice } from './use-slice.ts'

export type Column<T> = {
  name: string
  label: string
  cell: (row: T) => ComponentChildren
  /** Share of the width beside the others, 1 when left out. */
  share?: number
  /** Left out where the table is narrower than 640 pixels. */
  isWideOnly?: boolean
  align?: 'end'
}

/**
 * A table that draws the rows in sight alone, however many there are. All rows have one height; a
 * keyboard scrolls it like any box, and reading aids are told how many rows there are in truth.
 */
export function Table<T>({
  label,
  columns,
  rows,
  keyOf,
  rowPixels = 52,
}: {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string
  rowPixels?: number
}) {
  const { box, first, last } = useSlice(rows.length, rowPixels)
  const template = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ')
  const narrow = columns
    .filter(({ isWideOnly }) => !isWideOnly)
    .map(({ share = 1 }) => `minmax(0, ${share}fr)`)
    .join(' ')
  const look = ({ isWideOnly, align }: Column<T>) =>
    `cell${isWideOnly ? ' wide-only' : ''}${align ? ` ${align}` : ''}`
  return (
    // The box scrolls, so a keyboard must be able to reach it.
    <section
      ref={box}
      class="table-box"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls
      tabIndex={0}
      style={{ '--columns': template, '--narrow-columns': narrow }}
    >
      <table class="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.name} scope="col" class={look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ height: `${rows.length * rowPixels}px` }}>
          {rows.slice(first, last).map((row, index) => (
            <tr
              key={keyOf(row)}
              aria-rowindex={first + index + 2}
              style={{ height: `${rowPixels}px`, top: `${(first + index) * rowPixels}px` }}
            >
              {columns.map((column) => (
                <td key={column.name} class={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
