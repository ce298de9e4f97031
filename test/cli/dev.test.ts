import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataFile } from '../databases.ts'

const root = join(import.meta.dirname, '../..')

/** A port that is free, as is the one after it. */
async function freePorts(): Promise<number> {
  const first = createServer().listen(0)
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const second = createServer().listen(port + 1)
  const isFree = await Promise.race([
    once(second, 'listening').then(() => true),
    new Promise<boolean>((resolve) => second.once('error', () => resolve(false))),
  ])
  first.close()
  second.close()
  return isFree ? port : await freePorts()
}

test('npm run dev signs in to a demonstration, and serves the pages as they stand in src', async () => {
  const port = await freePorts()
  const url = `http://localhost:${port}`
  const env = { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: newDataFile() }
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    ...{ cwd: root, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [said] = await Promise.race([
      once(dev.stdout, 'data'),
      once(dev, 'exit').then(() => ['it ended']),
    ])
    expect(String(said)).toContain(url)
    const door = await fetch(url, { redirect: 'manual' })
    expect(door.headers.get('location')).toBe('/console')
    const kept = door.headers.getSetCookie().map((one) => one.split(';')[0])
    const state = await fetch(`${url}/console/session/getState`, {
      method: 'POST',
      headers: {
        ...{ origin: url, 'x-colloquy-console': '1', 'content-type': 'application/json' },
        cookie: kept.join('; '),
      },
      body: '{}',
    })
    expect(await state.json()).toMatchObject({ result: { state: 'signedIn' } })
    expect(await (await fetch(`${url}/console/interviews`)).text()).toContain('/console/main.tsx')
    expect(await (await fetch(`${url}/i/abc`)).text()).toContain('/participant/main.tsx')
    expect((await fetch(`${url}/participant/main.tsx`)).status).toBe(200)
  } finally {
    dev.kill()
  }
})
