import type { Client } from '../../../../client/types.ts'
import { Choice } from '../../parts/forms/field.tsx'
import { texts } from './texts.ts'

type Found = Awaited<ReturnType<Client['interviews']['getFindings']>>
type GroupedBy = NonNullable<Found['groupedBy']>
export type Way = GroupedBy['by']

export const waysToCompare: readonly Way[] = ['occupation', 'location', 'sentiment', 'language']

/** By what people are compared, and who is in no group that is large enough for it. */
export function CompareBy({
  by,
  onCompare,
  groupedBy,
}: {
  by: Way | ''
  onCompare: (by: Way | '') => void
  groupedBy: GroupedBy | undefined
}) {
  return (
    <div class="compare">
      <Choice
        label={texts.compare}
        value={by}
        onChoose={onCompare}
        options={[
          { value: '' as Way | '', label: texts.compareNone },
          ...waysToCompare.map((value) => ({ value, label: texts.compareWays[value] })),
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
export function nameGroup(by: Way, value: string): string {
  if (by === 'sentiment') return texts.scores[Number(value) - 1] ?? value
  if (by === 'language') {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(value) ?? value
  }
  return value
}
