import { useState } from 'preact/hooks'
import type { InterviewSummary, ProductSummary } from '../../calls/calls.ts'
import { useCall } from '../../calls/use-call.ts'
import { useKeptInAddress } from '../../kept-in-address.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Feeling } from '../../parts/charts/feeling.tsx'
import { FunnelBar } from '../../parts/charts/funnel-bar.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { AskBox } from '../../parts/quotes/ask-box.tsx'
import { funnelOf } from '../../parts/texts/counts.ts'
import { formatAgo, formatDay } from '../../parts/texts/dates.ts'
import { navigate, pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import { ProductMenu } from './product-menu.tsx'
import { Stops } from './stops.tsx'
import { texts } from './texts.ts'

/** So many interviews are shown at first, and added by each click. */
const shownInterviews = 30
/** From so many on they can be searched. */
const searchFrom = 8

/** What became of the invites, as far as there is something to say. */
function standing({ created, started, abandoned, ...counts }: InterviewSummary['counts']) {
  const { screened_out, quota_full, expired, revoked } = counts
  return [
    created > 0 && texts.waiting(created),
    started > 0 && texts.underWay(started),
    abandoned > 0 && texts.stopped(abandoned),
    screened_out > 0 && texts.screenedOut(screened_out),
    quota_full > 0 && texts.quotaFull(quota_full),
    expired > 0 && texts.expired(expired),
    revoked > 0 && texts.revoked(revoked),
  ].filter((words) => words !== false)
}

function InterviewRow({ interview }: { interview: InterviewSummary }) {
  const { interviewID, interviewName, interviewer, timestamp, counts, last_activity } = interview
  const { closed, archived } = interview
  const to = (tab: string) => pathTo('interviews', interviewID, tab)
  return (
    <li class="card interview-row">
      <div class="interview-name">
        <h3 dir="auto">
          <Link to={to('guide')}>{interviewName}</Link>
        </h3>
        {(closed || archived) && (
          <p class="badges">
            {closed && <Badge>{texts.closed}</Badge>}
            {archived && <Badge>{texts.archived}</Badge>}
          </p>
        )}
        <p class="small">
          {texts.made(formatDay(timestamp))} ·{' '}
          {interviewer === 'builtin' ? texts.builtin : interviewer}
          <br />
          {last_activity ? texts.activity(formatAgo(last_activity, new Date())) : texts.noActivity}
        </p>
      </div>
      <FunnelBar funnel={funnelOf(counts)} />
      <div>
        <p class="small">{standing(counts).join(' · ')}</p>
        {funnelOf(counts).started > 0 && <Stops interviewID={interviewID} to={to('report')} />}
      </div>
      <p class="row-links">
        <Link to={to('links')}>{texts.links}</Link>
        <Link to={to('report')}>{texts.report}</Link>
      </p>
    </li>
  )
}

function Overall({ product }: { product: ProductSummary }) {
  return (
    <section class="card overall" aria-label={texts.overall}>
      <FunnelBar funnel={funnelOf(product.counts)} />
      <Feeling sentiment={product.sentiment} />
    </section>
  )
}

function InterviewList({
  interviews: all,
  path,
  query,
}: {
  interviews: readonly InterviewSummary[]
  path: string
  query: URLSearchParams
}) {
  const isArchiveShown = query.get('archived') === 'true'
  const [words, setWords] = useState(query.get('search') ?? '')
  useKeptInAddress({ search: words })
  const [shown, setShown] = useState(shownInterviews)
  const wanted = words.trim().toLowerCase()
  const archived = all.filter((interview) => interview.archived).length
  const interviews = isArchiveShown ? all : all.filter((interview) => !interview.archived)
  const found = interviews.filter(({ interviewName }) =>
    interviewName.toLowerCase().includes(wanted),
  )
  return (
    <section class="stack">
      <h2>{texts.interviews}</h2>
      {interviews.length >= searchFrom && (
        <div class="filter">
          <Field label={texts.search} type="search" value={words} onInput={setWords} />
        </div>
      )}
      {found.length === 0 && (
        <p role="status">{interviews.length === 0 ? texts.allArchived : texts.none(words)}</p>
      )}
      <ul class="stack">
        {found.slice(0, shown).map((interview) => (
          <InterviewRow key={interview.interviewID} interview={interview} />
        ))}
      </ul>
      {found.length > shown && (
        <div class="actions">
          <Button onClick={() => setShown(shown + shownInterviews)}>
            {texts.more(Math.min(shownInterviews, found.length - shown))}
          </Button>
        </div>
      )}
      {archived > 0 && (
        <div class="actions">
          <Button
            look="quiet"
            onClick={() => navigate(isArchiveShown ? path : `${path}?archived=true`)}
          >
            {isArchiveShown ? texts.hideArchived : texts.showArchived(archived)}
          </Button>
        </div>
      )}
    </section>
  )
}

/** One product: its numbers, and its interviews, the newest first. */
export function Screen({ params: { productID = '' }, query }: ScreenProps) {
  const mayWrite = canWrite(useMember())
  const { data, error, retry } = useCall(
    async (client, signal) => {
      const [products, interviews] = await Promise.all([
        client.products.getList({}, { signal }),
        client.interviews.getList({ productID }, { signal }),
      ])
      return {
        product: products.find((product) => product.productID === productID),
        interviews: interviews.toReversed(),
      }
    },
    [productID],
  )
  const add = mayWrite && (
    <Link
      to={`${pathTo('interviews', 'new')}?${new URLSearchParams({ productID })}`}
      class="button primary"
    >
      {texts.add}
    </Link>
  )
  const isEmpty = data?.interviews.length === 0
  const product = data?.product
  const path = pathTo('products', productID)
  return (
    <Page
      title={product?.name ?? productID}
      {...(product?.name !== undefined && { lead: texts.knownAs(productID) })}
      crumbs={[{ label: texts.products, to: '/console' }]}
      actions={
        <>
          {!isEmpty && (
            <Link to={pathTo('products', productID, 'profiles')} class="button plain">
              {texts.profiles}
            </Link>
          )}
          {!isEmpty && add}
          {mayWrite && product && <ProductMenu product={product} onChanged={retry} />}
        </>
      }
    >
      {error !== undefined && <Failure error={error} retry={retry} />}
      {!data && error === undefined && <Loading lines={6} />}
      {isEmpty && (
        <Empty title={texts.emptyTitle} action={add}>
          {texts.empty}
        </Empty>
      )}
      {product && !isEmpty && <Overall product={product} />}
      {product && funnelOf(product.counts).started > 0 && (
        <AskBox scope={{ productID }} path={path} query={query} />
      )}
      {data && !isEmpty && <InterviewList interviews={data.interviews} path={path} query={query} />}
    </Page>
  )
}
