import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Builds the pages before a start, where their builder is installed, as it is in a checkout. A
 * release brings them along and has no builder.
 */
const root = join(import.meta.dirname, '..')
const isBuilt = existsSync(join(root, 'dist/web/participant/index.html'))
const hasBuilder = existsSync(join(root, 'node_modules/vite'))

if (hasBuilder) {
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else if (!isBuilt) {
  console.error('The pages are not built and cannot be here: run `npm ci && npm run build` first.')
  process.exitCode = 1
}
