import { contentStems, fold } from '../../language/words.ts'
import { foldWithMap, sourceSpan } from '../../profile/fold-map.ts'
import { frequencyIn } from '../../profile/frequency.ts'
import { has } from './cue-pack.ts'
import { balance } from './feedback.ts'
import { themeOf } from './themes.ts'
import { clausesOf, isIdle, type Unit } from './units.ts'

const factWordsMin = 3
/** A bare "Nurse, night shifts" answers who somebody is; a longer one should be a sentence. */
const bareFactWordsMax = 24
const topicWordsMax = 9
const valueWordsMin = 3
const valueWordsMax = 30

/** What a unit tells about the person themselves: the kind of fact; null when it is none. */
export function factOf(unit: Unit, product: RegExp): string | null {
  const { cues, folded, words } = unit
  if (!cues || words < factWordsMin || folded.endsWith('?')) return null
  if (has(cues.asksInterest, fold(unit.question))) return null
  if (isIdle(folded, cues) || has(cues.reported, folded) || has(cues.request, folded)) return null
  if (balance(folded, cues) === 0 && frequencyIn(folded, unit.language)) return 'usage'
  if (has(cues.noFact, folded) || has(cues.valueStrong, folded)) return null
  const known = cues.facts.find(([, pattern]) => has(pattern, folded))
  const opinion = balance(folded, cues) !== 0
  // A good or bad word about one's own life leaves a fact a fact; one about the product does not.
  if (known && !(opinion && (!plainFacts.has(known[0]) || has(cues.product, folded))))
    return known[0]
  if (known || opinion) return null
  const question = fold(unit.question)
  const opens = unit.questionKind === 'opening' || has(cues.asksPerson, question)
  const asked = opens && unit.questionKind !== 'probe' && !has(product, question)
  const bare = words <= bareFactWordsMax && !unit.dependent && isNounPhrase(unit)
  if (!bare) return null
  return has(cues.asksOrigin, question) ? 'usage' : asked ? 'role' : null
}

/** A start without a pronoun: "Product manager at a bank, five years". */
function isNounPhrase({ folded }: Unit): boolean {
  return !/^(?:it|they|that|this|there|you|he|she|well|so|and|but|because|if|the|es|das|il|ça|c'est|eso|isso|when|wenn|quand|cuando|quando)(?![\p{L}])/u.test(
    folded,
  )
}

const plainFacts: ReadonlySet<string> = new Set(['role', 'company', 'location', 'life'])

export type Value = { key: string; text: string; strength: 1 | 2 | 3 }

/**
 * The values a unit names, each with the clause that names it. A trouble tells one only where the
 * person says that it matters, or was asked.
 */
export function valuesOf(unit: Unit, isProblem = false): Value[] {
  const { cues, folded, text } = unit
  const asked = cues !== null && has(cues.asksValue, fold(unit.question))
  if (!cues || folded.endsWith('?') || isIdle(folded, cues) || has(cues.reported, folded)) return []
  return clausesOf(text, cues.turn).flatMap(({ start, end }) => {
    const clause = text.slice(start, end).trim()
    const lower = foldWithMap(clause).text
    const size = lower.split(' ').length
    if (size < valueWordsMin || size > valueWordsMax) return []
    const cued = has(cues.valueCue, lower)
    const nearest = nearestValue(unit, lower)
    const shaped = asked && (nearest !== null || isCriterion(unit, lower, start === 0))
    if (!shaped && !cued) return []
    const strength = has(cues.valueStrong, lower) ? 3 : 2
    if (isProblem && !asked && strength < 3) return []
    if (has(cues.request, lower) && strength < 3) return []
    const key = nearest ?? (asked ? themeOf(lower, unit.language) : null)
    return key ? [{ key, text: clause, strength } satisfies Value] : []
  })
}

/** Shaped like an answer to what matters, rather than like a story: "That I can trust it", "No ads". */
function isCriterion({ cues, language }: Unit, clause: string, opens: boolean): boolean {
  if (!cues) return false
  if (opens && has(cues.valueOpening, clause)) return true
  if (has(cues.valueModal, clause)) return true
  const opening = clause.split(' ').slice(0, criterionWords).join(' ')
  if (opens && language === 'en') return !clauseVerb.test(opening)
  return opens && clause.split(' ').length <= criterionWords
}

