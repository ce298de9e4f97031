import type { ProbeKind } from '../../interview/proposal.ts'
import { withoutEnd } from '../../language/ends.ts'
import { contentStems } from '../../language/words.ts'
import { asOpenQuestion } from './hints.ts'
import {
  echoFill,
  echoOf,
  expandedHere,
  fillOf,
  fresh,
  isNear,
  isPositive,
  isRightBeside,
  parts,
} from './material.ts'
import type { Named } from './reading/named.ts'
import { hasStrayed } from './reading/relevance.ts'
import { overlaps } from './reading/span.ts'
import type { Fill } from './render.ts'
import type { Situation } from './situation.ts'
import type { TemplateKind } from './templates/template.ts'

/** A follow-up that a rule suggests, before its wording is chosen. */
export type Candidate = {
  rule: string
  kind: TemplateKind
  probeKind: ProbeKind
  /** How much it is wanted: 5 is much; more where no words of theirs can be in it. */
  need: number
  fill: Fill
  /** Templates to choose from, where not all of the kind fit. */
  only?: readonly string[]
  /** A question in the guide's own words, in place of a template. */
  text?: { id: string; question: string }
}

/** Up to this many words an answer is short. */
const shortWords = 4
/** Up to this many words "hard to say" speaks for the whole answer. */
const idleWordsMax = 20
/** New words from which an answer that names nothing of the subject may tell something. */
const tellingStems = 3
/** From this many words on an answer rambles. */
const ramblingWords = 180

type Rule = (situation: Situation) => Candidate[]

/** Everything worth following up in an answer. */
export function probeCandidates(situation: Situation): Candidate[] {
  if (situation.foreign) return []
  // "ok" and "fine" say nothing that could be followed up.
  if (situation.features.assentOnly) return short(situation)
  if (hasNothingToTell(situation)) return []
  // What nothing ties to the subject is not quoted back, for it may be beside the point.
  if (!situation.features.tied) {
    const strayed = hasStrayed(situation.session, situation.messages)
    const asked = [...worth(situation), ...bearing(situation)]
    return strayed ? asked : [...asked, ...hint(situation)]
  }
  return rules.flatMap((rule) => rule(situation))
}

/** "Hard to say, it never came up" is an answer: pressing for more brings up nothing. */
function hasNothingToTell({ features }: Situation): boolean {
  const { marks, episode, words } = features
  if (marks.dontKnow.length === 0 || episode || words > idleWordsMax) return false
  const telling = [...features.negative, ...marks.decision, ...marks.emotion]
  return telling.every((span) => marks.dontKnow.some((mark) => overlaps(mark, span)))
}

const conflict: Rule = ({ features, session }) => {
  if (!features.conflict || session.probesUsed.includes('contradiction')) return []
  const { old, now } = features.conflict
  return [made('B1', 'contradiction', 9, { conflict: { old: old.quote, now } })]
}

const emotion: Rule = (situation) => {
  const felt = echoOf(situation, ['emotion'])
  if (!felt || isPositive(situation, felt)) return []
  return [made('B2', 'emotion', 5, { echo: felt }), made('B2', 'incident', 4.5, { echo: felt })]
}

const alternative: Rule = ({ features, state }) => {
  const [named] = features.alternatives
  if (!named || (state?.probesUsed ?? 0) > 1) return []
  const moved = features.marks.decision.length > 0
  return [
    made('B3', 'contrast', 4, { alternative: named }, moved ? ['K1', 'K4'] : ['K4', 'K5']),
    made('B3', 'timeline', 3.5, {}, ['T3']),
  ]
}

const feature: Rule = (situation) => {
  const { features } = situation
  const found: Candidate[] = []
  const bad = parts(situation).find((each) => isNear(each, features.negative, features.text))
  if (bad && !features.episode) {
    const echo = echoOf(situation, ['problem', 'vague'])
    const need = weak.test(bad.text) ? 3 : 5
    found.push(made('B4', 'detail', need, { feature: bad, ...(echo && { echo }) }))
  }
  const good = parts(situation).find((each) => isNear(each, features.positive, features.text))
  if (good && !bad && !terms.test(good.text))
    found.push(made('B4', 'ladder', 4.2, { feature: good }, ['L1', 'L4', 'L5']))
  return found
}

/** Alone these name a place on the screen, not a thing to tell of. */
const weak =
  /^(?:pages?|lists?|forms?|fields?|files?|folders?|tables?|buttons?|screens?|menus?|tools?|app|software|website|site|account|seite|liste|feld|datei|knopf|page|liste|champ|página|lista|campo)$/i

