import type { Language } from '../../guide/plan.ts'
import { sentences } from '../../language/sentences.ts'
import { fold } from '../../language/words.ts'
import { offers, promises } from './lexicon.ts'

/** Whoever might give it: the team that asks. */
const givers =
  /(?<!\p{L})(?:we|us|our|i|i'll|we'll|me|wir|uns|unser\p{L}{0,4}|ich|nous|notre|nos|je|on|nosotros|nuestr[oa]s?|yo|nós|noss[oa]s?|eu)(?!\p{L})/iu
/** Something that is not, or not yet: "would a discount help?" */
const notYet =
  /(?<!\p{L})(?:would|could|might|will|shall|if|going to|would like|you get|würd\p{L}{1,3}|könnt\p{L}{1,3}|wär\p{L}{1,3}|hätt\p{L}{1,3}|wird|werden|wenn|falls|möchten|bekommen|\p{L}{1,20}(?:rait|raient|riez|ría|rían|ria|riam)|si|se|recevoir|recibir|receber)(?!\p{L})/iu

/**
 * Whether a text offers something, promises it, or names a time to come. How the person deals with
 * discounts, or what others promised them, is asked about past and present and is none of these.
 */
export function whyOffering(
  text: string,
  /** Their answers, folded. */
  said: readonly string[],
  { language, year }: { language: Language; year: number },
): string | null {
  for (const { text: sentence } of sentences(text, language)) {
    const asks = sentence.includes('?')
    const offer = offers[language].exec(sentence)?.[0]
    const gives = !asks || givers.test(sentence) || notYet.test(sentence)
    if (offer && gives && !said.some((one) => one.includes(fold(offer))))
      return 'The reply speaks of an offer.'
    if (isPromised(sentence, asks, language)) return 'The reply promises something.'
    const years = sentence.match(/\b20\d\d\b/g) ?? []
    const own = years.filter((one) => !said.some((text) => text.includes(one)))
    if (own.some((one) => !asks || Number(one) > year)) return 'The reply names a date of its own.'
  }
  return null
}

/** What others said that they would do is asked about, not promised. */
const others = /(?<!\p{L})(?:they|the team)(?: will|'ll| are going to|'re going to)/iu
const reported =
  /(?<!\p{L})(?:say|said|says|tell|told|promised?|announced?|write|wrote|mean|meant)(?!\p{L})/iu

function isPromised(sentence: string, asks: boolean, language: Language): boolean {
  if (!asks && willDo[language].test(sentence)) return true
  if (!promises[language].test(sentence)) return false
  return !(asks && others.test(sentence) && reported.test(sentence))
}

/** Says what those who ask will do. */
const willDo: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:we|our \p{L}{1,20}|the team)(?:'ll| will| (?:is|are) going to)(?!\p{L}| (?:leave|stop|pause|skip|stay|come back)(?!\p{L}))|(?<!\p{L})we're going to(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir werden|das team wird|unser\p{L}{0,4} \p{L}{1,20} (?:wird|werden)|werden wir)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous allons|l'équipe (?:va|\p{L}{2,20}ra)|nos \p{L}{1,20} vont|on va)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:vamos a|el equipo (?:va a|\p{L}{2,20}rá)|nuestros \p{L}{1,20} van a)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:nós vamos|a equip[ea] (?:vai|\p{L}{2,20}rá)|nossos \p{L}{1,20} vão)(?!\p{L})/iu,
}
