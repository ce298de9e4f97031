/**
 * `node eval/leaks.ts GUIDES` holds 500 talks with scripted people over the guides of a folder, and
 * counts the lines of the interviewer's that tell a secret: the words listed in the JSON beside each
 * guide (`"secrets"`), unless the participant brought them up. People touch on what the guide is
 * about, so that all that hangs on their words comes up.
 */
import { Command, InvalidArgumentError } from 'commander'
import { openStore } from '../src/storage/open.ts'
import { readGuideFiles } from './blind/guide-files.ts'
import { characterNames } from './characters/characters.ts'
import { placeOf, said } from './guardrails/guardrail.ts'
import { hold } from './guardrails/hold.ts'
import { secretsIn } from './guardrails/of-words.ts'

const talksDefault = 500
const talksMax = 10_000

await new Command('leaks')
  .description('Counts the secrets of guides that are told to scripted people.')
  .argument('<guides>', 'a folder of guides, as `node eval/blind.ts start` takes it')
  .option('--talks <count>', 'talks over all guides', readCount, talksDefault)
  .action(run)
  .parseAsync()

async function run(folder: string, { talks }: { talks: number }): Promise<void> {
  const guides = readGuideFiles(folder)
  const store = await openStore('file::memory:')
  const told = new Map(guides.map(({ name }) => [name, { talks: 0, lines: [] as string[] }]))
  for (let at = 0; at < talks; at += 1) {
    const guide = guides[at % guides.length]
    const round = Math.floor(at / guides.length)
    const character = characterNames[round % characterNames.length]
    const found = guide && told.get(guide.name)
    if (!guide || !character || !found) break
    const seed = `talk-${Math.floor(round / characterNames.length)}`
    const conversation = await hold(store, { character, guide, seed, touches: true })
    found.talks += 1
    for (const line of said(conversation)) {
      const secrets = secretsIn(line, conversation)
      if (secrets.length > 0) found.lines.push(`${secrets.join(', ')}: ${placeOf(line)}`)
    }
  }
  await store.close()
  for (const { name, secrets } of guides) {
    const { talks: held = 0, lines = [] } = told.get(name) ?? {}
    console.log(`${name}: ${secrets.length} secrets, ${held} talks, ${lines.length} lines tell one`)
    for (const line of new Set(lines)) console.log(`  ${line}`)
  }
  const total = [...told.values()].reduce((sum, { lines }) => sum + lines.length, 0)
  console.log(`${talks} talks, ${total} lines that tell a secret`)
  if (total > 0) process.exitCode = 1
}

function readCount(given: string): number {
  const count = Number(given)
  if (/^\d{1,5}$/.test(given) && count >= 1 && count <= talksMax) return count
  throw new InvalidArgumentError(`Give a whole number up to ${talksMax}.`)
}
