import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { Badge } from '../../../parts/badge.tsx'
import { texts } from '../texts.ts'
import { type Lines, overlaps } from './plan.ts'

/** What lights up between the plan and the text, and where a click leads. */
export type Links = {
  /** Lines of the text where the caret is. */
  caret: Lines | null
  light: (lines: Lines | null) => void
  goTo: (lines: Lines) => void
}

export const PlanLinks = createContext<Links>({
  caret: null,
  light: () => undefined,
  goTo: () => undefined,
})

/** A piece of the plan that lights the lines it comes from, and is lit by them. */
export function Piece({
  lines,
  class: look = '',
  isAdded = false,
  children,
}: {
  lines?: Lines | undefined
  class?: string
  /** Nothing of it stands in the text. */
  isAdded?: boolean
  children: ComponentChildren
}) {
  const { caret, light, goTo } = useContext(PlanLinks)
  const isLit = overlaps(lines, caret)
  return (
    <li
      class={`piece ${look}${isLit ? ' lit' : ''}`}
      onMouseEnter={() => light(lines ?? null)}
      onMouseLeave={() => light(null)}
      onFocusIn={() => light(lines ?? null)}
      onFocusOut={() => light(null)}
    >
      <div class="piece-body">{children}</div>
      {lines && (
        <button
          type="button"
          class="line-ref"
          aria-label={texts.goToLine(lines)}
          onClick={() => goTo(lines)}
        >
          {texts.line(lines)}
        </button>
      )}
      {isAdded && !lines && <Badge>{texts.added}</Badge>}
    </li>
  )
}

/** A run of passages under a heading; nothing where there are none. */
export function Passages({
  title,
  passages,
}: {
  title: string
  passages: readonly { text: string; lines?: Lines | undefined; more?: string }[]
}) {
  if (passages.length === 0) return null
  return (
    <section class="plan-part">
      <h3>{title}</h3>
      <ul>
        {passages.map(({ text, lines, more }, index) => (
          <Piece key={`${index} ${text}`} lines={lines}>
            <p dir="auto">{text}</p>
            {more && <p class="small">{more}</p>}
          </Piece>
        ))}
      </ul>
    </section>
  )
}
