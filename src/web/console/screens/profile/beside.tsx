import { useMemo } from 'preact/hooks'
import { ChartFigure, type Figure } from '../../parts/charts/chart-figure.tsx'
import { drawTrend } from '../../parts/charts/chart-trend.ts'
import { Link } from '../../parts/link.tsx'
import { formatDay } from '../../parts/texts/dates.ts'
import { pathTo } from '../../router.ts'
import type { Profile } from './sentences.ts'
import { texts } from './texts.ts'
import { showValue } from './values.ts'

/** Changes that are shown, the newest. */
const changesMax = 20

/** How the sentiment went, interview by interview. */
export function Trend({ profile, name }: { profile: Profile; name: string }) {
  const figure = useMemo(() => makeTrend(profile), [profile])
  if (profile.trajectory.length === 0) return null
  return (
    <ChartFigure figure={figure} subject={name} hrefOf={(linkID) => pathTo('invites', linkID)} />
  )
}

function makeTrend({ trajectory }: Profile): Figure {
  const methodOf = (method: string) =>
    (Object.hasOwn(texts.methods, method) && texts.methods[method]) || method
  const points = trajectory.map(({ linkID, at, score, method }) => {
    const day = formatDay(at)
    return {
      ...{ score, day, isTold: method !== 'inferred' },
      target: { key: linkID, label: texts.openPoint(day, score) },
    }
  })
  return {
    ...{ name: 'sentiment-over-time', title: texts.trendTitle },
    about: texts.trendAbout(trajectory.map(({ score }) => score)),
    ...(points.some(({ isTold }) => !isTold) && {
      legend: [
        { pattern: 'solid' as const, text: texts.trendLegend.told },
        { pattern: 'empty' as const, text: texts.trendLegend.read },
      ],
    }),
    draw: (width) => drawTrend(points, { width }),
    head: texts.trendHead,
    rows: trajectory.map(({ linkID, at, score, method }) => ({
      cells: [formatDay(at), score, methodOf(method)],
      key: linkID,
    })),
  }
}

export function Gaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="gaps">
      <h2 id="gaps">{texts.gapsTitle}</h2>
      <ul class="dotted-list">
        {gaps.map((gap) => (
          <li key={gap}>{(Object.hasOwn(texts.gaps, gap) && texts.gaps[gap]) || gap}</li>
        ))}
      </ul>
    </section>
  )
}

export function Matches({ matches }: { matches: Profile['possibleMatches'] }) {
  if (matches.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="matches">
      <h2 id="matches">{texts.matchesTitle}</h2>
      <p class="small">{texts.matchesAbout}</p>
      <ul class="ruled">
        {matches.map(({ profileID, proved }, at) => (
          <li key={profileID}>
            <Link to={pathTo('profiles', profileID)}>{texts.openMatch(at + 1)}</Link>
            <p class="small">{proved ? texts.matchProved : texts.matchTyped}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function History({ history }: { history: Profile['history'] }) {
  if (history.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="history">
      <h2 id="history">{texts.historyTitle}</h2>
      <ol class="dotted-list">
        {history.map(({ type, id }, at) => (
          <li key={id}>
            {type === 'link' ? (
              <Link to={pathTo('invites', id)}>{texts.historyNth(at + 1)}</Link>
            ) : (
              <Link to={pathTo('simulations', id)}>{texts.simulation}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Changes({ changes }: { changes: Profile['changes'] }) {
  // What the first interview told is the portrait itself; only what it became is a change.
  const shown = changes.filter(({ before }) => before !== undefined).slice(-changesMax)
  if (shown.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="changes">
      <h2 id="changes">{texts.changesTitle}</h2>
      <ul class="ruled">
        {shown.toReversed().map(({ linkID, at, field, before, after }) => (
          <li key={`${linkID}:${field}`}>
            <p>
              <b>{texts.fields[field]}</b>{' '}
              <Link to={pathTo('invites', linkID)}>{formatDay(at)}</Link>
            </p>
            <p class="words small" dir="auto">
              {texts.changed(showValue(field, before), showValue(field, after))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
