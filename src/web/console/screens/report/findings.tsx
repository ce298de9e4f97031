import { useEffect, useState } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import { useLookAgain } from '../../calls/use-look-again.ts'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { QuotesByPerson } from '../../parts/quotes/quotes-by-person.tsx'
import { Sentences } from '../../parts/quotes/sentences.tsx'
import { AnswerGroups } from './answer-groups.tsx'
import { ClosedChart } from './closed-chart.tsx'
import { isChoice } from './closed-rows.ts'
import { CompareBy, type Way, waysToCompare } from './compare-by.tsx'
import { Groups } from './groups.tsx'
import type { Found } from './report.ts'
import { texts } from './texts.ts'

type Question = Found['topics'][number]['questions'][number]
type Counts = Pick<Question, 'asked' | 'spoke' | 'silent'>

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
  // Which questions are closed ones is known once it was all loaded.
  const [known, setKnown] = useState<Found['topics']>()
  const ways = waysToCompare(link.data?.keep ?? [], known)
  const way = ways.find((each) => each.by === given)
  const by = way?.by
  const called = useCall(
    ({ interviews }, signal) =>
      interviews.getFindings({ interviewID, quotes: peopleQuoted, ...(by && { by }) }, { signal }),
    [interviewID, by],
  )
  useLookAgain(called)
  const { data, error, retry } = called
  useEffect(() => {
    if (!data) return
    onFound(data)
    setKnown(data.topics)
  }, [data])
  // What was read before stays: the report tells that it could not be read anew.
  if (!data)
    return error === undefined ? <Loading lines={4} /> : <Failure error={error} retry={retry} />
  if (data.people === 0) return null
  const { goals, topics, beside, groupedBy, summary } = data
  const asked = topics.flatMap(({ questions }) => questions)
  const unanswered = asked.filter(({ id }) => data.unanswered.includes(id))
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
      {goals.length > 0 && <Goals goals={goals} asked={asked} />}
      {topics.map(({ id, title, questions }) => (
        <section key={id} class="card stack" aria-label={title}>
          <h3 dir="auto">{title}</h3>
          {questions.map((question) => (
            <Finding
              key={question.id}
              question={question}
              way={way}
              hrefOf={(what) => hrefOf(`question:${question.id}:${what}`)}
            />
          ))}
        </section>
      ))}
      {unanswered.length > 0 && (
        <section class="card stack" aria-label={texts.unansweredTitle}>
          <h3>{texts.unansweredTitle}</h3>
          <ul>
            {unanswered.map(({ id, text, asked }) => (
              <li key={id} dir="auto">
                {text}
                {asked === 0 && <small> {texts.notAsked}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {beside.quotes.length > 0 && (
        <section class="card stack" aria-label={texts.besideTitle}>
          <h3>{texts.besideTitle}</h3>
          <QuotesByPerson quotes={beside.quotes} />
        </section>
      )}
    </section>
  )
}

/** What the guide wants to know, with how many people spoke to the questions that serve it. */
function Goals({ goals, asked }: { goals: Found['goals']; asked: readonly Question[] }) {
  return (
    <section class="card stack" aria-label={texts.goalsTitle}>
      <h3>{texts.goalsTitle}</h3>
      {goals.map(({ text, questions, ...counts }) => (
        <article key={text} class="finding">
          <h4 dir="auto">{text}</h4>
          <p class="small spoke">
            {counts.asked > 0 && (
              <meter min={0} max={counts.asked} value={counts.spoke} aria-hidden="true" />
            )}
            <span>
              {counts.asked === 0
                ? texts.goalNotAsked
                : texts.goalSpoke(counts.spoke, counts.asked)}
            </span>
          </p>
          <details>
            <summary>{texts.goalQuestions(questions.length)}</summary>
            <ul>
              {asked
                .filter(({ id }) => questions.includes(id))
                .map((question) => (
                  <li key={question.id} dir="auto">
                    {question.text}
                  </li>
                ))}
            </ul>
          </details>
        </article>
      ))}
    </section>
  )
}

function Finding({
  question: { text, quotes, groups, differs, closed, answers, alone, ...counts },
  way,
  hrefOf,
}: {
  question: Question
  way: Way | undefined
  hrefOf: HrefOf
}) {
  const said = closed ? quotes.filter((quote) => !isChoice(closed, quote.text)) : quotes
  return (
    <article class="finding">
      <h4 dir="auto">{text}</h4>
      {closed && <ClosedChart closed={closed} title={text} />}
      <Spoke counts={counts} isClosed={closed !== undefined} hrefOf={hrefOf} />
      {way && groups && <Groups way={way} groups={groups} differs={differs === true} />}
      <AnswerGroups {...(answers && { answers })} {...(alone && { alone })} />
      {answers && answers.length > 0 && said.length > 0 && <h5>{texts.inTheirWords}</h5>}
      <QuotesByPerson quotes={said} />
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
