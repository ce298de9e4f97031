import { fold } from '../../language/words.ts'
import type { CueMatcher } from '../cues/matcher.ts'
import { formOf, lintPacks, startsClosed } from '../lint/detect.ts'
import { holdsNoGo } from '../no-go.ts'

/** `unsure`: it looks like a question but is none that a participant can be asked as it stands. */
export type Shape = 'asks' | 'unsure' | 'states'

/** Where a text stands, and whom its writer knows. */
export type Setting = {
  isProse: boolean
  /** Written as a letter: questions in it may be meant for whoever reads it. */
  isMail: boolean
  /** Names of colleagues, in lower case. */
  names: ReadonlySet<string>
}

/** No question is longer; nor is one of less said by itself. */
const questionCharactersMax = 400
const wordsMin = 3
/** "Anything else?", "Why not?" */
const openEnded =
  /^[¿]?(?:any|some|what|why|how|noch|sonst|etwas|was|wie|warum|autre|pourquoi|comment|algo|alg[uú]n\p{L}*|por ?qu[eé]|qué|cómo|mais|como|o quê)(?!\p{L})/iu
/** What a company calls people, and nobody is to hear. */
const label =
  /(?<!\p{L})(?:churn\p{L}*|detractors?|promoters?|low[- ]value|high[- ]value|at[- ]risk|lapsed|power users?|personas?|karteileichen|detraktoren|abgewandert\p{L}*|détracteurs?|détractrices?|detractor(?:es)?|detratores)(?!\p{L})/iu
/** A pronoun that a label taken off would leave without what it stands for. */
export const leaning =
  /(?<!\p{L})(?:it|they|them|that|es|das|davon|ça|cela|ello|eso|isso)(?!\p{L})/iu
/** "Customer service" is nobody who is asked. */
const compound =
  /(?<!\p{L})(?:customer|user|client|member|patient|guest)[ -](?:services?|support|care|accounts?|portal|names?|hotline|area|team|card|club)/giu
/** Others whom the participant has: "your customers", "other parents". */
const theirOwn =
  /(?<!\p{L})(?:an?|one|another|ein(?:e[nrms]?)?|une?|una|uma?|alg[uú]n|your|other|ihre?[nrms]?|deine?\p{L}*|andere[nrms]?|votre|vos|tes|autres|sus?|tus?|otr[oa]s|seus?|suas?|outr[oa]s)\s(?:\p{L}+\s)?$/iu

