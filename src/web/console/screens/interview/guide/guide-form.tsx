import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import type { Client } from '../../../../../client/client.ts'
import type { Settings } from '../../../calls/calls.ts'
import { type Action, useCall } from '../../../calls/use-call.ts'
import { Button } from '../../../parts/button.tsx'
import { Problem } from '../../../parts/failure.tsx'
import { Choice, Field, Labelled } from '../../../parts/forms/field.tsx'
import { useFirstProblem } from '../../../parts/forms/use-first-problem.ts'
import { checkDraft, hasProblem } from '../check.ts'
import { Notice } from '../notices.tsx'
import { exampleGuide, texts } from '../texts.ts'
import { TryOut } from '../try-out.tsx'
import type { Draft } from './draft.ts'
import { GuideEditor } from './guide-editor.tsx'

function interviewerOptions({ interviewers, interviewer }: Settings, chosen: string) {
  const all = [...new Set([...interviewers, ...(chosen ? [chosen] : [])])]
  return all.map((value) => ({
    value,
    label:
      (value === 'builtin' ? texts.builtin : value) +
      (value === interviewer && all.length > 1 ? ' (usual)' : ''),
  }))
}

/** Everything about one interview: product, name, interviewer, and the guide with its plan. */
export function GuideForm({
  draft,
  change,
  isNew,
  isFixed,
  canWrite,
  save,
  saveLabel,
  savingLabel,
  isChanged,
  isKept,
  notices,
  actions,
}: {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  isNew: boolean
  /** The questions can no longer be changed. */
  isFixed: boolean
  canWrite: boolean
  save: Action<[]>
  saveLabel: string
  savingLabel: string
  isChanged: boolean
  /** This browser keeps what is not saved yet. */
  isKept: boolean
  notices?: ComponentChildren
  actions?: ComponentChildren
}) {
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const focusFirstProblem = useFirstProblem(form)
  const productsID = useId()
  const products = useCall((client) => client.products.getList({}), [])
  const settings = useCall((client) => client.organization.getSettings({}), [])
  const problems = checkDraft(draft)
  const shown = isChecked ? problems : {}
  const interviewer = draft.interviewer || settings.data?.interviewer || ''

  function preview(client: Client): Promise<{ url: string }> {
    const { guidelines, productID, interviewName } = draft
    return client.interviews.preview({
      guidelines,
      ...(productID.trim() && { productID: productID.trim() }),
      ...(interviewName.trim() && { interviewName: interviewName.trim() }),
      ...(draft.interviewer && { interviewer: draft.interviewer }),
    })
  }

  function submit(): void {
    setChecked(true)
    if (hasProblem(problems)) focusFirstProblem()
    else void save.run()
  }

  return (
    <form
      ref={form}
      class="guide-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {notices}
      {canWrite && settings.data?.modelProblem && interviewer !== 'builtin' && (
        <Notice>
          {settings.data.modelProblem} {texts.standsIn}
        </Notice>
      )}
      <div class="guide-facts">
        {isNew && (
          <Labelled label={texts.product} hint={texts.productHint} problem={shown.productID}>
            {(wiring) => (
              <input
                {...wiring}
                list={productsID}
                dir="auto"
                autocomplete="off"
                value={draft.productID}
                onInput={(event) => change({ productID: event.currentTarget.value })}
              />
            )}
          </Labelled>
        )}
        <datalist id={productsID}>
          {products.data?.map(({ productID, name }) => (
            <option key={productID} value={productID} label={name} />
          ))}
        </datalist>
        {canWrite && (
          <Field
            label={texts.name}
            hint={texts.nameHint}
            autocomplete="off"
            value={draft.interviewName}
            onInput={(interviewName) => change({ interviewName })}
            problem={shown.interviewName}
          />
        )}
        {canWrite && settings.data && (
          <Choice
            label={texts.interviewer}
            hint={texts.interviewerHint}
            value={interviewer}
            options={interviewerOptions(settings.data, interviewer)}
            onChoose={(chosen) => change({ interviewer: chosen })}
          />
        )}
      </div>
      <GuideEditor
        guidelines={draft.guidelines}
        productID={draft.productID.trim()}
        isFixed={isFixed || !canWrite}
        hasModel={settings.data?.interviewers.some((name) => name !== 'builtin') ?? false}
        problem={shown.guidelines}
        onInput={(guidelines) => change({ guidelines })}
      />
      {canWrite && (
        <div class="guide-actions">
          <Button look="primary" type="submit" isBusy={save.isBusy} isOff={!isNew && !isChanged}>
            {save.isBusy ? savingLabel : saveLabel}
          </Button>
          <TryOut isOff={!draft.guidelines.trim()} preview={preview} />
          {isNew && !draft.guidelines.trim() && (
            <Button look="quiet" onClick={() => change({ guidelines: exampleGuide })}>
              {texts.example}
            </Button>
          )}
          {actions}
          <span class="small" role="status">
            {isChanged && isKept && texts.unsaved}
          </span>
          <Problem error={save.error} />
        </div>
      )}
    </form>
  )
}
