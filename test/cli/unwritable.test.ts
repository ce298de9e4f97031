import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateStore } from '../../src/storage/open.ts'

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const startMsMax = 60_000
const commands = [['serve'], ['migrate'], ['token', 'create', '--org', 'acme', '--user', 'ada']]

function colloquy(args: string[], databaseURL: string) {
  const env = { PATH: process.env.PATH, PORT: '0', DATABASE_URL: databaseURL }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
    timeout: startMsMax,
  })
  return { status, stdout, stderr }
}

function expectRefusal(args: string[], databaseURL: string, sentence: RegExp): void {
  const { status, stdout, stderr } = colloquy(args, databaseURL)
  expect({ status, stdout }, `${args[0]}: ${stderr}`).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-unwritable-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Keeps everybody from making files in a folder; root, whom no permission binds, by an attribute. */
function freeze(folder: string): boolean {
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o555)
    onTestFinished(() => chmodSync(folder, 0o755))
    return true
  }
  if (spawnSync('chattr', ['+i', folder]).status !== 0) return false
  onTestFinished(() => void execFileSync('chattr', ['-i', folder]))
  return true
}

test('where a file stands in place of the data folder, every command ends with a sentence and leaves it', () => {
  const file = join(newFolder(), 'data')
  writeFileSync(file, 'mine')
  for (const args of commands) {
    expectRefusal(
      args,
      `file:${file}/colloquy.db`,
      /^The folder of the database cannot be made\.$/m,
    )
  }
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('in a data folder that cannot be written, every command ends with a sentence and makes nothing', (context) => {
  const folder = newFolder()
  if (!freeze(folder)) return context.skip()
  for (const args of commands) {
    expectRefusal(args, `file:${folder}/colloquy.db`, /^The database( file)? cannot be .*\.$/m)
    expectRefusal(
      args,
      `file:${folder}/new/colloquy.db`,
      /^The folder of the database cannot be made\.$/m,
    )
  }
  expect(readdirSync(folder)).toEqual([])
})

test('a data file in a folder that became read-only is left byte for byte', async (context) => {
  const folder = newFolder()
  const path = join(folder, 'colloquy.db')
  await migrateStore(`file:${path}`)
  const before = readFileSync(path)
  const beside = readdirSync(folder)
  if (!freeze(folder)) return context.skip()
  expectRefusal(['serve'], `file:${path}`, /^The database( file)? cannot be .*\.$/m)
  expect(readdirSync(folder)).toEqual(beside)
  expect(readFileSync(path).equals(before)).toBe(true)
})
