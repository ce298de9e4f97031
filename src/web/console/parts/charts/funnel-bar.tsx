import type { Funnel } from '../texts/counts.ts'
import { formatNumber } from '../texts/dates.ts'

const steps = [
  { name: 'invited', label: 'invited' },
  { name: 'started', label: 'started' },
  { name: 'finished', label: 'finished' },
] as const

/** Invited, started and finished as three numbers with bars that shrink from one to the next. */
export function FunnelBar({ funnel }: { funnel: Funnel }) {
  return (
    <dl class="funnel">
      {steps.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <b class="number">{formatNumber(funnel[name])}</b>
            <span class="funnel-track" aria-hidden="true">
              <i
                class={name}
                style={{ width: `${(100 * funnel[name]) / Math.max(1, funnel.invited)}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
