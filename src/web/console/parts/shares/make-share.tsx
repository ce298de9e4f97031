import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/types.ts'
import { useAction } from '../../calls/use-call.ts'
import { Copy } from '../copy.tsx'
import { Field } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { endOfDay, writeDay } from '../texts/dates.ts'
import type { Shared } from './shared.ts'
import { texts } from './texts.ts'

/** Days that a page lasts, unless somebody chooses others, and at the most. */
const daysAhead = 30
const daysMax = 365
const dayMs = 86_400_000

const inDays = (days: number) => new Date(Date.now() + days * dayMs)

/** What is asked before a page is made, and its address afterwards. */
export function MakeShare({
  shared,
  onMade,
  onClose,
}: {
  shared: Shared
  onMade: () => void
  onClose: () => void
}) {
  const [day, setDay] = useState(() => writeDay(inDays(daysAhead)))
  const [names, setNames] = useState(false)
  const [url, setURL] = useState<string | null>(null)
  const making = useAction(async ({ shares }: Client) => {
    const what = shared.linkID === undefined ? 'findings' : 'transcript'
    const expires = endOfDay(day).toISOString()
    setURL((await shares.addOne({ ...shared, what, expires, names })).url)
    onMade()
  })
  return (
    <Form
      problems={{ day: problemOf(day) }}
      action={making}
      button={texts.make}
      cancel={{ label: texts.close, onClick: onClose }}
    >
      {(shown) => (
        <>
          <Field
            type="date"
            label={texts.until}
            hint={texts.untilAbout}
            value={day}
            min={writeDay(new Date())}
            max={writeDay(inDays(daysMax - 1))}
            onInput={setDay}
            problem={shown.day}
          />
          <div class="field">
            <label class="tick">
              <input
                type="checkbox"
                checked={names}
                aria-describedby="share-names"
                onChange={({ currentTarget }) => setNames(currentTarget.checked)}
              />
              {texts.names}
            </label>
            <p class="small" id="share-names">
              {texts.namesAbout}
            </p>
          </div>
          <div role="status">{url !== null && <Made url={url} />}</div>
        </>
      )}
    </Form>
  )
}

function Made({ url }: { url: string }) {
  return (
    <div class="share-made">
      <p>{texts.made}</p>
      <p class="secret">
        <code>{url}</code>
      </p>
      <Copy text={url} what={texts.address} small />
    </div>
  )
}

function problemOf(day: string): string | undefined {
  if (day === '') return texts.dayNeeded
  const end = endOfDay(day)
  if (end < new Date()) return texts.dayPast
  return end > inDays(daysMax) ? texts.dayFar : undefined
}
