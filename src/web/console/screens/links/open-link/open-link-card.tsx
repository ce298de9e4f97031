import { useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import { useAction, useCall } from '../../../calls/use-call.ts'
import { Badge } from '../../../parts/badge.tsx'
import { Button } from '../../../parts/button.tsx'
import { Copy } from '../../../parts/copy.tsx'
import { QRSection } from '../../../parts/drawings/qr-section.tsx'
import { Failure, Problem } from '../../../parts/failure.tsx'
import { formatNumber } from '../../../parts/texts/dates.ts'
import { toast } from '../../../parts/toast.tsx'
import { LinkPreview } from '../link-preview.tsx'
import { type OpenLink, OpenLinkDialog } from './open-link-dialog.tsx'
import { texts } from './texts.ts'

/** The link of an interview for many people: its address, who came by it, and what bounds it. */
export function OpenLinkCard({
  interviewID,
  interviewName,
  isClosed,
  canChange,
  onChange,
}: {
  interviewID: string
  interviewName: string
  isClosed: boolean
  canChange: boolean
  onChange: () => void
}) {
  const [isSetting, setSetting] = useState(false)
  const { data, error, retry } = useCall(
    ({ interviews }, signal) => interviews.getOpenLink({ interviewID }, { signal }),
    [interviewID],
  )
  const switching = useAction(async ({ interviews }: Client) => {
    const { open } = await interviews.setOpenLink({ interviewID, open: !data?.open })
    toast(open ? texts.opened : texts.isShut)
    retry()
    onChange()
  })
  if (error !== undefined) return <Failure error={error} retry={retry} />
  if (!data) return null
  return (
    <section class="card stack-small" aria-labelledby="open-link">
      <div class="card-head">
        <h2 id="open-link">{texts.title}</h2>
        {data.url && <State link={data} isClosed={isClosed} />}
      </div>
      <p class="small">{canChange || data.url ? texts.about : texts.none}</p>
      {data.url && <Address url={data.url} name={interviewName} isOpen={data.open && !isClosed} />}
      {data.url && <Figures link={data} />}
      {canChange && (
        <div class="actions">
          <Button isBusy={switching.isBusy} onClick={() => void switching.run()}>
            {data.open ? texts.shut : texts.open}
          </Button>
          <Button onClick={() => setSetting(true)}>{texts.settings}</Button>
        </div>
      )}
      <Problem error={switching.error} />
      {isSetting && (
        <OpenLinkDialog
          link={data}
          onSaved={() => {
            retry()
            onChange()
          }}
          onClose={() => setSetting(false)}
        />
      )}
    </section>
  )
}

function State({ link, isClosed }: { link: OpenLink; isClosed: boolean }) {
  const { open, expires, people, started } = link
  const { states } = texts
  if (!open || isClosed) return <Badge>{states.shut}</Badge>
  if (expires !== undefined && new Date(expires) <= new Date()) return <Badge>{states.ended}</Badge>
  if (people !== undefined && started >= people) return <Badge tone="good">{states.full}</Badge>
  return <Badge tone="accent">{states.open}</Badge>
}

function Address({ url, name, isOpen }: { url: string; name: string; isOpen: boolean }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <code class="address">{url}</code>
      {isOpen && (
        <div class="actions">
          <Copy what={texts.theLink} text={url} small />
        </div>
      )}
      {isOpen && (
        <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
          <summary>{texts.showQR}</summary>
          {isShown && <LinkPreview url={url} />}
          {isShown && <QRSection url={url} name={name} label={texts.qrLabel} />}
        </details>
      )}
    </>
  )
}

function Figures({ link }: { link: OpenLink }) {
  const { facts } = texts
  const { places, started, people, finished, screenedOut, full, expires, keep } = link
  const all: [string, string | undefined][] = [
    [facts.places, texts.placesOf(places, people)],
    [facts.started, formatNumber(started)],
    [facts.finished, formatNumber(finished)],
    [facts.screenedOut, screenedOut > 0 ? formatNumber(screenedOut) : undefined],
    [facts.full, full > 0 ? formatNumber(full) : undefined],
    [facts.ends, expires && texts.ends(expires)],
    [facts.keeps, keep.join(', ')],
  ]
  return (
    <dl class="pairs">
      {all
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
