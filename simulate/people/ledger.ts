import type { Caller } from '../../src/service/service.ts'

/** What everybody outside the service knows: what was asked, told and answered. */
export type Ledger = {
  organizations: Organization[]
  people: Person[]
  /** Links that somebody was told are erased, and who told them. */
  erased: Map<string, string>
  /** Of whom somebody asked that it be erased, heard or not. */
  erasing: Set<string>
  /** What was asked for once, by a key under which it may be asked again. */
  asked: { interviews: number; invites: Map<string, number> }
}

export type Organization = {
  orgID: string
  /** In every word of its people. */
  tag: string
  interviews: Interview[]
  /** By address: what webhooks it has for good, from its beginning. */
  webhooks: Map<string, string[]>
}

export type Interview = {
  interviewID: string
  guide: Guide
  /** Waiting for somebody who takes part by it. */
  links: { linkID: string; email: string | null }[]
  openID: string | null
  openPeople: number | null
}

export type Guide = {
  text: string
  /** Places by option of its screener. */
  quotas: Record<string, number>
}

export type Told = {
  clientMessageID: string
  text: string
  /** A word that nobody else says. */
  canary: string
  isAcknowledged: boolean
}

export type Person = {
  number: number
  organization: Organization
  linkID: string | null
  told: Told[]
  /** What else of them is known to the service: names, addresses. */
  canaries: string[]
}

/** The one who asks on behalf of an organization, in the console or by its interface. */
export function callerOf({ orgID, tag }: Organization): Caller {
  return {
    ...{ orgID, userID: 'usr_owner', scopes: ['read', 'write'] },
    ...{ tokenHash: orgID, tokenID: `tok_${tag}` },
  }
}

const canary = /\bzq[ab][0-9a-z]{5}x\b/g

export function createCanary(tag: string, person: number, count: number): string {
  return `zq${tag}${person.toString(36).padStart(3, '0')}${count.toString(36).padStart(2, '0')}x`
}

export function canariesIn(text: string): string[] {
  return text.match(canary) ?? []
}

export const guides: readonly Guide[] = [
  {
    text: '# Use\n- What did you do the last time you used it? (must ask)\n',
    quotas: {},
  },
  {
    text: '# Use\n- What did you do the last time you used it? (must ask)\n- What was hard about it?\n',
    quotas: {},
  },
  {
    text: '# Use\n- What did you do the last time you used it? (must ask)\n# Screener\n- How many people work there? (choose one)\n  - [ ] Just me -> end\n  - [ ] 2 to 10 (quota 3)\n  - [ ] More than 10\n',
    quotas: { '2 to 10': 3 },
  },
  {
    text: '# Use\n- How easy was the set-up? (scale 1-5: hard .. easy)\n# Screener\n- Where do you work? (choose one)\n  - [ ] In a shop (quota 2)\n  - [ ] In an office (quota 4)\n',
    quotas: { 'In a shop': 2, 'In an office': 4 },
  },
]
