import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useCall } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { Notice } from '../interview/notices.tsx'
import { texts } from './texts.ts'

type Rehearsal = Awaited<ReturnType<Client['interviews']['rehearse']>>

const people = 12

/** A guide tried on made-up people: what to mend first, then all that was asked and said. */
export function Screen({ params: { interviewID = '' } }: ScreenProps) {
  const [begun, setBegun] = useState('')
  return (
    <Page
      title={texts.rehearsal}
      lead={texts.rehearsalLead}
      crumbs={[
        { label: texts.products, to: '/console' },
        { label: texts.interview, to: pathTo('interviews', interviewID, 'guide') },
      ]}
    >
      {begun === interviewID ? (
        <Rehearsing interviewID={interviewID} />
      ) : (
        <p class="actions">
          <Button look="primary" onClick={() => setBegun(interviewID)}>
            {texts.begin}
          </Button>
        </p>
      )}
    </Page>
  )
}

/** It asks a model, where there is one: held once somebody wants it, and ended when they leave. */
function Rehearsing({ interviewID }: { interviewID: string }) {
  const { data, error, isLoading, retry } = useCall(
    ({ interviews }, signal) => interviews.rehearse({ interviewID, people }, { signal }),
    [interviewID],
  )
  return (
    <>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {!data && error === undefined && (
        <>
          <p role="status">{texts.rehearsing}</p>
          <Loading lines={6} />
        </>
      )}
      {data && (
        <>
          <p class="actions">
            <Button isBusy={isLoading} onClick={retry}>
              {texts.again}
            </Button>
          </p>
          <Told rehearsal={data} />
        </>
      )}
    </>
  )
}

function Told({ rehearsal }: { rehearsal: Rehearsal }) {
  const { notice, playedBy, minutes, unanswered, repeats, cut, questions, talks } = rehearsal
  const isFine = unanswered.length + repeats.length + cut.length === 0
  return (
    <>
      <Notice>
        {notice} {texts.playedBy(playedBy)}
      </Notice>
      <p>{texts.minutes(minutes)}</p>
      {isFine && <p>{texts.nothingToMend}</p>}
      <Lines
        title={texts.unanswered}
        lines={unanswered.map(({ text, why = '' }) => ({ text, more: texts.why[why] }))}
      />
      <Lines
        title={texts.repeats}
        lines={repeats.map(({ text, repeats: { text: before } }) => ({
          text,
          more: texts.repeatsWhat(before),
        }))}
      />
      <Lines
        title={texts.cut}
        lines={cut.map(({ text, people: count }) => ({ text, more: texts.cutWith(count) }))}
      />
      <Lines
        title={texts.questions}
        lines={questions.map(({ text, asked, answered }) => ({
          text,
          more: texts.answered(answered, asked),
        }))}
      />
      <section class="card stack-small" aria-labelledby="talks">
        <h2 id="talks">{texts.talks}</h2>
        {talks.map((talk, at) => (
          <details key={talk.person}>
            <summary>{texts.talk(at + 1, talk.minutes)}</summary>
            <ol class="ruled">
              {talk.conversation.map(({ seq, role, content }) => (
                <li key={seq}>
                  <span class="small">
                    {role === 'assistant' ? texts.interviewer : texts.person}
                  </span>
                  <p dir="auto">{content}</p>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </section>
    </>
  )
}

type Line = { text: string; more: string | undefined }

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section class="card stack-small" aria-label={title}>
      <h2>{title}</h2>
      <ul class="ruled">
        {lines.map(({ text, more }) => (
          <li key={text}>
            <p dir="auto">{text}</p>
            {more !== undefined && (
              <p class="small" dir="auto">
                {more}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
