import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Failure, Problem } from '../../parts/failure.tsx'
import { Choice, Field } from '../../parts/forms/field.tsx'
import { Link } from '../../parts/link.tsx'
import { formatInstant } from '../../parts/texts/dates.ts'
import { toast } from '../../parts/toast.tsx'
import { pathTo } from '../../router.ts'
import { Notice } from '../interview/notices.tsx'
import { AccuracyNote } from './accuracy.tsx'
import { StandInAnswer } from './stand-in-answer.tsx'
import { texts } from './texts.ts'

type Answered = Awaited<ReturnType<Client['simulations']['ask']>>

/** One question to software in somebody's place. */
export function AskStandIn({ profileID }: { profileID: string }) {
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState<Answered | null>(null)
  const asking = useAction(async ({ simulations }: Client) => {
    setAnswer(null)
    setAnswer(await simulations.ask({ profileID, question: question.trim() }))
  })
  return (
    <section class="card stack-small" aria-labelledby="stand-in">
      <h2 id="stand-in">{texts.askTitle}</h2>
      <form
        class="stack-small"
        onSubmit={(event) => {
          event.preventDefault()
          if (question.trim() !== '') void asking.run()
        }}
      >
        <Field
          label={texts.askLabel}
          hint={texts.askHint}
          value={question}
          onInput={setQuestion}
          autocomplete="off"
        />
        <div class="actions">
          <Button type="submit" isBusy={asking.isBusy}>
            {asking.isBusy ? texts.asking : texts.ask}
          </Button>
        </div>
      </form>
      <Problem error={asking.error} />
      <div role="status">
        {answer && (
          <div class="stack-small">
            <Notice>{answer.notice}</Notice>
            <StandInAnswer answer={answer} />
            <AccuracyNote accuracy={answer.accuracy} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Interviews that software gave in somebody's place: a list of their own. */
export function Simulations({
  profileID,
  productID,
  canStart,
}: {
  profileID: string
  productID: string
  canStart: boolean
}) {
  const { data, error, retry } = useCall(
    ({ simulations }, signal) => simulations.getList({ profileID }, { signal }),
    [profileID],
  )
  return (
    <section class="card stack-small" aria-labelledby="simulations">
      <h2 id="simulations">{texts.listTitle}</h2>
      <p class="small">{texts.listAbout}</p>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {data?.length === 0 && <p class="small">{texts.none}</p>}
      <ul class="ruled">
        {data?.map(({ simulationID, timestamp, status, accuracy }) => (
          <li key={simulationID}>
            <p class="ruled-head">
              <Link to={pathTo('simulations', simulationID)}>{formatInstant(timestamp)}</Link>
              <Badge tone="warning">{texts.madeUp}</Badge>
              {status === 'waiting' && <span class="small">{texts.waiting}</span>}
            </p>
            <AccuracyNote accuracy={accuracy} />
          </li>
        ))}
      </ul>
      {canStart && <Start profileID={profileID} productID={productID} onStarted={retry} />}
    </section>
  )
}

function Start({
  profileID,
  productID,
  onStarted,
}: {
  profileID: string
  productID: string
  onStarted: () => void
}) {
  const [chosen, setChosen] = useState('')
  const { data } = useCall(
    ({ interviews }, signal) => interviews.getList({ productID, archived: 'false' }, { signal }),
    [productID],
  )
  const [first] = data ?? []
  const interviewID = chosen || first?.interviewID
  const starting = useAction(async ({ simulations }: Client) => {
    if (interviewID === undefined) return
    await simulations.addOne({ interviewID, profileIDs: [profileID] })
    toast(texts.started)
    onStarted()
  })
  if (!data || interviewID === undefined) return null
  return (
    <>
      <Choice
        label={texts.byGuide}
        value={interviewID}
        onChoose={setChosen}
        options={data.map((one) => ({ value: one.interviewID, label: one.interviewName }))}
      />
      <div class="actions">
        <Button isBusy={starting.isBusy} onClick={() => void starting.run()}>
          {starting.isBusy ? texts.simulating : texts.simulate}
        </Button>
      </div>
      <Problem error={starting.error} />
    </>
  )
}
