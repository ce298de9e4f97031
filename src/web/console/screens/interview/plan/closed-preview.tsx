import { Badge } from '../../../parts/badge.tsx'
import { closedTexts as texts } from './closed-texts.ts'
import type { Question } from './plan.ts'

type Closed = NonNullable<Question['closed']>

function nameWay({ kind, max, from = 1, to = from }: Closed): string {
  if (kind === 'one') return texts.one
  if (kind === 'number') return texts.number
  if (kind === 'scale') return texts.scale(from, to)
  return max === undefined ? texts.any : texts.upTo(max)
}

/** A closed question as people will see it, and what its options lead to. */
export function ClosedPreview({ closed }: { closed: Closed }) {
  const { kind, options = [], why } = closed
  return (
    <div class="closed-preview">
      <p class="small">{nameWay(closed)}</p>
      {options.length > 0 && (
        <ul class={`closed-options ${kind}`}>
          {options.map(({ text, end, quota }) => (
            <li key={text}>
              <i aria-hidden="true" />
              <span dir="auto">{text}</span>
              {end && <Badge tone="warning">{texts.ends}</Badge>}
              {quota !== undefined && <Badge tone="accent">{texts.quota(quota)}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {kind === 'scale' && <Scale closed={closed} />}
      {kind === 'number' && (
        <p class="closed-number" aria-hidden="true">
          {texts.numberField}
        </p>
      )}
      {why && <p class="small">{texts.why}</p>}
    </div>
  )
}

function Scale({ closed: { from = 1, to = from, labels } }: { closed: Closed }) {
  const ends = [
    { value: from, label: labels?.low },
    { value: to, label: labels?.high },
  ]
  return (
    <>
      <p class="closed-scale" aria-hidden="true">
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <span key={index}>{from + index}</span>
        ))}
      </p>
      <p class="small closed-ends">
        {ends.map(
          ({ value, label }) =>
            label && (
              <span key={value} dir="auto">
                {value} = {label}
              </span>
            ),
        )}
      </p>
    </>
  )
}
