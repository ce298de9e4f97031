/**
 * The columns of every table, the same on each database: text, whole numbers and nulls. Times are
 * RFC 3339 text, JSON is text, so that both databases read and sort them alike.
 */
import type { Generated } from 'kysely'

export type Tables = {
  token: TokenTable
  organization: OrganizationTable
  brand: BrandTable
  preview: PreviewTable
  member: MemberTable
  member_identity: MemberIdentityTable
  setup_code: SetupCodeTable
  console_session: ConsoleSessionTable
  console_bearer: ConsoleBearerTable
  interview: InterviewTable
  invite: InviteTable
  session: SessionTable
  plan: PlanTable
  message: MessageTable
  consent: ConsentTable
  profile: ProfileTable
  profile_product: ProfileProductTable
  extraction: ExtractionTable
  correction: CorrectionTable
  job: JobTable
  idempotency: IdempotencyTable
  erasure: ErasureTable
  invite_email: InviteEmailTable
  audit: AuditTable
  theme_grouping: ThemeGroupingTable
  rate_count: RateCountTable
  model_spending: ModelSpendingTable
  secret: SecretTable
  said: SaidTable
  invite_count: InviteCountTable
  brief: BriefTable
  note: NoteTable
  simulation: SimulationTable
  stand_in: StandInTable
  generated_profile: GeneratedProfileTable
  simulated_from: SimulatedFromTable
  share: ShareTable
  theme_change: ThemeChangeTable
  webhook: WebhookTable
  webhook_event: WebhookEventTable
  delivery: DeliveryTable
  delivery_attempt: DeliveryAttemptTable
  open_link: OpenLinkTable
  open_start: OpenStartTable
  mailing: MailingTable
  mail: MailTable
  mail_job: JobTable
  unsubscribed: UnsubscribedTable
  quota: QuotaTable
  quota_place: QuotaPlaceTable
  product: ProductTable
  authorization_code: AuthorizationCodeTable
  sound: SoundTable
  sound_body: SoundBodyTable
  sound_left: SoundLeftTable
}

export type TokenTable = {
  hash: string
  token_id: string
  org_id: string
  user_id: string
  /** JSON array. */
  scopes: string
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  name: string | null
  last_used_at: string | null
  /** The token that made it; null where a member or the command line did. */
  parent_id: string | null
  /** How many tokens made one another before it. */
  generation: number
  /** Of an assistant: which one it is, and until when the access token is good that the hash is of. */
  client_id: string | null
  access_until: string | null
  /** SHA-256 of what all refresh tokens of it share, and of the newest whole. */
  family_hash: string | null
  refresh_hash: string | null
}

/** What an assistant gets for a member's consent, and exchanges once for a token. */
export type AuthorizationCodeTable = {
  code_hash: string
  org_id: string
  user_id: string
  client_id: string
  client_name: string
  redirect_uri: string
  /** Of PKCE, by S256. */
  challenge: string
  /** JSON array. */
  scopes: string
  expires_at: string
  /** The token it was exchanged for. */
  token_id: string | null
}

/** How an organization is shown, and for how long it keeps what people say. */
export type OrganizationTable = {
  org_id: string
  name: string | null
  accent: string | null
  /** The hash of its `brand`. */
  logo: string | null
  contact: string | null
  retention_days: number | null
}

/** Links to try an interview: invite and interview are of an organization of their own. */
export type PreviewTable = {
  link_id: string
  interview_id: string
  /** Whose it is. */
  owner_id: string
  expires_at: string
}

/** A picture, by the SHA-256 of its bytes. */
export type BrandTable = {
  hash: string
  org_id: string
  type: string
  /** Base64. */
  body: string
}

/** Who uses the console, or is invited to: until then there is a code in place of a password. */
export type MemberTable = {
  user_id: string
  org_id: string
  email: string
  /** The e-mail folded, unique in the organization. */
  email_key: string
  name: string | null
  role: string
  created_at: string
  joined_at: string | null
  password: string | null
  /** SHA-256. */
  join_code: string | null
  join_until: string | null
}

/** As whom an issuer of single sign-on knows a member: from then on the subject counts, not the e-mail. */
export type MemberIdentityTable = {
  org_id: string
  issuer: string
  subject: string
  user_id: string
  linked_at: string
}

/** Codes that make the first member, by their SHA-256. */
export type SetupCodeTable = { hash: string; created_at: string }

export type ConsoleSessionTable = {
  /** SHA-256 of the cookie. */
  hash: string
  user_id: string
  created_at: string
  used_at: string
  expires_at: string
  /** Null where a password or a code began it. */
  issuer: string | null
}

export type ConsoleBearerTable = { hash: string; session_hash: string; expires_at: string }

