/**
 * Runs the service for a blind round and collects what its judges get (docs/evaluation.md).
 * `node eval/blind.ts --help` lists what it can do.
 */
import { Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../src/config.ts'
import { dumpRound } from './blind/dump-round.ts'
import { startRound } from './blind/start-round.ts'
import { untilTold } from './blind/until-told.ts'

/** Most links of one kind for one guide. */
const linksMax = 500

const program = new Command('blind').description('Runs the service for a blind round.')
program
  .command('start')
  .description('Serve on PORT until Ctrl-C; prints the links. Goes on where FOLDER has a round.')
  .argument('<guides>', 'a folder of guides: NAME.md with a first line "product: …", or NAME.json')
  .argument('<folder>', "the round's own folder: database, key of the links, what judges get")
  .option('--links <count>', 'links for each guide', count, 2)
  .option('--controls <count>', 'besides, links for each guide that the control answers', count, 0)
  .option('--slow <times>', 'how much slower than real the clock goes, for slow players', count, 3)
  .action(async (guides, folder, { links, controls, slow }) => {
    const { running, round } = await startRound(readConfig(process.env), {
      guides,
      folder,
      links,
      controls,
      slow: Math.max(1, slow),
    })
    for (const { label, link } of round.links) console.log(`${label}\t${link}`)
    console.log(`Serving on ${running.url}; Ctrl-C ends it.`)
    await untilTold()
    await running.close()
  })
program
  .command('dump')
  .description("Write the judges' folder, while the service of the round runs.")
  .argument('<folder>', "the round's own folder")
  .action(async (folder) => {
    const { talks, profiles } = await dumpRound(folder)
    console.log(`${talks} talks, ${profiles} with a profile, in ${folder}/judges`)
  })
await program.parseAsync()

function count(given: string): number {
  const value = Number(given)
  if (/^\d{1,3}$/.test(given) && value <= linksMax) return value
  throw new InvalidArgumentError(`Give a whole number up to ${linksMax}.`)
}
