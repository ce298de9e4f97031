import { useState } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import { navigate, pathTo } from '../../router.ts'
import { Button } from '../button.tsx'
import { Failure } from '../failure.tsx'
import { Field } from '../forms/field.tsx'
import { Link } from '../link.tsx'
import { Loading } from '../loading.tsx'
import { QuotesByPerson } from './quotes-by-person.tsx'
import { Sentences } from './sentences.tsx'
import { texts } from './texts.ts'

/** Of an interview or of a product as a whole. */
type Scope = { productID: string; interviewID?: string }

/** What was asked stands in the address: `ask` for a question, `find` for words as they are. */
export function AskBox({
  scope,
  path,
  query,
}: {
  scope: Scope
  path: string
  query: URLSearchParams
}) {
  const question = query.get('ask')
  const words = query.get('find')
  const [text, setText] = useState(question ?? words ?? '')
  const open = (way: 'ask' | 'find') => {
    const wanted = text.trim()
    if (wanted !== '') navigate(`${path}?${new URLSearchParams({ [way]: wanted })}`)
  }
  return (
    <section class="card stack ask-box" aria-label={texts.title}>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault()
          open('ask')
        }}
      >
        <Field label={texts.label} hint={texts.hint} type="search" value={text} onInput={setText} />
        <span class="actions">
          <Button look="primary" type="submit">
            {texts.ask}
          </Button>
          <Button onClick={() => open('find')}>{texts.find}</Button>
          {(question ?? words) !== null && (
            <Button
              look="quiet"
              onClick={() => {
                setText('')
                navigate(path)
              }}
            >
              {texts.close}
            </Button>
          )}
        </span>
      </form>
      {question !== null && <Answered key={question} scope={scope} question={question} />}
      {question === null && words !== null && <Stands key={words} scope={scope} words={words} />}
    </section>
  )
}

function Answered({ scope, question }: { scope: Scope; question: string }) {
  const { productID, interviewID } = scope
  const { data, error, retry } = useCall(
    ({ interviews }, signal) =>
      interviews.ask(
        { question, sentences: false, ...(interviewID ? { interviewID } : { productID }) },
        { signal },
      ),
    [question, productID, interviewID],
  )
  if (error !== undefined) return <Failure error={error} retry={retry} />
  if (!data) return <Loading lines={2} />
  const { standing, people, quotes, by } = data
  const draft = new URLSearchParams({
    productID,
    question,
    ...(interviewID && { from: interviewID }),
  })
  return (
    <div class="stack answer" role="status">
      {standing === 'answered' && <p>{texts.answered(people.spoke, people.asked)}</p>}
      {standing === 'nothing_said' && (
        <p>
          {texts.nothingSaid(people.asked)}{' '}
          {people.asked > 0 && (
            <>
              {texts.otherWords}{' '}
              <Link to={`${pathTo('interviews', 'new')}?${draft}`}>{texts.intoGuide}</Link>
            </>
          )}
        </p>
      )}
      {standing === 'nothing_said' && quotes.length > 0 && <p>{texts.nearest}</p>}
      {by !== undefined && <InSentences scope={scope} question={question} />}
      <QuotesByPerson quotes={quotes} />
    </div>
  )
}

/** What a model makes of the quotes; it takes some seconds, while they can be read. */
function InSentences({ scope, question }: { scope: Scope; question: string }) {
  const { productID, interviewID } = scope
  const { data, error } = useCall(
    ({ interviews }, signal) =>
      interviews.ask({ question, ...(interviewID ? { interviewID } : { productID }) }, { signal }),
    [question, productID, interviewID],
  )
  if (!data && error === undefined) return <p class="hint">{texts.isReading}</p>
  const { sentences, quotes, by = '' } = data ?? {}
  if (!sentences || !quotes) return <p class="hint">{texts.noSentences}</p>
  if (sentences.length === 0) return <p class="hint">{texts.nothingToSay}</p>
  const told = sentences.map(({ text, quotes: places }) => ({
    text,
    quotes: places.flatMap((place) => quotes[place] ?? []),
  }))
  return <Sentences sentences={told} by={by} />
}

function Stands({ scope: { productID }, words }: { scope: Scope; words: string }) {
  const { data, error, retry } = useCall(
    ({ quotes }, signal) => quotes.verify({ text: words, productID }, { signal }),
    [words, productID],
  )
  if (error !== undefined) return <Failure error={error} retry={retry} />
  if (!data) return <Loading lines={2} />
  return (
    <div class="stack answer" role="status">
      <p>{data.length === 0 ? texts.nobodySaid : texts.stands(data.length)}</p>
      <QuotesByPerson quotes={data} />
    </div>
  )
}
