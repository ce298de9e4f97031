import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { PageProps } from '../../page.ts'
import type { Store } from '../../store/store.ts'
import { bringSound } from './bring-sound.ts'
import { openSpokenSound, type Spoken, type SpokenSound } from './spoken-sound.ts'
import { told } from './told.ts'

type Outcome = Awaited<ReturnType<SpokenSound['deliver']>>

/** Tries by themselves after one that reached nobody, and the pause between. */
const triesMax = 5
const pauseMs = 10_000

/** One a page. */
let spoken: SpokenSound | null = null
let outcome: Outcome = 'done'
let delivering = Promise.resolve()
let tries = 0
/** The answer on its way when this last looked. */
let going: string | null = null
const listeners = new Set<() => void>()

function findSpoken({ path }: Pick<Store, 'path'>): SpokenSound {
  spoken ??= openSpokenSound(path, Date.now)
  return spoken
}

/** For whatever turns speech into words: keeps the sound of those who allowed it, of nobody else. */
export function keepSpoken(store: Store) {
  const isAllowed = () => store.snapshot.value?.sound === true
  return {
    add: (one: Spoken) => void (isAllowed() && findSpoken(store).add(one)),
    tidy: (text: string) => void (isAllowed() && findSpoken(store).tidy(text)),
  }
}

async function deliverAll(store: Store): Promise<void> {
  outcome = await findSpoken(store).deliver((samples, place) =>
    bringSound(store.path, samples, place),
  )
  for (const listener of listeners) listener()
}

/** One after the other: what was joined meanwhile is in the next. */
export function deliverSpoken(store: Store): Promise<void> {
  const next = () => deliverAll(store)
  delivering = delivering.then(next, next)
  return delivering
}

/** With each answer goes the sound of what was spoken of it, once its words are there. */
async function follow(store: Store): Promise<void> {
  const unsent = store.unsent.value
  if ((unsent?.clientMessageID ?? null) === going) return
  going = unsent?.clientMessageID ?? null
  tries = 0
  if (unsent) await findSpoken(store).join(unsent.clientMessageID, unsent.text)
  else await deliverSpoken(store)
}

/** Keeps the sound of what is sent, where that is allowed, and tells where it could not. */
export function SoundKeeping({ page: { store, language } }: PageProps) {
  const [, draw] = useState({})
  const unsent = store.unsent.value

  useEffect(() => {
    const listener = () => draw({})
    listeners.add(listener)
    // What an earlier visit left.
    if (!store.unsent.value) void deliverSpoken(store)
    const again = () => void deliverSpoken(store)
    addEventListener('online', again)
    return () => {
      listeners.delete(listener)
      removeEventListener('online', again)
    }
  }, [])

  // Before anything else can be spoken.
  useLayoutEffect(() => void follow(store), [unsent])

  useEffect(() => {
    if (outcome !== 'later' || tries >= triesMax) return
    const next = setTimeout(() => {
      tries += 1
      void deliverSpoken(store)
    }, pauseMs)
    return () => clearTimeout(next)
  })

  return (
    <p class="small heard" role="status">
      {outcome === 'done' ? '' : told[language][outcome]}
    </p>
  )
}

/** At the end: what goes with an answer is still brought; where it was erased, nothing is. */
export function endKeeping(store: Store, isErased: boolean): void {
  const all = findSpoken(store)
  if (isErased) void all.forgetAll()
  else void deliverSpoken(store).then(all.forgetLoose)
}
