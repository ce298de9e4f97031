import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction } from '../../../calls/use-call.ts'
import { Badge } from '../../../parts/badge.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Problem } from '../../../parts/failure.tsx'
import { Confirm } from '../../../parts/forms/confirm.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { formatAgo } from '../../../parts/texts/dates.ts'
import { toast } from '../../../parts/toast.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { Answer } from './answer.tsx'
import { Deliveries } from './deliveries.tsx'
import { texts } from './texts.ts'
import type { Webhook } from './types.ts'
import { WebhookForm } from './webhook-form.tsx'

type Tested = Awaited<ReturnType<Client['webhooks']['test']>>

type Asked =
  | { what: 'deliveries' | 'edit' | 'rotate' | 'remove' }
  | { what: 'secret'; secret: string }
  | { what: 'tested'; tested: Tested }

/** One webhook: where it leads, how it stands, and what can be done with it. */
export function WebhookRow({ webhook, refresh }: { webhook: Webhook; refresh: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { webhookID, url, enabled, shut, description, paused_until } = webhook
  const close = () => setAsked(null)
  const change = useAction(async ({ webhooks }) => {
    await webhooks.updateOne({ webhookID, enabled: !enabled })
    toast(enabled ? texts.isShut : texts.isOpen)
    refresh()
  })
  const test = useAction(async ({ webhooks }) => {
    const tested = await webhooks.test({ webhookID })
    if (tested.status === 'succeeded') toast(texts.testGood(tested.milliseconds))
    else setAsked({ what: 'tested', tested })
    refresh()
  })
  return (
    <li class="member">
      <p>
        <b>{url}</b>{' '}
        <Badge tone={enabled ? 'good' : 'bad'}>{enabled ? texts.open : texts.shut}</Badge>{' '}
        {enabled && paused_until && <Badge tone="warning">{texts.paused}</Badge>}
        {description && (
          <>
            <br />
            <span dir="auto">{description}</span>
          </>
        )}
        <br />
        <span class="small">{lastOf(webhook)}</span>
        {shut && (
          <>
            <br />
            <span class="small">{texts.why[shut]}</span>
          </>
        )}
      </p>
      <div class="actions">
        <Button small onClick={() => setAsked({ what: 'deliveries' })}>
          {texts.deliveries}
        </Button>
        <Menu label={texts.more} what={texts.moreOf(url)}>
          <Button look="quiet" isBusy={test.isBusy} onClick={() => void test.run()}>
            {texts.test}
          </Button>
          <Button look="quiet" onClick={() => setAsked({ what: 'edit' })}>
            {texts.edit}
          </Button>
          <Button look="quiet" onClick={() => setAsked({ what: 'rotate' })}>
            {texts.rotate}
          </Button>
          <Button look="quiet" isBusy={change.isBusy} onClick={() => void change.run()}>
            {enabled ? texts.shutIt : texts.openIt}
          </Button>
          <Button look="quiet" onClick={() => setAsked({ what: 'remove' })}>
            {texts.remove}
          </Button>
        </Menu>
      </div>
      <Problem error={change.error ?? test.error} />
      {asked && <Behind {...{ webhook, asked, refresh, close }} onAsk={setAsked} />}
    </li>
  )
}

function lastOf({ last }: Webhook): string {
  if (!last) return texts.never
  const ago = formatAgo(last.timestamp, new Date())
  const event = texts.event[last.type]
  return last.status === 'succeeded'
    ? texts.last(event, ago)
    : `${texts.lastFailed(event, ago)}. ${last.reason ?? ''}`
}

/** What stands over the page meanwhile. */
function Behind({
  webhook,
  asked,
  refresh,
  close,
  onAsk,
}: {
  webhook: Webhook
  asked: Asked
  refresh: () => void
  close: () => void
  onAsk: (asked: Asked) => void
}) {
  const { webhookID, url, description = '', events } = webhook
  const rotate = useAction(async ({ webhooks }) => {
    const { secret } = await webhooks.rotateSecret({ webhookID })
    onAsk({ what: 'secret', secret })
    refresh()
  })
  const remove = useAction(async ({ webhooks }) => {
    await webhooks.remove({ webhookID })
    close()
    toast(texts.removed)
    refresh()
  })
  switch (asked.what) {
    case 'deliveries':
      return <Deliveries webhook={webhook} onClose={close} />
    case 'edit':
      return (
        <Dialog title={texts.editTitle} onClose={close}>
          <WebhookForm
            fields={{ url, description, events }}
            button={texts.save}
            busy={texts.saving}
            save={({ webhooks }, fields) =>
              webhooks.updateOne({
                ...{ webhookID, url: fields.url, events: [...fields.events] },
                ...(fields.description && { description: fields.description }),
              })
            }
            onSaved={() => {
              close()
              toast(texts.saved)
              refresh()
            }}
            onCancel={close}
          />
        </Dialog>
      )
    case 'rotate':
      return (
        <Confirm
          title={texts.rotateTitle}
          lead={texts.rotateLead}
          yes={texts.rotateYes}
          no={texts.cancel}
          action={rotate}
          onClose={close}
        />
      )
    case 'remove':
      return (
        <Confirm
          title={texts.removeTitle}
          lead={texts.removeLead}
          yes={texts.removeYes}
          no={texts.cancel}
          action={remove}
          onClose={close}
        />
      )
    case 'secret':
      return <Secret secret={asked.secret} onClose={close} />
    case 'tested':
      return <Failed tested={asked.tested} onClose={close} />
  }
}

export function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title={texts.secretTitle}
      lead={texts.secretLead}
      secret={secret}
      what={texts.theSecret}
      onClose={onClose}
    />
  )
}

function Failed({ tested, onClose }: { tested: Tested; onClose: () => void }) {
  const { reason, code, answer } = tested
  return (
    <Dialog title={texts.testTitle} onClose={onClose}>
      <p>{reason ?? (code === undefined ? '' : texts.answered(code))}</p>
      {answer && <Answer answer={answer} />}
      <div class="actions">
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
