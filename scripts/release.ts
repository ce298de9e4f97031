import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Makes what a release is published with, in an empty folder: the package, what it is made of
 * (CycloneDX), the notes of its version from the changelog, and the checksums of all three.
 * `npm run -s release -- FOLDER`, in a checkout where `npm ci` was run.
 */
const root = join(import.meta.dirname, '..')
const [given] = process.argv.slice(2)
if (given === undefined) throw new Error('Name the folder for the files of the release.')
const folder = resolve(given)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `colloquy-${version}`

const notes = readNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
if (notes === null) {
  console.error(`CHANGELOG.md has no section "## ${version}": name it so before the release.`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
npm('pack', '--silent', '--pack-destination', folder)
const sbom = npm('sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx')
writeFileSync(join(folder, `${name}.cdx.json`), sbom)
writeFileSync(join(folder, `${name}.md`), notes)
const sums = [`${name}.tgz`, `${name}.cdx.json`, `${name}.md`].map(
  (file) => `${sumOf(join(folder, file))}  ${file}\n`,
)
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
console.log(folder)

/** What stands under the version, as far as the next one; null where nothing does. */
function readNotes(changelog: string): string | null {
  const sections = changelog.split(/^## /m).map((section) => section.split('\n'))
  const found = sections.find(([title = '']) => title.split(' ')[0] === version)
  const text = found?.slice(1).join('\n').trim() ?? ''
  return text === '' ? null : `${text}\n`
}

function npm(...args: string[]): string {
  return execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_048_576 })
}

function sumOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
