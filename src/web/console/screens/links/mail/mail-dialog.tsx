import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction, useCall } from '../../../calls/use-call.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Failure } from '../../../parts/failure.tsx'
import { Field, Labelled } from '../../../parts/forms/field.tsx'
import { Form } from '../../../parts/forms/form.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { linksPerCall } from '../making.ts'
import { texts } from './texts.ts'

type Invitation = Awaited<ReturnType<Client['invites']['getInvitation']>>
type Sent = Awaited<ReturnType<Client['invites']['send']>>

type Props = {
  interviewID: string
  /** Whom to mail; empty for everybody who can be. */
  linkIDs: readonly string[]
  onSent: () => void
  onClose: () => void
}

const [subjectMax, textMax, remindMax] = [150, 5_000, 60] as const

/** Whom an invitation goes to, what it says, and whether they are reminded. */
export function MailDialog(props: Props) {
  const { interviewID, onClose } = props
  const [sent, setSent] = useState<Sent | null>(null)
  const { data, error, retry } = useCall(
    (client, signal) => client.invites.getInvitation({ interviewID }, { signal }),
    [interviewID],
  )
  const isDone = sent !== null
  const title = isDone ? (sent.queued > 0 ? texts.doneTitle : texts.nothingTitle) : texts.title
  return (
    <Dialog key={String(isDone)} title={title} onClose={onClose}>
      {sent ? (
        <Outcome sent={sent} onClose={onClose} />
      ) : (
        <>
          {error !== undefined && <Failure error={error} retry={retry} />}
          {!data && error === undefined && <Loading lines={4} />}
          {data && <Compose {...props} invitation={data} onSending={setSent} />}
        </>
      )}
    </Dialog>
  )
}

function Compose({
  interviewID,
  linkIDs,
  invitation,
  onSending,
  onSent,
  onClose,
}: Props & { invitation: Invitation; onSending: (sent: Sent) => void }) {
  const { missing, from, waiting } = invitation
  const [subject, setSubject] = useState(invitation.subject)
  const [text, setText] = useState(invitation.text)
  const [remind, setRemind] = useState('')
  const sending = useAction(async (client) => {
    const letter = {
      // What stays as it is follows each guide's own language.
      ...(subject !== invitation.subject && { subject: subject.trim() }),
      ...(text !== invitation.text && { text: text.trim() }),
      ...(remind !== '' && { remindAfterDays: Number(remind) }),
    }
    const sent: Sent[] = []
    if (linkIDs.length === 0) sent.push(await client.invites.send({ interviewID, ...letter }))
    for (let from = 0; from < linkIDs.length; from += linksPerCall) {
      const some = linkIDs.slice(from, from + linksPerCall)
      sent.push(await client.invites.send({ linkIDs: some, ...letter }))
    }
    onSending({
      queued: sent.reduce((sum, { queued }) => sum + queued, 0),
      left: sent.flatMap(({ left }) => left),
      ...(sent[0]?.more_left && { more_left: sent[0].more_left }),
    })
    onSent()
  })
  const isNobody = linkIDs.length === 0 && waiting === 0
  if (missing !== undefined || isNobody) {
    return (
      <>
        {missing === undefined ? (
          <p>{texts.whoNobody}</p>
        ) : (
          <div class="stack-small">
            <h3>{texts.noMailTitle}</h3>
            <p>{missing}</p>
            <p>{texts.noMail}</p>
          </div>
        )}
        <div class="actions">
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      </>
    )
  }
  const problems = {
    subject: isBetween(subject, subjectMax) ? undefined : texts.subjectWrong,
    text: isBetween(text, textMax) ? undefined : texts.textWrong,
    remind: remind === '' || isWhole(remind) ? undefined : texts.remindWrong,
  }
  return (
    <Form
      problems={problems}
      action={sending}
      button={texts.sendSo}
      busy={texts.sending}
      cancel={{ label: texts.cancel, onClick: onClose }}
    >
      {(shown) => (
        <>
          <p>{linkIDs.length > 0 ? texts.whoChosen(linkIDs.length) : texts.whoAll(waiting)}</p>
          <Field
            label={texts.subject}
            value={subject}
            onInput={setSubject}
            problem={shown.subject}
          />
          <Labelled label={texts.text} hint={texts.textHint} problem={shown.text}>
            {(wiring) => (
              <textarea
                {...wiring}
                rows={9}
                dir="auto"
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Labelled>
          <Field
            label={texts.remind}
            hint={texts.remindHint}
            inputMode="numeric"
            value={remind}
            onInput={(value) => setRemind(value.trim())}
            problem={shown.remind}
            isOptional
          />
          <section class="mail-preview" aria-label={texts.previewTitle}>
            <h3>{texts.previewTitle}</h3>
            <p class="small">{texts.from(from ?? '')}</p>
            <p dir="auto">
              <b>{subject}</b>
            </p>
            <p class="mail-text" dir="auto">
              {withLink(text)}
            </p>
          </section>
        </>
      )}
    </Form>
  )
}

function Outcome({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const { queued, left, more_left: more = 0 } = sent
  const reasons = new Map<string, number>()
  for (const { why } of left) reasons.set(why, (reasons.get(why) ?? 0) + 1)
  return (
    <>
      {queued > 0 && <p>{texts.queued(queued)}</p>}
      {left.length > 0 && (
        <div class="stack-small">
          <p>{texts.left(left.length + more)}</p>
          <ul class="plain-list">
            {[...reasons].map(([why, people]) => (
              <li key={why}>{texts.leftFor(people, why)}</li>
            ))}
          </ul>
        </div>
      )}
      <div class="actions">
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}

/** As the service puts it in: where its place is, or at the end. */
function withLink(text: string): string {
  const whole = text.includes('{link}') ? text : `${text}\n\n{link}`
  return whole.replace('{link}', texts.previewLink).replaceAll('{link}', '')
}

function isBetween(text: string, most: number): boolean {
  const { length } = text.trim()
  return length > 0 && length <= most
}

function isWhole(days: string): boolean {
  return /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= remindMax
}
