import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { type Phrases, readPhrases } from './phrase.ts'
import { portuguese } from './pt.ts'

/** How people say these things in one language: whole short utterances, one a line. */
export type ActPhrases = {
  puzzled: string
  saidAlready: string
  refusal: string
  dontKnow: string
  stop: string
  protest: string
  nothingMore: string
  /** That a recap is right as it is. */
  agreement: string
  /** Questions that nobody is to answer. */
  rhetorical: string
  /** Words for whoever is spoken to. */
  yours: string
  /** Words that questions of yes or no, or of when, begin with. */
  yesNo: string
  /** Verbs of telling what somebody said. */
  told: string
  /** Words around such an utterance that add nothing to it. */
  filler: string
}

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
  agreement: all('agreement'),
  rhetorical: all('rhetorical'),
  yours: bag('yours'),
  yesNo: bag('yesNo'),
  told: bag('told'),
  filler: bag('filler'),
}
