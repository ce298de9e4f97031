import type { Sentiment } from '../../calls/calls.ts'
import { meanOf } from '../texts/counts.ts'
import { formatNumber } from '../texts/dates.ts'
import { feelings } from '../texts/feelings.ts'

const countPeople = (people: number) =>
  people === 1 ? '1 person' : `${formatNumber(people)} people`

/** How people feel, as five columns from very unhappy to very happy, with the same in words. */
export function Feeling({ sentiment }: { sentiment: readonly Sentiment[] | undefined }) {
  const found = meanOf(sentiment)
  if (!found) return <p class="small">Nobody has said yet how they feel.</p>
  const people = feelings.map(
    (_, index) => sentiment?.find(({ score }) => score === index + 1)?.people ?? 0,
  )
  const most = Math.max(...people)
  return (
    <div class="feeling">
      <p>
        <b class="number">{found.mean.toLocaleString(undefined, { maximumFractionDigits: 1 })}</b>{' '}
        <span class="small">of 5, from {countPeople(found.people)}</span>
      </p>
      <ul>
        {feelings.map((name, index) => (
          <li key={name} title={`${name}: ${people[index]}`}>
            <span class="feeling-track" aria-hidden="true">
              <i style={{ height: `${(100 * (people[index] ?? 0)) / Math.max(1, most)}%` }} />
            </span>
            <span class="small number">
              <span class="unseen">{name}: </span>
              {formatNumber(people[index] ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
