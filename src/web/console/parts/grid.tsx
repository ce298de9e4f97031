import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useSlice } from './use-slice.ts'

export type GridColumn<T> = {
  name: string
  label: string
  /** The heading is only read out. */
  isQuiet?: true
  /** As a track of a CSS grid, as in `minmax(0, 2fr)`. */
  width: string
  /** Left out where the grid is narrower than 640 pixels. */
  isWideOnly?: true
  /** Drawn once scrolling slows down. */
  isLate?: true
  /** At most one control; it takes the focus in place of the cell. */
  cell: (row: T) => ComponentChildren
}

type Place = { row: number; column: number }

const controls = 'a[href], button, input'

/** Where a key leads from a cell; null where it is none of the grid's. */
export function stepFrom(
  { row, column }: Place,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { rows, columns, page }: { rows: number; columns: readonly number[]; page: number },
): Place | null {
  const at = columns.indexOf(column)
  const columnAt = (index: number) =>
    columns[Math.min(Math.max(index, 0), columns.length - 1)] ?? column
  const rowAt = (index: number) => Math.min(Math.max(index, 0), rows - 1)
  switch (key) {
    case 'ArrowUp':
      return { row: rowAt(row - 1), column }
    case 'ArrowDown':
      return { row: rowAt(row + 1), column }
    case 'PageUp':
      return { row: rowAt(row - page), column }
    case 'PageDown':
      return { row: rowAt(row + page), column }
    case 'ArrowLeft':
      return { row, column: columnAt(at - 1) }
    case 'ArrowRight':
      return { row, column: columnAt(at + 1) }
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: columnAt(0) }
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columnAt(columns.length - 1) }
    default:
      return null
  }
}

/**
 * A table of controls, however many rows it has: those in sight are drawn. One stop for the tab key;
 * arrows, page keys, Home and End lead from cell to cell.
 */
export function Grid<T>({
  label,
  columns,
  rows,
  rowAt,
  keyOf,
  isChosen,
  rowPixels,
}: {
  label: string
  columns: readonly GridColumn<T>[]
  rows: number
  rowAt: (index: number) => T | undefined
  keyOf: (row: T) => string
  isChosen: (row: T) => boolean
  rowPixels: number
}) {
  const { box, first, last, seen, isFast } = useSlice(rows, rowPixels)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const mustFocus = useRef(false)
  const place = { ...active, row: Math.min(active.row, Math.max(0, rows - 1)) }

  useLayoutEffect(() => {
    const element = box.current
    if (element) leadTabTo(element, place, mustFocus.current)
    mustFocus.current = false
  })

  function onKeyDown(event: KeyboardEvent): void {
    const element = box.current
    if (!element || event.altKey || event.metaKey || rows === 0) return
    const shown = shownColumns(element)
    const next = stepFrom(place, event, { rows, columns: shown, page: seen })
    if (!next) return
    event.preventDefault()
    mustFocus.current = true
    scrollTo(element, next.row, rowPixels)
    setActive(next)
  }

  function onFocusIn(event: FocusEvent): void {
    const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null
    const [row, column] = (cell?.getAttribute('data-cell') ?? '').split(':').map(Number)
    if (row === undefined || column === undefined) return
    if (row !== place.row || column !== place.column) setActive({ row, column })
  }

  const wide = columns.map(({ width }) => width).join(' ')
  const narrow = columns.filter(({ isWideOnly }) => !isWideOnly).map(({ width }) => width)
  const drawn = Array.from({ length: last - first }, (_, index) => first + index)
  // The row with the focus stays drawn when it is scrolled away, or the focus would be lost.
  if (place.row < first) drawn.unshift(place.row)
  else if (place.row >= last && rows > 0) drawn.push(place.row)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table that lays its rows out by itself
    <div
      ref={box as { current: HTMLDivElement | null }}
      class="grid"
      role="grid"
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      style={{
        ...{ '--columns': wide, '--narrow-columns': narrow.join(' ') },
        '--rows-height': `${rows * rowPixels}px`,
      }}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      <GridHead columns={columns} />
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are laid out by themselves */}
      <div role="rowgroup" class="grid-body" style={{ height: `${rows * rowPixels}px` }}>
        {drawn.map((index) => {
          const row = rowAt(index)
          return (
            row !== undefined && (
              <GridRow
                key={keyOf(row)}
                {...{ row, index, columns, rowPixels }}
                isChosen={isChosen(row)}
                // The row with the focus keeps the control that has it.
                isGlance={isFast && index !== place.row}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

function GridHead<T>({ columns }: { columns: readonly GridColumn<T>[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are laid out by themselves
    <div role="rowgroup" class="grid-head">
      {/* biome-ignore lint/a11y/useSemanticElements: a row that is laid out by itself */}
      <div role="row" class="grid-row" aria-rowindex={1} tabIndex={-1}>
        {columns.map(({ name, label, isWideOnly, isQuiet }, column) => (
          // biome-ignore lint/a11y/useSemanticElements: a cell that is laid out by itself
          <div
            key={name}
            role="columnheader"
            class={isWideOnly ? 'wide-only' : undefined}
            aria-colindex={column + 1}
            data-column={column}
            tabIndex={-1}
          >
            <span class={isQuiet && 'unseen'}>{label}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

function GridRow<T>({
  row,
  index,
  columns,
  rowPixels,
  isChosen,
  isGlance,
}: {
  row: T
  index: number
  columns: readonly GridColumn<T>[]
  rowPixels: number
  isChosen: boolean
  isGlance: boolean
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row that is laid out by itself
    <div
      role="row"
      class={isChosen ? 'grid-row chosen' : 'grid-row'}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      tabIndex={-1}
      style={{ height: `${rowPixels}px`, top: `${index * rowPixels}px` }}
    >
      {columns.map(({ name, isWideOnly, isLate, cell }, column) => (
        // biome-ignore lint/a11y/useSemanticElements: a cell that is laid out by itself
        <div
          key={name}
          role="gridcell"
          class={isWideOnly ? 'wide-only' : undefined}
          aria-colindex={column + 1}
          data-cell={`${index}:${column}`}
          tabIndex={-1}
        >
          {isLate && isGlance ? null : cell(row)}
        </div>
      ))}
    </div>
  )
}

/** The columns that are not left out at this width. */
function shownColumns(box: HTMLElement): number[] {
  return [...box.querySelectorAll<HTMLElement>('[data-column]')]
    .filter((cell) => cell.offsetParent !== null)
    .map((cell) => Number(cell.dataset.column))
}

/** Makes the cell, or the control in it, the one stop of the tab key. */
function leadTabTo(box: HTMLElement, { row, column }: Place, mustFocus: boolean): void {
  for (const control of box.querySelectorAll<HTMLElement>(
    `.grid-body :is(${controls}, [tabindex])`,
  )) {
    // Writing it where it stands already would have the browser style the whole row anew.
    if (control.tabIndex !== -1) control.tabIndex = -1
  }
  const cell = box.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
  const stop = cell?.querySelector<HTMLElement>(controls) ?? cell
  if (!stop) return
  stop.tabIndex = 0
  if (mustFocus) stop.focus({ preventScroll: true })
}

/** Brings a row into sight, below the head. */
function scrollTo(box: HTMLElement, row: number, rowPixels: number): void {
  const head = box.querySelector<HTMLElement>('.grid-head')?.offsetHeight ?? 0
  const top = row * rowPixels
  const room = box.clientHeight - head
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowPixels > box.scrollTop + room) box.scrollTop = top + rowPixels - room
}
