import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { call } from '../start.ts'
import { createRandom, pick } from '../trust/random.ts'
import { connect } from './assistant.ts'
import { answer, ask, exchange, returned } from './oauth-steps.ts'

/** How often it mends a guide before it gives up. */
const checksMax = 4

const openings = [
  'Do you like your spreadsheet?',
  'What made you look for another tool, and what did you try first?',
  'Don’t you think that invoices take too long?',
  'How many invoices will you send next year?',
]
const others = [
  'Walk me through the last time you sent an invoice.',
  'What did you use before?',
  'What happened the last time a client paid late?',
  'Is the export easy?',
]

/** Gets a token as a program does that was given the address of `/mcp` and whose member says yes. */
export async function signInByAddress(address: string, memberToken: () => Promise<string>) {
  const stranger = await call(address, { body: {} })
  const challenge = stranger.headers.get('www-authenticate') ?? ''
  const [, place = ''] = /resource_metadata="([^"]+)"/.exec(challenge) ?? []
  const [, scope = ''] = /scope="([^"]+)"/.exec(challenge) ?? []
  const [issuer] = (await call(place)).json.authorization_servers
  const server = (await call(`${issuer}/.well-known/oauth-authorization-server`)).json
  const redirect_uri = 'http://127.0.0.1:1/callback'
  const given = { client_name: 'Scripted agent', redirect_uris: [redirect_uri] }
  const registered = await call(server.registration_endpoint, { body: given })
  const service = { url: new URL(address).origin }
  const asked = ask(service, registered.json.client_id, { redirect_uri, scope })
  const { code = '' } = returned(await answer(service, await memberToken(), asked))
  return (await exchange(service, asked, code, { redirect_uri })).json.access_token as string
}

/** A connection that counts every message it sends. */
export async function connectCounting(address: string, token: string) {
  let messages = 0
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch(target, init) {
      if (init?.method === 'POST') messages += 1
      return fetch(target, init)
    },
  })
  return { ...(await connect(transport)), messages: () => messages }
}

type Connection = Awaited<ReturnType<typeof connectCounting>>

/**
 * An agent without a model: it decides by what it is told. It writes a draft with mistakes, mends what is
 * named, rehearses, invites, then reports a study that was held and looks up each quote it passes on.
 */
export async function work({ client, use }: Connection, seed: number) {
  const random = createRandom(seed)
  const tool = async (name: string, given: Record<string, unknown> = {}) => {
    const told = await use(name, given)
    if (told.failed) throw new Error(`${name}: ${told.text}`)
    return told
  }
  await readHowTo(client)
  const { guidelines, checks } = await writeGuide(tool, random)
  const rehearsal = await tool('rehearse', { guidelines, people: 2, seed })
  const named = { productID: 'Ledgerly', interviewName: `Study ${seed}`, guidelines }
  const { interviewID } = (await tool('create_interview', named)).structured
  const { links } = (await tool('make_links', { interviewID, count: 2 })).structured

  const { studies } = (await tool('list_studies')).structured
  const held = studies.filter(({ completed }: { completed: number }) => completed > 0)
  const study = { interviewID: pick<{ interviewID: string }>(random, held).interviewID }
  const findings = await tool('findings', { ...study, quotes: 2 })
  const found = [...findings.text.matchAll(/\[(\w+), message (\d+)\] “([^”]+)”/g)]
  const quotes: { words: string; isSaid: boolean }[] = []
  for (let at = 0; at < 3; at += 1) {
    const [, , , words = ''] = pick(random, found)
    quotes.push({
      words,
      isSaid: (await tool('find_quotes', { exact: words })).text.startsWith('Said'),
    })
  }
  const invented = await tool('find_quotes', { exact: 'I would pay ten times as much.' })
  const counts = [...findings.text.matchAll(/^Question (\w+), .*: asked (\d+), spoke (\d+)/gm)]
  return { checks, rehearsal: rehearsal.text, links, quotes, invented: invented.text, counts }
}

async function readHowTo(client: Client): Promise<void> {
  await client.listTools()
  await client.readResource({ uri: 'colloquy://how-to-write-a-guide' })
}

type Tool = (name: string, given: Record<string, unknown>) => Promise<{ text: string }>

async function writeGuide(tool: Tool, random: () => number) {
  const first = pick(random, others)
  const second = pick(
    random,
    others.filter((one) => one !== first),
  )
  let lines = ['# Leaving spreadsheets', `- ${pick(random, openings)}`, `- ${first}`, `- ${second}`]
  for (let checks = 1; ; checks += 1) {
    const guidelines = [...lines, 'Time limit: 10 minutes'].join('\n')
    const { text } = await tool('check_guide', { guidelines })
    if (/ 0 warnings, 0 remarks/.test(text)) return { guidelines, checks }
    if (checks === checksMax) throw new Error(`The guide was not mended: ${text}`)
    lines = mend(lines, text)
  }
}

/** Writes what is proposed where the remark stands, and leaves out what has no better wording. */
function mend(lines: readonly string[], told: string): string[] {
  const mended: (string | null)[] = [...lines]
  let at = -1
  for (const line of told.split('\n')) {
    const [, number] = /^ {2}q\d+ \(line (\d+)/.exec(line) ?? []
    if (number !== undefined) at = Number(number) - 1
    if (!/^ {4}Wording, /.test(line)) continue
    const [, better] = / Better: (.+)$/.exec(line) ?? []
    const start = /^- (?:Must ask: )?/.exec(lines[at] ?? '')?.[0] ?? '- '
    mended[at] = better === undefined ? null : `${start}${better}`
  }
  const left = mended.filter((line) => line !== null)
  const isMissingMust = /“Must ask:”/.test(told)
  return left.map((line, index) =>
    isMissingMust && index === 1 ? line.replace(/^- /, '- Must ask: ') : line,
  )
}
