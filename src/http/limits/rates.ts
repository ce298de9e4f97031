import { Refusal } from '../requests/failure.ts'
import { createRateLimiter, type Rate, type RateLimiter, windowMs } from './rate-limiter.ts'
import type { Sharing } from './shared-rates.ts'

/** The default of the setting that all rates scale with: calls a minute of one token. */
export const callsPerMinuteDefault = 600

/** What each rate is at the default, a minute, and what it is counted by. */
const quotas = {
  /** Calls of a token. */
  calls: 600,
  /** Calls of a token that make links. */
  createInvites: 60,
  /** Events of a link: a scripted participant answers a whole interview within a minute. */
  events: 60,
  /** Recordings of a link: somebody who speaks sends one for each answer, or for each minute of it. */
  recordings: 20,
  /** Recordings of a link that are to be kept: those of an answer come together. */
  sounds: 60,
  /** Lines that a link has read aloud: each question once, and a few again. */
  voices: 20,
  /** Files of the recogniser on the device, by address, which many share: a room of 100 people. */
  speechFiles: 1_200,
  /** Other participant's calls of a link. */
  linkReads: 60,
  /** Openings of the page of a link, and pages that a browser opens: not an address, which many share. */
  pages: 60,
  /** Openings of the pages of links for many people, by address, which many share … */
  openPages: 1_200,
  /** … what is started on these, by address: a hall of people who point at one code … */
  starts: 240,
  /** … and by link. */
  startsOfLink: 12_000,
  /** Requests from an address for links that do not exist. */
  misses: 20,
  /** Comings from an address to one link for many people with a `pid` that somebody else came with. */
  takenPIDs: 20,
  /** The console's own calls from an address: an office may share one. */
  sessionCalls: 300,
  /** What assistants ask of the sign-in from an address: one that is hosted may ask for many people. */
  grants: 300,
}

export type RateName = keyof typeof quotas

export type Rates = {
  /** Counts the request under each name and says so in the headers; refuses it when one is used up. */
  take(names: readonly RateName[], key: string): Record<string, string>
  /** Refuses without counting. */
  check(name: RateName, key: string): void
  /** Counts what turned out to deserve it, without refusing. */
  count(name: RateName, key: string): void
}

/** `callsPerMinute` scales all rates; 0 turns them off. */
export function createRates(
  callsPerMinute: number,
  now: () => Date,
  sharing: Sharing | null,
): Rates {
  if (callsPerMinute === 0) return { take: () => ({}), check: () => {}, count: () => {} }
  const scale = callsPerMinute / callsPerMinuteDefault
  const limiter = (quota: number) =>
    createRateLimiter({
      quota: Math.max(1, Math.round(quota * scale)),
      now,
      shared: sharing !== null,
    })
  const limiters: Record<RateName, RateLimiter> = {
    calls: limiter(quotas.calls),
    createInvites: limiter(quotas.createInvites),
    events: limiter(quotas.events),
    recordings: limiter(quotas.recordings),
    sounds: limiter(quotas.sounds),
    voices: limiter(quotas.voices),
    speechFiles: limiter(quotas.speechFiles),
    linkReads: limiter(quotas.linkReads),
    pages: limiter(quotas.pages),
    openPages: limiter(quotas.openPages),
    starts: limiter(quotas.starts),
    startsOfLink: limiter(quotas.startsOfLink),
    misses: limiter(quotas.misses),
    takenPIDs: limiter(quotas.takenPIDs),
    sessionCalls: limiter(quotas.sessionCalls),
    grants: limiter(quotas.grants),
  }
  for (const [name, counting] of Object.entries(limiters)) sharing?.join(name, counting)

  return {
    take(names, key) {
      const policies: string[] = []
      const states: string[] = []
      for (const name of names) {
        const rate = limiters[name].take(key)
        policies.push(`"${name}";q=${rate.quota};w=${windowMs / 1_000}`)
        states.push(`"${name}";r=${rate.remaining};t=${rate.resetSeconds}`)
        if (!rate.allowed) throw refuse(name, rate, policies, states)
      }
      return { 'ratelimit-policy': policies.join(', '), ratelimit: states.join(', ') }
    },
    check(name, key) {
      const rate = limiters[name].look(key)
      if (!rate.allowed) throw refuse(name, rate, [], [])
    },
    count(name, key) {
      limiters[name].take(key)
    },
  }
}

function refuse(name: RateName, rate: Rate, policies: string[], states: string[]): Refusal {
  const headers = waitFor(rate)
  if (policies.length > 0) {
    headers['ratelimit-policy'] = policies.join(', ')
    headers.ratelimit = states.join(', ')
  }
  return new Refusal('too_many', tooManyRequests, headers, name)
}

const tooManyRequests = 'Too many requests; wait as long as Retry-After says.'
const waitFor = (rate: Rate): Record<string, string> => ({
  'retry-after': String(rate.resetSeconds),
})

/** Of all that an address asks for. */
export function refuseAddress(rate: Rate): Refusal {
  return new Refusal('too_many', tooManyRequests, waitFor(rate))
}

/** Longest address that is one, of either kind; what a trusted proxy passes on may be anything. */
const addressCharactersMax = 64

/** 16 bits of an IPv6 address each. */
const groupsOfAddress = 4
const groupsOfNetwork = 3

/** What an address is counted by: IPv6 callers own their whole /64. */
export function addressKey(given: string): string {
  return prefixOf(given, groupsOfAddress)
}

/** By what callers take turns: whoever has a /48 would have 65,536 of them by the /64. */
export function networkKey(given: string): string {
  return prefixOf(given, groupsOfNetwork)
}

function prefixOf(given: string, groupsKept: number): string {
  const whole = given.slice(0, addressCharactersMax)
  // Some proxies tell the port, too, which is another with each connection.
  const address = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(whole)?.[1] ?? whole
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return groups
    .slice(0, groupsKept)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
