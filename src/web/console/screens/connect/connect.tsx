import { useEffect, useState } from 'preact/hooks'
import type { AssistantRequest } from '../../calls/calls.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Failure, Problem } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { useSession } from '../../session.ts'
import { Gate } from '../signin/gate.tsx'
import { texts } from './texts.ts'

type Scope = AssistantRequest['scopes'][number]

/** Who asks, who says so, where the answer goes and for which organization. */
function Asking({ asking }: { asking: AssistantRequest }) {
  const now = useSession()
  const { host, returnHost, thisComputer } = asking
  return (
    <>
      {host === undefined && (
        <div class="notice">
          <p>{texts.unknown}</p>
        </div>
      )}
      <p>
        {host !== undefined && (
          <>
            {texts.known} <b>{host}</b>.{' '}
          </>
        )}
        {thisComputer ? texts.returnsHere : texts.returnsTo} <b>{returnHost}</b>.
      </p>
      {now.at === 'signedIn' && (
        <p>
          {texts.organization} <b dir="auto">{now.orgID}</b>, {texts.inNameOf} {now.member.email}.
        </p>
      )}
    </>
  )
}

/** How long the page must have been in front of somebody before a click on it counts: they were elsewhere. */
const settleMs = 500

/** Whether what is shown has stood in a window with the focus for a moment. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      setSettled(false)
      if (document.hasFocus()) timer = setTimeout(() => setSettled(true), settleMs)
    }
    begin()
    addEventListener('focus', begin)
    addEventListener('blur', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', begin)
      removeEventListener('blur', begin)
    }
  }, [])
  return isSettled
}

function Consent({ asking, request }: { asking: AssistantRequest; request: string }) {
  const [scopes, setScopes] = useState<Scope[]>(asking.scopes)
  const [isGone, setGone] = useState(false)
  const isSettled = useSettled()
  const { shown } = asking
  const answer = useAction(async (client, allow: boolean) => {
    const given = allow ? { request, allow, scopes, ...(shown && { shown }) } : { request, allow }
    const { returnTo } = await client.assistants.answer(given)
    setGone(true)
    location.assign(returnTo)
  })
  if (isGone) return <Gate title={texts.goneTitle} lead={texts.goneLead} children={null} />
  return (
    <Gate title={texts.title(asking.name)}>
      <div class="stack">
        <Asking asking={asking} />
        <fieldset class="field">
          <legend>{texts.may}</legend>
          {asking.scopes.map((scope) => (
            <label key={scope} class="tick">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={() =>
                  setScopes(asking.scopes.filter((one) => (one === scope) !== scopes.includes(one)))
                }
              />
              {texts.scopes[scope]}
            </label>
          ))}
          {scopes.length === 0 && <p class="problem">{texts.scopesNeeded}</p>}
        </fieldset>
        <p class="small">{texts.lead}</p>
        <Problem error={answer.error} />
        <div class="actions">
          <Button
            look="primary"
            isBusy={answer.isBusy}
            isOff={!isSettled || scopes.length === 0}
            onClick={() => void answer.run(true)}
          >
            {answer.isBusy ? texts.allowing : texts.allow}
          </Button>
          <Button isBusy={answer.isBusy} onClick={() => void answer.run(false)}>
            {texts.refuse}
          </Button>
        </div>
      </div>
    </Gate>
  )
}

/** A member whom an assistant sent here says whether it may act in their name. */
export function Screen({ query }: { query: URLSearchParams }) {
  const request = query.toString()
  const { data, error, retry } = useCall(
    (client, signal) => client.assistants.getRequest({ request }, { signal }),
    [request],
  )
  if (error !== undefined) {
    return (
      <Gate title={texts.wrongTitle}>
        <Failure error={error} retry={retry} />
      </Gate>
    )
  }
  if (!data) {
    return (
      <Gate title={texts.titleWaiting}>
        <Loading />
      </Gate>
    )
  }
  const { problem, returnTo } = data
  if (problem === undefined) return <Consent key={request} asking={data} request={request} />
  return (
    <Gate title={texts.wrongTitle} lead={problem}>
      <Asking asking={data} />
      {returnTo !== undefined && (
        <Button onClick={() => location.assign(returnTo)}>{texts.back}</Button>
      )}
    </Gate>
  )
}
