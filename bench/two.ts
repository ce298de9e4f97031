import { measurePair } from './paired.ts'
import { note, notePair } from './report.ts'
import { startServer } from './servers/servers.ts'
import type { Suite } from './suite.ts'
import { type Sample, works } from './works.ts'

const work = 'W1 by two processes to that by one, where cores allow'
const least = 1.7

/** Two serving processes beside one, on whatever cores the system gives them. */
export async function measureTwo(
  { settings, report, database }: Suite,
  env: Record<string, string>,
  sample: Sample,
): Promise<void> {
  if (database === 'SQLite') {
    // The service refuses to start a second one on a file that is held.
    const cell = { text: 'one process holds a data file', met: null }
    note(report, { work, goal: `≥ ${least.toFixed(2)}`, database, cell })
    return
  }
  const reading = works.find(({ id }) => id === 'W1')
  if (!reading) throw new Error('The work W1 is gone.')
  const two = await startServer('service', env, { more: ['--workers', '2'], free: true })
  const one = await startServer('service', env, { free: true })
  try {
    const requests = () => reading.requests(sample)
    const paired = await measurePair({ server: two, requests }, { server: one, requests }, settings)
    notePair(report, {
      work,
      database,
      least,
      paired,
      sides: ['two processes', 'one process'],
    })
  } finally {
    await Promise.all([two.stop(), one.stop()])
  }
}
