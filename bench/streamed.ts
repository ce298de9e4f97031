import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { interviewID, token } from './data/rows.ts'
import { putLoad } from './servers/loading.ts'
import { onCore } from './servers/machine.ts'
import { type Server, startServer } from './servers/servers.ts'
import { readOf } from './works.ts'

export type Streamed = {
  firstByteMs: number
  megabytesPerSecond: number
  /** Of the server's memory while it streams, over what it held before. */
  growthMB: number | null
  bytes: number
  hash: string
}

type List = Streamed & { status: number; seconds: number }

const sampleMs = 50

/** Streams the whole list from a fresh server that has answered reads for a second before. */
export async function measureStream(
  kind: 'service' | 'limit',
  env: Record<string, string>,
  frozen: string[],
): Promise<Streamed> {
  const server = await startServer(kind, env)
  try {
    const requests = frozen.map((linkID) => readOf({ token }, linkID))
    await putLoad({ url: server.url, connections: 10, seconds: 1, requests })
    const before = server.residentMB()
    const memory = watchMemory(server)
    const read = await readList(server)
    const most = memory.end()
    if (read.status !== 200) throw new Error(`The list was answered with ${read.status}.`)
    return {
      firstByteMs: read.firstByteMs,
      megabytesPerSecond: read.bytes / 1e6 / read.seconds,
      growthMB: before === null || most === null ? null : most - before,
      bytes: read.bytes,
      hash: read.hash,
    }
  } finally {
    await server.stop()
  }
}

async function readList({ url }: Server): Promise<List> {
  const script = join(import.meta.dirname, 'servers/fetch-list.ts')
  const address = `${url}/v1/invites/getList?interviewID=${interviewID}`
  const [command, given] = onCore('load', [process.execPath, script, address, token])
  const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  return (await json(child.stdout)) as List // Written by `fetch-list.ts`.
}

function watchMemory(server: Server) {
  let most = server.residentMB()
  const timer = setInterval(() => {
    const now = server.residentMB()
    if (now !== null && now > (most ?? 0)) most = now
  }, sampleMs)
  return {
    end() {
      clearInterval(timer)
      return most
    },
  }
}
