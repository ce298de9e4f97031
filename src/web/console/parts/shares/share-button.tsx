import { useState } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Failure } from '../failure.tsx'
import { MakeShare } from './make-share.tsx'
import { ShareList } from './share-list.tsx'
import type { Shared } from './shared.ts'
import { texts } from './texts.ts'

/** Shares something with somebody without an account, and shows what is shared. */
export function ShareButton(given: Shared & { small?: boolean }) {
  const { small = false, ...shared } = given
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small={small} onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {isOpen && <ShareDialog shared={shared} onClose={() => setOpen(false)} />}
    </>
  )
}

function ShareDialog({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const { data, error, retry } = useCall(
    ({ shares }, signal) => shares.getList(shared, { signal }),
    [shared.interviewID, shared.linkID],
  )
  const what = shared.linkID === undefined ? 'findings' : 'transcript'
  return (
    <Dialog title={texts.titles[what]} isWide onClose={onClose}>
      <p>{texts.leads[what]}</p>
      <MakeShare shared={shared} onMade={retry} onClose={onClose} />
      {error !== undefined && <Failure error={error} retry={retry} />}
      {data && data.length > 0 && <ShareList shares={data} onChange={retry} />}
    </Dialog>
  )
}
