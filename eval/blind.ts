/**
 * Runs the service for a blind round and collects what its judges get (docs/evaluation.md).
 * `node eval/blind.ts --help` lists what it can do.
 */
import { readFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { readConfig } from '../src/config.ts'
import { dueForModel, dueForPeople, putReplies, writePairs } from './blind/compare/desk.ts'
import { comparisonFolder } from './blind/compare/material.ts'
import { dumpRound } from './blind/dump-round.ts'
import { startRound } from './blind/start-round.ts'
import { untilTold } from './blind/until-told.ts'

type Side = 'model' | 'people'
const due = { model: dueForModel, people: dueForPeople }

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
const compare = program
  .command('compare')
  .description('Holds the same people by the service and by a model under another prompt.')
compare
  .command('due')
  .description('Print what waits for a side, as JSON: model or people.')
  .argument('<folder>', 'with guides, people.json and prompt.txt')
  .argument('<side>', 'model or people', side)
  .action((folder, whose: Side) => {
    console.log(JSON.stringify(due[whose](comparisonFolder(folder)), null, 2))
  })
compare
  .command('put')
  .description('Keep what a side wrote: a file of JSON, by the keys of what was due.')
  .argument('<folder>')
  .argument('<side>', 'model or people', side)
  .argument('<file>')
  .action((folder, whose: Side, file) => {
    const late = putReplies(comparisonFolder(folder), whose, readGiven(file))
    console.log(late.length > 0 ? `Not due: ${late.join(', ')}` : 'Kept.')
  })
compare
  .command('pairs')
  .description("Write the judges' folder: both interviews of each person, without names.")
  .argument('<folder>')
  .action((folder) => console.log(`${writePairs(comparisonFolder(folder))} pairs`))
await program.parseAsync()

function side(given: string): Side {
  if (given === 'model' || given === 'people') return given
  throw new InvalidArgumentError('Give model or people.')
}

function readGiven(file: string): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

function count(given: string): number {
  const value = Number(given)
  if (/^\d{1,3}$/.test(given) && value <= linksMax) return value
  throw new InvalidArgumentError(`Give a whole number up to ${linksMax}.`)
}
