export type StudyTables = {
  said: SaidTable
  brief: BriefTable
  brief_filling: BriefFillingTable
  theme_grouping: ThemeGroupingTable
  theme_change: ThemeChangeTable
  note: NoteTable
  share: ShareTable
}

/** What answers are found by. */
export type SaidTable = {
  said_id: number
  link_id: string
  seq: number
  /** Stems and scopes, apart by spaces; a `tsvector` on PostgreSQL. */
  tokens: string
}

/** What reports need of a gist. */
export type BriefTable = {
  interview_id: string
  created_at: string
  link_id: string
  org_id: string
  /** By chance, and another one when it is written anew. */
  stamp: number
  /** JSON, as `readBrief` reads it. */
  told: string
  /** JSON of `AnswersGiven`; null where the gist has none. */
  answers: string | null
}

/** The last link of those from before of which there is a brief; one row, or none. */
export type BriefFillingTable = {
  sole: number
  interview_id: string
  created_at: string
  link_id: string
}

/** How a model grouped the claims of an interview's people. */
export type ThemeGroupingTable = {
  interview_id: string
  org_id: string
  /** Grows with every change, erasures among them. */
  version: number
  /** JSON of all that was used up for it. */
  usage: string | null
  /** JSON; null where it is to be made anew. */
  body: string | null
}

/** A researcher's changes of an interview's themes, in the order of their numbers. */
export type ThemeChangeTable = {
  change_id: string
  org_id: string
  interview_id: string
  /** From 1, in the order in which they were made. */
  number: number
  user_id: string
  created_at: string
  /** JSON of a `ThemeChange`. */
  body: string
  taken_back_by: string | null
  taken_back_at: string | null
}

/** A remark of the team, and where the words are that it is about. */
export type NoteTable = {
  note_id: string
  org_id: string
  /** `invite`, `profile` or `interview`: what it is about, by its identifier. */
  kind: string
  subject: string
  quote_link: string | null
  quote_seq: number | null
  quote_start: number | null
  quote_end: number | null
  text: string
  user_id: string
  created_at: string
}

/** A page for somebody without an account. */
export type ShareTable = {
  share_id: string
  org_id: string
  interview_id: string
  /** `findings` or `transcript`. */
  what: string
  /** Of a transcript: whose. */
  link_id: string | null
  /** 1 where it tells who they are, else 0. */
  names: number
  user_id: string
  created_at: string
  expires_at: string
}
