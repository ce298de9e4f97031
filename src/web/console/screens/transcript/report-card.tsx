import type { Called } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { tellFallbacks } from '../../parts/texts/fallbacks.ts'
import { JudgedTurns } from './judged-turns.tsx'
import { type Card, formatTarget, formatValue, type Measure, nameMeasure } from './measures.ts'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'

/** How the interview was conducted: each measure with where it should lie and what it tells. */
export function ReportCard({ report: { data, error, retry } }: { report: Called<Card> }) {
  return (
    <section class="card report-card" aria-labelledby="report-card">
      <h2 id="report-card">{texts.cardTitle}</h2>
      {!data && (error === undefined ? <Loading /> : <Failure error={error} retry={retry} />)}
      {data && <p class="small">{data.measures.length > 0 ? texts.cardAbout : texts.cardNone}</p>}
      {data?.summary && <Summary sentences={data.summary} linkID={data.linkID} />}
      {data?.fallbacks && <p class="small">{tellFallbacks(data.fallbacks)}</p>}
      {data && data.topics.length > 0 && <Topics topics={data.topics} />}
      {data && data.measures.length > 0 && (
        <dl class="measures">
          {data.measures.map((measure) => (
            <MeasureRow key={measure.name} measure={measure} />
          ))}
        </dl>
      )}
      {data?.judged && <JudgedTurns judged={data.judged} linkID={data.linkID} />}
    </section>
  )
}

function MeasureRow({ measure }: { measure: Measure }) {
  const { name, value, met, explanation } = measure
  const target = formatTarget(measure)
  return (
    <div>
      <dt>{nameMeasure(measure)}</dt>
      <dd>
        <span class="measure-value">
          {value === undefined ? texts.nothingMeasured : formatValue(name, value)}
        </span>
        {met !== undefined && (
          <Badge tone={met ? 'good' : 'warning'}>{met ? texts.met : texts.missed}</Badge>
        )}
        <p class="small">
          {explanation}
          {target && ` ${texts.target(target)}.`}
        </p>
      </dd>
    </div>
  )
}

function Topics({ topics }: { topics: Card['topics'] }) {
  return (
    <div>
      <h3>{texts.topicsTitle}</h3>
      <ul class="topic-list">
        {topics.map(({ id, title, status, followUps }) => (
          <li key={id}>
            <span dir="auto">{title}</span>
            <span class="small">
              {Object.hasOwn(texts.topicStatus, status) ? texts.topicStatus[status] : status}
              {followUps > 0 && ` · ${texts.followUps(followUps)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
