import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction } from '../../../calls/use-call.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { Form } from '../../../parts/forms/form.tsx'
import { endOfDay, writeDay } from '../../../parts/texts/dates.ts'
import { toast } from '../../../parts/toast.tsx'
import { texts } from './texts.ts'

export type OpenLink = Awaited<ReturnType<Client['interviews']['getOpenLink']>>

const peopleMax = 1_000_000
const keptMax = 10
const ends = ['completed', 'screenedOut', 'quotaFull'] as const

/** What bounds the link, what it keeps, and where people go on in the end. */
export function OpenLinkDialog({
  link,
  onSaved,
  onClose,
}: {
  link: OpenLink
  onSaved: () => void
  onClose: () => void
}) {
  const { interviewID, open, expires, redirects } = link
  const [people, setPeople] = useState(String(link.people ?? ''))
  const [day, setDay] = useState(expires === undefined ? '' : writeDay(new Date(expires)))
  const [keep, setKeep] = useState(link.keep.join(', '))
  const { completed = '', screenedOut = '', quotaFull = '' } = redirects
  const [led, setLed] = useState({ completed, screenedOut, quotaFull })
  const saving = useAction(async ({ interviews }: Client) => {
    // First what the service may refuse, so that nothing is saved by half.
    await interviews.setRedirects({ interviewID, ...led })
    await interviews.setOpenLink({
      ...{ interviewID, open, keep: namesIn(keep) },
      people: people === '' ? '' : Number(people),
      // An end that is over stays as it is.
      ...(isNew(day, expires) && { expires: day === '' ? '' : endOfDay(day).toISOString() }),
    })
    toast(texts.saved)
  })
  const problems = {
    people: problemOfPeople(people),
    day:
      isNew(day, expires) && day !== '' && endOfDay(day) < new Date() ? texts.dayPast : undefined,
    keep: problemOfKeep(keep),
    completed: problemOfRedirect(led.completed),
    screenedOut: problemOfRedirect(led.screenedOut),
    quotaFull: problemOfRedirect(led.quotaFull),
  }

  return (
    <Dialog title={texts.settingsTitle} onClose={onClose}>
      <Form
        problems={problems}
        action={saving}
        onSent={() => {
          onSaved()
          onClose()
        }}
        button={texts.save}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <>
            <Field
              label={texts.people}
              hint={texts.peopleHint}
              inputMode="numeric"
              value={people}
              onInput={(text) => setPeople(text.trim())}
              problem={shown.people}
              isOptional
            />
            <Field
              type="date"
              label={texts.lastDay}
              value={day}
              onInput={setDay}
              problem={shown.day}
              isOptional
            />
            <Field
              label={texts.keep}
              hint={texts.keepHint}
              value={keep}
              onInput={setKeep}
              problem={shown.keep}
              spellcheck={false}
              isOptional
            />
            <fieldset class="stack redirects">
              <legend>{texts.redirectsTitle}</legend>
              <p class="small">{texts.redirectsHint}</p>
              {ends.map((end) => (
                <Field
                  key={end}
                  label={texts.redirects[end]}
                  inputMode="url"
                  value={led[end]}
                  onInput={(text) => setLed({ ...led, [end]: text.trim() })}
                  problem={shown[end]}
                  spellcheck={false}
                  isOptional
                />
              ))}
            </fieldset>
          </>
        )}
      </Form>
    </Dialog>
  )
}

function namesIn(keep: string): string[] {
  const names = keep.split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

function isNew(day: string, expires: string | undefined): boolean {
  return day !== (expires === undefined ? '' : writeDay(new Date(expires)))
}

function problemOfPeople(people: string): string | undefined {
  const count = Number(people)
  const isFine = people === '' || (Number.isInteger(count) && count >= 1 && count <= peopleMax)
  return isFine ? undefined : texts.peopleWrong(peopleMax)
}

function problemOfKeep(keep: string): string | undefined {
  const names = namesIn(keep)
  const isFine = names.length <= keptMax && names.every((name) => /^[A-Za-z0-9_.-]+$/.test(name))
  return isFine ? undefined : texts.keepWrong
}

/** The service looks closer, and says in a sentence what it does not take. */
function problemOfRedirect(address: string): string | undefined {
  return address === '' || address.startsWith('https://') ? undefined : texts.redirectWrong
}
