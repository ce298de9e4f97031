export type SoundTables = {
  sound: SoundTable
  sound_room: SoundRoomTable
  sound_body: SoundBodyTable
  sound_left: SoundLeftTable
}

/** A recording of what was said to one question. */
export type SoundTable = {
  link_id: string
  seq: number
  /** Its place among the recordings of the answer. */
  part: number
  org_id: string
  /** The interview by whose open link they came; empty where they have a link of their own. */
  came_by: string
  /** Which stretch of the answer it holds, in UTF-16 units; the end is exclusive. */
  starts: number
  ends: number
  milliseconds: number
  /** Of the sound before it was sealed. */
  bytes: number
  key_id: string
  kept_at: string
  body_id: string
  /** The beginning of what is sealed, in base64; without it nobody opens the rest. */
  head: string
}

export type SoundBodyTable = {
  body_id: string
  org_id: string
  /** The rest. */
  sealed: string
}

/** Bodies whose recording is erased, until they are dropped. */
export type SoundLeftTable = Pick<SoundBodyTable, 'body_id' | 'org_id'>

/** How many bytes of sound there are, before they are sealed. */
export type SoundRoomTable = Pick<SoundTable, 'org_id' | 'came_by' | 'bytes'>
