import { useState } from 'preact/hooks'
import type { TokenInfo } from '../../calls/calls.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Confirm } from '../../parts/forms/confirm.tsx'
import { Loading } from '../../parts/loading.tsx'
import { formatAgo, formatDay } from '../../parts/texts/dates.ts'
import { toast } from '../../parts/toast.tsx'
import { NewToken } from './new-token.tsx'
import { texts } from './texts.ts'

/** So many tokens are shown at first, and added by each click. */
const shownTokens = 50

type Standing = 'active' | 'revoked' | 'expired'

function standingOf({ revoked_on, expires_on }: TokenInfo, now: Date): Standing {
  if (revoked_on !== undefined) return 'revoked'
  return expires_on !== undefined && Date.parse(expires_on) <= now.getTime() ? 'expired' : 'active'
}

function TokenRow({ token, refresh }: { token: TokenInfo; refresh: () => void }) {
  const [isRevoking, setRevoking] = useState(false)
  const { tokenID, name, scopes, timestamp, expires_on, last_used } = token
  const standing = standingOf(token, new Date())
  const what = name ?? texts.unnamed
  const revoke = useAction(async (client) => {
    await client.tokens.revoke({ tokenID })
    setRevoking(false)
    toast(texts.tokenRevoked)
    refresh()
  })
  const facts = [
    texts.tokenMade(formatDay(timestamp)),
    last_used ? texts.tokenUsed(formatAgo(last_used, new Date())) : texts.tokenUnused,
    expires_on && standing === 'active' && texts.tokenEnds(formatDay(expires_on)),
  ].filter(Boolean)
  return (
    <li class="member">
      <p>
        <b dir="auto">{what}</b>{' '}
        {scopes.map((scope) => (
          <Badge key={scope} tone={scope === 'admin' ? 'warning' : 'plain'}>
            {scope}
          </Badge>
        ))}{' '}
        {standing !== 'active' && <Badge tone="bad">{texts[standing]}</Badge>}
        <br />
        <span class="small">{facts.join(' · ')}</span>
      </p>
      {standing === 'active' && (
        <Button small look="quiet" label={texts.revokeOf(what)} onClick={() => setRevoking(true)}>
          {texts.revoke}
        </Button>
      )}
      {isRevoking && (
        <Confirm
          title={texts.revokeTitle(what)}
          lead={texts.revokeLead}
          yes={texts.revokeYes}
          no={texts.cancel}
          action={revoke}
          onClose={() => setRevoking(false)}
        />
      )}
    </li>
  )
}

function TokenList({ tokens, refresh }: { tokens: readonly TokenInfo[]; refresh: () => void }) {
  const [shown, setShown] = useState(shownTokens)
  const [hasEnded, setEnded] = useState(false)
  const now = new Date()
  const newest = tokens.toReversed()
  const active = newest.filter((token) => standingOf(token, now) === 'active')
  const listed = hasEnded ? newest : active
  const ended = newest.length - active.length
  return (
    <>
      {listed.length === 0 && <p class="faint">{texts.tokensEmpty}</p>}
      <ul class="lines">
        {listed.slice(0, shown).map((token) => (
          <TokenRow key={token.tokenID} token={token} refresh={refresh} />
        ))}
      </ul>
      <div class="actions">
        {listed.length > shown && (
          <Button onClick={() => setShown(shown + shownTokens)}>
            {texts.more(Math.min(shownTokens, listed.length - shown))}
          </Button>
        )}
        {ended > 0 && !hasEnded && (
          <Button look="quiet" onClick={() => setEnded(true)}>
            {texts.showEnded(ended)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Tokens for programs: made, shown once, revoked. */
export function TokensTab() {
  const { data, error, retry } = useCall(
    (client, signal) => client.tokens.getList({}, { signal }),
    [],
  )
  return (
    <>
      <section class="settings-part">
        <h2>{texts.tokensTitle}</h2>
        <p class="faint">
          {texts.tokensLead}{' '}
          <a href="/docs" target="_blank" rel="noreferrer">
            {texts.tokensDocs}
          </a>
        </p>
        {error !== undefined && <Failure error={error} retry={retry} />}
        {!data && error === undefined && <Loading />}
        {data && <TokenList tokens={data} refresh={retry} />}
      </section>
      <NewToken refresh={retry} />
    </>
  )
}
