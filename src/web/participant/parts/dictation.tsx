import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { readLanguage } from '../texts/languages.ts'

type Trouble = 'dictateDenied' | 'dictateFailed'

/** What is heard goes behind what stands there, with a space between. */
function join(before: string, heard: string): string {
  const words = heard.trim()
  return !before || /\s$/.test(before) ? before + words : `${before} ${words}`
}

/** What is spoken: the language chosen here, else the conversation's, as the browser writes it. */
function spokenTag({ store, language }: PageProps['page']): string {
  const chosen = readLanguage(store.keep.read('language'))
  const spoken = chosen ?? store.snapshot.value?.locale ?? language
  return navigator.languages.find((tag) => tag.split('-')[0] === spoken) ?? spoken
}

/**
 * Speaking in place of typing, where the browser can listen. The words appear in the field as they are
 * heard, to be mended before they are sent.
 */
export function Dictation({ page }: PageProps) {
  const { store, t } = page
  const Listener = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const listener = useRef<SpeechListener | null>(null)
  const [isOn, setOn] = useState(false)
  const [isTelling, setTelling] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // A question that was answered ends the listening to its answer.
  const after = store.snapshot.value?.expects?.after

  function stop(): void {
    listener.current?.abort()
    listener.current = null
    setOn(false)
  }

  useEffect(() => stop, [after])

  function start(): void {
    if (!Listener) return
    const ear = new Listener()
    ear.lang = spokenTag(page)
    ear.continuous = true
    ear.interimResults = true
    /** What stood there before the part that is being heard. */
    let settled = store.draft.value
    /** What was last put there; anything else has been typed since. */
    let shown = settled
    ear.onresult = ({ resultIndex, results }) => {
      if (listener.current !== ear) return
      if (store.draft.value !== shown) settled = store.draft.value
      let text = settled
      for (let at = resultIndex; at < results.length; at += 1) {
        text = join(text, results[at]?.[0]?.transcript ?? '')
        if (results[at]?.isFinal) settled = text
      }
      shown = text
      store.setDraft(text)
    }
    ear.onerror = ({ error }) => {
      if (error === 'no-speech' || error === 'aborted') return
      setTrouble(error === 'not-allowed' ? 'dictateDenied' : 'dictateFailed')
    }
    ear.onend = () => {
      if (listener.current === ear) setOn(false)
    }
    listener.current = ear
    setTelling(false)
    store.keep.write('told', 'yes')
    setTrouble(null)
    setOn(true)
    ear.start()
  }

  if (!Listener) return null
  return (
    <>
      <button
        type="button"
        class={isOn ? 'icon on' : 'icon'}
        aria-pressed={isOn}
        aria-label={t.dictate}
        title={isOn ? t.dictateStop : t.dictate}
        onClick={isOn ? stop : store.keep.read('told') ? start : () => setTelling(!isTelling)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="9" y="3" width="6" height="11" rx="3" />
          <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
        </svg>
      </button>
      {isTelling && (
        <p class="small heard">
          {t.dictateNote}{' '}
          <button type="button" class="plain" onClick={start}>
            {t.dictateGo}
          </button>
        </p>
      )}
      <p class="small heard" role="status">
        {trouble ? t[trouble] : isOn && t.listening}
      </p>
    </>
  )
}
