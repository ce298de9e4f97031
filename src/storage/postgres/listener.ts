import { Client } from 'pg'
import { jobChannel } from './dialect.ts'
import { processName } from './process-name.ts'

/** How long after a lost connection another is tried, and longer each time, up to the most. */
const againMs = 1_000
const againMsMax = 30_000
const connectTimeoutMs = 5_000

export type JobListener = {
  add(wake: () => void): void
  close(): Promise<void>
}

/**
 * Hears of jobs on a connection of its own, for as long as the store is open. Whatever goes wrong
 * with it is not told: those who are woken look by themselves, too, only later.
 */
export function openListener(url: string): JobListener {
  const wakes = new Set<() => void>()
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let waitMs = againMs

  function again(): void {
    if (closed || timer) return
    client = null
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, waitMs)
    timer.unref()
    waitMs = Math.min(waitMs * 2, againMsMax)
  }

  async function connect(): Promise<void> {
    const connecting = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: processName,
    })
    client = connecting
    connecting.on('error', again)
    connecting.on('end', again)
    connecting.on('notification', () => {
      for (const wake of wakes) wake()
    })
    try {
      await connecting.connect()
      await connecting.query(`listen ${jobChannel}`)
      waitMs = againMs
    } catch {
      await connecting.end().catch(again)
      again()
    }
  }

  void connect()
  return {
    add: (wake) => void wakes.add(wake),
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined) // It is gone either way.
    },
  }
}