/** What is said of a product; it exists with the first interview that names it, without a row. */
export type ProductTable = {
  org_id: string
  product_id: string
  /** How it is shown; null where by its identifier. */
  name: string | null
  archived_at: string | null
}

export type InterviewTable = {
  interview_id: string
  org_id: string
  product_id: string
  user_id: string
  interviewer: string
  created_at: string
  interview_name: string
  guidelines: string
  /** Days until what was said is erased; null for the organization's. */
  retention_days: number | null
  /** JSON object: where the closing page leads; null where nobody said. */
  redirects: string | null
  closed_at: string | null
  archived_at: string | null
  /** Since when it is being erased, and unknown to everybody. */
  erasing_at: string | null
  /** 1 where people are asked whether the sound of what they say may be kept. */
  sound: number | null
}

export type InviteTable = {
  link_id: string
  org_id: string
  interview_id: string
  product_id: string
  status: string
  created_at: string
  expires_at: string
  last_activity_at: string | null
  completed_at: string | null
  /** How many answers were given. */
  answers: number
  /** How the person feels, 1 to 5, and the profile it went into, once that is known. */
  sentiment: number | null
  profile_id: string | null
  /** What a search looks through, folded. */
  search: string
  /** JSON object. */
  user_info: string
  /** JSON of what reports need of the session; null before consent. */
  digest: string | null
  /** The finished invite's JSON. Last, so that no other column lies behind its overflow pages. */
  frozen: string | null
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
}

export type ProfileTable = {
  profile_id: string
  org_id: string
  identity: string | null
  version: number
  created_at: string
  updated_at: string
  body: string
}

export type ProfileProductTable = {
  org_id: string
  product_id: string
  created_at: string
  profile_id: string
}

export type ExtractionTable = {
  link_id: string
  profile_id: string
  product_id: string
  completed_at: string
  /** JSON of what reports need of the body; null for those written before it was kept. */
  gist: string | null
  /** Last, so that no other column lies behind its overflow pages. */
  body: string
}

/** Append-only: the newest of a field is the one that holds. */
export type CorrectionTable = {
  profile_id: string
  /** The profile's version that it made. */
  version: number
  field: string
  /** JSON; `null` takes the field out of the profile, an object takes an earlier one back. */
  value: string
  reason: string
  user_id: string
  corrected_at: string
}

export type JobTable = {
  job_id: string
  kind: string
  org_id: string
  subject: string
  attempts: number
  /** When it is due, or until when it is leased; null once it is parked. */
  run_at: string | null
  reason: string | null
}

export type IdempotencyTable = {
  scope: string
  key: string
  fingerprint: string
  created_at: string
  response: string
}

/** What was erased, so that a backup that still holds it can be restored without it. */
export type ErasureTable = {
  /** SHA-256 of the linkID, lower-case hex. */
  link_hash: string
  org_id: string
  erased_at: string
}

/** Which addresses stand on a link, so that everything of one person can be found. */
export type InviteEmailTable = {
  org_id: string
  /** Folded, as in the identity of a profile. */
  email: string
  link_id: string
  /** `invited`: the link was made for it; `typed`: its participant gave it. */
  kind: string
}

