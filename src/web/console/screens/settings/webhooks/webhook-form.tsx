import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction } from '../../../calls/use-call.ts'
import { Field } from '../../../parts/forms/field.tsx'
import { Form } from '../../../parts/forms/form.tsx'
import { texts } from './texts.ts'
import { eventNames, type WebhookEvent } from './types.ts'

export type WebhookFields = { url: string; description: string; events: readonly WebhookEvent[] }

const descriptionMax = 200

/** Where, of what, and what for. */
export function WebhookForm({
  fields,
  look,
  title,
  button,
  busy,
  save,
  onSaved,
  onCancel,
}: {
  fields: WebhookFields
  look?: string
  /** Where the form stands in the page by itself. */
  title?: string
  button: string
  busy: string
  save: (client: Client, fields: WebhookFields) => Promise<unknown>
  onSaved?: () => void
  onCancel?: () => void
}) {
  const [url, setURL] = useState(fields.url)
  const [description, setDescription] = useState(fields.description)
  const [events, setEvents] = useState(fields.events)
  const saving = useAction((client) =>
    save(client, { url: url.trim(), description: description.trim(), events }),
  )
  const problems = {
    url: /^https?:\/\/./.test(url.trim()) ? undefined : texts.urlWrong,
    description: description.length > descriptionMax ? texts.descriptionLong : undefined,
    events: events.length === 0 ? texts.eventsNeeded : undefined,
  }
  return (
    <Form
      look={look ?? 'stack'}
      problems={problems}
      action={saving}
      onSent={() => {
        setURL(fields.url)
        setDescription(fields.description)
        onSaved?.()
      }}
      button={button}
      busy={busy}
      {...(onCancel && { cancel: { label: texts.cancel, onClick: onCancel } })}
    >
      {(shown) => (
        <>
          {title && <h2>{title}</h2>}
          <Field
            label={texts.url}
            hint={texts.urlHint}
            inputMode="url"
            autocomplete="off"
            spellcheck={false}
            value={url}
            onInput={setURL}
            problem={shown.url}
          />
          <Field
            label={texts.description}
            isOptional
            autocomplete="off"
            value={description}
            onInput={setDescription}
            problem={shown.description}
          />
          <EventChoice events={events} problem={shown.events} onChange={setEvents} />
        </>
      )}
    </Form>
  )
}

function EventChoice({
  events,
  problem,
  onChange,
}: {
  events: readonly WebhookEvent[]
  problem: string | undefined
  onChange: (events: WebhookEvent[]) => void
}) {
  return (
    <fieldset class="field" aria-describedby={problem && 'events-problem'}>
      <legend>{texts.events}</legend>
      {eventNames.map((event) => (
        <label key={event} class="tick">
          <input
            type="checkbox"
            checked={events.includes(event)}
            aria-invalid={problem !== undefined}
            onChange={() =>
              onChange(eventNames.filter((name) => (name === event) !== events.includes(name)))
            }
          />
          <span>
            {texts.event[event]} <code class="faint">{event}</code>
          </span>
        </label>
      ))}
      {problem && (
        <p class="problem" id="events-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
