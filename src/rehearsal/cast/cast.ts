import type { Doing, Participant, Seen } from './character.ts'
import type { Character, Person } from './person.ts'

const ramblingWordsMin = 250

/** The cast: habits that an interviewer must bear, in every language. */
export const cast = {
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

export type CastName = keyof typeof cast

/** Somebody with these habits who takes part in one interview. */
export function enterAs(character: Character, person: Person): Participant {
  const { lines } = person
  let recapSeen = false
  return function respond({ expects, conversation, recap }: Seen): Doing {
    if (expects && 'type' in expects && expects.type === 'verdict') {
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