/** What nobody would miss: doing without it is no question. */
const terms =
  /price|pricing|cost|fee|contract|bug|error|crash|bill|preis|kosten|gebühr|vertrag|fehler|prix|frais|contrat|precio|cost[eo]|tarif|preço|custo|taxa|contrato/i

const request: Rule = (situation) => {
  const { marks, text } = situation.features
  if (marks.request.length === 0) return []
  const wanted = parts(situation).find((each) =>
    marks.request.some(({ start, end }) => isRightBeside(text, each, { start, end })),
  )
  return [
    ...(wanted ? [made('B5', 'need', 4.5, { feature: wanted }, ['F1'])] : []),
    // How they manage without comes first: it tells of real life, not of wishes.
    made('B5', 'need', 6, {}, ['F2', 'F3', 'F4']),
  ]
}

const vague: Rule = (situation) => {
  const echo = echoOf(situation, ['vague'])
  const wished = situation.features.marks.request.some((mark) => echo && overlaps(mark, echo))
  return echo && !wished ? [made('B6', 'clarify', 4, { echo })] : []
}

const decision: Rule = (situation) => {
  const { marks, text } = situation.features
  if (marks.decision.length === 0) return []
  const taken = [made('B7', 'timeline', 6.2, echoFill(situation), ['T6', 'T7'])]
  // "The dog left the room" is nobody's decision of theirs.
  const own = marks.decision.some(({ start }) =>
    marks.first.some(({ end }) => end < start && ownVerb.test(text.slice(end, start))),
  )
  if (!own) return taken
  return [
    ...taken,
    made('B7', 'timeline', 6.2, {}, ['T1', 'T2', 'T4', 'T5']),
    made('B7', 'reason', 2.5, fillOf(situation)),
  ]
}

/** At most two words stand between somebody and what they did. */
const ownVerb = /^\s*(?:[^\s.,;:!?]+\s+){0,2}$/

const absolute: Rule = ({ features }) =>
  features.marks.absolute.length > 0 ? [made('B8', 'exception', 3, {})] : []

/** The next rung, once a ladder stands: from the thing to what it does to why that matters. */
const ladder: Rule = ({ question, features, session }) => {
  if (question?.probeKind !== 'ladder' || features.words <= shortWords) return []
  const rungs = ['L2', 'L3'].filter((id) => !session.templatesUsed.includes(id))
  return rungs[0] ? [made('B9', 'ladder', 3.5, {}, [rungs[0]])] : []
}

/** What matters to somebody has a reason, which only asking brings out. */
const worth: Rule = ({ planned, question, features }) => {
  const asked = planned && question?.kind !== 'probe' && aboutWorth.test(planned.text)
  return asked && features.words > shortWords ? [made('B9', 'ladder', 6, {}, ['L3'])] : []
}

const aboutWorth =
  /(?<!\p{L})(?:matters?|important|importance|care about|value most|wichtig\p{L}*|kommt es (?:ihnen )?an|bedeutet ihnen|importante?s?|importa|compte le plus|tient à cœur|valora)(?!\p{L})/iu

const opinion: Rule = (situation) => {
  const { features, state } = situation
  if (!features.opinion || features.episode || (state?.coverage ?? 0) >= 2) return []
  const fill: Fill = { ...fillOf(situation), ...echoFill(situation) }
  return [made('B10', 'detail', 4, fill), made('B10', 'incident', 3.5, fill)]
}

/** The default where something was named: a concrete time it came up. */
const ground: Rule = (situation) => {
  const { features, state, question, session, language } = situation
  if (features.episode || (state?.coverage ?? 0) >= 2) return []
  const subject = [question?.content ?? '', ...session.plan.glossary].join(' ')
  const asked = new Set(contentStems(subject, language))
  const isCentral = ({ text }: Named) =>
    text.includes(' ') || contentStems(text, language).some((stem) => asked.has(stem))
  const named = parts(situation).find(isCentral)
  return named ? [made('B10', 'detail', 3.4, { feature: named }, ['D1', 'D4'])] : []
}

const quantity: Rule = ({ features }) =>
  features.marks.frequency.length > 0 && features.numbers.length === 0
    ? [made('B11', 'quantify', 2, {}, features.episode ? ['N1', 'N2'] : ['N1', 'N3'])]
    : []

