import type { AssistantVerbs } from './assistants/assistant-store.ts'
import type { CallVerbs } from './calls/call-store.ts'
import type { CodebookVerbs } from './codebook/codebook-store.ts'
import type { ReportVerbs } from './interview-report/report-store.ts'
import type { InterviewVerbs } from './interviews/interview-store.ts'
import type { InviteVerbs } from './interviews/invite-store.ts'
import type { StandingVerbs } from './interviews/standing-store.ts'
import type { JobVerbs } from './jobs/job-store.ts'
import type { MailVerbs } from './mail/mail-store.ts'
import type { MemberVerbs } from './members/member-store.ts'
import type { OrganizationVerbs } from './members/organization-store.ts'
import type { TokenVerbs } from './members/token-store.ts'
import type { OpenLinkVerbs } from './open-links/open-link-store.ts'
import type { PeopleVerbs } from './people/people-store.ts'
import type { ProfileVerbs } from './profiles/profile-store.ts'
import type { SimulationVerbs } from './simulation/simulation-store.ts'
import type { SoundVerbs } from './sound/sound-store.ts'
import type { SearchVerbs } from './study/search/search-store.ts'
import type { ShareVerbs } from './study/shares/share-store.ts'
import type { StudyVerbs } from './study/study-store.ts'
import type { TakingPartVerbs } from './taking-part/taking-part-store.ts'
import type { WebhookVerbs } from './webhooks/webhook-store.ts'

/**
 * The Store speaks in the product's verbs. Each verb is whole in itself: one call, one transaction
 * begun and ended inside, every argument a plain object that survives a structured clone, so that it
 * may run on another thread or be tried again from its start. Times are RFC 3339 text, UTC, with
 * milliseconds and `Z`; they sort as text. JSON travels as text. `null` answers "looked, not there".
 *
 * A verb that cannot reach its database, or finds the disk full, throws `AppError('unavailable')`.
 */
export type Store = AssistantVerbs &
  CallVerbs &
  CodebookVerbs &
  InterviewVerbs &
  InviteVerbs &
  JobVerbs &
  MailVerbs &
  MemberVerbs &
  OpenLinkVerbs &
  OrganizationVerbs &
  PeopleVerbs &
  ProfileVerbs &
  ReportVerbs &
  SearchVerbs &
  ShareVerbs &
  SimulationVerbs &
  SoundVerbs &
  StandingVerbs &
  StudyVerbs &
  TakingPartVerbs &
  TokenVerbs &
  WebhookVerbs & {
    /** Ends quickly; throws when the database cannot answer. */
    ping(): Promise<void>
    close(): Promise<void>
    /**
     * Calls when another process may have written a job, at best at once; who relies on it looks by
     * itself, too, as word can get lost. Ends with the store.
     */
    onJob(wake: () => void): void
    /** Keeps a secret of the service's own, unless one of this name is kept: answers which. */
    keepSecret(change: { name: string; value: string; at: string }): Promise<string>
  }
