import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for the surrounding test file, gone when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-storage-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
