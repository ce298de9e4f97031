import type { SpeechWay } from '../contract/participant.ts'
import type { Grants } from '../service/assistants/grants.ts'
import type { Once } from '../service/calls/once.ts'
import type { Unsubscribing } from '../service/mail/unsubscribing.ts'
import type { OpenLinkPage } from '../service/open-links/open-link-page.ts'
import type {
  Authenticate,
  FindLinkStanding,
  FindPicture,
  OpenShare,
  Service,
} from '../service/service.ts'
import type { SignOn } from '../service/sign-on/sign-on.ts'
import type { Sounds } from '../service/sound/sounds.ts'
import type { Browsers } from '../service/taking-part/consenting-browser.ts'
import type { Recognition } from '../service/taking-part/recognition.ts'
import type { Voicing } from '../service/voice/voicing.ts'
import type { BodyRoom } from './limits/body-room.ts'
import type { bodyRooms, callTurns } from './limits/bounds.ts'
import type { Budgets } from './limits/budgets.ts'
import type { Rates } from './limits/rates.ts'
import type { ShareCounts } from './limits/shared-rates.ts'
import type { SignInLimits } from './limits/sign-in-limits.ts'
import type { Turns } from './limits/turns.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import type { Pages, SpeechFile } from './pages/page-files.ts'
import type { RequestLog } from './request-log.ts'

/** The settings that bound what the edge takes; all but the first are for tests and left out elsewhere. */
export type EdgeLimits = {
  /** Calls a minute of one token. The other rates scale with it, 0 turns all of them off. */
  callsPerMinute: number
  headersMs?: number
  requestMs?: number
  keepAliveMs?: number
  stalledMs?: number
  checkMs?: number
  drainMs?: number
  connectionsMax?: number
  connectionsPerAddressMax?: number
  requestsPerAddressMax?: number
}

export type Speech = {
  /** In order of preference; none where nobody is to speak. */
  ways: readonly SpeechWay[]
  /** What writes recordings down, and what people know it by; null where nothing does. */
  recognition: (Recognition & { name: string }) | null
  /** What reads the questions aloud, and what people know it by; null where their browser alone does. */
  voicing: (Voicing & { name: string }) | null
  /** What a browser needs to do it itself, by path; none where it is not to. */
  files: ReadonlyMap<string, SpeechFile>
  /** What keeps sound that somebody allowed to be kept; without, nothing does. */
  sounds?: Sounds
}

export type EdgeOptions = {
  service: Service
  authenticate: Authenticate
  once: Once
  findLinkStanding: FindLinkStanding
  findPicture: FindPicture
  openShare: OpenShare
  openLinks: OpenLinkPage
  /** Tells the browsers in which people take part. */
  browsers: Pick<Browsers, 'isIssued'>
  unsubscribing: Unsubscribing
  grants: Grants
  /** How members sign in elsewhere, and what seals the browser's part of it; without, there is no such path. */
  signOn?: { signOn: SignOn; secret: string } | undefined
  /** How participants may speak; without, as far as their browser hears them. */
  speech?: Speech | undefined
  /** Throws while the service cannot do its work. */
  ready: () => Promise<void>
  pages: Pages
  /** What `/metrics` shows to whoever holds its token; without, there is no such path. */
  metrics?: { metrics: Metrics; token: string | null }
  limits: EdgeLimits
  /** Counts requests together with other processes; without, this one counts its own alone. */
  shareCounts?: ShareCounts | undefined
  /**
   * Signs the cookie of browsers that have signed in before, the same in all processes and after a
   * restart; without, one of this process's own is made.
   */
  deviceSecret?: string
  logger: Logger
  now: () => Date
  /** Where callers reach the service, without a slash at the end. */
  publicURL: string
  /** Who may frame the pages behind links, as origins. */
  embedOrigins: readonly string[]
  /** Whose pages may make calls with a token, as origins. */
  corsOrigins: readonly string[]
  /** Addresses or networks of the proxies whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[]
}

/** What the routes share. */
export type Edge = EdgeOptions & {
  deviceSecret: string
  speech: Speech
  /** Of `publicURL`: what a browser calls the same origin. */
  origin: string
  /** Whether callers come by https. */
  secure: boolean
  rates: Rates
  budgets: Budgets
  signIns: SignInLimits
  log: RequestLog
  /** Where bodies under way are held. */
  rooms: Record<keyof typeof bodyRooms, BodyRoom>
  /** Where answers are held that are not read yet. */
  answers: BodyRoom
  /** How many calls of a kind are answered at a time. */
  turns: Record<keyof typeof callTurns, Turns>
  isDraining: () => boolean
  /** Ends when the service stops: for what is better tried again than waited for. */
  stopping: AbortSignal
}
