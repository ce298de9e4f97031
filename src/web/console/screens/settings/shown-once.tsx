import { Button } from '../../parts/button.tsx'
import { Copy } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { texts } from './texts.ts'

/** Something that is shown this once: it stays until the person says that they have it. */
export function ShownOnce({
  title,
  lead,
  secret,
  what,
  onClose,
}: {
  title: string
  lead: string
  secret: string
  what: string
  onClose: () => void
}) {
  return (
    <Dialog title={title} mustStay onClose={onClose}>
      <p>{lead}</p>
      <p class="secret">
        <code>{secret}</code>
      </p>
      <div class="actions">
        <Copy look="primary" text={secret} what={what} />
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </Dialog>
  )
}
