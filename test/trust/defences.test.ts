import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defences } from './defences.ts'
import { figures } from './figures.ts'

const root = join(import.meta.dirname, '../..')

test.each(defences)('that $name can still be taken out, to see $figure break', (defence) => {
  expect(figures.map(({ id }) => id)).toContain(defence.figure)
  for (const { file, find, put } of defence.cuts) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text.includes(find), `${file} has no ${find}`).toBe(true)
    expect(text.replace(find, put)).not.toBe(text)
  }
})
