import { useState } from 'preact/hooks'
import { useCall } from '../../../calls/use-call.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { texts } from './texts.ts'
import { eventNames } from './types.ts'
import { WebhookForm } from './webhook-form.tsx'
import { Secret, WebhookRow } from './webhook-row.tsx'

/** Programs that are told what happens: added, tried, changed, shut, removed. */
export function WebhooksTab() {
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, retry } = useCall(
    (client, signal) => client.webhooks.getList({}, { signal }),
    [],
  )
  return (
    <>
      <section class="settings-part">
        <h2>{texts.title}</h2>
        <p class="faint">
          {texts.lead}{' '}
          <a href="/docs" target="_blank" rel="noreferrer">
            {texts.docs}
          </a>
        </p>
        {error !== undefined && <Failure error={error} retry={retry} />}
        {!data && error === undefined && <Loading />}
        {data?.length === 0 && <p class="faint">{texts.empty}</p>}
        <ul class="lines">
          {data?.map((webhook) => (
            <WebhookRow key={webhook.webhookID} webhook={webhook} refresh={retry} />
          ))}
        </ul>
      </section>
      <WebhookForm
        fields={{ url: '', description: '', events: eventNames }}
        look="settings-part stack"
        title={texts.add}
        button={texts.add}
        busy={texts.adding}
        save={async ({ webhooks }, { url, description, events }) => {
          const added = await webhooks.addOne({
            ...{ url, events: [...events] },
            ...(description && { description }),
          })
          setSecret(added.secret)
          retry()
        }}
      />
      {secret !== null && <Secret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
