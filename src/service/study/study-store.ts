import type { Quote } from '../../contract/findings-schemas.ts'
import type { Position } from '../paging.ts'

export type NoteKind = 'invite' | 'profile' | 'interview'

/** A remark of the team, with the words that it is about as they stand now. */
export type Note = {
  noteID: string
  orgID: string
  kind: NoteKind
  /** The identifier of what it is about. */
  subject: string
  quote?: Quote
  text: string
  userID: string
  createdAt: string
}

/** What groups of people are told apart by: of their profile, and of their interview. */
export type Traits = {
  occupation: string | null
  location: string | null
  sentiment: number | string | null
  language: string | null
  /** JSON of what an open link kept with them. */
  kept: string | null
}

/** Of the Store: notes, and what groups of people are told apart by. */
export type StudyVerbs = {
  /** `unknown`: what it is about, or whose words it quotes, is not the organization's or is gone. */
  addNote(change: { note: Note; notesMax: number }): Promise<'done' | 'unknown' | 'full'>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listNotes(query: {
    orgID: string
    subject: string
    after?: Position
    limit: number
  }): Promise<Note[]>
  /** False when there is no such note. */
  removeNote(change: { orgID: string; noteID: string }): Promise<boolean>
  /** What is known of whose links these are; of those without a profile next to nothing. */
  listTraits(query: {
    orgID: string
    linkIDs: readonly string[]
  }): Promise<({ linkID: string } & Traits)[]>
}
