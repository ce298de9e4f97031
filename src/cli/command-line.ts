import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isPackage, root } from '../root.ts'

/** What a person types to run a command here: `commandLine('token create')`. */
export function commandLine(command: string): string {
  if (!isPackage) return `npm run -s colloquy -- ${command}`
  // A release is a package that was not installed, but unpacked.
  const isInstalled = basename(dirname(root)) === 'node_modules'
  return `${isInstalled ? `npx ${packageName()}` : 'node bin/colloquy.cjs'} ${command}`
}

/**
 * A package that `npx` was given by its address, and that is in no registry, has to be named so again:
 * `npx` notes it in the folder that it installs to. It would ask each time, where a token is to be printed.
 */
function packageName(): string {
  const noted = join(root, '../..')
  if (process.env.npm_lifecycle_event !== 'npx' || !existsSync(join(noted, 'package.json'))) {
    return 'colloquy'
  }
  const given = readManifest(noted)._npx?.packages?.[0]
  return given === undefined ? 'colloquy' : `--yes ${given}`
}

/** Of this package or checkout. */
export function version(): string {
  return readManifest(root).version ?? ''
}

type Manifest = { version?: string; _npx?: { packages?: string[] } }

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
