import { formatNumber } from '../../parts/texts/dates.ts'
import type { Found } from './report.ts'
import { texts } from './texts.ts'

export type Closed = NonNullable<Found['topics'][number]['questions'][number]['closed']>

/** One bar: what was chosen, by how many, and what that led to. */
export type Row = { label: string; people: number; ends?: true; quota?: number }

/** More values than this are drawn in ranges. */
const valuesDrawnMax = 12

/** The bars of a closed question, in the order in which people were offered them. */
export function rowsOf({
  kind,
  options = [],
  values = [],
  from,
  to,
  labels,
  answered,
}: Closed): Row[] {
  if (kind === 'one' || kind === 'some') {
    return options.map(({ text, people, end, quota }) => ({
      ...{ label: text, people },
      ...(end && { ends: end }),
      ...(quota !== undefined && { quota }),
    }))
  }
  const nameOf = (value: number) => {
    const end = value === from ? labels?.low : value === to ? labels?.high : undefined
    return [formatNumber(value), end].filter(Boolean).join(' · ')
  }
  const rows =
    kind === 'number' && values.length > valuesDrawnMax
      ? rangesOf(values)
      : values.map(({ value, people }) => ({ label: nameOf(value), people }))
  // No more than some are listed: the rest is not passed over.
  const others = answered - rows.reduce((sum, { people }) => sum + people, 0)
  return others > 0 ? [...rows, { label: texts.otherValues, people: others }] : rows
}

/** Values in ranges of one width, which is 1, 2 or 5 times a power of ten. */
function rangesOf(values: NonNullable<Closed['values']>): Row[] {
  const least = values[0]?.value ?? 0
  const span = (values.at(-1)?.value ?? 0) - least
  const power = 10 ** Math.floor(Math.log10(span / valuesDrawnMax))
  const width =
    [1, 2, 5, 10].map((times) => times * power).find((one) => span / one < valuesDrawnMax - 1) ??
    span
  const rows = new Map<number, number>()
  for (const { value, people } of values) {
    const at = Math.floor(value / width)
    rows.set(at, (rows.get(at) ?? 0) + people)
  }
  const first = Math.floor(least / width)
  const count = Math.max(...rows.keys()) - first + 1
  return Array.from({ length: count }, (_, index) => ({
    label: texts.range((first + index) * width, (first + index + 1) * width),
    people: rows.get(first + index) ?? 0,
  }))
}

/** What may stand between options. */
const between = ' ,;\n'

/** Whether these words are nothing but the choice, which the bars show already. */
export function isChoice({ options = [], kind }: Closed, words: string): boolean {
  const text = words.trim()
  if (kind === 'scale' || kind === 'number') return text !== '' && Number.isFinite(Number(text))
  const longestFirst = options.toSorted((one, other) => other.text.length - one.text.length)
  const rest = longestFirst.reduce((left, option) => left.replace(option.text, () => ''), text)
  return [...rest].every((character) => between.includes(character))
}
