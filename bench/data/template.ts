import pino from 'pino'
import { createClient } from '../../src/client/client.ts'
import { readConfig } from '../../src/config.ts'
import type { Message } from '../../src/interview/session.ts'
import { startColloquy } from '../../src/main.ts'
import type { Participation } from '../../src/service/taking-part/taking-part-store.ts'
import { cannedInterviewer } from '../servers/canned.ts'
import { noPages } from '../servers/no-pages.ts'
import { addToken } from './add-token.ts'
import { guidelines, productID } from './rows.ts'

/** An interview just before and just after its first answer, as the service itself makes it. */
export type Template = {
  begun: {
    session: string
    version: number
    messages: Message[]
    /** The plan of the session, and by which it is kept. */
    plan: string
    planHash: string
  }
  answered: { session: string; version: number; added: Message[] }
  /** What the answer is answered with. */
  reply: string
}

export const answerText =
  'I was keeping my invoices in a spreadsheet, and one evening I saw that I had billed one client twice.'
/** The opening is this old when it is answered: more than what counts as a pause. */
const openedBeforeMs = 600_000

export async function makeTemplate(): Promise<Template> {
  let behindMs = openedBeforeMs
  const running = await startColloquy(
    { ...readConfig({}), port: 0, databaseURL: 'file::memory:', callsPerMinute: 0 },
    {
      interviewer: cannedInterviewer,
      now: () => new Date(Date.now() - behindMs),
      logger: pino({ level: 'silent' }),
      pages: noPages,
      work: false,
    },
  )
  try {
    const linkID = await makeLink(running)
    const client = createClient({ baseURL: running.url })
    const send = (event: Parameters<typeof client.participant.addEvent>[0]['event']) =>
      client.participant.addEvent({ linkID, event })
    await send({ type: 'consent', agreed: true, locale: 'en' })
    await send({ type: 'onboard' })
    const before = await find(running.store, linkID)
    behindMs = 0
    const event = { type: 'answer' as const, clientMessageID: 'a', after: 0, text: answerText }
    const snapshot = await send(event)
    const after = await find(running.store, linkID)
    const { version, messages } = before
    return {
      begun: {
        ...{ session: before.session ?? '', version, messages },
        ...{ plan: JSON.stringify(before.plan), planHash: before.planHash ?? '' },
      },
      answered: {
        session: after.session ?? '',
        version: after.version,
        added: after.messages.slice(messages.length),
      },
      reply: JSON.stringify(snapshot),
    }
  } finally {
    await running.close()
  }
}

async function makeLink({ store, url }: Awaited<ReturnType<typeof startColloquy>>) {
  const token = await addToken(store)
  const client = createClient({ baseURL: url, token })
  const { interviewID } = await client.interviews.addOne({
    productID,
    interviewName: 'Answers',
    guidelines,
  })
  const [link = ''] = await client.invites.createInvites({ interviewID })
  return link.slice(link.lastIndexOf('/') + 1)
}

async function find(
  store: { findParticipation(q: { linkID: string }): Promise<Participation | null> },
  linkID: string,
) {
  const found = await store.findParticipation({ linkID })
  if (!found) throw new Error('The link of the template is gone.')
  return found
}
