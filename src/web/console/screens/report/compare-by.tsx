import type { Client } from '../../../../client/types.ts'
import { Choice } from '../../parts/forms/field.tsx'
import { texts } from './texts.ts'

type Found = Awaited<ReturnType<Client['interviews']['getFindings']>>
type GroupedBy = NonNullable<Found['groupedBy']>

const byProfile = ['occupation', 'location', 'sentiment', 'language'] as const
const byParameter = 'param:'
const byQuestion = 'question:'
/** Who somebody is: no two people have the same. */
const personParameter = 'pid'

export type Way = { by: string; label: string }

/** By their profile, by what the open link keeps with them, and by what they chose. */
export function waysToCompare(
  keep: readonly string[],
  topics: Found['topics'] | undefined,
): readonly Way[] {
  const kept = keep.filter((name) => name !== personParameter)
  const closed = (topics ?? []).flatMap(({ questions }) => questions.filter((one) => one.closed))
  return [
    ...byProfile.map((by) => ({ by, label: texts.compareWays[by] })),
    ...kept.map((name) => ({ by: byParameter + name, label: texts.compareKept(name) })),
    ...closed.map(({ id, text }) => ({ by: byQuestion + id, label: texts.compareChosen(text) })),
  ]
}

/** By what people are compared, and who is in no group that is large enough for it. */
export function CompareBy({
  by,
  ways,
  onCompare,
  groupedBy,
}: {
  by: string
  ways: readonly Way[]
  onCompare: (by: string) => void
  groupedBy: GroupedBy | undefined
}) {
  return (
    <div class="compare">
      <Choice
        label={texts.compare}
        value={by}
        onChoose={onCompare}
        options={[
          { value: '', label: texts.compareNone },
          ...ways.map(({ by: value, label }) => ({ value, label })),
        ]}
      />
      {groupedBy && <About groupedBy={groupedBy} />}
    </div>
  )
}

function About({ groupedBy: { by, groups, unknown } }: { groupedBy: GroupedBy }) {
  const small = groups.filter(({ people }) => people === undefined)
  return (
    <p class="small" role="status" dir="auto">
      {small.length === groups.length ? texts.compareNobody : texts.compareAbout}
      {small.length > 0 && ` ${texts.compareFew(small.map(({ value }) => nameGroup(by, value)))}`}
      {unknown > 0 && ` ${texts.compareUnknown(unknown)}`}
    </p>
  )
}

/** A group as people call it: a language by its name, a score in words. */
export function nameGroup(by: string, value: string): string {
  if (by === 'sentiment') return texts.scores[Number(value) - 1] ?? value
  if (by === 'language') {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(value) ?? value
  }
  return value
}
