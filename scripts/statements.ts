import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statements } from '../test/interface/statements.ts'

/** Lists each statement of the interface with the tests that prove it; exits 1 if one has none. */
const root = join(import.meta.dirname, '..')
const names = ['src', 'test']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => path.endsWith('.test.ts'))
  .flatMap((path) => {
    const titles = readFileSync(join(root, path), 'utf8').matchAll(
      /\btest(?:\.\w+)?(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs,
    )
    return [...titles].map((match) => ({ path, title: match[2] ?? '' }))
  })

let missing = 0
for (const [id, sentence] of Object.entries(statements)) {
  const proofs = names.filter(({ title }) => title.startsWith(`${id} `))
  console.log(`${id}  ${sentence}`)
  for (const { path, title } of proofs) console.log(`    ${path}: ${title}`)
  if (proofs.length === 0) {
    console.log('    NO TEST')
    missing += 1
  }
}
console.log(`${Object.keys(statements).length} statements, ${missing} without a test`)
process.exitCode = missing === 0 ? 0 : 1
