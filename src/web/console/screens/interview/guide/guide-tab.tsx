import { ColloquyError } from '../../../../../client/client.ts'
import { useAction, useCall } from '../../../calls/use-call.ts'
import { Button } from '../../../parts/button.tsx'
import { Link } from '../../../parts/link.tsx'
import { toast } from '../../../parts/toast.tsx'
import { navigate, pathTo } from '../../../router.ts'
import { canWrite, useMember } from '../../../session.ts'
import { KeptNotice, Notice } from '../notices.tsx'
import type { TabProps } from '../tab.ts'
import { texts } from '../texts.ts'
import { type Draft, keepDraft } from './draft.ts'
import { GuideForm } from './guide-form.tsx'
import { useDraft } from './use-draft.ts'

/** What can be written about an interview, as the service has it. */
function draftOf({ productID, interviewName, guidelines, interviewer }: Draft): Draft {
  return { productID, interviewName, guidelines, interviewer }
}

function isConflict(error: unknown): boolean {
  return error instanceof ColloquyError && error.status === 409
}

/** The guide of an interview: to be changed until somebody has started, then to be read and copied. */
export function Tab({ interview, refresh }: TabProps) {
  const { interviewID, productID, interviewName, guidelines, interviewer } = interview
  const member = useMember()
  const mayWrite = canWrite(member)
  const writing = useDraft(interviewID, draftOf(interview), false)
  const { draft } = writing
  const listed = useCall(
    (client, signal) => client.interviews.getList({ productID }, { signal }),
    [productID],
  )
  const counts = listed.data?.find((each) => each.interviewID === interviewID)?.counts
  const started = counts ? counts.started + counts.completed + counts.abandoned : 0

  const save = useAction(async (client) => {
    const next = await client.interviews
      .updateOne({
        interviewID,
        ...(draft.interviewName !== interviewName && { interviewName: draft.interviewName.trim() }),
        ...(draft.guidelines !== guidelines && { guidelines: draft.guidelines }),
        ...(draft.interviewer !== interviewer && { interviewer: draft.interviewer }),
        insteadOf: { interviewName, guidelines, interviewer },
      })
      .catch((error: unknown) => {
        // What somebody else saved is shown before this can be put in its place.
        if (isConflict(error)) refresh()
        throw error
      })
    writing.settle(draft, draftOf(next))
    toast(texts.saved)
    refresh()
  })
  const isRefused = isConflict(save.error) && !writing.isOutdated
  const isFixed = started > 0 || isRefused

  /** What is typed here goes along into the copy. */
  function copy(): void {
    if (writing.isChanged) {
      const carried = { ...draft, interviewName: texts.copyOf(draft.interviewName) }
      keepDraft(member.userID, `copy:${interviewID}`, { draft: carried, base: null })
    }
    const query = new URLSearchParams({ productID, from: interviewID })
    navigate(`${pathTo('interviews', 'new')}?${query}`)
  }

  return (
    <GuideForm
      draft={draft}
      change={writing.change}
      isNew={false}
      // Words that were typed before somebody started stay where they can be copied from.
      isFixed={isFixed && draft.guidelines === guidelines}
      canWrite={mayWrite}
      save={save}
      saveLabel={texts.save}
      savingLabel={texts.saving}
      isChanged={writing.isChanged}
      isKept={writing.isKept}
      notices={
        <>
          {!mayWrite && <Notice>{texts.viewOnly}</Notice>}
          {mayWrite && isFixed && (
            <Notice>
              {texts.fixed} {texts.fixedHint}
            </Notice>
          )}
          <KeptNotice text={texts.keptDraft} discardLabel={texts.discard} writing={writing} />
        </>
      }
      actions={
        <>
          <Link to={pathTo('interviews', interviewID, 'rehearsal')} class="button plain">
            {texts.rehearse}
          </Link>
          <Button onClick={copy}>{texts.copy}</Button>
        </>
      }
    />
  )
}
