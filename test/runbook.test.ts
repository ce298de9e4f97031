import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
const program = sources.join('\n')

/** What a call of the logger says, which is the last text in it. */
function toldLines(): string[] {
  const calls = [...program.matchAll(/logger\.(?:debug|info|warn|error|fatal)\(/g)]
  return calls.flatMap(({ index }) => {
    let depth = 0
    let end = program.indexOf('(', index)
    do {
      if (program[end] === '(') depth += 1
      if (program[end] === ')') depth -= 1
      end += 1
    } while (depth > 0)
    return /'([^']+)',?\s*\)$/.exec(program.slice(index, end))?.[1] ?? []
  })
}

test('every kind of line of the log is told of', () => {
  const told = [...new Set(toldLines()), 'ended by a bug', 'A connection to the database was lost.']
  expect(told.length).toBeGreaterThanOrEqual(8)
  for (const line of told) {
    expect(program).toContain(`'${line}'`)
    expect(runbook).toContain(`| \`${line}\` |`)
  }
})

test('every metric and every sentence that an alarm names is one of the program', () => {
  const alarms = runbook.split('## Alarms')[1] ?? ''
  const metrics = [...alarms.matchAll(/colloquy_\w+/g)].map(([name]) => name)
  const sentences = [...alarms.matchAll(/`([A-Z][^`]+\.)`/g)].map(([, sentence = '']) => sentence)
  expect([metrics.length, sentences.length]).toEqual([8, 7])
  for (const name of [...metrics, ...sentences]) expect(program).toContain(`'${name}'`)
})

test('every setting and every command that the runbook names is there', () => {
  const settings = [...runbook.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name)
  const ours = settings.filter(
    (name) => !['PROFILE_OR_LINK', 'NODE_IMAGE', 'POSTGRES_PASSWORD'].includes(name),
  )
  for (const name of ours) expect(program, name).toContain(name)
  const commands = [...runbook.matchAll(/`colloquy ([a-z]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(8)
  for (const name of new Set(commands)) expect(program, name).toContain(`Command('${name}')`)
})
