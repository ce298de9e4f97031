import type { PageProps } from '../page.ts'
import { fill } from '../texts/languages.ts'
import { answerCharactersMax, countCharacters, hintFrom } from './words-field.tsx'

/** Says how much room is left, only near the limit. Nothing typed or pasted is ever cut off. */
export function Room({ page, id, text }: PageProps & { id: string; text: string }) {
  const { t } = page
  const count = countCharacters(text)
  const left = answerCharactersMax - count
  const shown = Math.abs(left).toLocaleString(page.language)
  return (
    <p id={id} class={left < 0 ? 'problem' : 'small'} role="status">
      {count >= hintFrom && fill(left < 0 ? t.tooLong : t.charactersLeft, { count: shown })}
    </p>
  )
}
