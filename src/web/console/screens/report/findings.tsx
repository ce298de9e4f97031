import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { type Quote, QuotesByPerson } from '../../parts/quotes/quotes-by-person.tsx'
import { Sentences } from '../../parts/quotes/sentences.tsx'
import { useCall } from '../../use-call.ts'
import { ClosedChart } from './closed-chart.tsx'
import { type Closed, isChoice } from './closed-rows.ts'
import { CompareBy, waysToCompare } from './compare-by.tsx'
import { Groups } from './groups.tsx'
import type { Found } from './report.ts'
import { texts } from './texts.ts'

type Counts = Pick<Found['topics'][number], 'asked' | 'spoke' | 'silent'>

const peopleQuoted = 10

/** Where the people of a group are shown. */
type HrefOf = (group: string) => string

/** What people said to each thing that the guide asks, in their words; by groups, if asked for. */
export function Findings({
  interviewID,
  by: given,
  onCompare,
  onFound,
  hrefOf,
}: {
  interviewID: string
  by: string | null
  onCompare: (by: string) => void
  onFound: (found: Found) => void
  hrefOf: HrefOf
}) {
  const link = useCall(
    ({ interviews }, signal) => interviews.getOpenLink({ interviewID }, { signal }),
    [interviewID],
  )
  const ways = waysToCompare(link.data?.keep ?? [])
  const by = ways.find((way) => way === given)
  const { data, error, retry } = useCall(
    ({ interviews }, signal) =>
      interviews.getFindings({ interviewID, quotes: peopleQuoted, ...(by && { by }) }, { signal }),
    [interviewID, by],
  )
  useEffect(() => {
    if (data) onFound(data)
  }, [data])
  if (error !== undefined) return <Failure error={error} retry={retry} />
  if (!data) return <Loading lines={4} />
  if (data.people === 0) return null
  const { topics, beside, groupedBy, summary } = data
  return (
    <section class="findings" aria-labelledby="findings">
      <div class="findings-head">
        <h2 id="findings">{texts.findingsTitle}</h2>
        <CompareBy by={by ?? ''} ways={ways} onCompare={onCompare} groupedBy={groupedBy} />
      </div>
      {summary && (
        <section class="card stack" aria-label={texts.summaryTitle}>
          <h3>{texts.summaryTitle}</h3>
          <Sentences sentences={summary.sentences} by={summary.by} />
        </section>
      )}
      {topics.map(({ id, title, questions }) => (
        <section key={id} class="card stack" aria-label={title}>
          <h3 dir="auto">{title}</h3>
          {questions.map(({ id: questionID, text, quotes, groups, differs, closed, ...counts }) => (
            <Finding
              key={questionID}
              title={text}
              counts={counts}
              closed={closed}
              quotes={closed ? quotes.filter((quote) => !isChoice(closed, quote.text)) : quotes}
              groups={by && groups && <Groups by={by} groups={groups} differs={differs === true} />}
              hrefOf={(what) => hrefOf(`question:${questionID}:${what}`)}
            />
          ))}
        </section>
      ))}
      {beside.quotes.length > 0 && (
        <section class="card stack" aria-label={texts.besideTitle}>
          <h3>{texts.besideTitle}</h3>
          <QuotesByPerson quotes={beside.quotes} />
        </section>
      )}
    </section>
  )
}

function Finding({
  title,
  counts,
  closed,
  quotes,
  groups,
  hrefOf,
}: {
  title: string
  counts: Counts
  closed: Closed | undefined
  quotes: readonly Quote[]
  groups: ComponentChildren
  hrefOf: HrefOf
}) {
  return (
    <article class="finding">
      <h4 dir="auto">{title}</h4>
      {closed && <ClosedChart closed={closed} title={title} />}
      <Spoke counts={counts} isClosed={closed !== undefined} hrefOf={hrefOf} />
      {groups}
      <QuotesByPerson quotes={quotes} />
    </article>
  )
}

/** Who said something on it. Of a closed question the bars tell how many, also of those turned away. */
function Spoke({
  counts: { asked, spoke, silent },
  isClosed,
  hrefOf,
}: {
  counts: Counts
  isClosed: boolean
  hrefOf: HrefOf
}) {
  if (isClosed && spoke > 0) {
    return (
      <p class="small">
        <Link to={hrefOf('spoke')}>{texts.seeFinished(spoke)}</Link>
      </p>
    )
  }
  return (
    <p class="small spoke">
      {asked > 0 && <meter min={0} max={asked} value={spoke} aria-hidden="true" />}
      <span>
        {asked === 0 && texts.notAsked}
        {asked > 0 && <Link to={hrefOf('spoke')}>{texts.spoke(spoke, asked)}</Link>}
        {silent > 0 && (
          <>
            {' '}
            <Link to={hrefOf('silent')}>{texts.silent(silent)}</Link>
          </>
        )}
      </span>
    </p>
  )
}
