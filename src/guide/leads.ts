import type { CueMatcher } from './cues/matcher.ts'
import { pattern } from './pattern.ts'
import { rewordPacks } from './reword/packs.ts'

/** "I don't want theories, I want to hear …": the wish is what counts. */
const unwanted =
  /^(?:we|i|wir|ich|nous|on|je) (?:do not|don't|wollen|will|möchten|möchte|ne (?:veux|voulons|veut)) (?:want|need|keine?|pas de) [^,.;]{2,80}[,;] (?:but |sondern |mais )?(?=(?:we|i|wir|ich|nous|on|je|what|how|was|wie|ce) )/iu

/** "But", "And also" before what a sentence says. */
const joined =
  /^(?:and|but|also|so|then|plus|oh|please also|und|aber|auch|außerdem|et|mais|aussi|de plus|y|pero|además|e|mas|além disso)(?:,| and| also| also,)? (?=\p{L}+ )/iu

/** "First of all, …", "oh and …": what only joins one sentence to another. */
export function withoutLead(text: string, cues: CueMatcher): string {
  const said = text.replace(unwanted, '').replace(joined, '')
  const rest = said.replace(cues.firstly, '')
  // "First weeks" is no first thing to ask.
  const { clauseStart, questionWords } = rewordPacks[cues.language]
  const asks =
    clauseStart.test(rest) ||
    cues.cover.test(rest) ||
    pattern(`^(?:${questionWords})\\b`).test(rest)
  const isApart = /[,:]\s*$/.test(said.slice(0, said.length - rest.length))
  const left = asks || isApart ? rest : said
  return left.trim() === '' ? text : left
}

/** What a researcher suspects is nothing to say to anybody: "…, we suspect that he did it". */
export function withoutGuess(text: string, cues: CueMatcher): string {
  // It reaches to the end, so no bracket opens or closes within it.
  const said = text.replace(/\)?[.!]?$/, '')
  const open = Math.max(said.lastIndexOf('('), said.lastIndexOf(')') + 1)
  const from = said.charAt(open - 1) === ' ' ? open - 1 : open
  const guess = cues.asideHunch.exec(text.slice(from))
  const rest = guess ? text.slice(0, from + guess.index).trim() : text
  return rest === '' ? text : rest
}

/** "Could you also ask what they do on rainy days?" is said to a colleague. */
const delegated =
  /^(?:(?:could|can|would|will) you (?:please |also |maybe )*(?:ask|find out|check)|(?:könnt|könntet|würdet) ihr (?:bitte |auch |noch )*(?:fragen|herausfinden)|(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu) (?:aussi |leur )*demander|(?:podéis|podríais|puedes|podrías|pueden|podrían) (?:también )?preguntar(?:les)?|(?:vocês podem|podem|podia[ms]?|dá para) (?:também )?perguntar)(?: them| sie|-lhes)?,?\s+/iu

/** What a colleague is to ask, of "Could you also ask what they do?"; null where nobody is told to. */
export function passedOn(text: string): string | null {
  const said = text.replace(joined, '')
  const rest = said.replace(delegated, '')
  return rest === said ? null : rest.replace(/(?<![\s?])[\s?]+$/, '')
}
