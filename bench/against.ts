import { interviewID, token } from './data/rows.ts'
import { measurePair } from './paired.ts'
import { notePair } from './report.ts'
import { type Server, startServer } from './servers/servers.ts'
import type { Suite } from './suite.ts'
import { type Sample, spread, works } from './works.ts'

export type Other = { url: string; token: string; interviewID: string }

/** This service on SQLite beside any other server that speaks the same paths, turn about. */
export async function measureAgainst(other: Other, suite: Suite): Promise<void> {
  const { settings, report } = suite
  const amounts = { frozen: settings.invites, begun: 1_000, answers: 0, rowsOfFrozen: true }
  const url = await suite.open('against', amounts)
  const ours = await startServer('service', { DATABASE_URL: url })
  const server = reachable(other)
  const mine = { token, interviewID, frozen: spread('Frozen', settings.invites) }
  const sample: Sample = { ...mine, running: [], takeAnswers: () => [] }
  const theirs: Sample = { ...sample, ...other, frozen: await linksOf(other) }
  try {
    for (const work of works.filter(({ id, once }) => id !== 'W1r' && !once && suite.wants(id))) {
      const paired = await measurePair(
        { server: ours, requests: () => work.requests(sample) },
        { server, requests: () => work.requests(theirs) },
        { ...settings, connections: work.connections ?? settings.connections },
      )
      const sides: [string, string] = ['this service', other.url]
      const title = `${work.id} ${work.title}`
      notePair(report, { work: title, database: 'SQLite', least: 1, paired, sides })
    }
  } finally {
    await ours.stop()
  }
}

/** Nothing is known of its process. */
function reachable({ url }: Other): Server {
  return {
    name: url,
    url,
    startMs: Number.NaN,
    cpuSeconds: () => null,
    residentMB: () => null,
    stop: async () => undefined,
  }
}

async function linksOf({ url, token: bearer, interviewID: of }: Other): Promise<string[]> {
  const path = `/v1/invites/getList?interviewID=${encodeURIComponent(of)}&limit=1000`
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${bearer}` } })
  if (!response.ok) throw new Error(`${url}${path} answered ${response.status}.`)
  const { result } = (await response.json()) as { result: { linkID: string }[] } // The interface's list.
  if (result.length === 0) throw new Error('That interview has no invites to read.')
  return result.map(({ linkID }) => linkID)
}
