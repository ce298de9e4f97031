import type { ComponentChildren } from 'preact'

export type Look = 'primary' | 'plain' | 'quiet' | 'danger'

/** While it is busy it keeps its place and the focus, and does nothing. */
export function Button({
  look = 'plain',
  type = 'button',
  isBusy = false,
  isOff = false,
  small = false,
  label,
  onClick,
  children,
}: {
  look?: Look
  type?: 'button' | 'submit'
  isBusy?: boolean
  /** Cannot be used now. It still takes the focus, so that nobody is sent to the top of the page. */
  isOff?: boolean
  small?: boolean
  /** What it does, in full, where its words alone do not tell. */
  label?: string
  onClick?: () => void
  children: ComponentChildren
}) {
  const isIdle = isBusy || isOff
  return (
    <button
      type={type}
      class={`button ${look}${small ? ' small-button' : ''}`}
      aria-disabled={isIdle}
      aria-busy={isBusy}
      aria-label={label}
      onClick={(event) => {
        if (isIdle) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </button>
  )
}
