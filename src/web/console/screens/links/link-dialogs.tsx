import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Problem } from '../../parts/failure.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { endOfDay, writeDay } from '../../parts/texts/dates.ts'
import { toast } from '../../parts/toast.tsx'
import { linksPerCall } from './making.ts'
import { texts } from './texts.ts'

type Props = { linkIDs: readonly string[]; onDone: () => void; onClose: () => void }

/** Does something with many links, a thousand a call; both things can be repeated without harm. */
async function inCalls(
  linkIDs: readonly string[],
  call: (linkIDs: string[]) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (let from = 0; from < linkIDs.length; from += linksPerCall) {
    sum += await call(linkIDs.slice(from, from + linksPerCall))
  }
  return sum
}

export function RevokeDialog({ linkIDs, onDone, onClose }: Props) {
  const revoking = useAction(async (client: Client) => {
    const revoked = await inCalls(linkIDs, async (some) => {
      return (await client.invites.revoke({ linkIDs: some })).revoked
    })
    toast(texts.revoked(revoked))
  })

  async function revoke(): Promise<void> {
    if (!(await revoking.run())) return
    onDone()
    onClose()
  }

  return (
    <Dialog title={texts.revokeTitle(linkIDs.length)} onClose={onClose}>
      <p>{texts.revokeAbout}</p>
      <Problem error={revoking.error} />
      <div class="actions">
        <Button look="danger" isBusy={revoking.isBusy} onClick={() => void revoke()}>
          {texts.revoke}
        </Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
    </Dialog>
  )
}

/** Days that a new last day is away, to begin with. */
const daysAhead = 30

export function ExpiryDialog({ linkIDs, onDone, onClose }: Props) {
  const [day, setDay] = useState(() => writeDay(new Date(Date.now() + daysAhead * 86_400_000)))
  const setting = useAction(async (client: Client) => {
    const expires_on = endOfDay(day).toISOString()
    const changed = await inCalls(linkIDs, async (some) => {
      return (await client.invites.setExpiry({ linkIDs: some, expires_on })).changed
    })
    toast(texts.changed(changed, expires_on))
  })
  const isPast = day !== '' && endOfDay(day) < new Date()

  return (
    <Dialog title={texts.expiryTitle(linkIDs.length)} onClose={onClose}>
      <Form
        problems={{
          day: day === '' ? texts.expiryNeeded : isPast ? texts.expiryPast : undefined,
        }}
        action={setting}
        onSent={() => {
          onDone()
          onClose()
        }}
        button={texts.setExpiry}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <Field
            type="date"
            label={texts.expiryDay}
            hint={texts.expiryAbout}
            value={day}
            min={writeDay(new Date())}
            onInput={setDay}
            problem={isPast ? texts.expiryPast : shown.day}
          />
        )}
      </Form>
    </Dialog>
  )
}
