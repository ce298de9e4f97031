import type { Language } from '../../guide/plan.ts'
import { sentences } from '../../language/sentences.ts'
import { contentStems } from '../../language/words.ts'
import { aspectsOf } from './aspects.ts'
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

/** Words in common that a question which asks for a fact in so many words is worth. */
const cueWeight = 3

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

/** How somebody takes part: what they answer, and what an interview with them cannot promise. */
export type Character = {
  /** May end before everything could be asked, or leave questions out. */
  endsEarly?: true
  /** Says yes when asked whether to stop. */
  stops?: true
  verdict?: 'bad' | 'good'
  answer(question: string, person: Person): Doing
  atRecap?(person: Person): Doing
}

/** `facts`: what they lived through, in place of what everybody did. */
export function createPerson(
  language: Language,
  chance: Chance,
  facts: readonly string[] = linesOf[language].facts,
): Person {
  const lines = linesOf[language]
  const left = [...facts]
  const common = facts === lines.facts ? facts : []
  const said = new Map<readonly string[], number>()
  const person: Person = {
    language,
    lines,
    chance,
    count: 0,
    tell(question) {
      // Without the greeting and the thanks before it, which tell nothing of what is asked.
      const last = sentences(question, language).at(-1)?.text ?? question
      const asked = new Set(contentStems(common.length > 0 ? last : question, language))
      const wanted = new Set(common.length > 0 ? aspectsOf(last).map((at) => common[at]) : [])
      const near = (fact: string) =>
        new Set(contentStems(fact, language)).intersection(asked).size +
        (wanted.has(fact) ? cueWeight : 0)
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
