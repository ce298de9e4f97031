import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figures } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))

test.each(rows)('%s', (row) => {
  const [, , , shown = ''] = row.split('|')
  const paths = [...shown.matchAll(/`([\w.-]+\/[\w./-]*|\w+\.\w+)`/g)].map(([, path = '']) => path)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const named = [...shown.matchAll(/\bF\d+\b/g)].map(([id]) => id)
  expect(named.filter((id) => !figures.some((figure) => figure.id === id))).toEqual([])
  expect(shown.trim()).not.toBe('')
})
