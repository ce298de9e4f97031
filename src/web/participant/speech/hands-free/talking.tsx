import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Page, PageProps } from '../../page.ts'
import { hasKeyboard } from '../../parts/words-field.tsx'
import { fill } from '../../texts/languages.ts'
import type { HandsFree } from './hands-free.ts'
import { partsOf } from './parts-of.ts'
import type { HandsFreeTexts } from './texts.ts'

/** Between two questions the form is another for a moment; whoever is gone for longer has left. */
const goneMs = 2_000

let leaving: ReturnType<typeof setTimeout> | undefined

/** What is going on, in a sentence. */
function tell(texts: HandsFreeTexts, { t }: Page, { at, said }: ReturnType<HandsFree['state']>) {
  if (said) return said === 'nobody' ? texts.nobody : t[said]
  if (at === 'opening') return t.speakOpening
  return at === 'working' ? t.speakWorking : texts[at]
}

/** The ways on, the one that is usual last. */
function Ways({
  page,
  texts,
  told,
  onType,
}: PageProps & { texts: HandsFreeTexts; told: HandsFree; onType: () => void }) {
  const { t } = page
  const { at, left } = told.state()
  const next = {
    opening: null,
    reading: { text: texts.answer, press: told.listen },
    listening: { text: t.speakDone, press: told.finish },
    working: null,
    showing: { text: t.send, press: told.sendNow },
    held: { text: t.send, press: told.sendNow },
    sending: null,
    paused: { text: texts.goOn, press: told.start },
  }[at]
  return (
    <>
      <button type="button" class="plain" onClick={onType}>
        {texts.type}
      </button>
      {at === 'showing' && (
        <button type="button" class="plain" onClick={told.hold}>
          {texts.wait}
        </button>
      )}
      {at === 'held' && (
        <button type="button" class="plain" onClick={told.start}>
          {texts.goOn}
        </button>
      )}
      {next && (
        <button type="button" class="primary" onClick={next.press}>
          {next.text}
          {at === 'showing' && <span aria-hidden="true"> ({left})</span>}
        </button>
      )}
    </>
  )
}

/** Enter stands for the usual way on, as it does where one types. */
function useEnter(told: HandsFree): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as HTMLElement).matches('textarea') // keys go to elements
      if (event.key !== 'Enter' || event.shiftKey || !isField || !hasKeyboard()) return
      const { at } = told.state()
      // What is typed there is sent as ever.
      if (at === 'paused' || at === 'sending') return
      event.preventDefault()
      event.stopPropagation()
      if (at === 'reading') told.listen()
      if (at === 'listening') told.finish()
      if (at === 'showing' || at === 'held') told.sendNow()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}

/** Whoever touches the words wants to look at them. */
function useHolding(told: HandsFree): void {
  useEffect(() => {
    const field = document.querySelector('form.words-form textarea')
    const hold = () => told.state().at === 'showing' && told.hold()
    // A word that is gone to is selected.
    const touches = ['pointerdown', 'input', 'select']
    for (const touch of touches) field?.addEventListener(touch, hold)
    return () => {
      for (const touch of touches) field?.removeEventListener(touch, hold)
    }
  }, [])
}

/** The question is read aloud, the answer is spoken, and neither needs a hand. */
export function Talking({
  page,
  texts,
  told,
  onType,
  onLeave,
}: PageProps & {
  texts: HandsFreeTexts
  told: HandsFree
  onType: () => void
  /** Told when whoever answered is on another screen. */
  onLeave: () => void
}) {
  const { store, t } = page
  const [, draw] = useState({})
  const group = useRef<HTMLFieldSetElement>(null)
  const state = told.state()
  const { at, said, level, loaded } = state

  useEffect(() => {
    clearTimeout(leaving)
    const hush = told.onChange(() => draw({}))
    return () => {
      hush()
      if (store.ending.value) onLeave()
      else if (told.isOn()) leaving = setTimeout(onLeave, goneMs)
    }
  }, [])
  useEnter(told)
  useHolding(told)

  // A button that went takes no focus with it; where there is no usual way on, nobody is put on the way out.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== group.current) return
    const next = group.current?.querySelector<HTMLElement>('.primary') ?? group.current
    next?.focus({ preventScroll: true })
  }, [at])

  const { seq } = partsOf(page)
  useEffect(told.look, [seq])

  // What was sent and came back waits in the field.
  const isBack = at === 'sending' && !store.doing.value && !store.unsent.value
  const isKept = isBack && store.draft.value.trim() !== ''
  useEffect(() => {
    if (isKept) told.settle()
  }, [isKept])

  useEffect(() => {
    if (said !== 'speakOffline') return
    addEventListener('online', told.retry)
    return () => removeEventListener('online', told.retry)
  }, [said])

  const isHeard = at === 'reading' || at === 'listening' || at === 'showing'
  return (
    <>
      <fieldset ref={group} class="speaking hands-free" tabIndex={-1} aria-label={t.handsFree}>
        {isHeard ? (
          <progress class="level" aria-hidden="true" value={Math.min(1, Math.sqrt(level) * 1.6)} />
        ) : (
          <div class="level" />
        )}
        {loaded !== null && loaded < 1 && (
          <p class="small loading">{fill(t.speakLoading, { percent: Math.floor(loaded * 100) })}</p>
        )}
        <Ways page={page} texts={texts} told={told} onType={onType} />
      </fieldset>
      <p class="small heard" role="status">
        {tell(texts, page, state)}
      </p>
    </>
  )
}
