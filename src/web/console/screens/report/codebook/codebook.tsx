import { useState } from 'preact/hooks'
import { useAction, useCall } from '../../../calls/use-call.ts'
import { Badge } from '../../../parts/badge.tsx'
import { Button } from '../../../parts/button.tsx'
import { Failure } from '../../../parts/failure.tsx'
import { Link } from '../../../parts/link.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { formatAgo } from '../../../parts/texts/dates.ts'
import { session } from '../../../session.ts'
import { nameTheme, sideOf } from '../theme-figures.ts'
import { AddDialog, MergeDialog, RenameDialog } from './dialogs.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { texts } from './texts.ts'
import type { Change, MakeChange, Theme } from './types.ts'

type Opened =
  | { what: 'rename' | 'merge'; theme: Theme }
  | { what: 'move'; theme: Theme | undefined }
  | { what: 'add' }

/** The themes as the team sorts them, and what was changed of them. */
export function Codebook({
  interviewID,
  hrefOf,
  onChange,
}: {
  interviewID: string
  hrefOf: (group: string) => string
  /** Something else tells themes, too. */
  onChange: () => void
}) {
  const { data, error, retry } = useCall(
    async ({ themes }, signal) => {
      const [list, changes] = await Promise.all([
        themes.getList({ interviewID }, { signal }),
        themes.getChanges({ interviewID }, { signal }),
      ])
      return { list, changes }
    },
    [interviewID],
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const make: MakeChange = async (change) => {
    await session.run(({ themes }) => themes.change({ interviewID, ...change }))
    retry()
    onChange()
  }
  return (
    <section class="card told codebook" aria-labelledby="codebook">
      <h2 id="codebook">{texts.title}</h2>
      <p class="small">{texts.about}</p>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {!data && error === undefined && <Loading />}
      {data?.list.length === 0 && <p class="small">{texts.nothing}</p>}
      {data && data.list.length > 0 && (
        <ul class="theme-list" aria-labelledby="codebook">
          {data.list.map((theme) => (
            <Shown
              key={theme.themeID}
              theme={theme}
              href={hrefOf(theme.themeID)}
              isAlone={data.list.length === 1}
              make={make}
              onOpen={setOpened}
            />
          ))}
        </ul>
      )}
      <div class="actions">
        <Button small onClick={() => setOpened({ what: 'add' })}>
          {texts.add}
        </Button>
        <Button small look="quiet" onClick={() => setOpened({ what: 'move', theme: undefined })}>
          {texts.rest}
        </Button>
      </div>
      {data && data.changes.length > 0 && <Changes changes={data.changes} make={make} />}
      {opened && data && (
        <OpenedDialog
          opened={opened}
          interviewID={interviewID}
          list={data.list}
          make={make}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

function OpenedDialog({
  opened,
  list,
  ...given
}: {
  opened: Opened
  interviewID: string
  list: readonly Theme[]
  make: MakeChange
  onClose: () => void
}) {
  if (opened.what === 'add') return <AddDialog {...given} />
  const { theme } = opened
  const others = list.filter(({ themeID }) => themeID !== theme?.themeID)
  if (opened.what === 'move') return <MoveDialog theme={theme} others={others} {...given} />
  if (opened.what === 'merge')
    return <MergeDialog theme={opened.theme} others={others} {...given} />
  return <RenameDialog theme={opened.theme} {...given} />
}

function Shown({
  theme,
  href,
  isAlone,
  make,
  onOpen,
}: {
  theme: Theme
  href: string
  /** There is no other to merge it with. */
  isAlone: boolean
  make: MakeChange
  onOpen: (opened: Opened) => void
}) {
  const { themeID, people, claims, hidden } = theme
  const hide = useAction(() => make({ change: 'hide', themeID }))
  const name = nameTheme(theme)
  return (
    <li>
      <span class="two-lines">
        {hidden || people === 0 ? (
          <span dir="auto">{name}</span>
        ) : (
          <Link to={href}>
            <span dir="auto">{name}</span>
          </Link>
        )}
        <span class="small">
          {texts.counted(sideOf(theme), people, claims)} {hidden && <Badge>{texts.hidden}</Badge>}
        </span>
        {hide.error !== undefined && <Failure error={hide.error} />}
      </span>
      <Menu label={texts.change} what={name}>
        <Button look="quiet" onClick={() => onOpen({ what: 'rename', theme })}>
          {texts.rename}
        </Button>
        {!isAlone && (
          <Button look="quiet" onClick={() => onOpen({ what: 'merge', theme })}>
            {texts.merge}
          </Button>
        )}
        {claims > 0 && (
          <Button look="quiet" onClick={() => onOpen({ what: 'move', theme })}>
            {texts.move}
          </Button>
        )}
        {!hidden && (
          <Button look="quiet" isBusy={hide.isBusy} onClick={() => void hide.run()}>
            {texts.hide}
          </Button>
        )}
      </Menu>
    </li>
  )
}

function Changes({ changes, make }: { changes: readonly Change[]; make: MakeChange }) {
  return (
    <details class="theme-changes">
      <summary>{texts.changes(changes.length)}</summary>
      <ul class="theme-list">
        {changes.toReversed().map((change) => (
          <Made key={change.changeID} change={change} make={make} />
        ))}
      </ul>
    </details>
  )
}

function Made({ change, make }: { change: Change; make: MakeChange }) {
  const { changeID, timestamp, takenBack } = change
  const undo = useAction(() => make({ change: 'undo', changeID }))
  const what = texts.did(change)
  return (
    <li>
      <span class="two-lines">
        <span dir="auto">{what}</span>
        <span class="small">
          {texts.made(formatAgo(timestamp, new Date()))}{' '}
          {takenBack && <Badge>{texts.takenBack}</Badge>}
        </span>
        {undo.error !== undefined && <Failure error={undo.error} />}
      </span>
      {!takenBack && (
        <Button
          small
          look="quiet"
          label={texts.undoThis(what)}
          isBusy={undo.isBusy}
          onClick={() => void undo.run()}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  )
}
