import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import type { Transcript } from '../../invite-types.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Notes } from '../../parts/notes/notes.tsx'
import { Page } from '../../parts/page.tsx'
import { ShareButton } from '../../parts/shares/share-button.tsx'
import { personOf, StatusBadge } from '../../parts/status-badge.tsx'
import { formatInstant } from '../../parts/texts/dates.ts'
import { ProductName } from '../../product-name.tsx'
import { navigate, pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import { Asked } from './asked.tsx'
import { Conversation, quoteID } from './conversation.tsx'
import { Erase } from './erase.tsx'
import { findQuote, listQuotes, type Quote, readPointer } from './quotes.ts'
import { ReportCard } from './report-card.tsx'
import { texts } from './texts.ts'
import { claimElementID, Told } from './told.tsx'

/** One conversation: what was said and why, what was taken from it, and how it was conducted. */
export function Screen({ params, query }: ScreenProps) {
  const { linkID = '' } = params
  const mayWrite = canWrite(useMember())
  const { data, error, retry } = useCall(
    ({ invites }, signal) => invites.getTranscript({ linkID }, { signal }),
    [linkID],
  )
  if (!data) {
    return (
      <Page title={texts.title} crumbs={[{ label: texts.products, to: '/console' }]}>
        {error === undefined ? <Loading lines={8} /> : <Failure error={error} retry={retry} />}
      </Page>
    )
  }
  const { interviewID, productID, status, completed_on, last_activity, profileID } = data.invite
  const at = completed_on ?? last_activity
  return (
    <Page
      title={personOf(data.invite)}
      isWide
      actions={
        mayWrite && (
          <>
            <ShareButton interviewID={interviewID} linkID={linkID} />
            <Erase linkID={linkID} interviewID={interviewID} />
          </>
        )
      }
      crumbs={[
        { label: texts.products, to: '/console' },
        { label: <ProductName productID={productID} />, to: pathTo('products', productID) },
        { label: texts.interview, to: pathTo('interviews', interviewID, 'report') },
        { label: texts.links, to: pathTo('interviews', interviewID, 'links') },
      ]}
      lead={
        <span class="transcript-lead">
          <StatusBadge status={status} />
          {at && <span>{formatInstant(at)}</span>}
          {data.invite.userInfo.occupation && (
            <span dir="auto">{data.invite.userInfo.occupation}</span>
          )}
          {profileID && <Link to={pathTo('profiles', profileID)}>{texts.openProfile}</Link>}
        </span>
      }
    >
      {data.messages.length === 0 ? (
        <Empty title={texts.emptyTitle}>{texts.emptyAbout}</Empty>
      ) : (
        <Reader transcript={data} query={query} />
      )}
    </Page>
  )
}

function Reader({ transcript, query }: { transcript: Transcript; query: URLSearchParams }) {
  const { linkID } = transcript.invite
  const report = useCall(
    ({ invites }, signal) => invites.getReport({ linkID }, { signal }),
    [linkID],
  )
  const pointer = useMemo(() => readPointer(query), [query])
  const quotes = useMemo(() => listQuotes(transcript, pointer), [transcript, pointer])
  const at = findQuote(quotes, transcript, pointer)
  const chosen = quotes[at]
  const hrefOf = ({ seq, start, end }: Quote, claimID?: string) =>
    `${pathTo('invites', linkID)}?${new URLSearchParams({
      ...(claimID !== undefined && { claim: claimID }),
      ...{ seq: String(seq), start: String(start), end: String(end) },
    })}`
  useScrollTo(chosen)
  const step = (by: number) => {
    const next = quotes[at === -1 && by < 0 ? quotes.length - 1 : at + by]
    if (next) navigate(hrefOf(next), { replace: true })
  }
  return (
    <div class="transcript">
      <div class="transcript-main">
        <Conversation {...{ transcript, quotes, hrefOf }} chosen={at} />
        {quotes.length > 0 && <QuoteBar {...{ quotes, at, step }} />}
      </div>
      <div class="transcript-side">
        <Asked questions={transcript.questions} />
        <Notes about={{ linkID }} chosen={chosen && wordsOf(transcript, chosen)} />
        <Told quotes={quotes} chosen={chosen} hrefOf={hrefOf} />
        <ReportCard report={report} />
      </div>
    </div>
  )
}

/** The chosen words, where they are a participant's. */
function wordsOf({ invite: { linkID }, messages }: Transcript, { seq, start, end }: Quote) {
  const message = messages.find((one) => one.seq === seq)
  if (message?.role !== 'user') return undefined
  return { linkID, seq, start, end, text: message.content.slice(start, end) }
}

/** Brings the chosen words into sight, and what rests on them where it has a column of its own. */
function useScrollTo(chosen: Quote | undefined): void {
  const key = chosen && `${chosen.seq}:${chosen.start}:${chosen.end}`
  const isFirst = useRef(true)
  useEffect(() => {
    const isArrival = isFirst.current
    isFirst.current = false
    if (!chosen) return
    const quote = document.getElementById(quoteID(chosen.at))
    quote?.scrollIntoView({ block: 'center' })
    const [claim] = chosen.claims
    const side = document.querySelector('.transcript-side')
    const told = claim && document.getElementById(claimElementID(claim.claimID))
    if (told && side && side.scrollHeight > side.clientHeight)
      told.scrollIntoView({ block: 'nearest' })
    // From a statement the focus goes to its words; from the words and the bar it stays.
    const isFromStatement = document.activeElement?.closest('.told') !== null
    if (isArrival || isFromStatement) quote?.focus({ preventScroll: true })
  }, [key])
}

/** What the chosen words are taken for, and the ways to those before and after. */
function QuoteBar({
  quotes,
  at,
  step,
}: {
  quotes: readonly Quote[]
  at: number
  step: (by: number) => void
}) {
  const chosen = quotes[at]
  return (
    <section class="quote-bar" aria-label={texts.barLabel}>
      <div role="status">
        {chosen ? (
          <>
            <p class="small">{texts.quoteOf(at + 1, quotes.length)}</p>
            <ul>
              {chosen.claims.length === 0 && <li>{texts.noClaim}</li>}
              {chosen.claims.map(({ claimID, field, text }) => (
                <li key={claimID} dir="auto">
                  <b>{Object.hasOwn(texts.fields, field) ? texts.fields[field] : field}:</b> {text}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p class="small">{texts.barHint(quotes.length)}</p>
        )}
      </div>
      <div class="quote-steps">
        <Button small isOff={at === 0} onClick={() => step(-1)}>
          {texts.previous}
        </Button>
        <Button small isOff={at === quotes.length - 1} onClick={() => step(1)}>
          {texts.next}
        </Button>
      </div>
    </section>
  )
}
