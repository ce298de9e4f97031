import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field as TextField } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { toast } from '../../parts/toast.tsx'
import type { Profile } from './sentences.ts'
import { texts } from './texts.ts'
import { checkReason, showValue } from './values.ts'

type Correction = Profile['corrections'][number]

/** What was put right, by whom and why, the newest first; what holds can be taken back. */
export function Corrections({
  profile,
  canChange,
  onDone,
}: {
  profile: Profile
  canChange: boolean
  onDone: (profile: Profile) => void
}) {
  const [asked, setAsked] = useState<Correction | null>(null)
  if (profile.corrections.length === 0) return null
  return (
    <section class="card stack-small" aria-labelledby="corrections">
      <h2 id="corrections">{texts.correctionsTitle}</h2>
      <ul class="ruled">
        {profile.corrections.toReversed().map((correction) => (
          <li key={`${correction.field}:${correction.at}`}>
            <p class="ruled-head">
              <b>{texts.correctionOf(correction.field)}</b>
              {correction.holds ? (
                <Badge tone="accent">{texts.holds}</Badge>
              ) : (
                <Badge>{correction.takenBack ? texts.takenBack : texts.replaced}</Badge>
              )}
            </p>
            <p dir="auto" class="words">
              {showValue(correction.field, correction.value)}
            </p>
            <p class="small" dir="auto">
              “{correction.reason}” {texts.by(correction.by, correction.at)}
            </p>
            {correction.holds && (
              <p class="small" dir="auto">
                {texts.toldInstead} {showValue(correction.field, correction.told)}
              </p>
            )}
            {correction.takenBack && (
              <p class="small" dir="auto">
                {texts.takenBack}: “{correction.takenBack.reason}”{' '}
                {texts.by(correction.takenBack.by, correction.takenBack.at)}
              </p>
            )}
            {correction.holds && canChange && (
              <div>
                <Button
                  small
                  label={texts.takeBackOf(correction.field, correction.at)}
                  onClick={() => setAsked(correction)}
                >
                  {texts.takeBack}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <TakeBackDialog
          profileID={profile.profileID}
          correction={asked}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

function TakeBackDialog({
  profileID,
  correction: { field, at },
  onDone,
  onClose,
}: {
  profileID: string
  correction: Correction
  onDone: (profile: Profile) => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const taking = useAction(async (client: Client) => {
    onDone(await client.profiles.takeBack({ profileID, field, at, reason: reason.trim() }))
    toast(texts.tookBack)
  })

  return (
    <Dialog title={texts.takeBackTitle} onClose={onClose}>
      <Form
        problems={{ reason: checkReason(reason) }}
        action={taking}
        onSent={onClose}
        button={texts.takeBack}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <>
            <p>{texts.takeBackAbout(field)}</p>
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
