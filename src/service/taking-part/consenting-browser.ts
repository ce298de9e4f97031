import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import type { Session } from '../../interview/session.ts'
import type { RandomBytes } from '../ids.ts'
import { hashText } from './consent.ts'
import { readSession } from './stored-session.ts'
import type { Participation } from './taking-part-store.ts'

/**
 * A cookie's value is 64 random bits and as many of their MAC with a key of this service and the
 * link: no other number can be guessed, and it is as long as the random ones that were given out
 * before, so that the version before takes it, too.
 */
const randomPartBytes = 8
const macBytes = 8

/** The values that tell the browsers at a link apart. */
export type Browsers = {
  issue(linkID: string): string
  /** Whether this service gave it out, for this link. */
  isIssued(linkID: string, value: string): boolean
}

export function createBrowsers(text: string, randomBytes: RandomBytes): Browsers {
  const key = createSecretKey(text, 'utf8')
  function write(linkID: string, random: Uint8Array): string {
    const mac = createHmac('sha256', key).update(linkID).update('\n').update(random).digest()
    return Buffer.concat([random, mac.subarray(0, macBytes)]).toString('base64url')
  }
  return {
    issue: (linkID) => write(linkID, randomBytes(randomPartBytes)),
    isIssued(linkID, value) {
      const given = Buffer.from(value)
      const random = Buffer.from(value, 'base64url').subarray(0, randomPartBytes)
      const issued = Buffer.from(write(linkID, random))
      return given.length === issued.length && timingSafeEqual(given, issued)
    },
  }
}

/**
 * The hash of a browser that is known here: by a value of ours, or by one that stands with what was
 * said on this link, as those do that were given out before they had a MAC. Null for all others.
 */
export function knownBrowser(
  browsers: Browsers,
  participation: Participation,
  sent: string | null,
): string | null {
  if (sent === null) return null
  const hash = hashText(sent)
  const { linkID } = participation.invite
  if (browsers.isIssued(linkID, sent)) return hash
  const { consent, messages } = participation
  const isHere = consent?.browser === hash || messages.some(({ browser }) => browser === hash)
  return isHere ? hash : null
}

/** The session as an event finds it: one that no browser can be known to own is marked as such. */
export function ownedOrNot(session: Session, { consent, messages }: Participation): Session {
  const isKnown = consent?.browser !== undefined
  const hasAnswers = messages.some((message) => message.browser !== undefined)
  return isKnown || hasAnswers ? session : { ...session, unowned: true }
}

/** Whether somebody agreed in this very browser; where nobody noted that, whether it answered first. */
export function hasConsented(
  participation: Pick<Participation, 'consent' | 'messages' | 'session' | 'plan'>,
  browser: string | null,
): boolean {
  const { consent, messages } = participation
  const first = messages.find((message) => message.browser !== undefined)?.browser
  const isUnowned = readSession(participation)?.unowned === true
  const consenting = consent?.browser ?? (isUnowned ? undefined : first)
  return browser !== null && browser === consenting
}

/** Before anybody agreed the link alone says who they are; afterwards only who agreed may erase. */
export function checkMayErase(participation: Participation, browser: string | null): void {
  if (participation.session === null || hasConsented(participation, browser)) return
  throw new AppError(
    'forbidden',
    'Only the browser in which you agreed to take part can erase this. From elsewhere, please ask the people who invited you: they can.',
  )
}
