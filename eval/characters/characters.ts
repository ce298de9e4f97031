import type { Snapshot } from '../../src/contract/participant.ts'
import type { Language } from '../../src/guide/plan.ts'
import type { Chance } from './chance.ts'
import type { Doing, Participant } from './character.ts'
import { createPerson, linesOf, type Person } from './person.ts'

/** How somebody takes part: what they answer, and what an interview with them cannot promise. */
type Character = {
  /** May end before everything could be asked, or leave questions out. */
  endsEarly?: true
  /** Says yes when asked whether to stop. */
  stops?: true
  verdict?: 'bad' | 'good'
  answer(question: string, person: Person): Doing
  atRecap?(person: Person): Doing
}

const ramblingWordsMin = 250
const pastedCharactersMin = 20_000

/** The cast: habits that an interviewer must bear, in every language. */
const cast = {
  plain: { verdict: 'good', answer: (question, { tell }) => tell(question) },
  terse: { endsEarly: true, answer: (_, { say, lines }) => say(lines.terse) },
  rambling: {
    answer(question, person) {
      const said = [person.tell(question).text, person.tell(question).text]
      while (said.join(' ').split(' ').length < ramblingWordsMin) {
        said.push(person.say(person.lines.padding).text)
      }
      return { type: 'answer', text: said.join(' ') }
    },
  },
  puzzled: {
    answer: (question, { tell, say, lines, count }) =>
      count % 3 === 1 ? say(lines.puzzled, 'puzzled') : tell(question),
  },
  'says it once': {
    answer: (question, { tell, say, lines, count }) =>
      count % 3 === 2 ? say(lines.saidAlready, 'said already') : tell(question),
  },
  corrects: {
    answer: (question, { tell }) => tell(question),
    atRecap: ({ say, lines }) => say(lines.corrections, 'correction'),
  },
  'asks back': {
    answer: (question, { tell, say, lines, count }) =>
      count % 2 === 1 ? say(lines.questions, 'question') : tell(question),
  },
  refuses: {
    endsEarly: true,
    answer: (question, { tell, say, lines, count }) =>
      count % 2 === 1 ? say(lines.refusals, 'refusal') : tell(question),
  },
  hostile: {
    endsEarly: true,
    stops: true,
    answer: (question, { tell, say, lines, count }) =>
      count === 0 || count > 3 ? say(lines.protests, 'protest') : tell(question),
  },
  digresses: {
    endsEarly: true,
    answer: (question, { tell, say, lines, count }) =>
      count % 3 === 1 ? say(lines.offTopic) : tell(question),
  },
  'gives orders': {
    answer(question, { tell, lines, count }) {
      const order = lines.orders[(count >> 1) % lines.orders.length]
      if (count % 2 === 0 || !order) return tell(question)
      return { type: 'answer', text: order.text, mark: 'order' }
    },
  },
  'changes language': {
    answer(question, { tell, language, count }) {
      if (count < 2) return tell(question)
      const { facts } = linesOf[otherThan(language)]
      return { type: 'answer', text: facts[count % facts.length] ?? '' }
    },
  },
  pastes: {
    answer: (question, { tell, count }) =>
      count % 3 === 1 ? { type: 'answer', text: pasted(count) } : tell(question),
  },
  skips: {
    endsEarly: true,
    answer: (question, { tell, count }) => (count % 2 === 1 ? { type: 'skip' } : tell(question)),
  },
  stops: {
    endsEarly: true,
    stops: true,
    answer: (question, { tell, say, lines, count }) =>
      count === 3 ? say(lines.stop, 'stop') : tell(question),
  },
  leaves: {
    endsEarly: true,
    answer(question, { tell, count }): Doing {
      if (count === 5) return { type: 'leave' }
      const said = tell(question)
      if (count === 3) return { ...said, twice: true }
      return count === 4 ? { ...said, from: 'phone' } : said
    },
  },
} as const satisfies Record<string, Character>

export type CharacterName = keyof typeof cast
// The cast's own keys.
export const characterNames = Object.keys(cast) as CharacterName[]

/** Whether an interview with them may end without all that must be asked. */
export function mayEndEarly(name: CharacterName): boolean {
  const character: Character = cast[name]
  return character.endsEarly === true
}

/** Somebody with this habit who takes part in one interview. */
export function enter(name: CharacterName, language: Language, chance: Chance): Participant {
  const character: Character = cast[name]
  const person = createPerson(language, chance)
  const { lines } = person
  let recapSeen = false
  return function respond({ expects, conversation, recap }: Snapshot): Doing {
    if (expects?.type === 'verdict') {
      const feeling = character.verdict ?? 'bad'
      return { type: 'verdict', score: feeling === 'bad' ? 2 : 5, text: lines.verdicts[feeling] }
    }
    const question = conversation.at(-1)?.content ?? ''
    const isAskedToStop = conversation.length > 1 && lines.asksToStop.test(question)
    const [stop, goOn] = choicesOf(expects) ?? (isAskedToStop ? [lines.yes, lines.no] : [])
    if (stop !== undefined && goOn !== undefined) {
      return { type: 'answer', text: character.stops ? stop : goOn }
    }
    if (recap && !recapSeen) {
      recapSeen = true
      return character.atRecap?.(person) ?? person.say(lines.recapFine)
    }
    const doing = character.answer(question, person)
    person.count += 1
    return doing
  }
}

/** The buttons of the question whether to stop, where it has some: to stop, and to go on. */
function choicesOf(expects: object | undefined): string[] | null {
  const given = expects && 'choices' in expects ? expects.choices : null
  if (!Array.isArray(given)) return null
  return given.map(({ value }: { value: string }) => value)
}

function otherThan(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}

/** A log, an e-mail thread or base64, as people paste them. */
function pasted(count: number): string {
  const line = [
    (at: number) => `2026-02-${10 + (at % 18)}T07:10:02Z WARN sync worker=${at} retry after 503`,
    (at: number) => `> On day ${at} somebody wrote:\n> > Thank you, case ${4000 + at} is open.`,
    (at: number) => Buffer.from(`attachment part ${at} of the report`).toString('base64'),
  ][count % 3]
  let text = ''
  for (let at = 0; text.length < pastedCharactersMin - 200; at += 1) text += `${line?.(at)}\n`
  return text
}
