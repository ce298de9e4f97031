import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Page, PageProps } from '../page.ts'
import { hasKeyboard } from '../parts/words-field.tsx'
import { fill } from '../texts/languages.ts'
import { createDeviceRecognizer } from './recognizer/device.ts'
import { createServiceRecognizer } from './recognizer/service.ts'
import { handsFreeSound, openKeptSound } from './sound/kept-sound.ts'
import { recordingMsMax } from './sound/pcm.ts'
import { SpeakButton, SpeakNote } from './speak-button.tsx'
import { createSpeaking, type Speaking } from './speaking.ts'
import { keepSpoken } from './spoken/keeping.tsx'
import { noteOf } from './spoken/told.ts'

type Way = 'device' | 'service'

/** One a page: it goes on where another field takes the place of this one. */
let speaking: Speaking | null = null
let way: Way = 'device'
let onChange = () => {}

function findSpeaking({ store }: Page): Speaking {
  speaking ??= createSpeaking({
    store,
    kept: openKeptSound(store.path, Date.now),
    left: openKeptSound(handsFreeSound(store.path), Date.now),
    pick: () => (way === 'device' ? createDeviceRecognizer() : createServiceRecognizer(store.path)),
    spoken: keepSpoken(store),
    onChange: () => onChange(),
  })
  return speaking
}

/** Takes over what hands-free recorded and did not see in words. */
export function takeLeft(): void {
  void speaking?.findKept()
}

function tellTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** While it is recorded and turned into words: how loud, how long, and the two ways on. */
function Recorder({ page, told }: PageProps & { told: Speaking }) {
  const { t } = page
  const { at, ms, level, loaded } = told.state()
  const group = useRef<HTMLFieldSetElement>(null)
  const isWorking = at === 'working'

  // The button that was pressed is gone: the focus goes on to what follows it.
  useLayoutEffect(() => {
    group.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [isWorking])

  // Enter would send words of which more are on their way: it says that all is said.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as HTMLElement).matches('textarea') // keys go to elements
      if (event.key !== 'Enter' || event.shiftKey || !isField || !hasKeyboard()) return
      event.preventDefault()
      event.stopPropagation()
      if (at === 'recording') void told.finish()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [at])

  return (
    <fieldset ref={group} class="speaking" aria-label={t.dictate}>
      {isWorking ? (
        <progress />
      ) : (
        <progress class="level" aria-hidden="true" value={Math.min(1, Math.sqrt(level) * 1.6)} />
      )}
      <p class="small" role="timer">
        {tellTime(ms)} / {tellTime(recordingMsMax)}
      </p>
      {loaded !== null && loaded < 1 && (
        <p class="small loading">{fill(t.speakLoading, { percent: Math.floor(loaded * 100) })}</p>
      )}
      <button type="button" class="plain" onClick={told.cancel}>
        {t.speakCancel}
      </button>
      {!isWorking && (
        <button
          type="button"
          class="primary"
          aria-disabled={at === 'opening'}
          onClick={() => at === 'recording' && void told.finish()}
        >
          {t.speakDone}
        </button>
      )}
    </fieldset>
  )
}

/** Speaking in place of typing: recorded here, turned into words on the device or by the service. */
export function Speak({
  page,
  way: now,
  hearer,
}: PageProps & {
  way: Way
  /** Who hears it for the service. */
  hearer: string
}) {
  const { store, t } = page
  const [, draw] = useState({})
  const [isTelling, setTelling] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  way = now
  const told = findSpeaking(page)
  const { at, said: lately } = told.state()
  // Of words that were sent, or taken out, there is nothing more to say.
  const said = lately === 'speakHeard' && store.draft.value.trim() === '' ? null : lately
  const isBusy = at === 'opening' || at === 'recording' || at === 'working'

  useEffect(() => {
    onChange = () => draw({})
    // What was found before this was there to hear of it.
    onChange()
    return told.leave
  }, [])

  useEffect(() => {
    if (said !== 'speakOffline') return
    addEventListener('online', told.retry)
    // The line may be back before this listens.
    if (navigator.onLine) told.retry()
    return () => removeEventListener('online', told.retry)
  }, [said])

  // From the buttons that are gone back to where it goes on.
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    if (wasBusy.current && !isBusy) {
      const field = button.current?.closest('form')?.querySelector('textarea')
      const next = hasKeyboard() ? field : button.current?.querySelector('button')
      next?.focus({ preventScroll: true })
    }
    wasBusy.current = isBusy
  }, [isBusy])

  function start(): void {
    setTelling(false)
    store.keep.write(`told:${now}`, 'yes')
    // The microphone would hear what is read aloud.
    if ('speechSynthesis' in window) window.speechSynthesis.cancel()
    void told.start()
  }

  return (
    <>
      {isBusy ? (
        <Recorder page={page} told={told} />
      ) : (
        <div ref={button} class="speak-ways">
          {at === 'rest' && (
            <SpeakButton
              page={page}
              onPress={store.keep.read(`told:${now}`) ? start : () => setTelling(!isTelling)}
            />
          )}
        </div>
      )}
      {isTelling && at === 'rest' && (
        <SpeakNote text={noteOf(page, now, hearer)} go={t.speakGo} onGo={start} />
      )}
      <p class="small heard" role="status">
        {at === 'opening' && t.speakOpening}
        {at === 'recording' && t.speakRecording}
        {at === 'working' && t.speakWorking}
        {!isBusy && !isTelling && said && t[said]}
      </p>
      {at === 'waiting' && (
        <p class="heard actions">
          <button type="button" class="plain" onClick={told.retry}>
            {t.speakNow}
          </button>
          <button type="button" class="quiet" onClick={told.cancel}>
            {t.speakDiscard}
          </button>
        </p>
      )}
      {at === 'rest' && !isTelling && told.hasHeard() && said === 'speakHeard' && (
        <p class="heard actions">
          <button type="button" class="quiet" onClick={told.again}>
            {t.speakAgain}
          </button>
        </p>
      )}
    </>
  )
}