/** What a question never holds as it is said: an arrow, a number, a bracket first, whom it is for. */
const leftover =
  /→|⇒|[-=]>|^[([]|^\d{1,2}[a-z]?\.\d|(?<!\p{L})(?:only|just|nur|seulement|uniquement|s[oó]lo|solamente|só|somente|apenas) (?:if|for|when|wenn|falls|bei|si|pour|se|quando|para)(?!\p{L})/iu
/** What a request may begin with: "To start with, tell me …". */
const toBegin =
  /^(?:to (?:start|begin|kick (?:things )?off|warm up|close|finish|end)(?: with| off)?|first(?: of all| off)?|finally|lastly|so|now|zum (?:einstieg|anfang|schluss|warmwerden)|zu beginn|zunächst|zuerst|als erstes|pour (?:commencer|finir|terminer)|d'abord|para (?:empezar|comenzar|terminar|começar|iniciar|finalizar)|primero|primeiro)[,:]? (?=\p{L})/iu

/** Said to whoever interviews: "Talk to people who …". */
const toInterviewer =
  /^(?:please |bitte )?(?:(?:talk|speak|chat) (?:to|with)|interview|ask|find out|get them|thank (?:them|everyone|people)|recruit|read out|(?:sprich|sprecht|sprechen sie|redet?|reden sie) mit|frag(?:t|en sie)?|befrag\p{L}*|finde[nt]?(?: sie)? heraus|bedank\p{L}*|parle[rz]? (?:à|aux?|avec)|interroge[rz]|demande[rz]|remercie[rz]|(?:hablar?|habl[ae]d?|hable[n]?) con|entrevist\p{L}*|pregunt(?:ar|e|a|en|ad)|agradec\p{L}*|(?:falar?|fale[m]?|converse[m]?) com|pergunt(?:ar|e|em)|agradeç\p{L}*)(?!\p{L})/iu

/** Whether a text asks the participant something as it stands. */
export function shapeOf(written: string, cues: CueMatcher, setting: Setting): Shape {
  const text = unquoted(written)
  if (toInterviewer.test(text)) return text.includes('?') ? 'unsure' : 'states'
  if (text.includes('?') && leftover.test(text)) return 'unsure'
  if (setting.isProse && isForSomebody(text, cues)) return 'unsure'
  const isMarked = /\?["”»)\s!]*$/.test(text)
  const isRequest =
    cues.request.test(text.replace(toBegin, '')) || isDescribing(text, cues, setting)
  if (!isMarked && !isRequest && (setting.isProse || !cues.unmarked?.test(text)))
    return text.includes('?') ? 'unsure' : 'states'
  if (!isMarked && /[:…]$/.test(text)) return 'unsure'
  const isSaid =
    text.length <= questionCharactersMax &&
    isWhole(text) &&
    !holdsNoGo(text, cues) &&
    !label.test(text) &&
    speaksToThem(text, cues, setting) &&
    (isRequest || isComplete(text, cues, setting))
  return isSaid ? 'asks' : 'unsure'
}

/** "Marta, you do the vouchers, don't you?" */
function isForSomebody(text: string, { language }: CueMatcher): boolean {
  const [, name = ''] = /^[¿"“]?(\p{Lu}\p{Ll}{2,20}),\s/u.exec(text) ?? []
  if (name === '' || !text.includes('?')) return false
  return (
    !lintPacks[language].leadIn.test(`${name.toLowerCase()}, `) && !/(?:ly|mente|ment)$/.test(name)
  )
}

/** "“What would you miss?”" without its quotation marks. */
export function unquoted(text: string): string {
  return text.replace(/^["“„«]\s?([^"“”„«»]+?)\s?["”“»]\.?$/u, '$1').trim()
}

/** "Describe the delivery" in a list; in prose only with "you" or "your". */
function isDescribing(text: string, cues: CueMatcher, { isProse }: Setting): boolean {
  if (!cues.describe.test(text)) return false
  const isPlain = /^(?:please |bitte )?(?:descri|beschreib|décri)/i.test(text)
  return cues.you.test(text) || (isPlain && !isProse && !cues.they.test(text))
}

/** Whether brackets and quotation marks that open close as well. */
function isWhole(text: string): boolean {
  const count = (mark: string) => text.split(mark).length
  const pairs = ['()', '[]', '«»', '{}'] as const
  return pairs.every((pair) => count(pair[0] ?? '') === count(pair[1] ?? ''))
}

function isComplete(text: string, cues: CueMatcher, setting: Setting): boolean {
  const pack = lintPacks[cues.language]
  const bare = fold(text).replace(/[?!.\s"”»)]{1,8}$/u, '')
  const words = bare.split(/\s+/).length
  const form = formOf(bare, pack)
  const isOpen = form === 'open' || form === 'request' || pack.openAnywhere?.test(bare) === true
  if (words < wordsMin) return words > 1 && text.includes('?') && (isOpen || openEnded.test(text))
  if (isOpen || (!setting.isProse && form === 'scene')) return true
  const isClosed = startsClosed(bare, pack) || text.startsWith('¿') || cues.you.test(text)
  // In a letter "does Thursday work?" is meant for its reader.
  return isClosed && !(setting.isProse && setting.isMail)
}

/** "Comment les enfants vont-ils …" asks of the children, who are named, and not of the participants. */
function withoutInversion(text: string, { language }: CueMatcher): string {
  return language === 'fr' && /(?<!\p{L})(?:les|ces|vos|tes) \p{L}/iu.test(text)
    ? text.replace(/-(?:ils|elles)(?!\p{L})/iu, '')
    : text
}

/** In the second person, or about nobody: not about customers, nor to a colleague. */
function speaksToThem(text: string, cues: CueMatcher, { names }: Setting): boolean {
  const asked = text.replace(/^[¿¡"“„«\s]{1,4}/u, '')
  if (cues.colleague.test(asked) || cues.ourselves.test(asked)) return false
  if (names.size > 0 && asked.split(/[^\p{L}’'-]+/u).some((word) => isName(word, names)))
    return false
  if (cues.you.test(text)) return true
  if (inPlural.test(text) && (cues.language === 'es' || cues.language === 'pt')) return false
  return !cues.they.test(withoutInversion(text, cues)) && !speaksOfPeople(text, cues)
}

/** "¿Tuvieron que esperar?": of several, and so of others. */
const inPlural =
  /(?:^|[\s¿:,])(?:\p{L}{1,12}(?:aron|ieron)|\p{L}{1,12}(?:aram|eram|iram))(?!\p{L})/iu

function isName(word: string, names: ReadonlySet<string>): boolean {
  return /^\p{Lu}/u.test(word) && names.has(word.toLowerCase().replace(/['’]s$/, ''))
}

/** "Customers", but not "your customers". */
function speaksOfPeople(text: string, cues: CueMatcher): boolean {
  const found = cues.people.exec(text.replace(compound, ''))
  return found !== null && !theirOwn.test(text.slice(0, found.index))
}
