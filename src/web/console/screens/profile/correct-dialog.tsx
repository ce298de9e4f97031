import { useLayoutEffect, useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction } from '../../calls/use-call.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Choice, Labelled, Field as TextField } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { toast } from '../../parts/toast.tsx'
import type { Profile } from './sentences.ts'
import { texts } from './texts.ts'
import {
  checkReason,
  checkValue,
  type Field,
  findValue,
  isList,
  isParagraph,
  readValue,
  writeValue,
} from './values.ts'

type Props = {
  profile: Profile
  field: Field
  onDone: (profile: Profile) => void
  onClose: () => void
}

/** Corrections that were begun and not sent, by profile and field, the newest kept. */
const begunMax = 20
const begun = new Map<string, { typed: string; isTakenOut: boolean; reason: string }>()

function keep(key: string, draft: { typed: string; isTakenOut: boolean; reason: string }): void {
  begun.delete(key)
  begun.set(key, draft)
  const [oldest] = begun.keys()
  if (begun.size > begunMax && oldest !== undefined) begun.delete(oldest)
}

/** Puts one field right, with the reason; what was typed is there again after a slip of the key. */
export function CorrectDialog({ profile, field, onDone, onClose }: Props) {
  const before = writeValue(findValue(profile, field))
  const key = `${profile.profileID} ${field}`
  const kept = begun.get(key)
  const [typed, setTyped] = useState(kept?.typed ?? before)
  const [isTakenOut, setTakenOut] = useState(kept?.isTakenOut ?? false)
  const [reason, setReason] = useState(kept?.reason ?? '')
  useLayoutEffect(() => {
    // What was only looked at is no draft: another value may stand there next time.
    if (typed === before && !isTakenOut && reason === '') begun.delete(key)
    else keep(key, { typed, isTakenOut, reason })
  }, [key, before, typed, isTakenOut, reason])
  const problems = {
    value: isTakenOut
      ? undefined
      : (checkValue(field, typed) ??
        (typed.trim() === before.trim() ? texts.valueSame : undefined)),
    reason: checkReason(reason),
  }
  const saving = useAction(async (client: Client) => {
    const value = isTakenOut ? null : readValue(field, typed)
    const { profileID } = profile
    onDone(await client.profiles.correct({ profileID, field, value, reason: reason.trim() }))
    toast(texts.saved)
  })

  return (
    <Dialog title={texts.correctTitle(field)} isWide onClose={onClose}>
      <Form
        problems={problems}
        action={saving}
        onSent={() => {
          begun.delete(key)
          onClose()
        }}
        button={texts.save}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <>
            <p class="small">{texts.correctAbout}</p>
            {!isTakenOut && (
              <ValueField field={field} value={typed} onInput={setTyped} problem={shown.value} />
            )}
            {before !== '' && (
              <label class="tick">
                <input
                  type="checkbox"
                  checked={isTakenOut}
                  onChange={() => setTakenOut(!isTakenOut)}
                />
                {texts.takeOut}
              </label>
            )}
            <TextField
              label={texts.reason}
              hint={texts.reasonHint}
              value={reason}
              onInput={setReason}
              autocomplete="off"
              problem={shown.reason}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

function ValueField({
  field,
  value,
  onInput,
  problem,
}: {
  field: Field
  value: string
  onInput: (value: string) => void
  problem: string | undefined
}) {
  if (field === 'sentiment') {
    const scores = ['', '1', '2', '3', '4', '5']
    return (
      <Choice
        label={texts.value}
        value={value}
        onChoose={onInput}
        problem={problem}
        options={scores.map((score) => ({
          value: score,
          label: score === '' ? '–' : texts.ofFive(Number(score)),
        }))}
      />
    )
  }
  if (!isList(field) && !isParagraph(field)) {
    return (
      <TextField
        label={texts.value}
        value={value}
        onInput={onInput}
        problem={problem}
        autocomplete="off"
      />
    )
  }
  return (
    <Labelled label={texts.value} hint={isList(field) && texts.listHint} problem={problem}>
      {(wiring) => (
        <textarea
          {...wiring}
          rows={6}
          dir="auto"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Labelled>
  )
}
