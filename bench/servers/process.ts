import { token } from '../data/rows.ts'
import { median } from '../paired.ts'
import { manyConnections, type Settings } from '../settings.ts'
import { readOf } from '../works.ts'
import { putLoad } from './loading.ts'
import { startServer } from './servers.ts'

/** After this long nothing of the start is under way any more. */
const restMs = 5_000

/** Milliseconds from the start of the process to the first good answer of `/ready`. */
export async function measureStarts(env: Record<string, string>, { starts }: Settings) {
  const took: number[] = []
  for (let index = 0; index < starts; index += 1) {
    const server = await startServer('service', env)
    took.push(server.startMs)
    await server.stop()
  }
  return median(took)
}

export type Memory = { atRestMB: number | null; busyMB: number | null; p99: number }

/** Resident memory after a start, and with many connections that read. */
export async function measureMemory(
  env: Record<string, string>,
  frozen: string[],
  { seconds }: Settings,
): Promise<Memory> {
  const server = await startServer('service', env)
  try {
    await new Promise((resolve) => setTimeout(resolve, restMs))
    const atRestMB = server.residentMB()
    const requests = frozen.map((linkID) => readOf({ token }, linkID))
    const load = { url: server.url, connections: manyConnections, requests }
    const { p99 } = await putLoad({ ...load, seconds: seconds * 2 })
    return { atRestMB, busyMB: server.residentMB(), p99 }
  } finally {
    await server.stop()
  }
}
