/** What somebody said, as it was recorded, and the language they are taken to speak, BCP 47. */
export type Recording = { sound: Uint8Array; language: string }

/** From this character of a text, in UTF-16 units, up to that one, which is no longer in it. */
export type Stretch = { from: number; to: number }

/**
 * The words of a recording, with those that were heard with little confidence where that is known; or why
 * there are none, in a word for the log.
 */
export type Heard = { ok: true; text: string; unsure?: Stretch[] } | { ok: false; why: string }

/** Writes down what was said. Keeps nothing, and never throws: a failure is a result. */
export type Recognizer = {
  /** `provider/model`. */
  name: string
  /** `signal` ends when nobody waits for the words any more. */
  hear(recording: Recording, signal: AbortSignal): Promise<Heard>
}