/** Who read or changed what; never what it said. */
export type AuditTable = {
  org_id: string
  at: string
  audit_id: string
  user_id: string
  token_id: string
  call: string
  resource: string | null
  count: number
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

/** Requests of one caller in one window, over all processes. */
export type RateCountTable = {
  /** A hash of who, what and which window. */
  key: string
  /** Of the window. */
  ends_at: string
  count: number
}

/** What language models used up for an organization on a day, UTC, and what calls under way may come to. */
export type ModelSpendingTable = {
  org_id: string
  day: string
  tokens: number
  /** Millionths of a USD; 0 where no price is set. */
  micro_usd: number
}

/** What answers are found by. */
export type SaidTable = {
  said_id: number
  link_id: string
  seq: number
  /** Stems and scopes, apart by spaces; a `tsvector` on PostgreSQL. */
  tokens: string
}

/** Links of an interview with one status: the sum, where there are several rows. */
export type InviteCountTable = {
  org_id: string
  product_id: string
  interview_id: string
  status: string
  links: number
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

/** An interview that software gave in somebody's place. */
export type SimulationTable = {
  simulation_id: string
  org_id: string
  interview_id: string
  product_id: string
  profile_id: string
  user_id: string
  seed: string
  /** `waiting`, `done` or `failed`. */
  status: string
  created_at: string
  finished_at: string | null
  /** JSON of what it came to; null while it waits, and where it failed. */
  body: string | null
  /** JSON of what lists tell of that; null while it waits, and of what a version without it finished. */
  outline: string | null
}

/** How often what software says for somebody is what they said. */
export type StandInTable = {
  profile_id: string
  org_id: string
  product_id: string
  created_at: string
  /** JSON. */
  body: string
}

/** A profile drawn from the claims of several people. */
export type GeneratedProfileTable = {
  profile_id: string
  org_id: string
  product_id: string
  /** `waiting` or `done`. */
  status: string
  created_at: string
  /** JSON of what was asked for. */
  task: string
  /** JSON of its lines, each with whom it rests on; null while it waits. */
  body: string | null
}

/** On whose words something made by software rests: `subject` is its identifier. */
export type SimulatedFromTable = {
  link_id: string
  subject: string
  org_id: string
  person: string
}

/** Keys of the service's own, each made once, which its processes share. */
export type SecretTable = { name: string; value: string; created_at: string }

/** Whom an organization wants told of what happens. */
export type WebhookTable = {
  webhook_id: string
  org_id: string
  url: string
  /** JSON array of their types. */
  events: string
  description: string | null
  /** 1 or 0. */
  enabled: number
  shut: string | null
  secret: string
  old_secret: string | null
  old_secret_until: string | null
  /** Nothing is sent before; empty where nobody asked for that. */
  paused_until: string
  created_at: string
}

/** What happened, until it has become a delivery for each webhook that is to be told. */
export type WebhookEventTable = {
  event_id: string
  org_id: string
  type: string
  /** The identifier of what it is about: in the order of their numbers. */
  subject: string
  number: number
  /** JSON of identifiers. */
  data: string
  at: string
  /** Its place in the organization's queue: its time, and not before what happened earlier to the same. */
  queued_at: string
  /** JSON array of those that wanted it when it happened. */
  webhooks: string
}

/** One event for one webhook. */
export type DeliveryTable = {
  delivery_id: string
  webhook_id: string
  org_id: string
  type: string
  /** The identifier of what it is about: in the order of their numbers. */
  subject: string
  number: number
  /** JSON of identifiers. */
  data: string
  created_at: string
  attempts: number
  /** How often it was tried and failed. */
  tries: number
  /** Null where it does not wait. */
  run_at: string | null
  /** 1 while it is put off because an earlier one about the same thing waits. */
  held: number
}

/** One try of a delivery. */
export type DeliveryAttemptTable = {
  attempt_id: string
  delivery_id: string
  webhook_id: string
  org_id: string
  at: string
  number: number
  /** 1 or 0. */
  succeeded: number
  code: number | null
  milliseconds: number
  reason: string | null
  answer: string | null
}

/** One link to an interview for many people. */
export type OpenLinkTable = {
  interview_id: string
  /** The capability to start. */
  open_id: string
  org_id: string
  /** 1 or 0. */
  is_open: number
  /** The most that may start; null for as many as come. */
  people: number | null
  /** Places that are taken, of those who were erased among them, or held. */
  started: number
  expires_at: string | null
  /** JSON array of the parameters that are kept. */
  keep: string
  created_at: string
}

/** Who started by such a link: an invite each. */
export type OpenStartTable = {
  link_id: string
  org_id: string
  interview_id: string
  /** SHA-256 of the `pid` that they came with. */
  person: string | null
  /** SHA-256 of the cookie of the browser that they started in. */
  browser: string | null
  /** JSON object of the parameters that were kept. */
  kept: string
  /** 1, or 0 of somebody whose place was given back. */
  has_place: number
  /** How long a place is held for somebody who has not answered yet; null where it is theirs, or none. */
  held_until: string | null
  /** HMAC of the network address of whom a place is held for. */
  address: string | null
  /** `browser`, where that one has gone on with somebody else's. */
  former_browser: string | null
}

/** What one call had sent to people, in its own words. */
export type MailingTable = {
  mailing_id: string
  org_id: string
  /** Null for the service's own. */
  subject: string | null
  text: string | null
  remind_after_days: number | null
  created_at: string
}

/** One mail to one person, and what became of it. Addresses are read when it is sent. */
export type MailTable = {
  mail_id: string
  org_id: string
  /** `invitation` and `reminder` go to people, `care`, `care_more` and `webhook_shut` to owners. */
  kind: string
  /** The link or the webhook that it is about, or until when it gathers. */
  subject: string
  /** Of mails to owners: whom; else empty. */
  user_id: Generated<string>
  /** Of mails to people, as is what their address is told by. */
  interview_id: string | null
  address_key: string | null
  mailing_id: string | null
  state: string
  /** What the server answered, where it refused. */
  code: number | null
  created_at: string
  changed_at: string
}

/** Who wants no mail of an organization: by a keyed hash of the address, which outlives what is erased. */
export type UnsubscribedTable = { org_id: string; address_key: string; at: string }
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
export type SoundLeftTable = {
  body_id: string
  org_id: string
}
