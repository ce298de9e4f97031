import type { Summary } from '../../invite-types.ts'
import { Button } from '../../parts/button.tsx'
import { Copy } from '../../parts/copy.tsx'
import { download, nameFile } from '../../parts/texts/download.ts'
import { writeLinks } from './link-files.ts'
import { isOpen } from './link-grid.tsx'
import type { LinkList } from './link-list.ts'
import { texts as mailTexts } from './mail/texts.ts'
import { countLinks, texts } from './texts.ts'

/** What can be done with the links that are chosen or, while none is, with those shown. */
export function ChosenBar({
  list,
  chosen,
  rows,
  shown,
  name,
  canChange,
  onChosen,
  onMail,
  onRevoke,
  onExpiry,
}: {
  list: LinkList
  chosen: ReadonlySet<string>
  rows: number
  shown: () => readonly Summary[]
  name: string
  canChange: boolean
  onChosen: (chosen: ReadonlySet<string>) => void
  onMail: (linkIDs: readonly string[]) => void
  onRevoke: (linkIDs: readonly string[]) => void
  onExpiry: (linkIDs: readonly string[]) => void
}) {
  const subject = () =>
    chosen.size > 0
      ? [...chosen].map((linkID) => list.find(linkID)).filter((row) => row !== undefined)
      : shown()
  const open = () =>
    subject()
      .filter(({ status }) => isOpen(status))
      .map(({ linkID }) => linkID)
  const links = chosen.size > 0 ? chosen.size : rows
  return (
    <div class="chosen-bar">
      {chosen.size > 0 ? (
        <>
          <b>{texts.chosen(chosen.size)}</b>
          <Button look="quiet" small onClick={() => onChosen(new Set())}>
            {texts.chooseNone}
          </Button>
        </>
      ) : (
        <Button
          look="quiet"
          small
          isOff={rows === 0}
          onClick={() => onChosen(new Set(shown().map(({ linkID }) => linkID)))}
        >
          {texts.chooseShown(rows)}
        </Button>
      )}
      <span class="chosen-ways">
        <Copy
          small
          what={countLinks(links)}
          text={() =>
            subject()
              .map(({ url }) => url)
              .join('\n')
          }
        >
          {texts.copy}
        </Copy>
        <Button
          small
          onClick={() => download(`${nameFile(name, 'links')}.csv`, writeLinks(subject()))}
        >
          {texts.downloadCSV}
        </Button>
        {canChange && chosen.size > 0 && (
          <>
            <Button small onClick={() => onMail([...chosen])}>
              {mailTexts.send}
            </Button>
            <Button small onClick={() => onExpiry(open())}>
              {texts.setExpiry}
            </Button>
            <Button small look="danger" onClick={() => onRevoke(open())}>
              {texts.revoke}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
