import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Action } from '../../calls/use-call.ts'
import { Button, type Look } from '../button.tsx'
import { Problem } from '../failure.tsx'
import { useFirstProblem } from './use-first-problem.ts'

/** A form that is sent once at a time, and says what is wrong with its fields once that was tried. */
export function Form<P extends Record<string, string | undefined>>({
  problems,
  action,
  onSent,
  button,
  buttonLook = 'primary',
  busy = button,
  isOff = false,
  cancel,
  look = 'stack',
  children,
}: {
  problems: P
  action: Action<[]>
  onSent?: () => void
  /** What its button says, and what while it is being sent. */
  button: string
  buttonLook?: Look
  busy?: string
  /** There is nothing to send. */
  isOff?: boolean
  /** The way out, where it has one of its own. */
  cancel?: { label: string; onClick: () => void }
  look?: string
  children: (shown: Partial<P>) => ComponentChildren
}) {
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const focusFirstProblem = useFirstProblem(form)

  async function submit(): Promise<void> {
    setChecked(true)
    if (Object.values(problems).some(Boolean)) return focusFirstProblem()
    if (!(await action.run())) return
    setChecked(false)
    onSent?.()
  }

  return (
    <form
      ref={form}
      class={look}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children(isChecked ? problems : {})}
      <Problem error={action.error} />
      <div class="actions">
        <Button look={buttonLook} type="submit" isBusy={action.isBusy} isOff={isOff}>
          {action.isBusy ? busy : button}
        </Button>
        {cancel && <Button onClick={cancel.onClick}>{cancel.label}</Button>}
      </div>
    </form>
  )
}
