import { useLayoutEffect, useRef } from 'preact/hooks'

/** Most characters of one answer. */
export const answerCharactersMax = 20_000
/** From here on the field says how much room is left. */
export const hintFrom = 19_000

/** Counts characters as the service does: by code point. */
export function countCharacters(text: string): number {
  return text.length < hintFrom ? text.length : [...text].length
}

export function isTooLong(text: string): boolean {
  return countCharacters(text) > answerCharactersMax
}

/** Whether a real keyboard is likely: there Enter sends, on a touch screen it starts a new line. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}

/** A field that grows with what is written in it. */
export function WordsField({
  id,
  label,
  describedBy,
  placeholder,
  text,
  onInput,
  onSend,
}: {
  id: string
  label: string
  describedBy: string
  placeholder?: string
  text: string
  onInput: (text: string) => void
  onSend: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)

  useLayoutEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [text])

  return (
    <textarea
      ref={field}
      id={id}
      rows={1}
      dir="auto"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isTooLong(text)}
      placeholder={placeholder}
      value={text}
      onInput={(event) => onInput(event.currentTarget.value)}
      onKeyDown={(event) => {
        // While an input method composes, Enter chooses a word.
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
        if (!hasKeyboard()) return
        event.preventDefault()
        onSend()
      }}
    />
  )
}
