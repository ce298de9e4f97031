import type { Client } from '../../../../client/types.ts'
import { useAction } from '../../calls/use-call.ts'
import { pathTo } from '../../router.ts'
import { useMember } from '../../session.ts'
import { Button } from '../button.tsx'
import { Copy } from '../copy.tsx'
import { Failure } from '../failure.tsx'
import { Link } from '../link.tsx'
import { formatDay } from '../texts/dates.ts'
import { toast } from '../toast.tsx'
import { texts } from './texts.ts'

type Share = Awaited<ReturnType<Client['shares']['getList']>>[number]

/** What is shared, the newest first, by whom and until when. */
export function ShareList({
  shares,
  onChange,
}: {
  shares: readonly Share[]
  onChange: () => void
}) {
  return (
    <section class="stack" aria-labelledby="shared-now">
      <h3 id="shared-now">{texts.sharedNow}</h3>
      <ul class="shares">
        {shares.toReversed().map((share) => (
          <Shown key={share.shareID} share={share} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function Shown({ share, onChange }: { share: Share; onChange: () => void }) {
  const { shareID, url, what, linkID, names, expires, userID, userName } = share
  const member = useMember()
  const withdrawing = useAction(async ({ shares }: Client) => {
    await shares.remove({ shareID })
    toast(texts.withdrawn)
    onChange()
  })
  const facts = [
    names ? texts.whose.shown : texts.whose.hidden,
    texts.ends(formatDay(expires)),
    texts.by(userID === member.userID ? texts.you : (userName ?? userID)),
  ]
  return (
    <li>
      <span>
        {linkID === undefined ? (
          texts.kinds[what]
        ) : (
          <Link to={pathTo('invites', linkID)}>{texts.kinds[what]}</Link>
        )}
        <br />
        <span class="small" dir="auto">
          {facts.join(' · ')}
        </span>
      </span>
      <span class="share-ways">
        <a
          class="button plain small-button"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.openOf(url)}
        >
          {texts.open}
        </a>
        <Copy text={url} what={`${texts.address} ${url.slice(-6)}`} small />
        <Button
          small
          look="quiet"
          isBusy={withdrawing.isBusy}
          label={texts.withdrawThis(url)}
          onClick={() => void withdrawing.run()}
        >
          {texts.withdraw}
        </Button>
      </span>
      {withdrawing.error !== undefined && <Failure error={withdrawing.error} />}
    </li>
  )
}
