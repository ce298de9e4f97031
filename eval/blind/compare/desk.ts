import { hash } from 'node:crypto'
import type { Question } from '../../../src/interviewers/llm/calls/ask-model.ts'
import { type Arm, arms, type Folder, type Person, spoken } from './material.ts'
import { type Held, playGuide, playPrompt, playService } from './play.ts'

/** What a side is shown, and what it is called when it answers. */
export type Due = { key: string; text: string }

const keyOf = (arm: Arm, { id }: Person) => `${arm}:${id}`

/** Everything that waits for the model: guides to read first, then turns. */
export function dueForModel(folder: Folder): Due[] {
  const people = folder.people()
  const guides = new Map(people.map((person) => [person.guide, person]))
  const readings = [...guides.values()].flatMap((person) => {
    const next = playGuide(folder, person)
    return 'asking' in next ? [{ key: `guide:${person.guide}`, text: shown(next.asking) }] : []
  })
  const turns = eachTalk(folder).flatMap(({ key, person, arm, held }) => {
    if (held.due !== 'model') return []
    if (held.question) return [{ key, text: shown(held.question) }]
    const lines = held.lines.map(({ who, text }) => `${who}: ${text}`)
    return arm === 'prompt'
      ? [{ key, text: [promptOf(folder, person), ...lines].join('\n\n') }]
      : []
  })
  return [...readings, ...turns]
}

/** What each person reads now; only the newest lines are theirs to answer. */
export function dueForPeople(folder: Folder): Due[] {
  return eachTalk(folder)
    .filter(({ held }) => held.due === 'person')
    .map(({ key, held }) => ({
      key,
      text: held.lines.map(({ who, text }) => `${who}: ${text}`).join('\n'),
    }))
}

/** Keeps what a side wrote, by its keys; names those that were not due. */
export function putReplies(
  folder: Folder,
  side: 'model' | 'people',
  given: Record<string, unknown>,
): string[] {
  const due = new Set((side === 'model' ? dueForModel : dueForPeople)(folder).map(({ key }) => key))
  return Object.entries(given).flatMap(([key, value]) => {
    if (!due.has(key)) return [key]
    const [kind = '', id = ''] = key.split(':')
    const reply = typeof value === 'string' ? value : JSON.stringify(value)
    if (kind === 'guide') folder.writeReadings(id, [...folder.readings(id), reply])
    else {
      const arm = kind as Arm // One of those that are due.
      const { replies, said } = folder.talk(arm, id)
      folder.writeTalk(
        arm,
        id,
        side === 'model'
          ? { replies: [...replies, reply], said }
          : { replies, said: [...said, spoken.parse(value)] },
      )
    }
    return []
  })
}

/** Writes each person's two interviews without telling which is which; `key.json` does. */
export function writePairs(folder: Folder): number {
  const key: Record<string, Arm[]> = {}
  for (const person of folder.people()) {
    const held = arms.map((arm) => ({ arm, talk: playTalk(folder, arm, person) }))
    if (held.some(({ talk }) => talk.due !== 'nobody' || talk.lines.length === 0)) continue
    // By chance, and the same each time.
    const isTurned = Number.parseInt(hash('sha256', person.id).slice(0, 2), 16) % 2 === 1
    const pair = isTurned ? held.toReversed() : held
    key[person.id] = pair.map(({ arm }) => arm)
    for (const [at, { talk }] of pair.entries()) {
      const lines = talk.lines.map(({ who, text }) => `**${who}:** ${text}`)
      folder.write(`judges/${person.id}-${at + 1}.md`, `${lines.join('\n\n')}\n`)
    }
  }
  folder.write('key.json', JSON.stringify(key, null, 2))
  return Object.keys(key).length
}

function eachTalk(folder: Folder) {
  return folder.people().flatMap((person) =>
    arms.map((arm) => ({
      key: keyOf(arm, person),
      ...{ arm, person },
      held: playTalk(folder, arm, person),
    })),
  )
}

function playTalk(folder: Folder, arm: Arm, person: Person): Held {
  const talk = folder.talk(arm, person.id)
  return arm === 'service' ? playService(folder, person, talk) : playPrompt(talk)
}

function promptOf(folder: Folder, person: Person): string {
  return folder
    .prompt()
    .replaceAll('{ORGANIZATION}', () => person.organization)
    .replaceAll('{PRODUCT}', () => person.product)
    .replaceAll('{GUIDE}', () => folder.guide(person))
}

function shown({ prompt, rejected }: Question): string {
  const sent = [prompt.instructions, ...prompt.transcript, prompt.cards]
  const again = rejected ? [`Written before: ${rejected.text}`, rejected.why] : []
  return [...sent, ...again].join('\n')
}
