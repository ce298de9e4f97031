import type { CallTables } from './calls.ts'
import type { InterviewTables } from './interviews.ts'
import type { JobTables } from './jobs.ts'
import type { MailTables } from './mail.ts'
import type { MemberTables } from './members.ts'
import type { OpenLinkTables } from './open-links.ts'
import type { PeopleTables } from './people.ts'
import type { ProfileTables } from './profiles.ts'
import type { SimulationTables } from './simulation.ts'
import type { SoundTables } from './sound.ts'
import type { StudyTables } from './study.ts'
import type { TakingPartTables } from './taking-part.ts'
import type { TokenTables } from './tokens.ts'
import type { WebhookTables } from './webhooks.ts'

/**
 * The columns of every table, the same on each database: text, whole numbers and nulls. Times are
 * RFC 3339 text, JSON is text, so that both databases read and sort them alike.
 */
export type Tables = CallTables &
  InterviewTables &
  JobTables &
  MailTables &
  MemberTables &
  OpenLinkTables &
  PeopleTables &
  ProfileTables &
  SimulationTables &
  SoundTables &
  StudyTables &
  TakingPartTables &
  TokenTables &
  WebhookTables
