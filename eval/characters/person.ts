import type { Language } from '../../src/guide/plan.ts'
import { contentStems } from '../../src/language/words.ts'
import type { Chance } from './chance.ts'
import type { Doing, Lines, Mark } from './character.ts'
import { german } from './lines/de.ts'
import { english } from './lines/en.ts'
import { spanish } from './lines/es.ts'
import { french } from './lines/fr.ts'
import { portuguese } from './lines/pt.ts'

export const linesOf: Record<Language, Lines> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}

type Answer = Extract<Doing, { type: 'answer' }>

/** Somebody in an interview: what they have not told yet, and how often they answered. */
export type Person = {
  language: Language
  lines: Lines
  chance: Chance
  /** Answers so far. */
  count: number
  /** What of their life is nearest to a question, each told once. */
  tell(question: string): Answer
  /** A line of a kind, each before any comes again. */
  say(from: readonly string[], mark?: Mark): Answer
}

export function createPerson(language: Language, chance: Chance): Person {
  const lines = linesOf[language]
  const left = [...lines.facts]
  const said = new Map<readonly string[], number>()
  const person: Person = {
    language,
    lines,
    chance,
    count: 0,
    tell(question) {
      const asked = new Set(contentStems(question, language))
      const near = (fact: string) => new Set(contentStems(fact, language)).intersection(asked).size
      const [fact] = left.toSorted((a, b) => near(b) - near(a))
      if (fact === undefined) return person.say(lines.nothingMore)
      left.splice(left.indexOf(fact), 1)
      return { type: 'answer', text: fact }
    },
    say(from, mark) {
      const at = said.get(from) ?? Math.floor(chance.next() * from.length)
      said.set(from, at + 1)
      return { type: 'answer', text: from[at % from.length] ?? '', ...(mark && { mark }) }
    },
  }
  return person
}
