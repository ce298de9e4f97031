import type { Store } from '../store/store.ts'
import { createHearing } from './hearing.ts'
import type { Recognizer } from './recognizer/recognizer.ts'
import { createRecording, type Outcome } from './recording.ts'
import { blockMs } from './sound/gate.ts'
import type { KeptSound } from './sound/kept-sound.ts'
import { type Microphone, openMicrophone, readTrouble } from './sound/microphone.ts'
import { recordingMsMax } from './sound/pcm.ts'
import type { Spoken } from './spoken/spoken-sound.ts'

/** What there is to say of it, by the text that says so. */
export type Said =
  | ReturnType<typeof readTrouble>
  | 'speakHeard'
  | 'speakNothing'
  | 'speakLost'
  | 'speakOffline'
  | 'speakWaiting'
  | 'speakStopped'

export type SpeakingState = {
  /** `waiting`: there is a recording that is not in words. */
  at: 'rest' | 'opening' | 'recording' | 'working' | 'waiting'
  said: Said | null
  ms: number
  /** How loud it is, 0 to 1. */
  level: number
  /** How much of the recognizer is loaded, 0 to 1; null while nothing is loading. */
  loaded: number | null
}

const saidOf: Record<Outcome, Said> = {
  heard: 'speakHeard',
  nothing: 'speakNothing',
  failed: 'speakLost',
  offline: 'speakOffline',
}

type Deps = {
  store: Store
  kept: KeptSound
  /** What hands-free kept, and did not see in words. */
  left: KeptSound
  /** What turns it into words, as the language of the moment has it. */
  pick: () => Recognizer
  /** What becomes of sound that may be kept, and of that whose words were taken back. */
  spoken?: { add: (spoken: Spoken) => void; tidy: (text: string) => void }
  onChange: () => void
}

export type Speaking = ReturnType<typeof createSpeaking>

/** Speaking in place of typing: from the press of the button to the words in the field. */
export function createSpeaking({ store, kept, left, pick, spoken, onChange }: Deps) {
  let state: SpeakingState = { at: 'rest', said: null, ms: 0, level: 0, loaded: null }
  let hearing = createHearing(store)
  let recording: ReturnType<typeof createRecording> | null = null
  let microphone: Microphone | null = null

  function set(change: Partial<SpeakingState>): void {
    state = { ...state, ...change }
    onChange()
  }

  function begin(from = 0): Recognizer {
    const recognizer = pick()
    const heardBy = createHearing(store)
    hearing = heardBy
    recording = createRecording(
      { recognizer, kept, ...(spoken && { onSpoken: spoken.add }) },
      // Where the interview is over, nothing is written any more.
      (heard) => store.ending.value || heardBy.put([{ ...heard, isFinal: true }]),
      from,
    )
    return recognizer
  }

  function prepare(recognizer: Recognizer): void {
    // Where it fails, `recognize` tries once more, and its failure is told.
    const end = () => set({ loaded: null })
    recognizer.prepare((loaded) => set({ loaded })).then(end, end)
  }

  async function finish(said?: Said): Promise<void> {
    if (state.at === 'working') return
    microphone?.close()
    microphone = null
    const mine = recording
    if (!mine) return
    set({ at: 'working', said: null })
    const outcome = await mine.finish()
    // Cancelled meanwhile.
    if (recording !== mine) return
    const isOver = outcome === 'heard' || outcome === 'nothing'
    if (isOver) recording = null
    set({ at: isOver ? 'rest' : 'waiting', said: (isOver && said) || saidOf[outcome] })
  }

  function take(block: Int16Array<ArrayBuffer>): void {
    if (state.at !== 'recording' || !recording) return
    const level = recording.add(block)
    set({ level, ms: state.ms + blockMs })
    if (state.ms >= recordingMsMax) void finish()
  }

  async function start(): Promise<void> {
    if (state.at !== 'rest') return
    const recognizer = begin()
    const mine = recording
    set({ at: 'opening', said: null, ms: 0, level: 0 })
    prepare(recognizer)
    try {
      const opened = await openMicrophone(take, () => void finish('speakStopped'))
      if (recording !== mine) return opened.close()
      microphone = opened
      set({ at: 'recording' })
    } catch (error) {
      if (recording !== mine) return
      recording = null
      set({ at: 'rest', said: readTrouble(error) })
    }
  }

  function takeBack(): void {
    hearing.takeBack()
    spoken?.tidy(store.draft.value)
  }

  function cancel(): void {
    microphone?.close()
    microphone = null
    const dropped = recording
    recording = null
    takeBack()
    void dropped?.drop()
    set({ at: 'rest', said: null })
  }

  /** What is kept, and behind it what hands-free left, which is then kept here. */
  async function takeLeft(): ReturnType<KeptSound['read']> {
    const [own, more] = await Promise.all([kept.read(), left.read()])
    if (more.blocks.length === 0 || state.at !== 'rest') return own
    const end = own.blocks.reduce((sum, { length }) => sum + length, own.from)
    kept.add(end, more.blocks)
    await left.forgetAll()
    return { from: own.from, blocks: [...own.blocks, ...more.blocks] }
  }

  /** What an earlier visit, or hands-free, recorded and did not see in words. */
  async function findKept(): Promise<void> {
    if (state.at !== 'rest') return
    const { from, blocks } = await takeLeft()
    if (blocks.length === 0 || state.at !== 'rest') return
    begin(from)
    for (const block of blocks) recording?.add(block, true)
    set({ at: 'waiting', said: 'speakWaiting' })
  }

  void findKept()
  return {
    state: () => state,
    findKept,
    start,
    finish,
    cancel,
    /** Turns what waits into words; where the line was down, as soon as it is back. */
    retry(): void {
      if (state.at !== 'waiting') return
      prepare(pick())
      void finish()
    },
    hasHeard: () => hearing.hasHeard(),
    /** Takes back what was heard, and listens anew. */
    again(): void {
      takeBack()
      void start()
    },
    /** The field is gone: nobody is listened to from behind. */
    leave(): void {
      if (state.at === 'recording') void finish()
      if (state.at === 'opening') cancel()
    },
  }
}
