import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'

/** Reads a question aloud, only when asked to. */
export function ReadAloud({ page, text }: PageProps & { text: string }) {
  const { store, t } = page
  const [isOn, setOn] = useState(false)
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null

  // Another question, or another screen: nobody is read to from behind.
  useEffect(
    () => () => {
      voice?.cancel()
      setOn(false)
    },
    [text],
  )

  function toggle(): void {
    voice?.cancel()
    setOn(!isOn)
    if (isOn) return
    const speech = new SpeechSynthesisUtterance(text)
    speech.lang = store.snapshot.value?.locale ?? page.language
    speech.onend = () => setOn(false)
    speech.onerror = () => setOn(false)
    voice?.speak(speech)
  }

  if (!voice) return null
  return (
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
  )
}
