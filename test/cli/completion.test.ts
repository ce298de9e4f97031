import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { colloquy } from './colloquy.ts'

const run = promisify(execFile)

/** What `completion` prints for a shell, in a file. */
async function written(shell: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'colloquy-completion-')), `colloquy.${shell}`)
  writeFileSync(file, (await colloquy(['completion', shell])).stdout)
  return file
}

function has(shell: string): boolean {
  try {
    execFileSync(shell, ['-c', 'exit 0'])
    return true
  } catch {
    return false // not on this machine
  }
}

test('bash completes commands, options and the values that there are', async () => {
  const file = await written('bash')
  const after = async (...words: string[]) => {
    const script = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _colloquy; echo "\${COMPREPLY[@]}"`
    const { stdout } = await run('bash', ['-c', script, 'bash', file, 'colloquy', ...words])
    return stdout.trim()
  }
  expect(await after('to')).toBe('token')
  expect(await after('members', '')).toBe('list add reset code')
  expect(await after('token', 'list', '--org', 'acme', '--j')).toBe('--json')
  expect(await after('members', 'add', '--role', '')).toBe('owner researcher viewer')
  expect(await after('export', '--format', 'd')).toBe('docx')
  expect(await after('--p')).toBe('')
  expect(await after('serve', '--p')).toBe('--port')
  // Files, which bash itself knows.
  expect(await after('backup', '')).toBe('')
}, 120_000)

test.skipIf(!has('fish'))(
  'fish completes them with what they do',
  async () => {
    const file = await written('fish')
    const after = async (line: string) =>
      (await run('fish', ['-c', 'source $argv[1]; complete -C $argv[2]', file, line])).stdout
    expect(await after('colloquy to')).toBe('token\tMake, list and revoke bearer tokens\n')
    expect(await after('colloquy members add --role v')).toBe('viewer\twhat they may do\n')
    expect(await after('colloquy token list --org acme --j')).toContain('--json\t')
  },
  120_000,
)

test.skipIf(!has('zsh'))(
  'zsh reads what it is given',
  async () => {
    await run('zsh', ['-n', await written('zsh')])
  },
  120_000,
)
