import { useMemo, useState } from 'preact/hooks'
import { toast } from '../../../parts/toast.tsx'
import { findNotes, type Note } from '../notes.ts'
import type { Lines } from '../plan/plan.ts'
import { PlanView } from '../plan/plan-view.tsx'
import { usePlan } from '../plan/use-plan.ts'
import { texts } from '../texts.ts'
import { ClosedHelp } from './closed-help.tsx'
import { GuideText } from './guide-text.tsx'
import { ModelWording } from './model-wording.tsx'
import { type Edit, type Span, spanOf, takeWording } from './take-wording.ts'

const fieldID = 'guide'

/** The guide as text, and beside it what it compiles to as one types; each lights up the other. */
export function GuideEditor({
  guidelines,
  productID,
  isFixed,
  hasModel,
  problem,
  onInput,
}: {
  guidelines: string
  productID: string
  /** It can be read, not changed. */
  isFixed: boolean
  /** A model can be asked to word it. */
  hasModel: boolean
  problem: string | undefined
  onInput: (guidelines: string) => void
}) {
  const { plan, error, isBehind, retry } = usePlan(guidelines, productID)
  const [lit, setLit] = useState<Lines | null>(null)
  const [caret, setCaret] = useState<Lines | null>(null)
  const [wanted, setWanted] = useState<Span | null>(null)
  const [edit, setEdit] = useState<Edit | null>(null)
  const notes = useMemo(() => (plan ? findNotes(plan) : []), [plan])

  function take(note: Note, wording: string[]): void {
    const next = takeWording(guidelines, note.lines, note.written, wording)
    if (next) setEdit(next)
    toast(next ? texts.taken : texts.lost)
  }

  return (
    <>
      <div class="guide">
        <div class="guide-side field">
          <label for={fieldID}>{texts.guide}</label>
          <p class="small" id={`${fieldID}-hint`}>
            {texts.guideHint}
          </p>
          <ClosedHelp />
          <GuideText
            id={fieldID}
            text={guidelines}
            onInput={onInput}
            notes={notes}
            lit={lit}
            wanted={wanted}
            edit={edit}
            onCaret={setCaret}
            onTake={take}
            isFixed={isFixed}
            problem={problem}
          />
          {problem && (
            <p class="problem" id={`${fieldID}-problem`}>
              {problem}
            </p>
          )}
        </div>
        <PlanView
          plan={plan}
          notes={notes}
          error={error}
          retry={retry}
          isBehind={isBehind}
          isEmpty={!guidelines.trim()}
          isFixed={isFixed}
          links={{ caret, light: setLit, goTo: (lines) => setWanted(spanOf(guidelines, lines)) }}
          onTake={take}
        />
      </div>
      {hasModel && !isFixed && (
        <ModelWording
          guidelines={guidelines}
          productID={productID}
          onTake={(put) => {
            setEdit({ start: 0, end: guidelines.length, put })
            toast(texts.wordTaken)
          }}
        />
      )}
    </>
  )
}
