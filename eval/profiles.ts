/**
 * What a model's reading of interviews comes to, of the people of a set (`open`, `apart`).
 * `node eval/profiles.ts SET due FOLDER` writes what a model is asked and has not answered, and keeps the answers that
 * were put beside it. `SET dump FOLDER` writes what judges get of each person: the profile by the model, that by the
 * rules, and the control, in an order that `key.json` knows. Without them it prints what judges made of each set, and
 * what the second look leaves of honest claims and of lies.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { interviewOf, type PeopleSet, readPeople, sets, talkOf } from './profiles/interviews.ts'
import { lookAtLies, mixOf, readByModel, readByRules } from './profiles/read.ts'
import { type Due, exchange, readReplies } from './profiles/replies.ts'
import { kinds, profilesTable, secondLook } from './profiles/scores.ts'

const path = fileURLToPath(new URL('profiles/replies.jsonl', import.meta.url))
const desk = { replies: readReplies(path), due: new Map() as Due }
const [wanted, what, folder] = process.argv.slice(2)
const set = sets.find((one) => one === wanted)

if (set && what === 'due' && folder) {
  lookAtLies(desk)
  readAll(set)
  console.log(exchange(folder, desk.due, path))
} else if (set && what === 'dump' && folder) dump(set, folder)
else console.log(`${profilesTable()}\n\n${secondLook()}`)

function readAll(set: PeopleSet) {
  return readPeople(set).map((person) => {
    const interview = interviewOf(set, person)
    return { person, model: readByModel(desk, interview), rules: readByRules(interview) }
  })
}

function dump(set: PeopleSet, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const key: Record<string, string[]> = {}
  const read = readAll(set)
  for (const { person, model, rules } of read) {
    const { id, lang, sheet, facts, mainReason } = person
    const other = read.find(({ person }) => id !== person.id && lang === person.lang)
    if (!model || !other?.model) throw new Error('Answers of a model are missing.')
    const told = { model, rules, mixed: mixOf(model, other.model) }
    const order = kinds.toSorted((a, b) => (rank(id, a) < rank(id, b) ? -1 : 1))
    key[id] = order
    for (const [at, kind] of order.entries()) {
      writeFileSync(`${folder}/${id}-${at + 1}.md`, `${told[kind]}\n`)
    }
    writeFileSync(`${folder}/${id}-talk.md`, talkOf(set, person))
    const known = JSON.stringify({ sheet, facts, mainReason }, null, 1)
    writeFileSync(`${folder}/${id}-sheet.json`, known)
  }
  writeFileSync(`${folder}/../key.json`, JSON.stringify(key))
}

function rank(id: string, name: string): string {
  return createHash('sha256').update(`${id} ${name}`).digest('hex')
}
