import type { PageProps } from '../page.ts'
import { findWay } from '../speech/find-way.ts'

/** Each a tick of its own, off at first, for what may be done besides with what they tell. */
export function Allowing({ page }: PageProps) {
  const { t, store } = page
  const { simulationNotice, soundNotice } = store.snapshot.value ?? {}
  const { way } = findWay(page)
  // The browser's own recogniser gives its sound to nobody.
  const isHeard = way === 'device' || way === 'service'
  const ticks = [
    { name: 'sound', notice: isHeard && soundNotice } as const,
    { name: 'simulate', notice: simulationNotice } as const,
  ].filter(({ notice }) => notice)
  return (
    <>
      {ticks.map(({ name, notice }) => (
        <label key={name} class="allowed">
          <input
            type="checkbox"
            name={name}
            onChange={({ currentTarget }) => {
              store.allowed[name] = currentTarget.checked
            }}
          />
          <span>
            <span class="small">{t.mayAllow}</span>
            <span dir="auto">{notice}</span>
          </span>
        </label>
      ))}
    </>
  )
}
