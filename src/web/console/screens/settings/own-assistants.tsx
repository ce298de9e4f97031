import { useState } from 'preact/hooks'
import type { AssistantInfo } from '../../calls/calls.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Confirm } from '../../parts/forms/confirm.tsx'
import { Loading } from '../../parts/loading.tsx'
import { formatAgo, formatDay } from '../../parts/texts/dates.ts'
import { toast } from '../../parts/toast.tsx'
import { texts } from './texts.ts'

function AssistantRow({ assistant, refresh }: { assistant: AssistantInfo; refresh: () => void }) {
  const [isEnding, setEnding] = useState(false)
  const { tokenID, name, scopes, timestamp, last_used } = assistant
  const end = useAction(async (client) => {
    await client.assistants.revoke({ tokenID })
    setEnding(false)
    toast(texts.assistantEnded)
    refresh()
  })
  const used = last_used ? texts.tokenUsed(formatAgo(last_used, new Date())) : texts.tokenUnused
  return (
    <li class="member">
      <p>
        <b dir="auto">{name}</b>{' '}
        {scopes.map((scope) => (
          <Badge key={scope} tone="plain">
            {scope}
          </Badge>
        ))}
        <br />
        <span class="small">
          {texts.assistantConnected(formatDay(timestamp))} · {used}
        </span>
      </p>
      <Button small look="quiet" label={texts.assistantEndOf(name)} onClick={() => setEnding(true)}>
        {texts.assistantEnd}
      </Button>
      {isEnding && (
        <Confirm
          title={texts.assistantEndTitle(name)}
          lead={texts.assistantEndLead}
          yes={texts.assistantEndYes}
          no={texts.cancel}
          action={end}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  )
}

/** Assistants that this member let act in their name. */
export function OwnAssistants() {
  const { data, error, retry } = useCall(
    (client, signal) => client.assistants.getList({}, { signal }),
    [],
  )
  return (
    <section class="settings-part">
      <h2>{texts.assistantsTitle}</h2>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && (
        <p class="faint">
          {texts.assistantsNone} <code>{`${location.origin}/mcp`}</code>
        </p>
      )}
      {data && data.length > 0 && <p class="small">{texts.assistantsLead}</p>}
      <ul class="lines">
        {data?.map((assistant) => (
          <AssistantRow key={assistant.tokenID} assistant={assistant} refresh={retry} />
        ))}
      </ul>
    </section>
  )
}
