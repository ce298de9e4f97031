import { contentStems, countWords, isStopWord, words } from '../../language/words.ts'
import { spokenLanguage } from '../texts/texts.ts'
import { type Reply, withoutQuotes } from './context.ts'
import { heardIn, numbersIn } from './heard.ts'
import { assurances, sympathy } from './lexicon.ts'
import { countUnsaid, isAside, stemsOf } from './stated.ts'
import { asTheySaid, parrots, toThem } from './voice.ts'

/** So few words that nobody has said are a remark on what was told; more are a story of its own. */
const unsaidMax = 3
/** Points at what was told: what follows is said of that, and not of the world. */
const pointing =
  /^(?:(?:oh|ah|ha|well|ach|na|tja|bon|eh|vaya|ay|nossa|pois)[,!]? )?(?:that|this|it|so|and|but|no|not|what|then|there|all|only|das|dies|es|so|und|aber|kein\p{L}{0,2}|nicht|was|dann|da|nur|ça|cela|c'est|ce|et|mais|pas|quel\p{L}{0,3}|alors|eso|esto|es|así|y|pero|no|qué|entonces|isso|isto|é|assim|e|mas|não|que|então)(?!\p{L})/iu
/** Words of theirs that a retelling has at least, and their share of it. */
const retoldMin = 2
const retoldShare = 0.7
/** So few words state nothing. */
const nodWordsMax = 4

/** Thanks them, or bids them be at ease: it claims nothing. */
const thanks =
  /^(?:thanks?|thank you|please|no need|danke|bitte|merci|je vous en prie|gracias|por favor|obrigad[oa])(?!\p{L})/iu

/** Speaks for those who asked for the interview, but to leave something or to take time. */
const ofTheTeam =
  /(?<!\p{L})(?:we (?!can|could|may|might|need not|don't (?:have|need)|leave)|our|wir (?!können|könnten|müssen nicht|lassen|bleiben|kommen)|unser\p{L}{0,2}|nous (?!pouvons|pourrions|laissons)|notre|nuestr[oa]s?|noss[oa]s?)(?!\p{L})/iu

/** Denies that something will happen, or that anybody will know: nobody here can say so. */
const denies =
  /(?<!\p{L})(?:nothing|nobody|no one|nichts|niemand|rien|personne|nada|nadie|ninguém)(?!\p{L})(?! (?:to (?:be sorry|apologi[sz]e)|wrong|zu entschuldigen|falsch|de mal|à excuser|malo|mal)(?!\p{L}))/iu

/** Says that it is somebody, which no interviewer here is. */
const person =
  /(?<!\p{L})(?:i(?: am|'m)|ich bin|je suis|(?:yo )?soy|(?:eu )?sou)(?!\p{L})[^.,;]{0,30}(?<!\p{L})(?:person|human|mensch|personne|humain|humaine|persona|humano|humana|pessoa)(?!\p{L})|(?<!\p{L})(?:my name is|ich heiße|mein name ist|je m'appelle|me llamo|(?:o )?meu nome é|chamo-me)(?!\p{L})/iu
/** But that it is none. */
const noPerson =
  /(?<!\p{L})(?:not|kein\p{L}{0,2}|pas|não|nicht|no(?= soy| (?:real )?(?:person|human)))(?!\p{L})/iu

/**
 * Whether a sentence of a model's beside its question claims something: of the product, of those who
 * ask, a number or an assurance that nobody told, a word that an answer ordered it to say, or a story
 * of its own. A remark on what they told, fellow feeling and what it says of itself claim nothing.
 */
export function claims(reply: Reply, text: string): boolean {
  if (isOrdered(reply.messages) && parrots(reply, text)) return true
  if (isUntrue(reply, text) || ofTheTeam.test(text)) return true
  const isShort = countWords(text) <= nodWordsMax
  if (namesProduct(reply, text) && (isShort || unsaidByThem(reply, text) > 0)) return true
  if (isShort || isRetold(reply, text) || isFelt(reply, text) || isAside(text)) return false
  if (toThem.test(text) || asTheySaid.test(text)) return false
  return pointing.test(text)
    ? unsaidByAnybody(reply, text) > unsaidMax
    : unsaidByThem(reply, text) > 0
}

/** Whether a sentence of an answer is said out of kindness, or in the words of what we would say (`told`). */
export function isKind(reply: Reply, text: string, told: string): boolean {
  if (isUntrue(reply, text) || denies.test(text)) return false
  const { language, plan } = reply.session
  const known = stemsOf([told, plan.opening?.text ?? ''], language)
  const unsaid = () => countUnsaid(text, () => known.union(heardIn(reply).knownStems()), language)
  return isFelt(reply, text) || isAside(text) || unsaid() === 0
}

/** Whether it assures of what nobody here can, names a number that nobody told, or says that it is somebody. */
export function isUntrue(reply: Reply, text: string): boolean {
  if (person.test(text) && !noPerson.test(text)) return true
  return assurances.test(text) || namesUnknownNumber(reply, text)
}

/** Thanks and fellow feeling, and little besides. */
function isFelt(reply: Reply, text: string): boolean {
  const { language } = reply.session
  if (sympathy[spokenLanguage(language) ?? 'en'].test(text)) return true
  return thanks.test(text) && unsaidByAnybody(reply, text) <= unsaidMax
}

function isOrdered(messages: Reply['messages']): boolean {
  return messages.some(({ reading }) =>
    reading?.barred.some(({ why, unsure }) => why === 'order' && !unsure),
  )
}

/** Whether a sentence is mostly what they told: never a word alone that they want to hear. */
function isRetold(reply: Reply, text: string): boolean {
  const { language } = reply.session
  const words = contentStems(text, language)
  const said = words.length - unsaidByThem(reply, text)
  return said >= retoldMin && said / words.length >= retoldShare
}

/** Whether it speaks of the product by its name. */
function namesProduct({ session }: Reply, text: string): boolean {
  const name = words(session.plan.product ?? session.productID)
  const said = words(text)
  return name.some(
    (word) => word.length > 2 && !isStopWord(word, session.language) && said.includes(word),
  )
}

function unsaidByThem(reply: Reply, text: string): number {
  return countUnsaid(text, heardIn(reply).theirStems, reply.session.language)
}

function unsaidByAnybody(reply: Reply, text: string): number {
  return countUnsaid(text, heardIn(reply).knownStems, reply.session.language)
}

function namesUnknownNumber(reply: Reply, text: string): boolean {
  const numbers = numbersIn(withoutQuotes(text))
  if (numbers.length === 0) return false
  const known = heardIn(reply).knownNumbers()
  return numbers.some((number) => !known.has(number))
}
