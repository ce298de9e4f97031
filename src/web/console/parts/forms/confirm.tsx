import type { Action } from '../../calls/use-call.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Problem } from '../failure.tsx'

/** Asks once more before something that cannot be taken back. */
export function Confirm({
  title,
  lead,
  yes,
  no,
  action,
  onClose,
}: {
  title: string
  lead: string
  yes: string
  no: string
  action: Action<[]>
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{lead}</p>
      <Problem error={action.error} />
      <div class="actions">
        <Button look="danger" isBusy={action.isBusy} onClick={() => void action.run()}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
