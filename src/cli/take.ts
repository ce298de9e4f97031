import { randomUUID } from 'node:crypto'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { createClient } from '../client/client.ts'
import { AppError } from '../contract/errors.ts'
import type { ParticipantEvent, Snapshot } from '../contract/participant.ts'
import { createBrowserFetch, readInviteURL } from './browser-fetch.ts'

/** How often to look whether the interviewer's reply is there, and for how long: a model may take 2 minutes. */
const lookAgainMs = 500
const looksMax = 300
/** From then on it is told that it takes its time. */
const looksUntilTold = 2

/** `take URL`: answer an interview in the terminal, through the calls that the page uses. */
export function takeCommand(): Command {
  return new Command('take')
    .description('Answer an interview in the terminal.')
    .argument('<url>', 'the invite link')
    .addHelpText('after', '\nWhile answering: /skip leaves a question, /stop ends the interview.')
    .action(take)
}

async function take(address: string): Promise<void> {
  const link = readInviteURL(address)
  if (!link) throw new AppError('invalid', 'The link must look like http://…/i/… .')
  const { linkID } = link
  const client = createClient({ baseURL: link.baseURL, fetch: createBrowserFetch() })
  const terminal = openTerminal()
  try {
    let snapshot = await client.participant.getState({ linkID })
    let shown = -1
    for (let looks = 0; snapshot.phase !== 'done' && looks < looksMax; ) {
      shown = show(snapshot, shown)
      const event = await askFor(terminal, snapshot)
      if (event) {
        snapshot = await client.participant.addEvent({ linkID, event })
        looks = 0
      } else {
        if (looks === looksUntilTold) stdout.write(slowReply)
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
        snapshot = await client.participant.getState({ linkID })
        looks += 1
      }
    }
    show(snapshot, shown)
    stdout.write(ending(snapshot))
  } finally {
    terminal.close()
  }
}

const slowReply =
  '\nThe interviewer is writing. This can take a minute or two; your words are safe.\n'

type Terminal = { ask(prompt: string): Promise<string>; close(): void }

/** Lines are kept until they are asked for, so that they can also come from a file or a pipe. */
function openTerminal(): Terminal {
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY })
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      stdout.write(prompt)
      const { done, value } = await lines.next()
      if (!done) return value
      throw new AppError(
        'unavailable',
        'There is no more input. The link goes on where you left it.',
      )
    },
    close: () => reader.close(),
  }
}

/** Prints what the interviewer has said since message `shown`; returns the newest message's seq. */
function show({ conversation }: Snapshot, shown: number): number {
  for (const { seq, role, content, closed } of conversation) {
    if (seq > shown && role === 'assistant') stdout.write(`\n${content}\n${offered(closed)}`)
  }
  return conversation.at(-1)?.seq ?? shown
}

type Closed = Snapshot['conversation'][number]['closed']

/** What may be chosen, a line each with its number. */
function offered(closed: Closed): string {
  if (closed?.kind === 'scale') {
    const { from, to, labels = {} } = closed
    return `  ${[from, labels.low].join(' ').trim()} … ${[to, labels.high].join(' ').trim()}\n`
  }
  return (closed?.options ?? []).map((text, at) => `  [${at + 1}] ${text}\n`).join('')
}

/** Numbers that stand for options, divided by spaces or commas; words are sent as they are. */
function chosenBy(text: string, closed: Closed): { text: string; choice?: number[] } {
  const options = closed?.options ?? []
  const numbers = text.split(/[\s,]/).filter((part) => part !== '')
  const isChosen = numbers.every((part) => /^\d{1,2}$/.test(part))
  if (options.includes(text) || !isChosen) return { text }
  const choice = [...new Set(numbers.map((number) => Number(number) - 1))]
  const texts = choice.flatMap((at) => options[at] ?? [])
  return texts.length < choice.length || texts.length === 0
    ? { text }
    : { text: texts.join(', '), choice }
}

/** What the person does next; null while the interviewer is still writing. */
async function askFor(terminal: Terminal, snapshot: Snapshot): Promise<ParticipantEvent | null> {
  switch (snapshot.expects?.type) {
    case 'consent':
      return await askConsent(terminal, snapshot)
    case 'onboard':
      return await askDetails(terminal, snapshot)
    case 'answer':
      return await askAnswer(terminal, snapshot)
    case 'verdict':
      return await askVerdict(terminal)
    default:
      return null
  }
}

async function askConsent(terminal: Terminal, snapshot: Snapshot): Promise<ParticipantEvent> {
  stdout.write(
    `\n${snapshot.interviewName}, for ${snapshot.organization}\n\n${snapshot.notice}\n\n`,
  )
  const answer = await terminal.ask('Do you agree? [y/N] ')
  return { type: 'consent', agreed: /^y(es)?$/i.test(answer.trim()), locale: 'en' }
}

async function askDetails(terminal: Terminal, { onboarding }: Snapshot): Promise<ParticipantEvent> {
  stdout.write('\nA little about you; press Enter to leave one out.\n')
  const given: Record<string, string> = {}
  for (const { name, label, value } of onboarding) {
    const answer = (await terminal.ask(`${label}${value ? ` [${value}]` : ''}: `)).trim()
    if (answer !== '' || value !== undefined) given[name] = answer || (value ?? '')
  }
  return { type: 'onboard', ...given }
}

async function askAnswer(
  terminal: Terminal,
  { expects, conversation }: Snapshot,
): Promise<ParticipantEvent> {
  const after = expects?.after ?? 0
  const closed = conversation.find(({ seq }) => seq === after)?.closed
  for (;;) {
    const text = (await terminal.ask('\n> ')).trim()
    if (text === '/skip') return { type: 'skip', after }
    if (text === '/stop') return await askEnd(terminal)
    const chosen = chosenBy(text, closed)
    if (text !== '') return { type: 'answer', ...chosen, clientMessageID: randomUUID(), after }
  }
}

async function askEnd(terminal: Terminal): Promise<ParticipantEvent> {
  const answer = await terminal.ask('Keep what you said so far? [Y/n] ')
  return { type: 'end', keep: !/^no?$/i.test(answer.trim()) }
}

async function askVerdict(terminal: Terminal): Promise<ParticipantEvent> {
  const text = (await terminal.ask('\n1 to 5, or in your words (Enter to leave it out) > ')).trim()
  if (text === '/stop') return await askEnd(terminal)
  if (/^[1-5]$/.test(text)) return { type: 'verdict', score: Number(text) }
  return { type: 'verdict', ...(text !== '' && text !== '/skip' && { text }) }
}

function ending({ phase, status }: Snapshot): string {
  if (phase !== 'done')
    return '\nThe interviewer does not answer. Nothing is lost: try again later.\n'
  if (status === 'screened_out' || status === 'quota_full') return '\nThank you.\n'
  if (status === 'completed') return '\nThat is all. Thank you.\n'
  return '\nThis link is not open any more. Nothing is kept.\n'
}
