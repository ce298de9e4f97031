import { useEffect, useState } from 'preact/hooks'
import type { Snapshot } from '../api.ts'
import type { PageProps } from '../page.ts'
import { HandsFreeButton, useHandsFree } from '../speech/hands-free-way.tsx'
import { readingOf } from '../speech/reading-of.ts'

type Line = Snapshot['conversation'][number]

/** Reads a question aloud, only when asked to; and the way to speak without a hand. */
export function ReadAloud({ page, line }: PageProps & { line: Line }) {
  const { t } = page
  const [isOn, setOn] = useState(false)
  const { isChosen } = useHandsFree()
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null

  // Another question, or another screen: nobody is read to from behind.
  useEffect(
    () => () => {
      voice?.cancel()
      setOn(false)
    },
    [line.seq, isChosen],
  )

  function toggle(): void {
    voice?.cancel()
    setOn(!isOn)
    if (isOn) return
    const parts = readingOf(page, line)
    for (const [index, { text, locale }] of parts.entries()) {
      const speech = new SpeechSynthesisUtterance(text)
      speech.lang = locale
      speech.onend = () => setOn(index + 1 < parts.length)
      speech.onerror = () => setOn(false)
      voice?.speak(speech)
    }
  }

  if (isChosen) return null
  return (
    <>
      {voice && (
        <button
          type="button"
          class={isOn ? 'icon on' : 'icon'}
          aria-pressed={isOn}
          aria-label={t.readAloud}
          title={isOn ? t.readStop : t.readAloud}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />
          </svg>
        </button>
      )}
      <HandsFreeButton page={page} />
    </>
  )
}
