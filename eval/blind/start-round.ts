import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import pino from 'pino'
import { readInviteURL } from '../../src/cli/browser-fetch.ts'
import { type Client, createClient } from '../../src/client/client.ts'
import type { Config } from '../../src/config.ts'
import { type Running, startColloquy } from '../../src/main.ts'
import { createID } from '../../src/service/ids.ts'
import { createToken, hashToken } from '../../src/service/members/tokens.ts'
import type { Store } from '../../src/service/store.ts'
import { withControl } from './control.ts'
import { type GuideFile, readGuideFiles } from './guide-files.ts'
import { type RoundFile, roundFolder } from './round-folder.ts'

/** Long enough for a round that is played by hand. */
const tokenMs = 30 * 86_400_000
/** Whom participants are asked for. */
const organization = 'Northfield'

export type RoundOptions = {
  /** Where guides are; not looked at once the round has begun. */
  guides: string
  folder: string
  /** Links of the build and of the control for each guide. */
  links: number
  controls: number
  /** How many times slower than real time the service's clock goes. */
  slow: number
}

/** Serves a round on the configured port: makes its interviews and links, or goes on with those it has. */
export async function startRound(
  config: Config,
  options: RoundOptions,
): Promise<{ running: Running; round: RoundFile }> {
  const folder = roundFolder(options.folder)
  const isBegun = folder.isBegun()
  const guides = isBegun ? [] : readGuideFiles(options.guides)
  mkdirSync(options.folder, { recursive: true })
  const controls = new Set<string>()
  const begun = Date.now()
  const running = await startColloquy(
    // Whoever plays several people comes from one address.
    { ...config, databaseURL: folder.databaseURL, callsPerMinute: 0 },
    {
      logger: pino({ level: 'warn' }, pino.destination(2)),
      // Whoever plays by hand takes longer than a participant, and the interview has its minutes.
      now: () => new Date(begun + (Date.now() - begun) / options.slow),
      reading: (threads) => withControl(threads, (linkID) => controls.has(linkID)),
    },
  )
  const round = isBegun ? folder.read() : await makeRound(running, guides, options)
  for (const { linkID, control } of round.links) if (control) controls.add(linkID)
  folder.write({ ...round, url: running.url })
  return { running, round }
}

async function makeRound(
  { url, store }: Running,
  guides: readonly GuideFile[],
  counts: Pick<RoundOptions, 'links' | 'controls'>,
): Promise<RoundFile> {
  const token = await addToken(store)
  const client = createClient({ baseURL: url, token })
  const round: RoundFile = { url, token, guides: [], links: [] }
  for (const guide of guides) {
    const { name, product, interviewName, guidelines } = guide
    const interview = { productID: product, interviewName, guidelines }
    const { interviewID } = await client.interviews.addOne(interview)
    round.guides.push({ name, product, interviewID, guidelines })
    round.links.push(...(await makeLinks(client, { name, interviewID }, counts)))
  }
  return round
}

async function makeLinks(
  client: Client,
  { name, interviewID }: { name: string; interviewID: string },
  { links, controls }: Pick<RoundOptions, 'links' | 'controls'>,
): Promise<RoundFile['links']> {
  const made = await client.invites.createInvites({ interviewID, count: links + controls })
  // Anywhere among the others, so that a label tells nothing.
  const places = new Set<number>()
  while (places.size < controls) places.add(randomInt(made.length))
  return made.map((link, at) => {
    const { linkID } = readInviteURL(link) ?? { linkID: '' }
    return { label: `${name}-${at + 1}`, guide: name, linkID, link, control: places.has(at) }
  })
}

async function addToken(store: Store): Promise<string> {
  const token = createToken(randomBytes)
  const now = new Date()
  await store.addToken({
    hash: hashToken(token),
    tokenID: createID({ now: () => now, randomBytes }, 'tok_'),
    orgID: organization,
    userID: 'round',
    scopes: ['read', 'write'],
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + tokenMs).toISOString(),
    revokedAt: null,
  })
  return token
}
