import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { Command } from 'commander'
import { type Client, createClient } from '../../../client/client.ts'
import { readConfig } from '../../../config.ts'
import { AppError } from '../../../contract/errors.ts'
import type { Snapshot } from '../../../contract/participant.ts'
import type { Invite, Profile } from '../../../contract/resources.ts'
import { root } from '../../../root.ts'
import { createID } from '../../../service/ids.ts'
import { createToken, hashToken } from '../../../service/members/tokens.ts'
import type { Store } from '../../../service/store.ts'
import { createBrowserFetch, readInviteURL } from '../../browser-fetch.ts'
import { withStore } from '../../store.ts'
import { createSampleParticipant } from './sample-participant.ts'

const guidePath = join(root, 'examples/guides/invoicing.md')
const orgID = 'demo'
const productID = 'Ledgerly'
const tokenMs = 86_400_000
/** Most events the sample participant sends, and how long its profile may take. */
const eventsMax = 80
const profileLooksMax = 100
const lookAgainMs = 100
/** Most looks for one reply: a model may take 2 minutes. */
const replyLooksMax = 1_300

type Options = { url?: string; token?: string; guide?: string; exit?: boolean }

/** `demo`: a whole interview, start to profile, through the public calls. */
export function demoCommand(): Command {
  return new Command('demo')
    .description(
      'Show a whole interview: a scripted participant takes it through the public calls; prints the transcript and the profile, and a fresh link to try.',
    )
    .option('--url <url>', 'a running service; without it a throw-away one is started')
    .option('--token <token>', 'a token of that service; made in DATABASE_URL when left out')
    .option('--guide <file>', 'guidelines to use in place of the example')
    .option(
      '--exit',
      'end at once, without the link: the throw-away service would be needed for it',
    )
    .action(demo)
}

async function demo(options: Options): Promise<void> {
  const guidelines = readFileSync(options.guide ?? guidePath, 'utf8')
  if (options.url !== undefined) {
    const token = options.token ?? (await withStore(addDemoToken))
    const link = await showInterview(options.url.replace(/(?<!\/)\/+$/, ''), token, guidelines)
    return tellOf(link)
  }
  // Loaded here, so that the other commands do not wait for the whole service.
  const { startColloquy } = await import('../../../main.ts')
  const running = await startColloquy({
    ...readConfig({}),
    port: 0,
    databaseURL: 'file::memory:',
    logLevel: 'silent',
  })
  try {
    const token = await addDemoToken(running.store)
    const link = await showInterview(running.url, token, guidelines)
    if (options.exit) return
    tellOf(link)
    await untilInterrupted()
  } finally {
    await running.close()
  }
}

async function addDemoToken(store: Store): Promise<string> {
  const token = createToken(randomBytes)
  const now = new Date()
  await store.addToken({
    hash: hashToken(token),
    tokenID: createID({ now: () => now, randomBytes }, 'tok_'),
    orgID,
    userID: 'demo',
    scopes: ['read', 'write'],
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + tokenMs).toISOString(),
    revokedAt: null,
  })
  return token
}

/** Answers a link that nobody has taken yet. */
async function showInterview(baseURL: string, token: string, guidelines: string): Promise<string> {
  const client = createClient({ baseURL, token })
  const { interviewID } = await client.interviews.addOne({
    productID,
    interviewName: 'How studios invoice',
    guidelines,
  })
  const links = await client.invites.createInvites({ interviewID, count: 2 })
  const [taken] = links.map(readInviteURL)
  const fresh = links[1]
  if (!taken || fresh === undefined) throw new AppError('internal', 'The service made no links.')

  await takePart(baseURL, taken.linkID)
  const invite = await client.invites.getOne({ linkID: taken.linkID })
  printTranscript(invite)
  printProfile(await findProfile(client, taken.linkID))
  return fresh
}

function tellOf(link: string): void {
  stdout.write(`\nTry it yourself:\n  ${link}\n`)
}

async function takePart(baseURL: string, linkID: string): Promise<void> {
  const { participant } = createClient({ baseURL, fetch: createBrowserFetch() })
  const respond = createSampleParticipant()
  let snapshot = await participant.getState({ linkID })
  for (let sent = 0; snapshot.phase !== 'done' && sent < eventsMax; sent += 1) {
    snapshot = await awaitReply(participant, linkID, snapshot)
    const event = respond(snapshot)
    if (!event) break
    snapshot = await participant.addEvent({ linkID, event })
  }
}

/** The snapshot once the interviewer has written, if it does in time. */
async function awaitReply(
  participant: Client['participant'],
  linkID: string,
  before: Snapshot,
): Promise<Snapshot> {
  let snapshot = before
  for (let looks = 0; !snapshot.expects && snapshot.phase !== 'done'; looks += 1) {
    if (looks === replyLooksMax) {
      throw new AppError('unavailable', 'The interviewer did not answer in time.')
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    snapshot = await participant.getState({ linkID })
  }
  return snapshot
}

async function findProfile(client: Client, linkID: string): Promise<Profile> {
  for (let look = 0; look < profileLooksMax; look += 1) {
    const profiles = await client.profiles.getList({ productID })
    const profile = profiles.find(({ history }) => history.some(({ id }) => id === linkID))
    if (profile) return profile
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  throw new AppError('unavailable', 'The profile did not come in time; the interview is kept.')
}

function printTranscript({ conversation }: Invite): void {
  stdout.write('The interview\n=============\n')
  for (const { role, content } of conversation) {
    stdout.write(`\n${role === 'assistant' ? 'Interviewer' : 'Participant'}: ${content}\n`)
  }
}

function printProfile(profile: Profile): void {
  stdout.write(`\nThe profile\n===========\n\n${JSON.stringify(profile, null, 2)}\n`)
}

async function untilInterrupted(): Promise<void> {
  stdout.write('\nThe service runs until you press Ctrl-C. Nothing of it is kept.\n')
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve)
  })
}
