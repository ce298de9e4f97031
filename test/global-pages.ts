import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDesk } from './desk.ts'
import { buildPages } from './web/browser.ts'

/**
 * The pages as the sources say now, built for all test files of a run when the first of them asks where
 * they are. The command line serves those of the checkout: built before any test starts it.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const ofCheckout = join(import.meta.dirname, '../dist/web')
  if (!existsSync(ofCheckout)) buildPages(ofCheckout)

  let folder: string | null = null
  const [desk, url] = await openDesk(async () => {
    folder ??= buildPages()
    return folder
  })
  project.provide('pages', url)

  return () => {
    desk.close()
    if (folder) rmSync(folder, { recursive: true })
  }
}
