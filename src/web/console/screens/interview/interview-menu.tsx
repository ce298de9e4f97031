import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { EraseDialog, RenameDialog } from '../../parts/forms/name-dialogs.tsx'
import { Menu } from '../../parts/menu.tsx'
import { toast } from '../../parts/toast.tsx'
import { navigate, pathTo } from '../../router.ts'
import { standingTexts as texts } from './standing-texts.ts'
import type { Interview } from './tab.ts'

export type Standing = Awaited<ReturnType<Client['interviews']['getStanding']>>

/** What can be done with a whole interview. */
export function InterviewMenu({
  interview: { interviewID, interviewName, productID },
  standing: { closed, archived, sound },
  onRenamed,
  onChanged,
}: {
  interview: Interview
  standing: Standing
  onRenamed: () => void
  onChanged: () => void
}) {
  const [asked, setAsked] = useState<'rename' | 'erase' | null>(null)
  const closing = useAction(async ({ interviews }: Client) => {
    await interviews.setClosed({ interviewID, closed: !closed })
    toast(closed ? texts.reopened : texts.closed)
    onChanged()
  })
  const archiving = useAction(async ({ interviews }: Client) => {
    await interviews.setArchived({ interviewID, archived: !archived })
    toast(archived ? texts.unarchived : texts.archived)
    onChanged()
  })
  const asking = useAction(async ({ interviews }: Client) => {
    await interviews.updateOne({ interviewID, sound: !sound })
    toast(sound ? texts.askedNoSound : texts.askedSound)
    onChanged()
  })
  return (
    <>
      <Problem error={closing.error ?? archiving.error ?? asking.error} />
      <Menu label={texts.more} what={texts.ofInterview}>
        <Button look="quiet" onClick={() => setAsked('rename')}>
          {texts.rename}
        </Button>
        <Button look="quiet" isBusy={closing.isBusy} onClick={() => void closing.run()}>
          {closed ? texts.reopen : texts.close}
        </Button>
        <Button look="quiet" isBusy={archiving.isBusy} onClick={() => void archiving.run()}>
          {archived ? texts.unarchive : texts.archive}
        </Button>
        <Button look="quiet" isBusy={asking.isBusy} onClick={() => void asking.run()}>
          {sound ? texts.askNoSound : texts.askSound}
        </Button>
        <Button look="quiet" onClick={() => setAsked('erase')}>
          {texts.erase}
        </Button>
      </Menu>
      {asked === 'rename' && (
        <RenameDialog
          title={texts.renameTitle}
          hint={texts.renameHint}
          before={interviewName}
          rename={({ interviews }, name) =>
            interviews.updateOne({ interviewID, interviewName: name })
          }
          onDone={() => {
            toast(texts.renamed)
            onRenamed()
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'erase' && (
        <EraseDialog
          title={texts.eraseTitle}
          lead={texts.eraseLead}
          name={interviewName}
          label={texts.eraseLabel}
          button={texts.eraseButton}
          busy={texts.erasing}
          erase={async ({ interviews }) => {
            const { done } = await interviews.erase({ interviewID })
            toast(done ? texts.erased : texts.erasedSoon)
          }}
          onDone={() => navigate(pathTo('products', productID), { replace: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
