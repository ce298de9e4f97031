import type { readTrouble } from '../sound/microphone.ts'

/** What there is to say, by the text of the page that says so. */
export type HandsFreeSaid =
  | ReturnType<typeof readTrouble>
  | 'speakNothing'
  | 'speakLost'
  | 'speakOffline'
  | 'speakStopped'
  | 'nobody'

export type HandsFreeState = {
  /**
   * `showing`: the words are in the field and about to be sent; `held`: they are, and wait to be sent;
   * `sending`: until there is another question; `paused`: the microphone is closed.
   */
  at: 'opening' | 'reading' | 'listening' | 'working' | 'showing' | 'held' | 'sending' | 'paused'
  said: HandsFreeSaid | null
  /** How loud it is, 0 to 1. */
  level: number
  /** How long the answer is so far. */
  ms: number
  /** Seconds until the words are sent. */
  left: number
  /** How much of the recognizer is loaded, 0 to 1; null while nothing is loading. */
  loaded: number | null
}
