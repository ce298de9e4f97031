import type { Chance } from './chance.ts'
import type { Character, CharacterName, Doing, World } from './character.ts'
import type { Fact } from './fact.ts'
import { answer, talk } from './talk.ts'

const ramblingWordsMin = 250
const pastedCharacters = 20_000

const plain = { answers: true, mayEndEarly: false }
const awkward = { answers: false, mayEndEarly: false }

/** The cast, each with a habit that an interviewer must bear. */
export const characters: Record<CharacterName, Character> = {
  churned: {
    ...plain,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.leaver, feeling: 'bad' }, (question, { facts }) =>
        facts(question),
      ),
  },
  happy: {
    ...plain,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.content, feeling: 'good' }, (question, { facts }) =>
        facts(question),
      ),
  },
  terse: {
    ...awkward,
    enter: (world, chance) =>
      talk({ world, chance, bank: [], feeling: 'middling' }, () =>
        answer(chance.pick(world.lines.terse)),
      ),
  },
  rambling: {
    ...plain,
    enter: (world, chance) =>
      talk(
        { world, chance, bank: world.leaver, feeling: 'bad' },
        (question, { facts, memory, count }) => {
          const first = facts(question)
          const told: Fact[] = [...first.told]
          const more = [memory.next(), memory.next()].filter((fact) => fact !== null)
          told.push(...more)
          return answer(padded([first.text, ...more.map(({ says }) => says)], world, count), told)
        },
      ),
  },
  hostile: {
    answers: false,
    mayEndEarly: true,
    enter: (world, chance) =>
      talk(
        { world, chance, bank: world.leaver, feeling: 'bad' },
        (question, { facts, count }) => {
          const insult = nth(world.lines.insults, world, count)
          if (count === 0 || count > 4) return answer(insult, [], 'insult')
          const complaint = facts(question)
          return count === 1
            ? answer(`${complaint.text} ${insult}`, complaint.told, 'insult')
            : complaint
        },
        'yes',
      ),
  },
  'off-topic': {
    ...awkward,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.content, feeling: 'good' }, (question, { facts, count }) =>
        count % 3 === 2
          ? facts(question)
          : answer(nth(world.lines.offTopic, world, count), [], 'small talk'),
      ),
  },
  injecting: {
    ...awkward,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.leaver, feeling: 'bad' }, (question, { facts, count }) => {
        const injection = world.injections[(count >> 1) % world.injections.length]
        return count % 2 === 0 && injection ? answer(injection.text) : facts(question)
      }),
  },
  multilingual: {
    ...awkward,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.leaver, feeling: 'bad' }, (question, { facts, count }) =>
        count < 2
          ? facts(question)
          : answer(world.lines.spanish[(count - 2) % world.lines.spanish.length] ?? ''),
      ),
  },
  contradictory: {
    ...plain,
    enter: (world, chance) =>
      talk(
        { world, chance, bank: world.content, feeling: 'middling' },
        (question, { facts, count }) => {
          const { contradictions } = world.lines
          const [early, late] = contradictions[world.variant % contradictions.length] ?? ['', '']
          if (count === 1) return answer(early, [], 'said before')
          return count === 4 ? answer(late, [], 'said otherwise') : facts(question)
        },
      ),
  },
  'happy-churner': {
    ...plain,
    enter: (world, chance) =>
      talk({ world, chance, bank: endedBank(world), feeling: 'good' }, (question, { facts }) =>
        facts(question),
      ),
  },
  sensitive: {
    answers: false,
    mayEndEarly: true,
    enter: (world, chance) =>
      talk(
        { world, chance, bank: world.leaver, feeling: 'middling' },
        (question, { facts, count }) => (count === 2 ? hurting(world, chance) : facts(question)),
        'yes',
      ),
  },
  'asks-back': {
    ...awkward,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.leaver, feeling: 'bad' }, (question, { facts, count }) =>
        count % 2 === 0
          ? answer(nth(world.lines.asksBack, world, count >> 1), [], 'question back')
          : facts(question),
      ),
  },
  pastes: {
    ...awkward,
    enter: (world, chance) =>
      talk({ world, chance, bank: world.leaver, feeling: 'bad' }, (question, { facts, count }) =>
        count === 1 || count === 4 ? answer(pasted(world, count)) : facts(question),
      ),
  },
  leaves: {
    answers: false,
    mayEndEarly: true,
    enter: (world, chance) =>
      talk(
        { world, chance, bank: world.leaver, feeling: 'bad' },
        (question, { facts, count }): Doing => {
          if (count === 5) return { type: 'leave' }
          const said = facts(question)
          if (count === 3) return { ...said, twice: true }
          return count === 4 ? { ...said, from: 'phone' } : said
        },
      ),
  },
}

/** Lines in turn; people of another variant begin elsewhere. */
function nth(lines: readonly string[], { variant }: World, count: number): string {
  return lines[(count + 2 * variant) % lines.length] ?? ''
}

/** The three harms that a person may mention, one for each variant. */
function hurting({ lines, variant }: World, chance: Chance) {
  const harms = [
    ['minor', lines.minor],
    ['grief', lines.grief],
    ['self-harm', lines.selfHarm],
  ] as const
  const [mark, said] = harms[variant % harms.length] ?? harms[0]
  return answer(chance.pick(said), [], mark)
}

/** Somebody content whose reason for leaving has nothing to do with the product. */
function endedBank({ content, lines }: World): Fact[] {
  return content.map((fact) => {
    const leaving = /(?:^|\s)(?:stopp|cancel|gekündigt)/.test(fact.about)
    return leaving ? { ...fact, says: lines.projectEnded[0] ?? fact.says } : fact
  })
}

function padded(parts: readonly string[], { lines }: World, count: number): string {
  const said = [...parts]
  for (let at = count; said.join(' ').split(' ').length < ramblingWordsMin; at += 1) {
    said.push(lines.padding[at % lines.padding.length] ?? '')
  }
  return said.join(' ')
}

/** A log, an e-mail thread or base64, as people paste them. */
function pasted({ product, variant }: World, count: number): string {
  const line = [
    (at: number) =>
      `2026-02-${10 + (at % 18)}T07:${10 + (at % 49)}:02Z WARN sync worker=${at} retry after 503 ${product.toLowerCase()}.example`,
    (at: number) =>
      `> On day ${at} somebody at ${product} wrote:\n> > Thank you for your patience, case ${4000 + at} is open.`,
    (at: number) =>
      Buffer.from(`${product} attachment part ${at} of the report`).toString('base64'),
  ][(variant + count) % 3]
  let text = ''
  for (let at = 0; text.length < pastedCharacters - 120; at += 1) text += `${line?.(at)}\n`
  return text
}
