import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '../docs/performance.md')

/** What stands between the marks of a part is what the last full run of it measured. */
export function writeMeasured(part: 'measured' | 'measured: peers', text: string): void {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
  const document = readFileSync(path, 'utf8')
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`docs/performance.md has no place for "${part}".`)
  writeFileSync(path, `${before}${begin}\n\n${text}\n${end}${after}`)
}
