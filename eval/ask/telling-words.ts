import type { Language } from '../../src/guide/plan.ts'

/** What a lying model needs of a language. */
export type TellingWords = {
  /** How it says that somebody says something. */
  says: string
  and: string
  because: string
  /** Put before a word, or before all, they make more of it. */
  more: string[]
  everybody: string[]
  /** Said of a verb, and what stands in its place where it is dropped. */
  nots: Record<string, string>
  /** Other words that say no: where they stand, one "not" less may say the same. */
  otherNos: string[]
  /** Put before all, it says the opposite. */
  never: string
  /** What leaves something open. */
  maybes: string[]
  yes: string[]
  /** Words that ask. */
  asks: string[]
  numbers: string[]
}

const list = (words: string): string[] => words.split(' ')

export const tellingWords: Record<Language, TellingWords> = {
  en: {
    ...{ says: 'They say that', and: 'and', because: 'because', never: 'They never say that' },
    more: list('always very completely only constantly'),
    everybody: ['Everybody says that', 'Most people say that', 'All of them say that'],
    nots: {
      ...{ not: '', never: '', "don't": 'do', "doesn't": 'does', "didn't": 'did', "isn't": 'is' },
      ...{ "wasn't": 'was', "aren't": 'are', "can't": 'can', "won't": 'will', "couldn't": 'could' },
      ...{ "wouldn't": 'would', "haven't": 'have', "hasn't": 'has', "hadn't": 'had' },
    },
    otherNos: list('no nobody nothing none neither nor nowt without hardly cannot nowhere unless'),
    maybes: list('maybe perhaps might may probably possibly if would almost'),
    yes: list('yes yeah aye sure right correct exactly mostly definitely of'),
    asks: list('what how why when where who which do does did is are was were can could would'),
    numbers: list('two three four five six seven eight nine ten eleven twelve'),
  },
  de: {
    ...{ says: 'Sie sagen,', and: 'und', because: 'weil', never: 'Nie' },
    more: list('immer sehr völlig nur ständig'),
    everybody: ['Alle sagen,', 'Die meisten sagen,', 'Jeder sagt,'],
    nots: { nicht: '', net: '', nie: '', kein: 'ein', keine: 'eine', keinen: 'einen' },
    otherNos: list('nein nichts niemand keiner keines nix ohne kaum weder noch nimmer keinem'),
    maybes: list('vielleicht wohl wahrscheinlich wenn falls würde könnte fast eventuell'),
    yes: list('ja jo doch genau stimmt richtig passt freilich'),
    asks: list('was wie warum wann wo wer welche welcher welches'),
    numbers: list('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
  },
  fr: {
    ...{ says: 'Ils disent que', and: 'et', because: 'parce que', never: 'Jamais' },
    more: list('toujours très complètement seulement constamment'),
    everybody: ['Tout le monde dit que', 'La plupart disent que', 'Tous disent que'],
    nots: { pas: '', jamais: '', ne: '' },
    otherNos: list('non rien personne aucun aucune sans ni plus guère'),
    maybes: list('peut-être probablement pourrait presque serait'),
    yes: list('oui si exact exactement voilà ouais'),
    asks: list('que quoi comment pourquoi quand où qui quel quelle est-ce qu’est-ce'),
    numbers: list('deux trois quatre cinq six sept huit neuf dix onze douze'),
  },
  es: {
    ...{ says: 'Dicen que', and: 'y', because: 'porque', never: 'Nunca' },
    more: list('siempre muy completamente solo constantemente'),
    everybody: ['Todos dicen que', 'La mayoría dice que', 'Todo el mundo dice que'],
    nots: { no: '', nunca: '' },
    otherNos: list('nada nadie ningún ninguna ninguno sin tampoco ni jamás'),
    maybes: list('quizá quizás si podría sería probablemente acaso casi'),
    yes: list('sí si claro exacto eso correcto'),
    asks: list('qué cómo por cuándo dónde quién cuál cuánto'),
    numbers: list('dos tres cuatro cinco seis siete ocho nueve diez once doce'),
  },
  pt: {
    ...{ says: 'Dizem que', and: 'e', because: 'porque', never: 'Nunca' },
    more: list('sempre muito completamente só constantemente'),
    everybody: ['Todos dizem que', 'A maioria diz que', 'Toda a gente diz que'],
    nots: { não: '', nunca: '' },
    otherNos: list('nada ninguém nenhum nenhuma sem nem tampouco'),
    maybes: list('talvez poderia seria provavelmente quase'),
    yes: list('sim claro exato isso pois'),
    asks: list('que como porque quando onde quem qual quanto'),
    numbers: list('dois três quatro cinco seis sete oito nove dez onze doze'),
  },
}
