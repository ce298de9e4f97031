import { blockMs, hearBlock, quietRoom } from '../sound/gate.ts'

/** Speech has begun where so many of the last blocks are speech: a click or a door is shorter. */
const beginning = { blocks: 2, of: 3 }
/** A silence this long ends an answer; whoever thinks in the middle of one makes shorter ones. */
export const silenceMs = 2_500

/** While something is read aloud, the microphone may hear it, too: how loud that is shows in this time. */
const echoMs = 1_000
/** Somebody who speaks into the reading is so much louder than it, and never less loud than this. */
const overEcho = 2
const interruptionMin = 0.03
/** And for longer than a beat of the reading. */
const interrupting = { blocks: 3, of: 4 }

/** What a block means: speech begins with it, goes on, or is over for good. */
export type Turn = 'quiet' | 'begins' | 'speaks' | 'ends'

/** Tells from how loud it is, block by block, when somebody begins to answer and when they are done. */
export function createTurns() {
  let room = quietRoom
  let last: boolean[] = []
  let isSpeaking = false
  let quietMs = 0
  /**
   * How loud the reading is heard so far, and for how long it has been heard: null until its voice begins.
   * Null: nothing is read.
   */
  let echo: { level: number; ms: number | null } | null = null

  function isLoud(level: number, isSpeech: boolean): boolean {
    if (!echo) return isSpeech
    // Whoever speaks then cannot be told from the voice that is about to.
    if (echo.ms === null) return false
    echo.ms += blockMs
    if (echo.ms <= echoMs) echo.level = Math.max(echo.level, level)
    return echo.ms > echoMs && level > Math.max(interruptionMin, echo.level * overEcho)
  }

  return {
    isSpeaking: () => isSpeaking,
    /** From now on something is about to be read aloud, or no longer. */
    setReading(isReading: boolean): void {
      echo = isReading ? { level: 0, ms: null } : null
      last = []
    },
    /** The voice has begun: from now on it may be heard, and interrupted once it is known how loud. */
    beginReading(): void {
      if (echo) echo.ms ??= 0
    },
    /** Whatever was being said counts as over. */
    rest(): void {
      isSpeaking = false
      last = []
    },
    hear(level: number): Turn {
      const { isSpeech, room: next } = hearBlock(room, level)
      room = next
      if (isSpeaking) {
        quietMs = isSpeech ? 0 : quietMs + blockMs
        isSpeaking = quietMs < silenceMs
        if (!isSpeaking) last = []
        return isSpeaking ? 'speaks' : 'ends'
      }
      const { blocks, of } = echo ? interrupting : beginning
      last = [...last.slice(1 - of), isLoud(level, isSpeech)]
      isSpeaking = last.filter(Boolean).length >= blocks
      quietMs = 0
      return isSpeaking ? 'begins' : 'quiet'
    },
  }
}
