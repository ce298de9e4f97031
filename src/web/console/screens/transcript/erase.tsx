import { useState } from 'preact/hooks'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/forms/confirm.tsx'
import { toast } from '../../parts/toast.tsx'
import { navigate, pathTo } from '../../router.ts'
import { texts } from './texts.ts'

/** Erases one conversation, for whoever asks for that and gave no address. */
export function Erase({ linkID, interviewID }: { linkID: string; interviewID: string }) {
  const [isSure, setSure] = useState(false)
  const erase = useAction(async ({ invites }) => {
    await invites.erase({ linkID })
    toast(texts.erased)
    navigate(pathTo('interviews', interviewID, 'links'), { replace: true })
  })
  return (
    <>
      <Button onClick={() => setSure(true)}>{texts.erase}</Button>
      {isSure && (
        <Confirm
          title={texts.eraseTitle}
          lead={texts.eraseLead}
          yes={texts.eraseYes}
          no={texts.eraseNo}
          action={erase}
          onClose={() => setSure(false)}
        />
      )}
    </>
  )
}
