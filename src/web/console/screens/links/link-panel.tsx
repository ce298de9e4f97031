import type { Summary } from '../../invite-types.ts'
import { Button } from '../../parts/button.tsx'
import { Copy } from '../../parts/copy.tsx'
import { QRSection } from '../../parts/drawings/qr-section.tsx'
import { Link } from '../../parts/link.tsx'
import { SidePanel } from '../../parts/side-panel.tsx'
import { personOf, StatusBadge } from '../../parts/status-badge.tsx'
import { formatInstant, formatNumber } from '../../parts/texts/dates.ts'
import { pathTo } from '../../router.ts'
import { isOpen } from './link-grid.tsx'
import { LinkPreview } from './link-preview.tsx'
import { mailFacts } from './mail/mail-state.tsx'
import { texts } from './texts.ts'

/** One link: its address, its QR code, how it stands, and what can be done with it. */
export function LinkPanel({
  row,
  canChange,
  onRevoke,
  onExpiry,
  onClose,
}: {
  row: Summary
  canChange: boolean
  onRevoke: () => void
  onExpiry: () => void
  onClose: () => void
}) {
  const { linkID, url, status, profileID, answers } = row
  const person = personOf(row)
  return (
    <SidePanel title={texts.linkTitle(person)} onClose={onClose}>
      <div class="actions">
        <StatusBadge status={status} />
        {answers > 0 && <Link to={pathTo('invites', linkID)}>{texts.transcript}</Link>}
        {profileID && <Link to={pathTo('profiles', profileID)}>{texts.profile}</Link>}
      </div>
      <section class="stack-small" aria-label={texts.link}>
        <h3>{texts.link}</h3>
        <code class="address">{url}</code>
        <div class="actions">
          <Copy what={texts.theLink} text={url} />
        </div>
      </section>
      {isOpen(status) && <LinkPreview url={url} />}
      {isOpen(status) && <QRSection url={url} name={person} label={texts.qrLabel(person)} />}
      <Facts row={row} />
      {canChange && isOpen(status) && (
        <div class="actions">
          <Button onClick={onExpiry}>{texts.setExpiry}</Button>
          <Button look="danger" onClick={onRevoke}>
            {texts.revoke}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

function Facts({ row }: { row: Summary }) {
  const { userInfo, timestamp, expires_on, last_activity, completed_on, answers, sentiment } = row
  const { kept = {} } = row
  const { facts } = texts
  const all: [string, string | undefined][] = [
    [facts.email, userInfo.email],
    [facts.occupation, userInfo.occupation],
    [facts.made, formatInstant(timestamp)],
    [facts.expires, isOpen(row.status) ? formatInstant(expires_on) : undefined],
    [facts.activity, last_activity && formatInstant(last_activity)],
    [facts.finished, completed_on && formatInstant(completed_on)],
    [facts.answers, answers > 0 ? formatNumber(answers) : undefined],
    [facts.sentiment, sentiment === undefined ? undefined : texts.ofFive(sentiment)],
    ...mailFacts(row),
    ...Object.entries(kept),
  ]
  return (
    <dl class="pairs">
      {all
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
