import type { Client } from '../../../../client/types.ts'
import { Choice } from '../../parts/forms/field.tsx'
import { texts } from './texts.ts'

type Found = Awaited<ReturnType<Client['interviews']['getFindings']>>
type GroupedBy = NonNullable<Found['groupedBy']>

const byProfile = ['occupation', 'location', 'sentiment', 'language'] as const
const byKept = 'kept:'
/** Who somebody is: no two people have the same. */
const personParameter = 'pid'

/** By their profile, and by what the open link keeps with them. */
export function waysToCompare(keep: readonly string[]): string[] {
  const kept = keep.filter((name) => name !== personParameter)
  return [...byProfile, ...kept.map((name) => byKept + name)]
}

export function nameWay(by: string): string {
  const known = byProfile.find((way) => way === by)
  return known ? texts.compareWays[known] : texts.compareKept(by.slice(byKept.length))
}

/** By what people are compared, and who is in no group that is large enough for it. */
export function CompareBy({
  by,
  ways,
  onCompare,
  groupedBy,
}: {
  by: string
  ways: readonly string[]
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
          ...ways.map((value) => ({ value, label: nameWay(value) })),
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
