import type { Language } from '../../src/guide/plan.ts'
import { enterAs, cast as rehearsalCast } from '../../src/rehearsal/cast/cast.ts'
import type { Chance } from '../../src/rehearsal/cast/chance.ts'
import type { Participant } from '../../src/rehearsal/cast/character.ts'
import { type Character, createPerson } from '../../src/rehearsal/cast/person.ts'
import { lives } from './life.ts'

const pastedCharactersMin = 20_000

/** The product's own cast, and those who try what no guide is rehearsed for. */
const cast = {
  ...rehearsalCast,
  'gives orders': {
    answer(question, { tell, language, count }) {
      const { orders } = lives[language]
      const order = orders[(count >> 1) % orders.length]
      if (count % 2 === 0 || !order) return tell(question)
      return { type: 'answer', text: order.text, mark: 'order' }
    },
  },
  'changes language': {
    answer(question, { tell, language, count }) {
      if (count < 2) return tell(question)
      const { facts } = lives[otherThan(language)]
      return { type: 'answer', text: facts[count % facts.length] ?? '' }
    },
  },
  pastes: {
    answer: (question, { tell, count }) =>
      count % 3 === 1 ? { type: 'answer', text: pasted(count) } : tell(question),
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
  return enterAs(cast[name], createPerson(language, chance, lives[language].facts))
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
