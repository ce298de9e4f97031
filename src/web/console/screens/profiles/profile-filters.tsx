import { Choice, Field } from '../../parts/forms/field.tsx'
import type { Filter } from './filter.ts'
import { texts } from './texts.ts'

export type View = 'cards' | 'table'

const views = ['cards', 'table'] as const

/** Which profiles are shown, how, and how many these are. */
export function ProfileFilters({
  filter,
  view,
  status,
  onFilter,
  onView,
}: {
  filter: Filter
  view: View
  status: string
  onFilter: (filter: Filter) => void
  onView: (view: View) => void
}) {
  return (
    <search class="profile-filters">
      <Field
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={filter.search}
        onInput={(search) => onFilter({ ...filter, search })}
      />
      <Field
        type="search"
        label={texts.interest}
        placeholder={texts.interestHint}
        value={filter.interest}
        onInput={(interest) => onFilter({ ...filter, interest })}
      />
      <Choice
        label={texts.sentiment}
        value={filter.sentiment}
        onChoose={(sentiment) => onFilter({ ...filter, sentiment })}
        options={[
          { value: '' as Filter['sentiment'], label: texts.all },
          ...(['5', '4', '3', '2', '1'] as const).map((value) => ({
            value,
            label: texts.scores[Number(value) - 1] ?? value,
          })),
          { value: '0', label: texts.unknown },
        ]}
      />
      <Choice
        label={texts.source}
        value={filter.source}
        onChoose={(source) => onFilter({ ...filter, source })}
        options={[
          { value: 'human' as Filter['source'], label: texts.sources.human },
          { value: 'ai', label: texts.sources.ai },
        ]}
      />
      <div class="profile-view">
        <p class="small" role="status">
          {status}
        </p>
        <fieldset class="ways">
          <legend class="unseen">{texts.view}</legend>
          {views.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="view"
                checked={view === each}
                onChange={() => onView(each)}
              />
              {texts[each]}
            </label>
          ))}
        </fieldset>
      </div>
    </search>
  )
}
