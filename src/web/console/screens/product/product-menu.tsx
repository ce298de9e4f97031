import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import type { ProductSummary } from '../../calls/calls.ts'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { EraseDialog, RenameDialog } from '../../parts/forms/name-dialogs.tsx'
import { Menu } from '../../parts/menu.tsx'
import { toast } from '../../parts/toast.tsx'
import { navigate } from '../../router.ts'
import { menuTexts as texts } from './texts.ts'

/** What can be done with a whole product. */
export function ProductMenu({
  product: { productID, name = productID, archived, interviews },
  onChanged,
}: {
  product: ProductSummary
  onChanged: () => void
}) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const archiving = useAction(async ({ products }: Client) => {
    await products.updateOne({ productID, archived: !archived })
    toast(archived ? texts.unarchived : texts.archived)
    onChanged()
  })
  return (
    <>
      <Problem error={archiving.error} />
      <Menu label={texts.more} what={texts.ofProduct}>
        <Button look="quiet" onClick={() => setAsked('rename')}>
          {texts.rename}
        </Button>
        <Button look="quiet" isBusy={archiving.isBusy} onClick={() => void archiving.run()}>
          {archived ? texts.unarchive : texts.archive}
        </Button>
        <Button
          look="quiet"
          onClick={() => (interviews > 0 ? toast(texts.notEmpty) : setAsked('remove'))}
        >
          {texts.remove}
        </Button>
      </Menu>
      {asked === 'rename' && (
        <RenameDialog
          title={texts.renameTitle}
          hint={texts.renameHint(productID)}
          before={name}
          rename={({ products }, wanted) =>
            products.updateOne({ productID, name: wanted === productID ? '' : wanted })
          }
          onDone={() => {
            toast(texts.renamed)
            onChanged()
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <EraseDialog
          title={texts.removeTitle}
          lead={texts.removeLead}
          name={name}
          label={texts.removeLabel}
          button={texts.removeButton}
          busy={texts.removing}
          erase={async ({ products }) => {
            await products.remove({ productID })
            toast(texts.removed)
          }}
          onDone={() => navigate('/console', { replace: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
