import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Peer } from './peer.ts'

const installMsMax = 900_000

/**
 * Installs a peer by npm into a folder of its own among the system's temporary files, where the next run
 * finds it. No script of a package runs.
 */
export function install({ packages, overrides = {} }: Peer): string {
  const name = (packages[0] ?? '').replaceAll(/[@/]+/g, '-').replace(/^-/, '')
  const folder = join(tmpdir(), 'colloquy-peers', name)
  const finished = join(folder, 'installed')
  if (existsSync(finished)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }))
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', '--save-exact', ...quietly, ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: installMsMax,
  })
  writeFileSync(finished, '')
  return folder
}
