export type TakingPartTables = {
  session: SessionTable
  plan: PlanTable
  message: MessageTable
  consent: ConsentTable
  quota: QuotaTable
  quota_place: QuotaPlaceTable
}

export type SessionTable = {
  link_id: string
  version: number
  /** How many messages are stored, which is the seq of the next. */
  next_seq: number
  pending_until: string | null
  /** JSON of the Session, without its plan where `plan_hash` says which it is. */
  state: string
  plan_hash: string | null
}

/** What guidelines came to, once for all sessions that follow it; it goes with the last of them. */
export type PlanTable = {
  org_id: string
  /** SHA-256 of the organization and the body, lower-case hex. */
  hash: string
  /** JSON of a `Plan`. */
  body: string
}

export type MessageTable = {
  link_id: string
  seq: number
  role: string
  client_message_id: string | null
  content: string
  /** JSON of the message's other members. */
  detail: string
}

export type ConsentTable = {
  link_id: string
  text_hash: string
  locale: string
  agreed_at: string
  /** SHA-256 of the cookie of the browser in which somebody agreed; null for those before it was kept. */
  browser: string | null
  /** Who the text named as conducting it, and the company it said reads along. */
  interviewer: string | null
  provider: string | null
  /** Of the text that they allowed to be simulated with; null where they did not. */
  simulation_hash: string | null
  /** Of the text by which they allowed that sound is kept; null where they did not. */
  sound_hash: string | null
  /** Who the text said reads questions aloud; null where it named nobody. */
  voice: string | null
}

export type QuotaTable = {
  interview_id: string
  /** SHA-256 of the question and the option. */
  quota_id: string
  org_id: string
  /** When the last place was taken for the first time. */
  reached_at: string | null
}

export type QuotaPlaceTable = {
  interview_id: string
  quota_id: string
  link_id: string
  org_id: string
  /** Sorts behind every time where it is held for good. */
  held_until: string
}
