import { contentStems, fold } from '../../language/words.ts'
import { foldWithMap, sourceSpan } from '../../profile/fold-map.ts'
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
export function factOf(unit: Unit): string | null {
  const { cues, folded, words } = unit
  if (!cues || words < factWordsMin || folded.endsWith('?')) return null
  if (isIdle(folded, cues) || has(cues.reported, folded) || has(cues.request, folded)) return null
  if (has(cues.noFact, folded) || has(cues.valueStrong, folded)) return null
  const known = cues.facts.find(([, pattern]) => has(pattern, folded))
  const opinion = balance(folded, cues) !== 0
  // A good or bad word about one's own life leaves a fact a fact; one about the product does not.
  if (known && !(opinion && (!plainFacts.has(known[0]) || has(cues.product, folded))))
    return known[0]
  if (known || opinion) return null
  const asked = has(cues.asksPerson, fold(unit.question)) && unit.questionKind !== 'probe'
  const bare = words <= bareFactWordsMax && !unit.dependent && isNounPhrase(unit)
  return asked && bare ? 'role' : null
}

/** A start without a pronoun: "Product manager at a bank, five years". */
function isNounPhrase({ folded }: Unit): boolean {
  return !/^(?:it|they|that|this|there|you|he|she|well|so|and|but|because|if|the|es|das|il|ça|c'est|eso|isso|when|wenn|quand|cuando|quando)(?![\p{L}])/u.test(
    folded,
  )
}

const plainFacts: ReadonlySet<string> = new Set(['role', 'company', 'location', 'life'])

export type Value = { key: string; text: string; strength: 1 | 2 | 3 }

/** The values a unit names, each with the clause that names it. */
export function valuesOf(unit: Unit): Value[] {
  const { cues, folded, text } = unit
  const asked = cues !== null && has(cues.asksValue, fold(unit.question))
  if (!cues || folded.endsWith('?') || isIdle(folded, cues) || has(cues.reported, folded)) return []
  return clausesOf(text, cues.turn).flatMap(({ start, end }) => {
    const clause = text.slice(start, end).trim()
    const lower = foldWithMap(clause).text
    const size = lower.split(' ').length
    if (size < valueWordsMin || size > valueWordsMax) return []
    const cued = has(cues.valueCue, lower)
    if (!asked && !cued) return []
    const strength = has(cues.valueStrong, lower) ? 3 : 2
    if (has(cues.request, lower) && strength < 3) return []
    const key = nearestValue(unit, lower) ?? (asked && cued ? themeOf(lower, unit.language) : null)
    return key ? [{ key, text: clause, strength } satisfies Value] : []
  })
}

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

/** How people begin to tell what they do for fun. */
const pastime =
  /(?:^|[.!?] )(?:(?:well|ha|oh|and|mostly),? )*(?:i|we) (?:(?:also|mostly|usually|really|just|still|like to|love to|do) )*(?<topic>[^,.;!?()]+)/gu

export type Interest = { key: string; text: string }

/** What a unit tells the person is into, as they put it. */
export function interestsOf(unit: Unit, named: RegExp): Interest[] {
  const { cues, text } = unit
  if (!cues) return []
  const folded = foldWithMap(text)
  if (folded.text.endsWith('?') || has(cues.reported, folded.text)) return []
  const asked = has(cues.asksInterest, fold(unit.question)) && unit.language === 'en'
  return [...cues.interests, ...(asked ? [pastime] : [])].flatMap((pattern) => {
    pattern.lastIndex = 0
    const match = pattern.exec(folded.text)
    const told = match?.groups?.topic
    if (!match || !told) return []
    const topic = told.replace(cues.topicEnd, '').trim()
    if (topic === '' || topic.split(' ').length > topicWordsMax) return []
    if (has(cues.noInterest, topic) || has(named, topic)) return []
    const from = folded.text.indexOf(topic, match.index + match[0].length - told.length)
    if (from === -1) return []
    const span = sourceSpan(folded, from, from + topic.length)
    const key = contentStems(topic, unit.language).join(' ') || topic
    return [{ key, text: text.slice(span.start, span.end) }]
  })
}
