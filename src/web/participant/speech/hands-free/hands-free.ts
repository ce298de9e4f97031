import type { Store } from '../../store/store.ts'
import { createHearing } from '../hearing.ts'
import { marksOn } from '../marks.ts'
import type { Recognizer } from '../recognizer/recognizer.ts'
import { createRecording, type Outcome } from '../recording.ts'
import { blockMs } from '../sound/gate.ts'
import type { KeptSound } from '../sound/kept-sound.ts'
import { type Microphone, type openMicrophone, readTrouble } from '../sound/microphone.ts'
import { measureLevel, recordingMsMax } from '../sound/pcm.ts'
import type { Spoken as SpokenSound } from '../spoken/spoken-sound.ts'
import { createOwnWords } from './own-words.ts'
import type { Asked, ReadQuestion } from './reader.ts'
import type { HandsFreeSaid, HandsFreeState } from './state.ts'
import { createTurns, type Turn } from './turns.ts'

/** Kept from before speech is noticed, which is its first sound. */
const leadBlocks = 6
/** Kept of what is said while earlier words are worked on or sent: a minute. */
const meanwhileBlocksMax = 600
/** Nobody who says nothing for so long is there: the microphone is closed. */
const waitMsMax = 60_000
/** Seconds for which words are shown before they are sent; longer where some are marked. */
const showSeconds = 6
const showSecondsMarked = 12

const trouble: Partial<Record<Outcome, HandsFreeSaid>> = {
  failed: 'speakLost',
  offline: 'speakOffline',
}

type Deps = {
  store: Pick<Store, 'draft' | 'setDraft' | 'ending'>
  kept: KeptSound
  pick: () => Recognizer
  /** What becomes of sound that may be kept. */
  onSpoken?: (spoken: SpokenSound) => void
  openMicrophone: typeof openMicrophone
  readQuestion: ReadQuestion
  /** The newest question, as it is read. */
  question: () => Asked
  /** Sends what stands in the field, as its button does. */
  send: () => void
  /** There is sound that is not in words, and nobody here who waits for it any more. */
  handOver: () => void
}

/** What is said to one question. */
type Said = {
  seq: number
  recording: ReturnType<typeof createRecording>
  /** Whether there were no words to be had of it, so that it waits. */
  hasFailed: boolean
}

export type HandsFree = ReturnType<typeof createHandsFree>

