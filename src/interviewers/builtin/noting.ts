import { isMustAsk, openQuestions } from '../../interview/progress.ts'
import type { QuoteRef, TurnProposal } from '../../interview/proposal.ts'
import { withoutEnd } from '../../language/ends.ts'
import { sentences } from '../../language/sentences.ts'
import { contentStems, countWords } from '../../language/words.ts'
import { statementsOf } from './reading/conflict.ts'
import { isNotable, tellingStems } from './reading/relevance.ts'
import { findAll, flatten, overlaps, type Span } from './reading/span.ts'
import type { Situation } from './situation.ts'

/** Facts kept of one answer, and how long each may be. */
const factsPerAnswer = 2
const factWordsMin = 4
const factWordsMax = 18
/** Words of an answer from which a topic counts as told, and as told in depth. */
const toldWords = 25
const deepWords = 45
/** Longest quote that stands for what a topic came to. */
const quoteWordsMax = 60
/** Shared stems by which an answer touches another topic, or answers another question. */
const touchedStems = 2
const coveredStems = 3
const coveredShare = 0.6

/** The parts of an answer that may stand for it, the most telling first. */
function tellingParts({ features, answer }: Situation): QuoteRef[] {
  if (features.injection || features.pasted || features.distress) return []
  const barred = [...features.pii, ...features.marks.profanity, ...features.marks.insult]
  return partsOf(features.text, features.language)
    .filter((part) => isNotable(part, features.language, features.subject, features))
    .filter((part) => !part.text.endsWith('?') && !barred.some((mark) => overlaps(mark, part)))
    .map((part) => ({ part, score: telling(part, features) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.part.start - b.part.start)
    .map(({ part }) => ({ seq: answer.seq, quote: part.text }))
}

/** Sentences, and of the long ones their clauses. */
function partsOf(text: string, language: string): Span[] {
  return sentences(text, language).flatMap((sentence) => {
    if (countWords(sentence.text) <= factWordsMax) return [trimmed(text, sentence)]
    const cuts = findAll(sentence.text, flatten(sentence.text), clauseCut)
    const starts = [0, ...cuts.map(({ end }) => end)]
    return starts.map((start, at) => {
      const end = cuts[at]?.start ?? sentence.text.length
      return trimmed(text, { start: sentence.start + start, end: sentence.start + end })
    })
  })
}

const clauseCut =
  /[,;:–—] (?:(?:and|but|so|und|aber|et|mais|y|pero|e|mas) )?| (?:because|weil|parce que|porque) /gu

function trimmed(text: string, { start, end }: { start: number; end: number }): Span {
  const body = text.slice(start, end)
  const lead = body.length - body.trimStart().length
  const kept = withoutEnd(body.trim(), '.,;:')
  return { text: kept, start: start + lead, end: start + lead + kept.length }
}

function telling(part: Span, features: Situation['features']): number {
  const count = countWords(part.text)
  if (count < factWordsMin || count > factWordsMax) return 0
  const inside = (marks: readonly Span[]) => (marks.some((mark) => overlaps(mark, part)) ? 1 : 0)
  const { marks } = features
  return (
    0.5 +
    inside(features.negative) +
    inside(features.positive) +
    inside(features.features) +
    inside(features.alternatives) +
    inside(marks.emotion) +
    inside(features.numbers) * 0.5 +
    inside(marks.often) +
    inside(marks.rare) +
    inside(marks.decision) +
    inside(marks.value) +
    inside(marks.request) +
    inside(marks.first) * 0.5 -
    inside(marks.hedge) * 0.5
  )
}

/** What to keep in mind of an answer, in the person's own words. */
export function noteFacts(situation: Situation): TurnProposal['memory'] {
  const known = new Set(situation.session.memory.map(({ quote }) => quote))
  return tellingParts(situation)
    .filter(({ quote }) => !known.has(quote))
    .slice(0, factsPerAnswer)
    .map(({ seq, quote }) => ({ fact: quote, seq, quote }))
}

/** How far the answer brought each topic it speaks of. */
export function noteCoverage(situation: Situation, counts: boolean): TurnProposal['coverage'] {
  const { topic, state, features, session } = situation
  if (!counts) return []
  const here = topic ? [{ topicId: topic.id, level: levelOf(situation), ...best(situation) }] : []
  const stems = new Set(contentStems(features.text, features.language))
  const others = session.plan.topics
    .filter((other) => other.id !== state?.id && features.words >= toldWords)
    .filter((other) => {
      const subject = [other.title, ...other.questions.map(({ text }) => text)].join(' ')
      return specific(subject, features.language).filter((s) => stems.has(s)).length >= touchedStems
    })
    .map((other) => ({ topicId: other.id, level: 1 as const }))
  return [...here, ...others]
}

function levelOf({ features, state }: Situation): 1 | 2 | 3 {
  const told = features.episode || features.words >= toldWords
  const causal = features.marks.causal.length > 0
  if (features.episode && causal && features.words >= deepWords) return 3
  if (told && (state?.coverage ?? 0) >= 2 && features.words >= toldWords / 2) return 3
  return told ? 2 : 1
}

function best(situation: Situation): Partial<QuoteRef> {
  const [first] = tellingParts(situation)
  const { content, seq } = situation.answer
  if (first) return first
  return countWords(content) <= quoteWordsMax && content.trim() !== ''
    ? { seq, quote: content }
    : {}
}

function specific(text: string, language: string): string[] {
  return [...new Set(tellingStems(text, language))]
}

/** Planned questions that a long answer has answered by the way; must-asks are never among them. */
export function coveredQuestions(situation: Situation): string[] {
  const spared = openQuestions(situation.session).filter(({ question }) =>
    isSpared(question.skipIf, situation),
  )
  return [...answeredByTheWay(situation), ...spared]
    .filter((planned) => !isMustAsk(planned) && !planned.question.verbatim)
    .map(({ question }) => question.id)
}

/** Words in common by which an answer meets a condition of the guide, where it has that many. */
const conditionStems = 2

/** "Skip if they never contacted support": whether the newest answer says so. */
function isSpared(skipIf: string | undefined, { features, language }: Situation): boolean {
  if (skipIf === undefined || features.pasted || features.injection) return false
  const [condition] = statementsOf(skipIf.replace(conditionLead, ''), -1, language)
  if (!condition) return false
  const wanted = Math.min(conditionStems, condition.stems.size)
  const only = onlyLead.test(skipIf)
  return statementsOf(features.text, -1, language).some(
    ({ stems, denied }) =>
      wanted > 0 &&
      stems.intersection(condition.stems).size >= wanted &&
      (denied === condition.denied) !== only,
  )
}

const conditionLead =
  /^.{0,30}?(?<!\p{L})(?:if|wenn|falls|si|se)(?!\p{L}) (?:they|sie|ils|elles|ellos|eles)?/iu
const onlyLead = /^(?:only|nur|seulement|sólo|solo|só|somente)(?!\p{L})/iu

/** Whether the answer touched this question. */
export function isTouched(situation: Situation, questionId: string): boolean {
  return answeredByTheWay(situation).some(({ question }) => question.id === questionId)
}

function answeredByTheWay(situation: Situation) {
  const { features, session } = situation
  if (features.words < toldWords || features.pasted || features.injection) return []
  const said = new Set(contentStems(features.text, features.language))
  return openQuestions(session).filter(({ question }) => {
    const wanted = specific(question.text, features.language)
    const met = wanted.filter((each) => said.has(each))
    const others = features.alternatives.length > 0 && asksForOthers.test(question.text)
    return others || (met.length >= coveredStems && met.length / wanted.length >= coveredShare)
  })
}

/** A question about other products, which naming one answers. */
const asksForOthers =
  /\b(?:what|which) (?:else|other)[^?]{0,40}(?:look|try|tried|consider|compare)|was (?:haben sie )?sonst noch[^?]{0,40}(?:angeschaut|probiert|versucht)|quoi d'autre|quelles autres|qué (?:más|otras)[^?]{0,40}(?:prob|mir|consider)|o que mais[^?]{0,40}(?:test|olh|consider)/i
