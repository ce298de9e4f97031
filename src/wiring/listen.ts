import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { AppError } from '../contract/errors.ts'

/** Where to listen and what that is called; a port of 0 becomes a free one. */
export async function findAddress({ host, port }: Config) {
  const free = port === 0 ? await freePort(host) : port
  const anywhere = host === '0.0.0.0' || host === '::'
  const name = anywhere || host === '127.0.0.1' ? 'localhost' : host
  const shown = name.includes(':') ? `[${name}]` : name
  return { host, port: free, url: `http://${shown}:${free}` }
}

async function freePort(host: string): Promise<number> {
  const probe = createServer()
  await listen(
    () =>
      new Promise<void>((resolve, reject) => {
        probe.once('error', reject).listen(0, host, resolve)
      }),
    { host, port: 0 },
  )
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const listenFailures: Record<string, string> = {
  EADDRINUSE: 'is in use by another program; set PORT to another one',
  EACCES: 'may not be used by this user; set PORT to one above 1023',
  EADDRNOTAVAIL: 'cannot be used: HOST is no address of this machine',
  ENOTFOUND: 'cannot be used: HOST is not a name this machine knows',
}

/** Listens, or says in a sentence why not. */
export async function listen(
  begin: () => Promise<unknown>,
  { host, port }: { host: string; port: number },
) {
  try {
    await begin()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const failure = listenFailures[code]
    if (!failure) throw error
    throw new AppError('unavailable', `Port ${port} on ${host} ${failure}.`, { cause: error })
  }
}
