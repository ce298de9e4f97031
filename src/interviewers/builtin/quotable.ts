import { clausesOf } from '../../interview/acts/clauses.ts'
import { tellsFeeling, tellsOfSelf, tellsTrouble } from '../../interview/answers/form.ts'
import { countWords, words } from '../../language/words.ts'

const wordsMin = 3
const wordsMax = 12
/** Words that lead into a clause and are left out in front of it. */
const leads =
  /^(?:and|but|so|because|then|well|also|und|aber|dann|also|et|mais|alors|parce que|y|pero|porque|entonces|e|mas|então)\s+/iu
/** What a whole thought begins with, where it is only a part of a sentence. */
const subjects =
  /^(?:i|i'm|i've|i'd|we|it|it's|they|he|she|my|our|the|ich|wir|es|das|er|sie|mein|meine|der|die|je|j'ai|j'étais|on|nous|il|elle|ça|c'est|c'était|cela|mon|ma|yo|me|nos|el|la|los|mi|no|eu|nós|ele|ela|o|os|meu|minha|não)$/u
const unfit =
  /["“”„«»*@#<>]|(?:damn|fuck|shit|crap|bloody|idiot|schei(?:ß|ss)|verdammt|merde|putain|mierda|joder|merda|porra)/iu

/**
 * A feeling or a trouble that somebody told in a whole clause, to be quoted; the last of several,
 * since people come to what matters. Null where there is none that reads well on its own.
 */
export function quotableIn(text: string): string | null {
  const found = clausesOf(text)
    .filter(({ asks, quoted }) => !asks && !quoted)
    .flatMap(({ start, end, clauses }) => {
      const parts = clauses
        .map((clause) => text.slice(clause.start, clause.end).replace(leads, ''))
        .filter((part) => isTheirs(part) && subjects.test(words(part)[0] ?? ''))
      return parts.length > 0 ? parts : [text.slice(start, end)]
    })
    .map((clause) => clause.replace(leads, ''))
  return found.findLast(isTheirs) ?? null
}

/** Of the interview itself and of how they write, not of the subject. */
const ofTheTalk =
  /(?<!\p{L})(?:spelling|typos?|my (?:written )?(?:english|german|french|spanish|portuguese)|write|writing|written|questions?|interview|survey|schreib\p{L}*|geschrieben|rechtschreibung|tippfehler|deutsch|englisch|fragen?|umfrage|écri\p{L}*|orthographe|français|anglais|entretien|escri\p{L}*|ortografía|español|espanhol|inglés|inglês|preguntas?|perguntas?|português|portugués|encuesta|entrevista|pesquisa)(?!\p{L})/iu

function fits(clause: string): boolean {
  const count = countWords(clause)
  return (
    count >= wordsMin &&
    count <= wordsMax &&
    !unfit.test(clause) &&
    !ofTheTalk.test(clause) &&
    !/[\r\n]/.test(clause)
  )
}

function isTheirs(clause: string): boolean {
  return fits(clause) && (tellsFeeling(clause) ? tellsOfSelf(clause) : tellsTrouble(clause))
}
