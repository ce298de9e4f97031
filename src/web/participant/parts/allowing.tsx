import type { PageProps } from '../page.ts'

/** A tick of its own, off at first, for what software may do with what they tell. */
export function Allowing({ page: { t, store } }: PageProps) {
  const notice = store.snapshot.value?.simulationNotice
  if (!notice) return null
  return (
    <label class="allowed">
      <input
        type="checkbox"
        onChange={({ currentTarget }) => store.simulate(currentTarget.checked)}
      />
      <span>
        <span class="small">{t.mayAllow}</span>
        <span dir="auto">{notice}</span>
      </span>
    </label>
  )
}
