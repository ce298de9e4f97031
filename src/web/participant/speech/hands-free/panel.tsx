import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Page, PageProps } from '../../page.ts'
import { fill } from '../../texts/languages.ts'
import { createDeviceRecognizer } from '../recognizer/device.ts'
import { createServiceRecognizer } from '../recognizer/service.ts'
import { handsFreeSound, openKeptSound } from '../sound/kept-sound.ts'
import { openMicrophone } from '../sound/microphone.ts'
import { takeLeft } from '../speak.tsx'
import { keepSpoken } from '../spoken/keeping.tsx'
import { noteOf } from '../spoken/told.ts'
import { createHandsFree, type HandsFree } from './hands-free.ts'
import { partsOf } from './parts-of.ts'
import { createServiceReader, readByBrowser } from './reader.ts'
import { closeSound, wakeSound } from './service-voice.ts'
import { Talking } from './talking.tsx'
import { type HandsFreeTexts, useHandsFreeTexts } from './texts.ts'
import { wakeVoice } from './voice.ts'

type Way = 'device' | 'service'

/** Whose voice reads for the service; null where the browser's alone does. */
const voice = document.querySelector<HTMLMetaElement>('meta[name="speech"]')?.dataset.voice ?? null

/** One a page: it goes on from one question, and so from one form, to the next. */
let hands: HandsFree | null = null
let now: { page: Page; way: Way } | null = null

const findForm = () => document.querySelector<HTMLFormElement>('form.words-form')

function findHands(page: Page, way: Way): HandsFree {
  now = { page, way }
  const { store } = page
  hands ??= createHandsFree({
    store,
    kept: openKeptSound(handsFreeSound(store.path), Date.now),
    openMicrophone,
    readQuestion: voice === null ? readByBrowser : createServiceReader(store.path),
    pick: () =>
      now?.way === 'device' ? createDeviceRecognizer() : createServiceRecognizer(store.path),
    question: () => partsOf(now?.page ?? page),
    send: () => findForm()?.requestSubmit(),
    onSpoken: keepSpoken(store).add,
    handOver: takeLeft,
  })
  return hands
}

/** Asked before the first time: what it does, and where the sound, and what is read, go. */
function Note({
  page,
  texts,
  sound,
  onGo,
  onType,
}: PageProps & { texts: HandsFreeTexts; sound: string; onGo: () => void; onType: () => void }) {
  const { t } = page
  const go = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => go.current?.focus({ preventScroll: true }), [])
  return (
    <fieldset class="speaking hands-free" aria-label={t.handsFree}>
      <p class="small">{texts.lead}</p>
      <p class="small">
        {sound} {voice !== null && fill(texts.voice, { voice })}
      </p>
      <button type="button" class="plain" onClick={onType}>
        {texts.type}
      </button>
      <button ref={go} type="button" class="primary" onClick={onGo}>
        {texts.go}
      </button>
    </fieldset>
  )
}

/** In place of the ways to write and to send, for whoever chose to go without hands. */
export function HandsFreePanel({
  page,
  way,
  hearer,
  onLeave,
}: PageProps & {
  way: Way
  /** Who hears it for the service. */
  hearer: string
  onLeave: () => void
}) {
  const texts = useHandsFreeTexts(page.language)
  const told = findHands(page, way)
  const [isOn, setOn] = useState(told.isOn())
  if (!texts) return null

  function leave(): void {
    told.leave()
    closeSound()
    onLeave()
  }

  function type(): void {
    leave()
    // The button that was pressed is gone.
    findForm()?.querySelector('textarea')?.focus({ preventScroll: true })
  }

  function go(): void {
    wakeVoice()
    if (voice !== null) wakeSound()
    told.start()
    setOn(true)
  }

  const sound = noteOf(page, way, hearer)
  return isOn ? (
    <Talking page={page} texts={texts} told={told} onType={type} onLeave={leave} />
  ) : (
    <Note page={page} texts={texts} sound={sound} onGo={go} onType={type} />
  )
}
