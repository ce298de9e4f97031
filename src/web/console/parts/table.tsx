import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

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

/** Rows kept drawn above and below those in sight, so that scrolling finds them there. */
const spareRows = 8

/** Which rows to draw for how far it is scrolled. */
function useSlice(rows: number, rowPixels: number) {
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState({ top: 0, height: 800 })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight })
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    element.addEventListener('scroll', onScroll, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', onScroll)
      sizes.disconnect()
    }
  }, [])

  const first = Math.max(0, Math.floor(view.top / rowPixels) - spareRows)
  const last = Math.min(rows, Math.ceil((view.top + view.height) / rowPixels) + spareRows)
  return { box, first: Math.min(first, last), last }
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
