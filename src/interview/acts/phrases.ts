import type { ActPhrases } from './act-phrases.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { bagOf, type Phrases, readPhrases } from './phrase.ts'
import { portuguese } from './pt.ts'

const packs: readonly ActPhrases[] = [english, german, french, spanish, portuguese]

/** People answer in the language they like: every language is listened for at once. */
function all(name: keyof ActPhrases): Phrases {
  return readPhrases(...packs.map((pack) => pack[name]))
}

function bag(name: keyof ActPhrases): Phrases {
  return readPhrases(...packs.map((pack) => pack[name].trim().split(/\s+/).join('\n')))
}

export const phrases = {
  puzzled: all('puzzled'),
  said_already: all('saidAlready'),
  refusal: all('refusal'),
  dont_know: all('dontKnow'),
  stop: all('stop'),
  protest: all('protest'),
  nothing_more: all('nothingMore'),
  rhetorical: all('rhetorical'),
  yesNo: bag('yesNo'),
  told: bag('told'),
  filler: bag('filler'),
  leaving: all('leaving'),
  hurry: all('hurry'),
  unmarked: all('unmarked'),
}

/** Answers that find a recap right are made of these words alone. */
export const agreementWords = new Set(packs.flatMap(({ agreement }) => [...bagOf(agreement)]))
