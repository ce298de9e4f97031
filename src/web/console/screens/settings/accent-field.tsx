import { Labelled } from '../../parts/forms/field.tsx'
import { contrastMin, contrastOf, isColour } from './contrast.ts'
import { texts } from './texts.ts'

/** The participant page's own accent, where none is set. */
export const usualAccent = '#0f5f52'

/** What the accent means for whoever has to read it. */
function Verdict({ accent }: { accent: string }) {
  if (!isColour(accent)) return null
  const contrast = contrastOf(accent, '#ffffff')
  const ratio = contrast.toLocaleString(undefined, { maximumFractionDigits: 1 })
  return (
    <p class="small" role="status">
      {contrast >= contrastMin ? texts.contrastGood(ratio) : texts.contrastDark(ratio)}
    </p>
  )
}

/** The accent colour, picked or written. */
export function AccentField({
  accent,
  problem,
  onChange,
}: {
  accent: string
  problem: string | undefined
  onChange: (accent: string) => void
}) {
  return (
    <Labelled label={texts.accent} hint={texts.accentHint} problem={problem} isOptional>
      {(wiring) => (
        <>
          <div class="colour">
            <input
              type="color"
              aria-label={texts.accentPick}
              value={isColour(accent) ? accent.toLowerCase() : usualAccent}
              onInput={(event) => onChange(event.currentTarget.value)}
            />
            <input
              {...wiring}
              type="text"
              spellcheck={false}
              autocomplete="off"
              placeholder={usualAccent}
              value={accent}
              onInput={(event) => onChange(event.currentTarget.value)}
            />
          </div>
          <Verdict accent={accent} />
        </>
      )}
    </Labelled>
  )
}
