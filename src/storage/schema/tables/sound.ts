export type SoundTables = {
  sound: SoundTable
}

/** A recording of what was said to one question. */
export type SoundTable = {
  link_id: string
  seq: number
  /** Its place among the recordings of the answer. */
  part: number
  org_id: string
  /** Which stretch of the answer it holds, in UTF-16 units; the end is exclusive. */
  starts: number
  ends: number
  milliseconds: number
  /** Of the sound before it was sealed. */
  bytes: number
  key_id: string
  kept_at: string
  /** Base64. */
  sealed: string
}
