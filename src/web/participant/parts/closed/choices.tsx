import type { Snapshot } from '../../api.ts'
import type { PageProps } from '../../page.ts'

/** Buttons that answer at once, where few answers are meant. */
export function Choices({
  page: { store },
  choices,
  isReady,
}: PageProps & {
  choices: NonNullable<NonNullable<Snapshot['expects']>['choices']>
  isReady: boolean
}) {
  return (
    <div class="actions">
      {choices.map(({ value, label }, at) => (
        <button
          key={value}
          type="button"
          class={at === 0 ? 'primary' : 'plain'}
          aria-disabled={!isReady}
          onClick={() => void store.answer(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
