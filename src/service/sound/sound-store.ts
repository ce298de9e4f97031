/** A recording of an answer, without its sound: which stretch of the words stands in it. */
export type SoundPiece = {
  seq: number
  /** The place of its recording among those of the answer. */
  part: number
  /** In UTF-16 units of the answer; the end is exclusive. */
  start: number
  end: number
  ms: number
  /** Of the sound before it was sealed. */
  bytes: number
}

/** As it is kept: sealed, in base64. */
export type SealedSound = { keyID: string; sealed: string }

/** Most bytes of sound, before it is sealed, that the service keeps for so many. */
export type SoundRoom = {
  ofAll: number
  ofOrganization: number
  /** Of those who came by one open link, together. */
  ofOpenLink: number
}
export type SoundBounds = SoundRoom & {
  ofAnswer: number
  ofInterview: number
  /** Recordings of one interview. */
  pieces: number
}

/** Of the Store: the sound of answers. */
export type SoundVerbs = {
  /**
   * Keeps the recording of an answer, or has it already; `gone` where the answer is not there, `full` where
   * a bound would be passed.
   */
  keepSound(change: {
    sound: SoundPiece & SealedSound & { linkID: string; keptAt: string }
    bounds: SoundBounds
  }): Promise<'done' | 'gone' | 'full'>
  /** What there is of an interview, in the order of its answers. */
  listSound(query: { linkID: string; limit: number }): Promise<SoundPiece[]>
  /** Those of one answer. */
  listSoundOf(query: { linkID: string; seq: number; limit: number }): Promise<SoundPiece[]>
  findSound(query: { linkID: string; seq: number; part: number }): Promise<SealedSound | null>
  /** What is left of sound that was erased: nobody can read it, or tell whose it was. */
  listSoundLeft(query: { limit: number }): Promise<string[]>
  /** Takes away one of these. */
  dropSound(change: { bodyID: string }): Promise<void>
}
