import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction } from '../../../calls/use-call.ts'
import { useRows } from '../../../calls/use-rows.ts'
import { Badge } from '../../../parts/badge.tsx'
import { Button } from '../../../parts/button.tsx'
import { Failure, Problem } from '../../../parts/failure.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { SidePanel } from '../../../parts/side-panel.tsx'
import { formatAgo } from '../../../parts/texts/dates.ts'
import { toast } from '../../../parts/toast.tsx'
import { Answer } from './answer.tsx'
import { texts } from './texts.ts'
import { type Attempt, hostOf, type Webhook } from './types.ts'

/** So many tries are shown at first, and added by each click. */
const shownAttempts = 30

/** What was sent to a webhook, try by try, the newest first; each can be sent again. */
export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { webhookID, url, enabled } = webhook
  const [most, setMost] = useState(shownAttempts)
  const [isFailed, setFailed] = useState(false)
  const { rows, isComplete, error, retry } = useRows(
    (client, signal) => newest(client, { webhookID, isFailed, most }, signal),
    [webhookID, isFailed ? 'failed' : '', most],
  )
  const isWaiting = rows.length === 0 && !isComplete && error === undefined
  return (
    <SidePanel title={texts.deliveriesTitle(hostOf(url))} onClose={onClose}>
      <label class="choose-failed">
        <input type="checkbox" checked={isFailed} onChange={() => setFailed(!isFailed)} />
        {texts.onlyFailed}
      </label>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {isWaiting && <Loading />}
      {isComplete && rows.length === 0 && <p class="faint">{texts.deliveriesEmpty}</p>}
      <ul class="lines">
        {rows.map((attempt) => (
          <AttemptRow
            key={`${attempt.deliveryID} ${attempt.timestamp}`}
            {...{ webhookID, attempt }}
            canReplay={enabled && attempt.type !== 'webhook.test'}
            refresh={retry}
          />
        ))}
      </ul>
      {isComplete && rows.length === most && (
        <div class="actions">
          <Button onClick={() => setMost(most + shownAttempts)}>
            {texts.showMore(shownAttempts)}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

function AttemptRow({
  webhookID,
  attempt,
  canReplay,
  refresh,
}: {
  webhookID: string
  attempt: Attempt
  canReplay: boolean
  refresh: () => void
}) {
  const { deliveryID, type, timestamp, status, reason, milliseconds, answer } = attempt
  const ago = formatAgo(timestamp, new Date())
  const replay = useAction(async ({ webhooks }) => {
    const { replayed } = await webhooks.replay({ webhookID, deliveryID })
    toast(replayed > 0 ? texts.replayed : texts.notReplayed)
    refresh()
  })
  const hasArrived = status === 'succeeded'
  return (
    <li class="member">
      <p>
        {texts.event[type]}{' '}
        <Badge tone={hasArrived ? 'good' : 'bad'}>
          {hasArrived ? texts.arrived : texts.failed}
        </Badge>
        <br />
        <span class="small">{texts.facts(ago, attempt.try, milliseconds)}</span>
        {reason && (
          <>
            <br />
            <span class="small">{reason}</span>
          </>
        )}
      </p>
      {canReplay && (
        <Button
          small
          isBusy={replay.isBusy}
          label={texts.againOf(texts.event[type], ago)}
          onClick={() => void replay.run()}
        >
          {texts.again}
        </Button>
      )}
      <Problem error={replay.error} />
      {answer && <Answer answer={answer} />}
    </li>
  )
}

async function* newest(
  client: Client,
  { webhookID, isFailed, most }: { webhookID: string; isFailed: boolean; most: number },
  signal: AbortSignal,
): AsyncGenerator<Attempt> {
  const query = { webhookID, order: 'newest', limit: most } as const
  yield* await client.webhooks.getDeliveries(
    { ...query, ...(isFailed && { status: 'failed' as const }) },
    { signal },
  )
}