const hint: Rule = (situation) => {
  const { topic, features, messages, language, session } = situation
  const said = contentStems(features.text, language)
  const asked = new Set(
    messages
      .filter(({ role }) => role === 'assistant')
      .flatMap(({ templateId }) => templateId ?? []),
  )
  return (topic?.probeHints ?? []).flatMap((each, place) => {
    const id = `hint:${topic?.id}:${place}`
    if (
      asked.has(id) ||
      session.templatesUsed.includes(id) ||
      session.language !== session.plan.language
    )
      return []
    const stems = contentStems(each.when ?? each.ask, language)
    const touched = stems.some((stem) => said.includes(stem))
    if (each.when !== undefined && !touched) return []
    const need = touched ? 4.2 : 2.6
    const question = asOpenQuestion(each.ask, language)
    // The guide has it in the second person, too.
    if (question) {
      return [
        {
          ...made('B12', 'hint', need, echoFill(situation)),
          text: { id, question: each.question ?? question },
        },
      ]
    }
    const fill = { hint: withoutEnd(each.ask.trim(), '.;,') }
    return [made('B12', 'hint', need, fill, touched ? ['H1', 'H2'] : ['H2', 'H3', 'H4'])]
  })
}

const short: Rule = (situation) => {
  const { features, planned, session } = situation
  if (features.words === 0) return [made('B13', 'expand', 3, {})]
  if (features.words > shortWords || (planned && factual.test(planned.text))) return []
  if ((session.strikes.short ?? 0) >= 2) return []
  const [echo] = features.assentOnly ? [] : fresh(situation)
  if (echo) return [made('B13', 'echo', 3.5, { echo }), made('B13', 'clarify', 3.2, { echo })]
  return expandedHere(situation) ? [] : [made('B13', 'expand', 3, {})]
}

/** Questions that a word or two answers in full. */
const factual =
  /^(?:how (?:many|often|long|much|old)|which|who|when|since when|where|wie (?:viele|oft|lange)|welche|wer|wann|wo|seit wann|combien|quel|qui|quand|où|cuánt|cuál|quién|cuándo|dónde|quant|qual|quem|onde|¿cuánt|¿cuál|¿quién|¿cuándo|¿dónde)/i

const unfinished: Rule = ({ features }) =>
  features.trailing ? [made('B14', 'continuer', 6, {})] : []

const rambling: Rule = ({ features }) =>
  features.words > ramblingWords
    ? [{ ...made('B16', 'narrow', 9.5, {}), probeKind: 'clarify' }]
    : []

/** Something that names nothing of the subject may belong to it: they are asked how. */
function bearing({ features, question, pack }: Situation): Candidate[] {
  const { episode, newStems, text } = features
  const tells = episode || newStems.length >= tellingStems
  const before = pack.templates.find(({ id }) => id === question?.templateId)
  if (!tells || before?.kind === 'bearing' || text.trimEnd().endsWith('?')) return []
  const asked = made('B18', 'bearing', 7, {})
  // No family comes twice running, and there is no other way to ask for this.
  return [asked, { ...asked, probeKind: 'contrast' }]
}

/** When nothing else is there: their words, if they are worth it. */
const plain: Rule = (situation) => {
  const [echo, ...others] = fresh(situation)
  const { words, newStems, marks } = situation.features
  if (words <= shortWords) return []
  if (!echo) return newStems.length < tellingStems || marks.insult.length > 0 ? [] : unquoted
  // In a long interview wordings run out: what is no clause can be said in others.
  const other = others.find(({ shape }) => shape !== echo.shape)
  return [
    made('echo', 'echo', 3, { echo }),
    made('echo', 'clarify', 2.8, { echo }, ['C1', 'C4', 'C6', 'C7']),
    made('echo', 'incident', 2.8, { echo }, ['I5']),
    made('echo', 'detail', 2.8, { echo }, ['D7']),
    made('echo', 'incident', 2.9, {}, ['I1']),
    ...(other ? [made('echo', 'echo', 2.6, { echo: other })] : []),
    ...anyProblem(situation),
  ]
}

/** Much was told, in words that cannot be said back. */
const unquoted: Candidate[] = [
  made('echo', 'incident', 4.5, {}, ['I1']),
  made('echo', 'detail', 4.4, {}, ['D2', 'D6']),
]

function anyProblem(situation: Situation): Candidate[] {
  const echo = echoOf(situation, ['problem'])
  return echo ? [made('echo', 'echo', 4, { echo })] : []
}

const rules: readonly Rule[] = [
  conflict,
  emotion,
  alternative,
  feature,
  request,
  vague,
  decision,
  absolute,
  ladder,
  worth,
  opinion,
  ground,
  quantity,
  hint,
  short,
  unfinished,
  rambling,
  plain,
]

function made(
  rule: string,
  kind: ProbeKind | 'narrow' | 'bearing',
  need: number,
  fill: Fill,
  only?: readonly string[],
): Candidate {
  const probeKind = kind === 'narrow' || kind === 'bearing' ? 'clarify' : kind
  return { rule, kind, probeKind, need, fill, ...(only && { only }) }
}
