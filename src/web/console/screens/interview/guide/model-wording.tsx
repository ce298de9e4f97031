import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction } from '../../../calls/use-call.ts'
import { Button } from '../../../parts/button.tsx'
import { Problem } from '../../../parts/failure.tsx'
import { texts } from '../texts.ts'

type Draft = Awaited<ReturnType<Client['interviews']['draftGuidelines']>>
type Made = { draft: Draft; of: string }

/** A model's reading of the guide beside the rules': to look at, and to take or to leave. */
export function ModelWording({
  guidelines,
  productID,
  onTake,
}: {
  guidelines: string
  productID: string
  onTake: (wording: string) => void
}) {
  const [made, setMade] = useState<Made | null>(null)
  const action = useAction(async (client: Client) => {
    setMade(null)
    const draft = await client.interviews.draftGuidelines({
      guidelines,
      ...(productID && { productID }),
    })
    setMade({ draft, of: guidelines })
  })
  const isBehind = made !== null && made.of !== guidelines

  return (
    <section class="model-wording" aria-labelledby="model-wording">
      <h2 id="model-wording">{texts.wordTitle}</h2>
      <p class="small">{texts.wordAbout}</p>
      <div class="model-actions">
        <Button isBusy={action.isBusy} isOff={!guidelines.trim()} onClick={() => void action.run()}>
          {action.isBusy ? texts.wording : texts.word}
        </Button>
        <Problem error={action.error} />
      </div>
      <div role="status">
        {made && (
          <Reading made={made} isBehind={isBehind} leave={() => setMade(null)} take={onTake} />
        )}
      </div>
    </section>
  )
}

function Reading({
  made: { draft },
  isBehind,
  leave,
  take,
}: {
  made: Made
  isBehind: boolean
  leave: () => void
  take: (wording: string) => void
}) {
  const { by, plan, notes, guidelines } = draft
  return (
    <div class="card model-reading">
      <h3>{texts.wordedBy(by)}</h3>
      {isBehind && <p class="small">{texts.wordBehind}</p>}
      {plan.topics.map(({ id, title, questions }) => (
        <div key={id}>
          <h4 dir="auto">{title}</h4>
          <ul>
            {questions.map(({ id: questionID, text, onlyIf }) => (
              <li key={questionID} dir="auto">
                {onlyIf !== undefined && (
                  <span class="small">
                    {texts.onlyIf} {onlyIf}.{' '}
                  </span>
                )}
                {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {plan.avoid.length > 0 && (
        <p class="small">
          {texts.avoid}: <span dir="auto">{plan.avoid.map(({ text }) => text).join('; ')}</span>
        </p>
      )}
      {notes.length > 0 && <Changes notes={notes} />}
      <details>
        <summary>{texts.wordText}</summary>
        <pre dir="auto">{guidelines}</pre>
      </details>
      <div class="model-actions">
        <Button
          isOff={isBehind}
          onClick={() => {
            take(guidelines)
            leave()
          }}
        >
          {texts.wordTake}
        </Button>
        <Button look="quiet" onClick={leave}>
          {texts.wordLeave}
        </Button>
      </div>
    </div>
  )
}

/** What the model changed, and what the service did not let it. */
function Changes({ notes }: { notes: Draft['notes'] }) {
  return (
    <div>
      <h4>{texts.wordChanges}</h4>
      <ul>
        {notes.map(({ kind, lines, text, why }) => (
          <li key={`${kind}${text}`}>
            <span class="small">
              {texts.wordKinds[kind]}
              {lines[0] !== undefined &&
                ` (${texts.line({ from: lines[0], to: lines.at(-1) ?? lines[0] })})`}
              :{' '}
            </span>
            <span dir="auto">{text}</span>{' '}
            <span class="small" dir="auto">
              {why}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
