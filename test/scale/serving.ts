import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../chaos/killable.ts'

/** The service in a process of its own, which ends with the test. */
export async function startProcess(
  databaseURL: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serving-process.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseURL,
      PORT: String(await freePort()),
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim().replace('localhost', '127.0.0.1') }
}
