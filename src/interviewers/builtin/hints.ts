import { briefPacks } from '../../guide/brief/packs.ts'
import type { Language, ProbeHint, Topic } from '../../guide/plan.ts'
import type { PlannedQuestion } from '../../interview/questions/progress.ts'
import { contentStems, fold } from '../../language/words.ts'
import type { FollowUp } from './follow-up.ts'
import type { Heard } from './heard.ts'
import { builtinTexts } from './texts.ts'

/** Words after which a follow-up that we added to a guide fits. */
const toldWords = 8
/** Share of a follow-up's words by which an answer has told it already. */
const toldShare = 0.5
const toldBothWords = 20
/** A subject to ask after, or a question cut short, has no more words. */
const subjectWordsMax = 3

/** The researcher's own follow-ups, each once: with a condition only once an answer meets it. */
export function hints(
  { session, text, words, planned, language }: Heard,
  topic: Topic,
): FollowUp[] {
  const said = new Set(contentStems(text, session.language))
  const isMet = ({ when, lines }: ProbeHint) =>
    when === undefined
      ? words > (lines ? 1 : toldWords)
      : contentStems(when, session.plan.language).some((stem) => said.has(stem))
  return topic.probeHints.flatMap((hint, at) => {
    const question = questionOf(hint, topic, language === session.plan.language ? language : null)
    if (question === null || !isMet(hint) || !belongsTo(hint, planned)) return []
    if (isTail(hint, planned) && words >= toldBothWords) return []
    const about = new Set(contentStems(hint.question ?? hint.ask, session.plan.language))
    const shared = about.intersection(said).size
    if (shared > 0 && shared / about.size >= toldShare && hint.when === undefined) return []
    const templateId = `hint:${topic.id}:${at}`
    if (session.templatesUsed.includes(templateId)) return []
    return [{ probeKind: 'hint' as const, templateId, text: question, quote: null }]
  })
}

/** A question behind another in its line: whoever tells much has answered both. */
function isTail({ lines }: ProbeHint, planned: PlannedQuestion | null): boolean {
  return lines !== undefined && lines.from === planned?.question.lines?.from
}

/** A follow-up belongs to the question that it stands under; one above them all to each. */
function belongsTo({ lines }: ProbeHint, planned: PlannedQuestion | null): boolean {
  if (!lines || !planned) return true
  const above = planned.topic.questions.findLast(
    (question) => question.lines !== undefined && question.lines.from <= lines.from,
  )
  return above === undefined || above === planned.question
}

/** As it is written; else a question cut short ("who helped"), or one of several subjects ("money, time"). */
function questionOf(hint: ProbeHint, topic: Topic, language: Language | null): string | null {
  if (hint.question !== undefined) return hint.question
  const isPlain = /^\p{L}[\p{L}'’ -]*$/u.test(hint.ask)
  if (language === null || !isPlain || hint.ask.split(/\s+/).length > subjectWordsMax) return null
  if (startsAsking.test(fold(hint.ask))) {
    const isWhole = /\s/.test(hint.ask) && !ofOthers.test(fold(hint.ask))
    return isWhole ? asQuestion(hint.ask, language) : null
  }
  const isListed = topic.probeHints.some(
    (other) =>
      other !== hint && other.lines?.from === hint.lines?.from && other.question === undefined,
  )
  return isListed && !isJargon(hint.ask, language) ? builtinTexts[language].subject(hint.ask) : null
}

/** Researchers' words for people's: "motivations", "WTP". */
function isJargon(text: string, language: Language): boolean {
  const { jargon } = briefPacks[language]
  return /\p{Lu}{2}/u.test(text) || new RegExp(`^(?:${jargon})$`, 'u').test(fold(text))
}

/** Folded, in all five languages. */
const startsAsking =
  /^(?:who|what|when|where|why|how|which|since when|wer|was|wann|wo|warum|wie|welche[rsnm]?|seit wann|qui|quoi|quand|ou|où|pourquoi|comment|depuis quand|quel(?:le)?s?|quién|qué|cuándo|dónde|por qué|cómo|cuáles?|quem|o que|quando|onde|por que|como|quais|qual)(?!\p{L})/u
const ofOthers =
  /(?<!\p{L})(?:it|they|them|their|he|she|es|sie|ihnen|ihr|er|man|ils?|elles?|leurs?|on|ellos|ellas|su|sus|eles|elas|seus?|suas?)(?!\p{L})/u

function asQuestion(text: string, language: Language): string {
  const said = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  if (language === 'es') return `¿${said}?`
  return language === 'fr' ? `${said} ?` : `${said}?`
}
