import { formatNumber } from '../../parts/texts/dates.ts'
import { type Closed, rowsOf } from './closed-rows.ts'
import { share, texts } from './texts.ts'

/** What people chose, as bars from 0 to all who answered. It is a table, and read out as one. */
export function ClosedChart({ closed, title }: { closed: Closed; title: string }) {
  const { answered, asked, kind, mean } = closed
  if (answered === 0) return null
  return (
    <table class="closed-chart">
      <caption class="small">
        <span class="unseen">{title} </span>
        {texts.chose(answered, asked)}
        {kind === 'some' && ` ${texts.choseSeveral}`}
        {mean !== undefined && ` ${texts.mean(mean)}`}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{texts.chosen}</th>
          <th scope="col">{texts.people}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(closed).map(({ label, people, ends, quota }) => (
          <tr key={label}>
            <th scope="row" dir="auto">
              {label}
              {ends && <span class="faint"> · {texts.endsHere}</span>}
              {quota !== undefined && <span class="faint"> · {texts.quota(quota)}</span>}
            </th>
            <td>
              <span class="bar-track" aria-hidden="true">
                <i style={{ width: `${(100 * people) / answered}%` }} />
              </span>
              <b class="number">{formatNumber(people)}</b>
            </td>
            <td class="number">{share(people / answered)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td />
          <td>
            <span class="bar-ends">
              <span>0</span>
              <span>{formatNumber(answered)}</span>
            </span>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