/** A conversation without hands: it reads, listens, shows what was heard, sends it, and reads on. */
export function createHandsFree(deps: Deps) {
  const { store, kept, pick, question, send } = deps
  let state: HandsFreeState = {
    ...{ at: 'paused', said: null, level: 0, ms: 0, left: 0, loaded: null },
  }
  let isOn = false
  const listeners = new Set<() => void>()
  const turns = createTurns()
  let microphone: Microphone | null = null
  let reading: { stop: () => void } | null = null
  const words = createOwnWords(store)
  let spoken: Said | null = null
  /** Heard and not yet part of a recording. */
  let lead: Int16Array<ArrayBuffer>[] = []
  /** Whether somebody went on while their earlier words were worked on or sent. */
  let hasMore = false
  let waitedMs = 0
  let counting: ReturnType<typeof setTimeout> | undefined
  let asked: number | null = null

  const isAt = (at: HandsFreeState['at']) => state.at === at

  function set(change: Partial<HandsFreeState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function stopAll(): void {
    clearTimeout(counting)
    reading?.stop()
    reading = null
    turns.setReading(false)
  }

  function closeMicrophone(): void {
    stopAll()
    microphone?.close()
    microphone = null
    turns.rest()
    lead = []
    hasMore = false
  }

  /** Closes the microphone. What was being said goes into the field all the same. */
  function pause(said: HandsFreeSaid | null = null): void {
    const isSaying = isAt('listening') || isAt('reading') || hasMore
    // To an answer that may be there already.
    if (isAt('sending')) words.doubt()
    if (hasMore) pour()
    closeMicrophone()
    set({ at: 'paused', said, level: 0 })
    const mine = spoken
    if (mine && isSaying) void mine.recording.finish().then((outcome) => note(mine, outcome))
  }

  /** What became of a recording that nobody waited for. */
  function note(mine: Said, outcome: Outcome): void {
    if (spoken !== mine || isAt('working')) return
    const said = trouble[outcome]
    mine.hasFailed = said !== undefined
    if (said) set({ said })
    else spoken = null
    if (!isOn) handOverFailed()
  }

  /** Whoever types again finds there what waits to be turned into words. */
  function handOverFailed(): void {
    if (!spoken?.hasFailed) return
    spoken = null
    if (!store.ending.value) deps.handOver()
  }

  /** Drops what was said to a question that is answered; its words would be taken for another's. */
  function dropOld(): void {
    if (!spoken || spoken.seq === question().seq) return
    void spoken.recording.drop()
    spoken = null
  }

  function ask(): void {
    stopAll()
    const newest = question()
    asked = newest.seq
    words.begin()
    turns.rest()
    set({ at: 'reading', said: null, ms: 0 })
    // Said while the answer before was sent: of which of the two it is, its speaker knows.
    if (hasMore) {
      words.doubt()
      pour()
    }
    lead = lead.slice(-leadBlocks)
    const onOther = () => turns.setReading(true)
    onOther()
    const heard = { onBegin: turns.beginReading, onOther, onEnd: () => listen() }
    reading = deps.readQuestion(newest, heard)
  }

  function listen(said: HandsFreeSaid | null = null): void {
    stopAll()
    waitedMs = 0
    set({ at: 'listening', said, ms: 0 })
  }

  function begin(): Said {
    const seq = asked ?? question().seq
    const hearing = createHearing(store)
    // What nobody took over.
    void kept.forgetAll()
    const { onSpoken } = deps
    const keeping = { recognizer: pick(), kept, ...(onSpoken && { onSpoken }) }
    const recording = createRecording(keeping, (heard) => {
      // Where the interview is over, nothing is written any more.
      if (store.ending.value) return
      if (question().seq !== seq) words.doubt()
      words.add(() => hearing.put([{ ...heard, isFinal: true }]))
    })
    return { seq, recording, hasFailed: false }
  }

  /** What was heard becomes part of the answer. */
  function pour(): void {
    spoken ??= begin()
    for (const block of lead) spoken.recording.add(block)
    set({ ms: state.ms + lead.length * blockMs })
    lead = []
    hasMore = false
    if (isAt('listening') && state.ms >= recordingMsMax) void finish()
  }

  function take(block: Int16Array<ArrayBuffer>): void {
    const level = measureLevel(block)
    const turn = turns.hear(level)
    lead.push(block)
    if (isAt('working') || isAt('sending')) {
      lead = lead.slice(-meanwhileBlocksMax)
      hasMore ||= turn === 'begins'
    } else if (turn === 'quiet') lead = lead.slice(-leadBlocks)
    if (turn === 'begins' && (state.at === 'reading' || state.at === 'showing')) listen()
    set({ level })
    if (isAt('listening')) hear(turn)
    else if (isAt('sending') && hasMore) look()
  }

  /** What the last block means for the answer that is listened to. */
  function hear(turn: Turn): void {
    if (turn !== 'quiet') pour()
    else waitedMs += blockMs
    if (turn === 'ends') void finish()
    else if (waitedMs >= waitMsMax) pause('nobody')
  }

  async function finish(): Promise<void> {
    const mine = spoken
    if (!mine || isAt('working')) return
    stopAll()
    hasMore = false
    set({ at: 'working', said: null, level: 0 })
    const outcome = await mine.recording.finish()
    // Paused, or left, meanwhile.
    if (spoken !== mine || !isAt('working')) return note(mine, outcome)
    const said = trouble[outcome]
    mine.hasFailed = said !== undefined
    if (said) return wait(said)
    spoken = null
    if (hasMore) return goOn()
    lead = lead.slice(-leadBlocks)
    if (outcome === 'nothing' && !words.maySend()) return listen('speakNothing')
    show()
  }

  /** There were no words to be had; what was said meanwhile waits with what was said before. */
  function wait(said: HandsFreeSaid): void {
    if (hasMore) pour()
    pause(said)
  }

  /** Takes up what was said meanwhile, which may be over. */
  function goOn(): void {
    listen()
    pour()
    if (!turns.isSpeaking()) void finish()
  }

  /** Shows the words, which are sent a moment later unless some of them are not of this answer. */
  function show(): void {
    if (words.maySend()) count()
    else hold()
  }

  function count(): void {
    const isMarked = marksOn(store.draft.value).length > 0
    set({ at: 'showing', left: isMarked ? showSecondsMarked : showSeconds })
    const next = () => {
      if (state.at !== 'showing') return
      if (!words.maySend() || question().seq !== asked) return hold()
      if (state.left <= 1) return sendNow()
      set({ left: state.left - 1 })
      counting = setTimeout(next, 1_000)
    }
    counting = setTimeout(next, 1_000)
  }

  /** The words wait for as long as somebody wants to look at them; nobody is listened to meanwhile. */
  function hold(): void {
    closeMicrophone()
    set({ at: 'held', level: 0 })
  }

  function sendNow(): void {
    stopAll()
    turns.rest()
    set({ at: 'sending', said: null })
    send()
  }

  function forgetFailed(): void {
    if (!spoken?.hasFailed) return
    dropOld()
    set({ said: null })
  }

  /** Where it goes on once the microphone is open. */
  function takeUp(): void {
    dropOld()
    if (spoken) {
      asked = spoken.seq
      void finish()
    } else if (asked !== question().seq || !store.draft.value.trim()) ask()
    else if (words.maySend()) show()
    else listen()
  }

  /** Told whenever a question may have come. */
  function look(): void {
    if (asked === null || question().seq === asked) return
    // Nobody is read to while they speak.
    const isSpeaking = isAt('sending') && turns.isSpeaking() && lead.length < meanwhileBlocksMax
    if (isAt('opening') || isSpeaking) return
    if (isAt('paused')) forgetFailed()
    // The conversation went on elsewhere while somebody was speaking here.
    else if (spoken) pause()
    else if (microphone) ask()
    else void open()
  }

  async function open(): Promise<void> {
    set({ at: 'opening', said: null })
    const recognizer = pick()
    const loaded = () => set({ loaded: null })
    recognizer.prepare((share) => set({ loaded: share })).then(loaded, loaded)
    try {
      const opened = await deps.openMicrophone(take, () => pause('speakStopped'))
      if (state.at !== 'opening') return opened.close()
      microphone = opened
      takeUp()
    } catch (error) {
      if (state.at === 'opening') set({ at: 'paused', said: readTrouble(error) })
    }
  }

  return {
    state: () => state,
    /** Told of each change until what is answered is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isOn: () => isOn,
    start(): void {
      isOn = true
      if (isAt('held')) words.accept()
      if (isAt('paused') || isAt('held')) void open()
    },
    /** The line is back: what waits for it is worked on, unless its question is answered. */
    retry(): void {
      if (isOn && isAt('paused') && spoken?.seq === question().seq) void open()
    },
    pause,
    hold,
    sendNow,
    finish: () => void finish(),
    /** Back to typing. */
    leave(): void {
      isOn = false
      pause()
      handOverFailed()
      asked = null
    },
    /** Ends the reading. */
    listen: () => listen(),
    look,
    /** Told when sending ended without another question: what stands there waits. */
    settle(): void {
      if (!isAt('sending')) return
      words.comeBack()
      if (hasMore) {
        words.doubt()
        goOn()
      } else hold()
    },
  }
}
