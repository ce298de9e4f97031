import { useMemo, useState } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import { useLookAgain } from '../../calls/use-look-again.ts'
import { Button } from '../../parts/button.tsx'
import { ChartFigure } from '../../parts/charts/chart-figure.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Notes } from '../../parts/notes/notes.tsx'
import { AskBox } from '../../parts/quotes/ask-box.tsx'
import { ShareButton } from '../../parts/shares/share-button.tsx'
import { formatNumber } from '../../parts/texts/dates.ts'
import { tellFallbacks } from '../../parts/texts/fallbacks.ts'
import { navigate, pathTo } from '../../router.ts'
import { canWrite, useMember } from '../../session.ts'
import type { TabProps } from '../interview/tab.ts'
import { Codebook } from './codebook/codebook.tsx'
import { makeFigures } from './figures.ts'
import { Findings } from './findings.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { Found, Report } from './report.ts'
import { TakeAlong } from './take-along.tsx'
import { share, texts } from './texts.ts'
import { makeThemeFigures } from './theme-figures.ts'

/** Quotes for each side of a theme. */
const quotes = 5

/** What came of an interview, over all its people. */
export function Tab({ interview, query }: TabProps) {
  const { interviewID, interviewName, productID } = interview
  const report = useCall(
    ({ interviews }, signal) => interviews.getReport({ interviewID, quotes }, { signal }),
    [interviewID],
  )
  useLookAgain(report)
  const { data, error, isLoading, retry } = report
  const mayWrite = canWrite(useMember())
  const [found, setFound] = useState<Found | null>(null)
  const path = pathTo('interviews', interviewID, 'report')
  const by = query.get('by')
  const compared = { ...(by && { by }) }
  const to = (more: Record<string, string>) => {
    const params = new URLSearchParams(more)
    return params.size > 0 ? `${path}?${params}` : path
  }
  const hrefOf = (group: string) => to({ ...compared, people: group })
  if (!data)
    return error === undefined ? <Loading lines={6} /> : <Failure error={error} retry={retry} />
  if (data.counts.invited === 0) return <NobodyInvited interviewID={interviewID} />
  const group = query.get('people')
  return (
    <div class="stack">
      {error !== undefined && <Failure error={error} retry={retry} />}
      <div class="report-head">
        <Glance report={data} />
        <span class="report-ways">
          <TakeAlong interviewID={interviewID} interviewName={interviewName} />
          {mayWrite && <ShareButton interviewID={interviewID} small />}
          <Button small isBusy={isLoading} onClick={retry}>
            {texts.refresh}
          </Button>
        </span>
      </div>
      {data.counts.started > 0 && (
        <>
          <AskBox scope={{ interviewID, productID }} path={path} query={query} />
          <Findings
            interviewID={interviewID}
            by={by}
            onCompare={(way) => navigate(to(way ? { by: way } : {}), { replace: true })}
            onFound={setFound}
            hrefOf={hrefOf}
          />
          <Notes about={{ interviewID }} />
          <h2>{texts.fieldworkTitle}</h2>
        </>
      )}
      <Charts report={data} found={found} subject={interviewName} hrefOf={hrefOf} />
      {mayWrite && data.interviewsRead > 0 && (
        <Codebook interviewID={interviewID} hrefOf={hrefOf} onChange={retry} />
      )}
      {group && (
        <PeoplePanel
          key={group}
          report={data}
          group={group}
          onClose={() => navigate(to(compared), { replace: true })}
        />
      )}
    </div>
  )
}

function NobodyInvited({ interviewID }: { interviewID: string }) {
  return (
    <Empty
      title={texts.emptyTitle}
      action={
        <Link to={pathTo('interviews', interviewID, 'links')} class="button primary">
          {texts.emptyAction}
        </Link>
      }
    >
      {texts.emptyAbout}
    </Empty>
  )
}

/** The few numbers that are asked for first. */
function Glance({ report: { counts, completion, typical, sentiment } }: { report: Report }) {
  const people = sentiment.reduce((sum, each) => sum + each.people, 0)
  const mean = sentiment.reduce((sum, each) => sum + each.score * each.people, 0) / people
  const finished = counts.completed + counts.endedEarly
  const numbers: [string, string][] = [
    [`${formatNumber(finished)} / ${formatNumber(counts.invited)}`, texts.finished],
  ]
  if (completion !== undefined) numbers.push([share(completion), texts.finishedOf])
  if (people > 0) {
    const value = mean.toLocaleString(undefined, { maximumFractionDigits: 1 })
    numbers.push([texts.ofFive(value), texts.feeling])
  }
  if (typical.minutes) {
    numbers.push([formatNumber(typical.minutes), texts.typicalMinutes])
  }
  if (typical.words !== undefined) numbers.push([formatNumber(typical.words), texts.typicalWords])
  return (
    <ul class="glance" aria-label={texts.summary}>
      {numbers.map(([value, what]) => (
        <li key={what}>
          <b>{value}</b>
          <span class="small">{what}</span>
        </li>
      ))}
    </ul>
  )
}

function Charts({
  report,
  found,
  subject,
  hrefOf,
}: {
  report: Report
  found: Found | null
  subject: string
  hrefOf: (group: string) => string
}) {
  const figures = useMemo(() => makeFigures(report, found), [report, found])
  const themes = useMemo(() => makeThemeFigures(report), [report])
  if (report.counts.started === 0) return <Empty title={texts.quietTitle}>{texts.quietAbout}</Empty>
  return (
    <>
      <div class="charts">
        {figures.map((figure) => (
          <ChartFigure key={figure.name} figure={figure} subject={subject} hrefOf={hrefOf} />
        ))}
      </div>
      {themes.length > 0 && <h2 class="charts-title">{texts.themesTitle}</h2>}
      <div class="charts">
        {themes.map((figure) => (
          <ChartFigure key={figure.name} figure={figure} subject={subject} hrefOf={hrefOf} />
        ))}
      </div>
      <p class="small">
        {texts.read(report.interviewsRead)}
        {report.grouping.claims > 0 && ` ${texts.groupedBy(report.grouping.by)}`}
        {report.fallbacks && ` ${tellFallbacks(report.fallbacks)}`}
      </p>
    </>
  )
}
