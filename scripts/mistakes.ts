import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMistake, prepareMistakes } from '../test/edge/mistakes/make-mistakes.ts'
import { mistakes } from '../test/edge/mistakes/mistakes.ts'
import { told } from '../test/edge/mistakes/told.ts'
import { startService } from '../test/start.ts'

/** Makes 58 typical mistakes and prints what each is told beside its grade: `npm run -s mistakes`. */
const folder = mkdtempSync(join(tmpdir(), 'colloquy-mistakes-'))
const service = await startService(`file:${join(folder, 'data.db')}`)
const given = await prepareMistakes(service)
let sum = 0
for (const mistake of mistakes) {
  const { status, json } = await makeMistake(service.url, mistake, given)
  const { grade = 0, lacks = '' } = told[mistake.mistake] ?? {}
  sum += grade
  const message = json.message ?? 'taken as it is meant'
  console.log([grade, status, mistake.mistake, message, lacks].join(' | '))
}
console.log(`${mistakes.length} mistakes, ${(sum / mistakes.length).toFixed(2)} of 5 in the mean`)
await service.close()
rmSync(folder, { recursive: true, force: true })
process.exit()
