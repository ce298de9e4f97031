import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { createHearing } from './hearing.ts'
import { SpeakButton, SpeakNote } from './speak-button.tsx'
import { spokenTag } from './spoken-tag.ts'

/** Below this all of a part is marked; browsers that cannot tell say 0. */
const confidenceMin = 0.6

type Trouble = 'dictateDenied' | 'dictateFailed'

/** Speaking where the browser listens by itself. The words appear in the field as they are heard. */
export function BrowserDictation({ page }: PageProps) {
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
    const hearing = createHearing(store)
    ear.onresult = ({ resultIndex, results }) => {
      if (listener.current !== ear) return
      hearing.put(
        Array.from(results)
          .slice(resultIndex)
          .map(({ isFinal, 0: best }) => {
            const { transcript: text, confidence = 0 } = best ?? { transcript: '' }
            const isUnsure = confidence > 0 && confidence < confidenceMin
            return {
              text,
              isFinal,
              unsure: isUnsure ? [{ from: 0, to: text.trimEnd().length }] : [],
            }
          }),
      )
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

  return (
    <>
      <SpeakButton
        page={page}
        isOn={isOn}
        onPress={isOn ? stop : store.keep.read('told') ? start : () => setTelling(!isTelling)}
      />
      {isTelling && <SpeakNote text={t.dictateNote} go={t.dictateGo} onGo={start} />}
      <p class="small heard" role="status">
        {trouble ? t[trouble] : isOn && t.listening}
      </p>
    </>
  )
}
