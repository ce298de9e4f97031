import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { focusFirstProblem } from '../../parts/field.tsx'
import { useSending } from './use-sending.ts'

/** A form that is sent once at a time, and says what is wrong with its fields once that was tried. */
export function CheckedForm<P extends Record<string, string | undefined>>({
  problems,
  send,
  onSent,
  button,
  busy,
  look = 'stack',
  children,
}: {
  problems: P
  send: () => Promise<void>
  onSent?: () => void
  /** What its button says, and what while it is being sent. */
  button: string
  busy: string
  look?: string
  children: (shown: Partial<P>) => ComponentChildren
}) {
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const sending = useSending()

  async function submit(): Promise<void> {
    setChecked(true)
    if (Object.values(problems).some(Boolean)) return focusFirstProblem(form.current)
    if (!(await sending.run(send))) return
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
      <Problem error={sending.error} />
      <div class="actions">
        <Button look="primary" type="submit" isBusy={sending.isBusy}>
          {sending.isBusy ? busy : button}
        </Button>
      </div>
    </form>
  )
}
