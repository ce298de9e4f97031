import { useCallback, useMemo, useState } from 'preact/hooks'
import type { Summary } from '../../invite-types.ts'
import { useKeptInAddress } from '../../kept-in-address.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { usePlace } from '../../router.ts'
import { canWrite, useMember } from '../../session.ts'
import { useWatched } from '../../watch.ts'
import type { TabProps } from '../interview/tab.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { draftOf } from './draft.ts'
import { Filters, parametersOf, readView, type View } from './filters.tsx'
import { ExpiryDialog, RevokeDialog } from './link-dialogs.tsx'
import { LinkGrid } from './link-grid.tsx'
import { LinkPanel } from './link-panel.tsx'
import { MailDialog } from './mail/mail-dialog.tsx'
import { texts as mailTexts } from './mail/texts.ts'
import { MakeLinks } from './make-links.tsx'
import { OpenLinkCard } from './open-link/open-link-card.tsx'
import { texts } from './texts.ts'
import { type Links, useLinks, useMatches } from './use-links.ts'

/** The links of an interview: made, watched, sent and ended here. */
export function Tab({ interview: { interviewID, interviewName }, isClosed }: TabProps) {
  const member = useMember()
  const canChange = canWrite(member)
  const canInvite = canChange && !isClosed
  const watched = draftOf(member.userID, interviewID)
  const draft = useWatched(watched)
  const links = useLinks(interviewID)
  const [mailing, setMailing] = useState<readonly string[] | null>(null)
  const open = () => watched.set({ ...watched.get(), isOpen: true })
  const isMaking = canInvite && (draft.isOpen || draft.batches.length > 0)
  const isEmpty = links.isComplete && links.list.length === 0
  return (
    <div class="stack">
      {isMaking && (
        <MakeLinks {...{ interviewID, interviewName, watched }} refresh={links.refresh} />
      )}
      {canInvite && !isMaking && !isEmpty && (
        <div class="actions">
          <Button look="primary" onClick={open}>
            {texts.make}
          </Button>
          <Button onClick={() => setMailing([])}>{mailTexts.send}</Button>
        </div>
      )}
      {isEmpty && !isMaking && (
        <Empty
          title={texts.emptyTitle}
          action={
            canInvite && (
              <Button look="primary" onClick={open}>
                {texts.make}
              </Button>
            )
          }
        >
          {canInvite ? texts.emptyAbout : isClosed ? texts.emptyClosed : texts.emptyViewer}
        </Empty>
      )}
      <OpenLinkCard
        {...{ interviewID, interviewName, isClosed }}
        canChange={canInvite}
        onChange={links.refresh}
      />
      {links.error !== undefined && <Failure error={links.error} retry={links.refresh} />}
      {!isEmpty && <LinkTable {...{ links, canChange }} name={interviewName} onMail={setMailing} />}
      {mailing && (
        <MailDialog
          {...{ interviewID, linkIDs: mailing }}
          onSent={links.refresh}
          onClose={() => setMailing(null)}
        />
      )}
    </div>
  )
}

type Asked =
  | { what: 'panel'; linkID: string }
  | { what: 'revoke' | 'expiry'; linkIDs: readonly string[] }

function LinkTable({
  links,
  name,
  canChange,
  onMail,
}: {
  links: Links
  name: string
  canChange: boolean
  onMail: (linkIDs: readonly string[]) => void
}) {
  const { list, version } = links
  const { query } = usePlace()
  const [view, setView] = useState<View>(() => readView(query))
  useKeptInAddress(parametersOf(view))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const { places, isFinding } = useMatches(links, view)
  const rows = places ? places.length : list.length
  const rowAt = useMemo(() => {
    const placeOf = (index: number) => (view.isNewest ? rows - 1 - index : index)
    return (index: number) => {
      const at = placeOf(index)
      return list.rowAt(places ? (places[at] ?? -1) : at)
    }
  }, [list, version, places, rows, view.isNewest])
  const onChoose = useCallback((linkID: string) => {
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(linkID)) next.add(linkID)
      return next
    })
  }, [])
  const onOpen = useCallback(({ linkID }: Summary) => setAsked({ what: 'panel', linkID }), [])
  if (list.length === 0) return links.error === undefined ? <Loading lines={8} /> : null
  const shown = () =>
    Array.from({ length: rows }, (_, index) => rowAt(index)).filter((row) => !!row)
  const opened = asked?.what === 'panel' ? list.find(asked.linkID) : undefined
  return (
    <section class="stack-small" aria-label={texts.tableLabel}>
      <Filters {...{ links, view, rows, isFinding }} onView={setView} />
      <ChosenBar
        {...{ list, chosen, rows, shown, name, canChange, onMail, onChosen: setChosen }}
        onRevoke={(linkIDs) => setAsked({ what: 'revoke', linkIDs })}
        onExpiry={(linkIDs) => setAsked({ what: 'expiry', linkIDs })}
      />
      {rows > 0 ? (
        <LinkGrid {...{ rows, rowAt, chosen, onChoose, onOpen }} />
      ) : (
        !isFinding && (
          <Empty
            title={texts.nothingTitle}
            action={
              <Button onClick={() => setView({ ...view, status: '', search: '' })}>
                {texts.nothingAction}
              </Button>
            }
          />
        )
      )}
      {opened && (
        <LinkPanel
          row={opened}
          canChange={canChange}
          onRevoke={() => setAsked({ what: 'revoke', linkIDs: [opened.linkID] })}
          onExpiry={() => setAsked({ what: 'expiry', linkIDs: [opened.linkID] })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'revoke' && (
        <RevokeDialog
          linkIDs={asked.linkIDs}
          onDone={links.refresh}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'expiry' && (
        <ExpiryDialog
          linkIDs={asked.linkIDs}
          onDone={links.refresh}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
