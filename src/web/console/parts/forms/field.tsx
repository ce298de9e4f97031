import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import { useId } from 'preact/hooks'

type Said = {
  label: string
  /** What helps to fill it in. */
  hint?: ComponentChildren
  /** What is wrong with it, in the person's words; shown under it. */
  problem?: string | undefined
  /** Says that it may be left empty. */
  isOptional?: boolean
}

type Wiring = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** The label, the hint and the problem around any one control. */
export function Labelled({
  label,
  hint,
  problem,
  isOptional = false,
  children,
}: Said & { children: (wiring: Wiring) => ComponentChildren }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={id}>
        {label}
        {isOptional && <span class="faint"> (optional)</span>}
      </label>
      {hint && (
        <p class="small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {problem && (
        <p class="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** One line to fill in. */
export function Field({
  value,
  onInput,
  type = 'text',
  label,
  hint,
  problem,
  isOptional,
  ...rest
}: Said & {
  value: string
  onInput: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | 'number' | 'date'
} & Pick<
    InputHTMLAttributes,
    'autocomplete' | 'inputMode' | 'placeholder' | 'name' | 'min' | 'max' | 'spellcheck'
  >) {
  return (
    <Labelled label={label} hint={hint} problem={problem} isOptional={isOptional ?? false}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          // The typings of Preact want a literal, one element for each.
          type={type as 'text'}
          dir="auto"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Labelled>
  )
}

/** One of a few. */
export function Choice<T extends string>({
  value,
  onChoose,
  options,
  label,
  hint,
  problem,
}: Said & {
  value: T
  onChoose: (value: T) => void
  options: readonly { value: T; label: string }[]
}) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(wiring) => (
        <select
          {...wiring}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value)
            if (chosen) onChoose(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
