import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages } from './web/browser.ts'

/** The command line serves the pages of the checkout: built once, before any test starts it. */
export default function setup(): void {
  const built = join(import.meta.dirname, '../dist/web')
  if (!existsSync(built)) buildPages(built)
}
