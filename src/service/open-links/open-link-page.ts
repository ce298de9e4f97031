import { hash } from 'node:crypto'
import { keptCharactersMax } from '../../contract/calls/open-link-calls.ts'
import { countCharacters } from '../../contract/text.ts'
import { createIDs, type RandomBytes } from '../ids.ts'
import type { Store } from '../store.ts'
import type { OpenedLink, OpenLink, Started } from './open-link-store.ts'
import { closedAt } from './standing.ts'

/** The parameter that says who somebody is. */
const personParameter = 'pid'
/** How often somebody is looked for again who was faster in another place. */
const triesMax = 5
const dayMs = 86_400_000

/** What somebody who opens or uses the page of a link brings along. */
export type Visit = {
  openID: string
  /** The cookie's value, null where the browser sent none. */
  browser: string | null
  /** The parameters of the address, in its order. */
  parameters: readonly (readonly [name: string, value: string])[]
}

/** How the link looks to them; of one that may be used, the link that their browser has already. */
export type OpenLinkView =
  | { standing: 'unknown' }
  | {
      standing: 'open' | 'shut' | 'expired' | 'full'
      organization: { name: string; accent: string | null; logo: string | null }
      linkID: string | null
    }

export type OpenLinkPage = {
  /** A value by which a browser is known again. */
  issueBrowser(): string
  /** Changes nothing. */
  look(visit: Visit): Promise<OpenLinkView>
  /** The person's own button: their link, or why there is none. */
  start(
    visit: Visit,
  ): Promise<{ linkID: string } | { closed: 'unknown' | 'shut' | 'expired' | 'full' }>
}

export type OpenLinkPageDeps = {
  store: Pick<Store, 'findOpenLink' | 'findOpenStart' | 'startByOpenLink'>
  now: () => Date
  randomBytes: RandomBytes
  /** Days until a link that nobody finished expires. */
  linkDays: number
}

/** What happens behind the page of a link for many people. */
export function createOpenLinkPage(deps: OpenLinkPageDeps): OpenLinkPage {
  const { store, now, randomBytes } = deps
  return {
    issueBrowser: () => Buffer.from(randomBytes(16)).toString('base64url'),

    async look({ openID, browser, parameters }) {
      const link = await store.findOpenLink({ openID })
      if (!link) return { standing: 'unknown' }
      const { interviewID } = link
      const who = whoOf(browser, keptOf(link, parameters))
      // Whoever comes without a cookie, as scanners do, is shown the page.
      const linkID =
        who.browser === null ? null : await store.findOpenStart({ interviewID, ...who })
      const standing = closedAt(link, now().toISOString()) ?? 'open'
      return { standing, organization: organizationOf(link), linkID }
    },

    async start({ openID, browser, parameters }) {
      const link = await store.findOpenLink({ openID })
      if (!link) return { closed: 'unknown' }
      const kept = keptOf(link, parameters)
      const started = await startOnce(deps, openID, { ...whoOf(browser, kept), kept })
      return 'linkID' in started ? { linkID: started.linkID } : { closed: started.outcome }
    },
  }
}

type Comer = { person: string | null; browser: string | null; kept: Record<string, string> }
type Settled = Exclude<Started, { outcome: 'again' }>

async function startOnce(deps: OpenLinkPageDeps, openID: string, comer: Comer): Promise<Settled> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const at = deps.now()
    const [linkID = ''] = createIDs(deps, 1)
    const started = await deps.store.startByOpenLink({
      openID,
      start: { linkID, ...comer },
      at: at.toISOString(),
      expiresAt: new Date(at.getTime() + deps.linkDays * dayMs).toISOString(),
    })
    if (started.outcome !== 'again') return started
  }
  throw new Error('A start by an open link met others too often.')
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
  const pid = Object.hasOwn(kept, personParameter) ? kept[personParameter] : undefined
  return {
    person: pid === undefined ? null : hash('sha256', pid),
    browser: browser === null ? null : hash('sha256', browser),
  }
}

function organizationOf({ orgID, organization: { name, accent, logo } }: OpenedLink) {
  return { name: name ?? orgID, accent, logo }
}
