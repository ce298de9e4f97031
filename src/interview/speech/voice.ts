import type { SoundType } from '../../contract/participant.ts'

/** What a voice says, as a file of this type. */
export type Sound = { bytes: Uint8Array; type: SoundType }

/** The sound of a text, or why there is none, in a word for the log. */
export type Spoken = { ok: true; sound: Sound } | { ok: false; why: string }

/** Reads a text aloud. Keeps nothing, and never throws: a failure is a result. */
export type Voice = {
  /** `provider/model`. */
  name: string
  /** Whether it has a voice for that language, BCP 47; of a text in two, null, whether it has one for all. */
  speaks(language: string | null): boolean
  /** `signal` ends when the sound comes too late. */
  speak(said: { text: string; language: string | null }, signal: AbortSignal): Promise<Spoken>
}
