import { createScorer } from '../language/learned/scorer.ts'
import { readable } from '../language/readable.ts'
import { sentences } from '../language/sentences.ts'
import { countWords, fold } from '../language/words.ts'
import learned from './others-learned.json' with { type: 'json' }
import { pickStretches } from './stretches.ts'

export type Span = { start: number; end: number }

/** Messages whose reading is kept for the next who asks. */
const recentMax = 100
/** Fewer words in quotation marks are a name, or a way of putting it. */
const quotedWordsMin = 4
/** So many are somebody's speech, even where nothing says whose. */
const speechWordsMin = 12
/** Characters before and after a quotation in which it may be said whose it is. */
const beforeMax = 60
const afterMax = 40

/** Quotation marks in pairs; straight single ones only where they cannot be an apostrophe. */
const quotations =
  /“([^“”]{1,4000})”|„([^„“”]{1,4000})[“”]|«([^«»]{1,4000})»|»([^«»]{1,4000})«|"([^"]{1,4000})"|‘([^‘\n]{1,2000})’(?!\p{L})|‚([^‚\n]{1,2000})[‘’](?!\p{L})|(?<=[:,]\s{0,2})'(?=\S)((?:[^'\n]|'(?=\p{L})){1,500})'/gu

/** Words of one's own that are told again: "I told them", "dachte ich". */
const own =
  /(?<!\p{L})(?:i|we|i've|i'd|ich|wir|je|j'ai|nous|yo|eu|nós)(?: (?!(?:read|saw|heard|found|know|met|follow|las|gelesen|ai lu|leí|vi|li|ouvi)(?!\p{L}))\p{L}+){0,2} (?:say|said|told|tell|ask|asked|thought|think|was like|wrote|typed|answered|replied|went|call|called|searched|sage|sagte|dachte|fragte|schrieb|dis|ai dit|dit|pensais|demandé|écrit|digo|dije|pensé|pregunté|escribí|disse|pensei|perguntei|escrevi)(?!\p{L})|(?<!\p{L})(?:dachte|sagte|fragte|dije|pensé|le dije|pensei|falei|eu disse|me suis dit)(?!\p{L})/u

/** What a product or a paper says by itself: a short message of it may be part of what went wrong. */
const things =
  /(?<!\p{L})(?:it|app|page|site|screen|system|message|error|machine|programme?|software|button|notification|pop-?up|display|seite|meldung|fehler\p{L}*|bildschirm|anzeige|knopf|page|écran|erreur|logiciel|appli(?:cation)?|pantalla|mensaje|aplicación|sistema|tela|mensagem|aplicativo|aviso)(?!\p{L})/u

/** What is written down says how things are, and what the makers' people say is part of what happened. */
const officials =
  /(?<!\p{L})(?:manual|label|support|hotline|help ?desk|desk|service|staff|agents?|company|bank|shop|seller|provider|calculations?|notes|statements?|records?|schedule|kundendienst|hotline|hersteller|händler|firma|anbieter|sav|vendeur|banque|empresa|banco|tienda|soporte|servicio|loja|suporte|atend\p{L}+|instructions?|signs?|rules?|contract|policy|website|e-?mails?|letter|reports?|invoice|menu|dashboard|law|box|tin|packet|clock|map|forecast|anleitung|etikett|schild|regel\p{L}*|vertrag|brief|bericht|rechnung|gesetz|plan|notice|étiquette|règle|contrat|lettre|rapport|facture|loi|manual|etiqueta|cartel|norma|contrato|carta|informe|factura|ley|rótulo|regra|relatório|fatura|lei)(?!\p{L})/u

/** Hands the word to somebody. */
const handsOver =
  /(?::|(?<!\p{L})(?:says?|said|wrote|writes|goes|posted|mailed|texted|told \p{L}+|sagt|sagte|schreibt|schrieb|meint|meinte|dit|a dit|écrit|a écrit|dice|dijo|escribió|puso|diz|disse|falou|escreveu))[\s,:–-]*$/u
const takenBack =
  /^[\s,–-]*(?:(?:says?|said|wrote|sagt|sagte|meint|meinte|dit|a dit|a-t-(?:il|elle) dit|dice|dijo|diz|disse)(?!\p{L})|[–—] ?\p{Lu})/u

/** Whoever answers tells something before handing over: that stays. */
const oneselfTells =
  /(?<!\p{L})(?:i|we|i'm|i've|i'd|ich|wir|je|j'\p{L}+|nous|on|yo|nosotros|eu|nós|a gente)(?!\p{L})/u
/** A line of a chat that was pasted, with its time. */
const chatLine =
  /(?:^|(?<=[\n\s]))\[?(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,? )?\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?[ap]m)?\]?[ ,–-]*(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}) ?:[^\n]*/gu
