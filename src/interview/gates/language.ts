import { languages } from '../../guide/plan.ts'
import { isStopWord, words } from '../../language/words.ts'
import { spokenLanguage } from '../texts/texts.ts'
import { ownPart, withoutQuotes } from './context.ts'
import { type Gate, repair } from './words.ts'

/** So many more little words of another language tell that a reply is written in it. */
const leadMin = 2
/** Of two that share many of them. */
const leadOfKinMin = 4
const kin: readonly string[] = ['es', 'pt']

/** The reply is in the language of the session, as far as the little words tell. */
export const language: Gate = (reply) => {
  const spoken = spokenLanguage(reply.session.language)
  if (spoken === null) return null
  if (reply.ack !== null && isForeign(reply.ack, spoken)) reply.ack = null
  const own = withoutQuotes(ownPart(reply))
  if (!isForeign(own, spoken)) return null
  return repair('language', `The reply is not in the session's language, ${spoken}.`)
}

function isForeign(text: string, spoken: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return true
  const found = words(text)
  const own = countLittle(found, spoken)
  return languages.some((other) => {
    const lead = kin.includes(other) && kin.includes(spoken) ? leadOfKinMin : leadMin
    return other !== spoken && countLittle(found, other) - own >= lead
  })
}

function countLittle(found: readonly string[], of: string): number {
  return found.filter((word) => isStopWord(word, of)).length
}
