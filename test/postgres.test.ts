import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test.each([0, 3])('a run that used PostgreSQL ends with its own exit status %i', (status) => {
  const postgres = fileURLToPath(new URL('./postgres.ts', import.meta.url))
  const program = `
    const { startPostgres } = await import(${JSON.stringify(postgres)})
    const server = await startPostgres()
    await server.createDatabase()
    await server.stop()
    process.exitCode = ${status}
  `
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  expect(String(run.stderr)).toBe('')
  expect(run.status).toBe(status)
})