/** The same with the name before the time. */
const namedChatLine =
  /(?<=^|\n|\s)(@?[\p{L}][\p{L}\d_.]{0,20}) [([]?\d{1,2}[:.h]\d{2}[)\]]? ?:[^\n]*/gu
/** The same where nothing but the layout tells it from a sentence: more than one of them are a chat. */
const bareChatLine =
  /^[ \t]*(@?\p{L}[\p{L}\d_.'’-]{0,20}) [([]?\d{1,2}[:.h]\d{2}[)\]]?(?: ?[ap]m)?[ \t][^\n]*/gimu
/** Who says, thinks or finds something, where it is neither oneself nor a thing: what others think. */
const reports =
  /(?<=^|[.!?]\s{1,3}|[,;]\s{1,3}(?:but|and|while|though|aber|und|mais|et|pero|y|mas|e)\s{1,3})(?:(?<who>(?:my|our|the|a|an|one|some|mein\p{L}*|unser\p{L}*|der|die|das|ein\p{L}*|mon|ma|mes|notre|le|la|les|un|une|mi|mis|nuestr\p{L}+|el|los|las|una|meu|minha|o|os|as|um|uma) (?:[\p{L}'’-]+ ){1,6}?)(?:says|reckons|claims|swears|insists|sagt|meint|behauptet|schwört|dit qu[e'’]|pense qu[e'’]|prétend qu[e'’]|jure qu[e'’]|dice que|piensa que|opina que|jura que|diz que|acha que|pensa que)|(?:everyone|everybody|people|colleagues|friends|reviews|reviewers) (?:[\p{L}'’-]+ ){0,5}?(?:says?|reckons?|claims?|swears?) |i(?:['’]ve)? (?:read|heard|saw|seen) (?:online|somewhere|on the (?:internet|news|forum)|in the (?:paper|press|news)) that |(?:according to|laut|d'après|selon|según|segundo) (?<source>(?:my|our|the|a|mein\p{L}*|unser\p{L}*|de[rm]|einem|mon|ma|notre|le|la|un|une|mi|nuestr\p{L}+|el|o|meu|minha|a|um|uma) \p{L}+))[^.!?;]*?(?=, (?:but|aber|mais|pero|mas) |[.!?;]|$)/giu
/** Questions and answers of somebody's interview. */
const dialog = /(?<=^|\s)Q ?: (?:(?!\sQ ?: )[\s\S])*?\sA ?: [^\n]*(?:\n[QA] ?: [^\n]*)*/gu
/** A line with whoever says it in front. */
const namedLine =
  /^[ \t>*_-]*(\p{L}[\p{L}.'’-]{0,20}(?: [\p{L}\d.'’()-]{1,20}){0,2}) ?:[ \t][^\n]*/gmu
/** Of lines with a name alone, fewer are no conversation. */
const namedLinesMin = 2
/** Oneself, in a conversation that was pasted. */
const oneself = /^(?:me|i|ich|moi|je|yo|eu|mim)$/iu
/** A conversation of an interview that was pasted, also in one line. */
const script =
  /(?<![\p{L}'’-])(?:interviewer(?:in)?|participant(?:e)?|respondent|moderator|teilnehmer(?:in)?|befragte[rn]?|enquêteur|enquêtrice|intervieweur|entrevistador[ae]?|participante|user|customer|client[ea]?|kund(?:e|in)|cliente)(?: ?(?:n[°º.]? ?)?[\dA-Z])? ?: [^\n]*/giu
/** How a letter that somebody brings in begins, and how it ends: the rest of both lines belongs to it. */
const greeting =
  /(?<=[:\n]\s{0,3})(?:hallo|hi|hello|hey|dear|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen)|servus|bonjour|chère?|salut|hola|estimad[oa]s?|querid[oa]s?|buenas|olá|oi|car[oa]|prezad[oa]s?)(?!\p{L})/giu
const farewell =
  /(?<=[\n.!?]\s{0,2})(?:best|(?:kind |warm )?regards|cheers|yours|love|sincerely|(?:viele |liebe |beste |herzliche |schöne )?grüße|gruß|mit (?:freundlichen|besten) grüßen|lg|mfg|cordialement|bien à vous|amicalement|bises|(?:un )?saludos?|atentamente|un abrazo|cordialmente|atenciosamente|abraços?|cumprimentos|beijos?)(?!\p{L})[^\n]{0,40}/giu
/** Characters from the one to the other. */
const letterMin = 20
const letterMax = 4_040
/** The head of a mail and all that follows, and lines marked as quoted. */
const mail =
  /(?:^|(?<=[.!?:] ))(?:from|von|de|remitente|gesendet|sent|envoyé|enviado)\s{0,3}:[^\n]{0,300}(?:\S@\S|[—–])[\s\S]*|^(?:[ \t]*>[^\n]*\n?)+/gimu

const recent = new Map<string, readonly Span[]>()
const scoreLearned = createScorer(learned)
const limits = { sentence: 0.6, part: 1.4, besideLess: 0.5 }

/**
 * The stretches of a message that are somebody else's words, quoted or pasted: reviews, mails, adverts,
 * chats, other interviews. They tell nothing of the person who brings them in. What a product itself
 * says in a few words is left, as are one's own words told again.
 */
export function othersSpans(content: string): readonly Span[] {
  const known = recent.get(content)
  if (known) return known
  const read = readable(content)
  const fromElsewhere = pasted(read)
  // A conversation that was pasted says of each line whose it is.
  const told = fromElsewhere.length > 0 ? [] : readsLikeOthers(read)
  const spans = [...quoted(read), ...fromElsewhere, ...reported(read), ...told]
  if (recent.size >= recentMax) recent.clear()
  recent.set(content, spans)
  return spans
}

/** Whether a stretch of a message has somebody else's words in it. */
export function isOthersWords(content: string, { start, end }: Span): boolean {
  return othersSpans(content).some((span) => start < span.end && span.start < end)
}

function readsLikeOthers(text: string): Span[] {
  return pickStretches(scoreLearned(text, sentences(text)), limits, () => false).filter(
    ({ start, end }) => !own.test(fold(text.slice(start, end))),
  )
}

function reported(text: string): Span[] {
  return [...text.matchAll(reports)]
    .filter(({ groups }) => {
      const who = fold(groups?.who ?? groups?.source ?? '')
      return !things.test(who) && !officials.test(who)
    })
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
}

function quoted(text: string): Span[] {
  return [...text.matchAll(quotations)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: countWords(match.slice(1).find((inside) => inside !== undefined) ?? ''),
    }))
    .filter((quotation) => quotation.words >= quotedWordsMin && isSomebodyElses(text, quotation))
    .map(({ start, end }) => ({ start: start - leadIn(text, start), end }))
}

/** Characters before a quotation that only say whose it is: "my mate Jess goes". */
function leadIn(text: string, start: number): number {
  const clause = text.slice(Math.max(0, start - beforeMax), start).replace(/^.*[.,;!?]\s/su, '')
  return handsOver.test(fold(clause)) && !oneselfTells.test(fold(clause)) ? clause.length : 0
}

function isSomebodyElses(text: string, { start, end, words }: Span & { words: number }): boolean {
  const lead = fold(text.slice(Math.max(0, start - beforeMax), start).replace(/^.*[.!?]\s/su, ''))
  const follow = text.slice(end, end + afterMax)
  if (own.test(lead) || own.test(fold(follow).split(/[.!?]/u, 1)[0] ?? '')) return false
  if (words >= speechWordsMin) return true
  if (things.test(lead)) return false
  return handsOver.test(lead) || takenBack.test(follow)
}

function pasted(text: string): Span[] {
  const chat = [...text.matchAll(chatLine), ...text.matchAll(namedChatLine)]
  const named = [...text.matchAll(namedLine)]
  const bare = [...text.matchAll(bareChatLine)]
  const lines = [...chat, ...[named, bare].filter((all) => all.length >= namedLinesMin).flat()]
  return [
    ...lines.filter(([, name = '']) => !oneself.test(name)),
    ...text.matchAll(script),
    ...text.matchAll(dialog),
    ...text.matchAll(mail),
  ]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .concat(letters(text))
    .map(({ start, end }) => ({ start: start - leadIn(text, start), end }))
}

/** Letters from the greeting to the farewell, none within another. */
function letters(text: string): Span[] {
  const farewells = [...text.matchAll(farewell)]
  const found: Span[] = []
  let next = 0
  for (const { index, 0: opening } of text.matchAll(greeting)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const from = index + opening.length
    while ((farewells[next]?.index ?? from + letterMin) < from + letterMin) next += 1
    const last = farewells[next]
    if (!last || last.index - from > letterMax) continue
    found.push({ start: index, end: last.index + last[0].length })
  }
  return found
}
