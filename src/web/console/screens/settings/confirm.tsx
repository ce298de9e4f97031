import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Problem } from '../../parts/failure.tsx'
import type { Action } from '../../use-call.ts'
import { texts } from './texts.ts'

/** Asks once more before something that cannot be taken back. */
export function Confirm({
  title,
  lead,
  yes,
  action,
  onClose,
}: {
  title: string
  lead: string
  yes: string
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
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