/** Words by which a thing named is told from a story. */
const criterionWords = 5

/** A pronoun that tells, or a verb of the past: what stands without either is a thing named. */
const clauseVerb =
  /(?<![\p{L}])(?:i|we|he|she|it|they|you|there|my|our|was|were|had|did|went|came|got|said|just|is|are|[\p{L}]{3,}ed (?=me|us|it|the|a|to|in|on|my)|i'm|we're|it's|i've|we've|don't|didn't)(?![\p{L}])/u

/** The category whose word stands first behind the cue, else first at all. */
function nearestValue({ cues }: Unit, clause: string): string | null {
  if (!cues) return null
  cues.valueCue.lastIndex = 0
  const from = cues.valueCue.exec(clause)?.index ?? 0
  const places = cues.values.flatMap(([key, pattern]) => {
    pattern.lastIndex = 0
    const all = [...clause.matchAll(pattern)].map((match) => match.index)
    const behind = all.find((at) => at >= from)
    const at = behind ?? (all[0] === undefined ? undefined : all[0] + clause.length)
    return at === undefined ? [] : [{ key, at }]
  })
  return places.sort((a, b) => a.at - b.at)[0]?.key ?? null
}

/** How people begin to tell what they do for fun, where that was asked. */
const pastime =
  /(?:^|[.!?;] |, (?:and |und |et |y |e )?| (?:and|und|et|y|e) (?=(?:i|we|ich|wir|je|on|yo|eu) ))(?:(?:well|ha|oh|and|mostly|also|plus|usually|lots of|und|auch|meistens|et|surtout|aussi|y|también|sobre todo|e|também|in my free time|on (?:sundays?|saturdays?|weekends?)),? )*(?:(?:i'm|i am|i've been|we're|we are|i|we|ich|wir|je|j'(?=\p{L})|on|yo|eu) )?(?:(?:also|mostly|usually|really|just|still|like to|love to|try to|do|auch|gern|gerne|aussi|surtout) )*(?<topic>(?!(?:so|because|it|that|this|they|he|she|my|but|which|no|not|don't|never|nothing|when|very|haha?|lol|das|es|mein|ça|c'est|eso|mi|isso|meu|keine?|rien|nada|não|since|for|about|every|each|have|had|got|work|live|use|brilliant|great|good|fine|well)(?![\p{L}]))[^,.;!?()]+?)(?=$|[,.;!?()]| (?:and|und|et|y|e) (?:i|we|ich|wir|je|on|yo|eu) )/gu
/** What is named besides a first interest in one sentence. */
const topicsMax = 3

export type Interest = { key: string; text: string }

/** What a unit tells the person is into, as they put it. */
export function interestsOf(unit: Unit, named: RegExp): Interest[] {
  const { cues, text } = unit
  if (!cues) return []
  const folded = foldWithMap(text)
  if (folded.text.endsWith('?') || has(cues.reported, folded.text)) return []
  const asked = has(cues.asksInterest, fold(unit.question))
  // One told in so many words is enough of a sentence.
  const cued = cues.interests.flatMap((pattern) => [...folded.text.matchAll(pattern)].slice(0, 1))
  const matches =
    asked && cued.length === 0 && !isIdle(folded.text, cues)
      ? [...folded.text.matchAll(pastime)].slice(0, topicsMax)
      : cued
  return matches.flatMap((match) => {
    const told = match.groups?.topic
    if (!told) return []
    const topic = told.replace(cues.topicEnd, '').trim()
    if (topic === '' || topic.split(' ').length > topicWordsMax) return []
    if (has(cues.noInterest, topic) || has(named, topic)) return []
    const from = folded.text.indexOf(topic, match.index + match[0].length - told.length)
    if (from === -1) return []
    // A topic ends at a comma, which may stand inside a number.
    if (/^[.,]\d/.test(folded.text.slice(from + topic.length))) return []
    const span = sourceSpan(folded, from, from + topic.length)
    const key = contentStems(topic, unit.language).join(' ') || topic
    return [{ key, text: text.slice(span.start, span.end) }]
  })
}
