import type { ComponentChildren } from 'preact'
import { Button } from '../../parts/button.tsx'
import type { useDraft } from './guide/use-draft.ts'
import { texts } from './texts.ts'

/** A quiet line above the form, with what can be done about it. */
export function Notice({
  children,
  action,
}: {
  children: ComponentChildren
  action?: ComponentChildren
}) {
  return (
    <div class="notice" role="status">
      <p>{children}</p>
      {action}
    </div>
  )
}

/** Says what this browser kept of an earlier visit, or that it cannot keep anything. */
export function KeptNotice({
  text,
  discardLabel,
  writing,
}: {
  text: string
  discardLabel: string
  writing: ReturnType<typeof useDraft>
}) {
  return (
    <>
      {writing.wasKept && (
        <Notice
          action={
            <Button small onClick={writing.discard}>
              {discardLabel}
            </Button>
          }
        >
          {text} {writing.isOutdated && texts.changedElsewhere}
        </Notice>
      )}
      {!writing.wasKept && writing.isOutdated && writing.isChanged && (
        <Notice>{texts.changedElsewhere}</Notice>
      )}
      {!writing.isKept && <Notice>{texts.notKept}</Notice>}
    </>
  )
}
