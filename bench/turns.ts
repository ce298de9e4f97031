import pino from 'pino'
import { createBrowserFetch, readInviteURL } from '../src/cli/browser-fetch.ts'
import { createSampleParticipant } from '../src/cli/commands/demo/sample-participant.ts'
import { createClient } from '../src/client/client.ts'
import { readConfig } from '../src/config.ts'
import type { Interviewer } from '../src/interview/ports.ts'
import { createBuiltinInterviewer } from '../src/interviewers/builtin/interviewer.ts'
import { startColloquy } from '../src/main.ts'
import { addToken } from './data/add-token.ts'
import { guidelines, productID } from './data/rows.ts'
import { noPages } from './servers/no-pages.ts'

const eventsMax = 80

/** Milliseconds of CPU that the built-in interviewer takes for a turn, over whole interviews. */
export async function measureTurns(
  interviews: number,
): Promise<{ turns: number; p50: number; p95: number }> {
  const took: number[] = []
  const builtin = createBuiltinInterviewer()
  const timed: Interviewer = {
    name: builtin.name,
    async propose(turn) {
      const began = process.threadCpuUsage()
      const proposed = await builtin.propose(turn)
      const { user, system } = process.threadCpuUsage(began)
      took.push((user + system) / 1_000)
      return proposed
    },
  }
  const running = await startColloquy(
    { ...readConfig({}), port: 0, databaseURL: 'file::memory:', callsPerMinute: 0 },
    {
      interviewer: timed,
      logger: pino({ level: 'silent' }),
      pages: noPages,
      work: false,
    },
  )
  try {
    await running.warmUp()
    const token = await addToken(running.store)
    const client = createClient({ baseURL: running.url, token })
    const given = { productID, interviewName: 'Turns', guidelines }
    const { interviewID } = await client.interviews.addOne(given)
    const links = await client.invites.createInvites({ interviewID, count: interviews })
    for (const link of links) await take(running.url, readInviteURL(link)?.linkID ?? '')
  } finally {
    await running.close()
  }
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { turns: sorted.length, p50: at(0.5), p95: at(0.95) }
}

async function take(baseURL: string, linkID: string): Promise<void> {
  const { participant } = createClient({ baseURL, fetch: createBrowserFetch() })
  const respond = createSampleParticipant()
  let snapshot = await participant.getState({ linkID })
  for (let sent = 0; snapshot.phase !== 'done' && sent < eventsMax; sent += 1) {
    const event = respond(snapshot)
    snapshot = event
      ? await participant.addEvent({ linkID, event })
      : await participant.getState({ linkID })
  }
}
