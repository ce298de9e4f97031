import { createHmac, hash } from 'node:crypto'
import { keptCharactersMax } from '../../contract/calls/open-link-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { countCharacters } from '../../contract/text.ts'
import { createIDs, type RandomBytes } from '../ids.ts'
import type { Store } from '../store.ts'
import type { OpenedLink, OpenLink, Start, Started } from './open-link-store.ts'
import { closedAt, heldMinutes, personParameter } from './standing.ts'
import { createTogether } from './together.ts'
import { isUnfilled } from './unfilled.ts'

/** How often somebody is looked for again who was faster in another place. */
const triesMax = 10
const minuteMs = 60_000
const dayMs = 86_400_000

/** What somebody who opens or uses the page of a link brings along. */
export type Visit = {
  openID: string
  /** The cookie's value, null where the browser sent none. */
  browser: string | null
  /** The network address, as it is counted by. */
  address: string
  /** The parameters of the address, in its order. */
  parameters: readonly (readonly [name: string, value: string])[]
}

/**
 * How the link looks to them; of one that may be used, the link that their browser has already.
 * `elsewhere`: whoever came with their `pid` agreed in another browser.
 */
export type OpenLinkView =
  | { standing: 'unknown' }
  | {
      standing: 'open' | 'shut' | 'expired' | 'full' | 'elsewhere'
      organization: { name: string; accent: string | null; logo: string | null }
      linkID: string | null
    }

export type OpenLinkPage = {
  /** A value by which a browser is known again. */
  issueBrowser(): string
  /** Changes nothing. */
  look(visit: Visit): Promise<OpenLinkView>
  /**
   * The person's own button: their link, or why there is none. `isMoved`: with a `pid` that another browser
   * had come with. `crowded`: too many at their address have started and not agreed yet.
   */
  start(
    visit: Visit,
  ): Promise<
    | { linkID: string; isMoved: boolean }
    | { closed: 'unknown' | 'shut' | 'expired' | 'full' | 'elsewhere' | 'crowded' }
  >
}

export type OpenLinkPageDeps = {
  store: Pick<Store, 'findOpenLink' | 'findOpenStart' | 'startTogether' | 'startByOpenLink'>
  now: () => Date
  randomBytes: RandomBytes
  /** Days until a link that nobody finished expires. */
  linkDays: number
  /** What addresses are hashed with, so that no hash can be tried. */
  key: string
}

/** What happens behind the page of a link for many people. */
export function createOpenLinkPage(deps: OpenLinkPageDeps): OpenLinkPage {
  const { store, now, randomBytes } = deps
  // One look for all who ask at the same moment.
  const findTogether = createTogether(now, async (openID, askers: null[]) => {
    const link = await store.findOpenLink({ openID, at: now().toISOString() })
    return askers.map(() => link)
  })
  const startTogether = createTogether(now, (openID, visits: Visit[]) =>
    startAll(deps, openID, visits),
  )
  return {
    issueBrowser: () => Buffer.from(randomBytes(16)).toString('base64url'),

    async look({ openID, browser, parameters }) {
      const link = await findTogether(openID, null)
      if (!link) return { standing: 'unknown' }
      const { interviewID } = link
      const who = whoOf(browser, keptOf(link, parameters))
      // Whoever comes without a cookie, as scanners do, is led to nobody's.
      const isSomebody = who.person !== null || who.browser !== null
      const had = isSomebody ? await store.findOpenStart({ interviewID, ...who }) : null
      const organization = organizationOf(link)
      if (had === 'elsewhere') return { standing: had, organization, linkID: null }
      return {
        standing: closedAt(link, now().toISOString()) ?? 'open',
        organization,
        linkID: had?.linkID ?? null,
      }
    },

    async start(visit) {
      const { openID } = visit
      const begun = await startTogether(openID, visit)
      if (begun.outcome === 'unknown') return { closed: 'unknown' }
      if (begun.outcome === 'started') return { linkID: begun.linkID, isMoved: false }
      const started = await startAlone(deps, openID, begun.comer)
      return 'linkID' in started
        ? { linkID: started.linkID, isMoved: started.outcome === 'moved' }
        : { closed: started.outcome }
    },
  }
}

type Comer = Omit<Start, 'linkID'>
type Settled = Exclude<Started, { outcome: 'again' }>
type Begun =
  | { outcome: 'unknown' }
  | { outcome: 'started'; linkID: string }
  | { outcome: 'left'; comer: Comer }

/** Starts those who come for the first time and find a place; of the others it is told who they are. */
async function startAll(deps: OpenLinkPageDeps, openID: string, visits: Visit[]): Promise<Begun[]> {
  const { store } = deps
  const moment = momentOf(deps)
  const link = await store.findOpenLink({ openID, at: moment.at })
  if (!link) return visits.map(() => ({ outcome: 'unknown' }))
  const { orgID, interviewID } = link
  const links = createIDs(deps, visits.length)
  const starts = visits.map((visit, at) => ({
    linkID: links[at] ?? '',
    ...comerOf(deps, link, visit),
  }))
  const isOpen = closedAt(link, moment.at) === null
  const given = { openID, orgID, interviewID, starts, ...moment }
  const started = new Set(isOpen ? await store.startTogether(given) : [])
  return starts.map(({ linkID, ...comer }) =>
    started.has(linkID) ? { outcome: 'started', linkID } : { outcome: 'left', comer },
  )
}

async function startAlone(deps: OpenLinkPageDeps, openID: string, comer: Comer): Promise<Settled> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const [linkID = ''] = createIDs(deps, 1)
    const start = { linkID, ...comer }
    const started = await deps.store.startByOpenLink({ openID, start, ...momentOf(deps) })
    if (started.outcome !== 'again') return started
  }
  throw new AppError('conflict', 'Others came with the same at the same moment; please try again.')
}

function momentOf({ now, linkDays }: OpenLinkPageDeps) {
  const at = now()
  return {
    at: at.toISOString(),
    heldUntil: new Date(at.getTime() + heldMinutes * minuteMs).toISOString(),
    expiresAt: new Date(at.getTime() + linkDays * dayMs).toISOString(),
  }
}

function comerOf({ key }: OpenLinkPageDeps, link: OpenLink, visit: Visit): Comer {
  const { openID } = link
  const kept = keptOf(link, visit.parameters)
  const address = createHmac('sha256', key).update(`${openID}\n${visit.address}`).digest('hex')
  return { ...whoOf(visit.browser, kept), address, kept }
}

/** The parameters that are kept, each as it is given first; empty and too long ones are none. */
function keptOf({ keep }: OpenLink, parameters: Visit['parameters']): Record<string, string> {
  const kept = keep.flatMap((name) => {
    const value = parameters.find(([given]) => given === name)?.[1] ?? ''
    return value === '' || countCharacters(value) > keptCharactersMax ? [] : [[name, value]]
  })
  return Object.fromEntries(kept)
}

/** As hashes: neither a cookie nor a `pid` is looked for by what it says. */
function whoOf(browser: string | null, kept: Record<string, string>) {
  const pid = Object.entries(kept).find(([name]) => name === personParameter)
  return {
    person: pid === undefined || isUnfilled(pid) ? null : hash('sha256', pid[1]),
    browser: browser === null ? null : hash('sha256', browser),
  }
}

function organizationOf({ orgID, organization: { name, accent, logo } }: OpenedLink) {
  return { name: name ?? orgID, accent, logo }
}
