import { sentences } from '../language/sentences.ts'
import { isStopWord, words } from '../language/words.ts'
import { matchArchetypes } from './archetypes/match.ts'
import { type Block, readBlocks } from './blocks.ts'
import { budgetOf } from './budget.ts'
import { type CueMatcher, cueMatcher } from './cues/matcher.ts'
import { detectLanguage, namedLanguage } from './detect-language.ts'
import type { Outline, TopicDraft } from './drafts.ts'
import { numbered, withArchetypes } from './fill.ts'
import { glossaryOf } from './glossary.ts'
import { goalTopics } from './goals.ts'
import { readLegend } from './legend.ts'
import { findLimit, type Limit } from './limits.ts'
import { orderTopics } from './order.ts'
import { outlineOf } from './outline.ts'
import type { Avoidance, Language, Plan } from './plan.ts'
import { namedProduct, readableName, spokenProduct } from './product-name.ts'
import { roomWarnings, withinRoom } from './room.ts'
import { keepUnread, readSource } from './source.ts'
import type { Statement } from './statement.ts'
import { readStatements } from './statements.ts'
import { guideNames } from './titles.ts'
import { withVariedItems } from './topics.ts'
import { warningsOf } from './warnings.ts'

/** Statements past this many are kept as context: no interview has room for them. */
const statementsMax = 1_000

export type CompileOptions = {
  /** The caller's name or identifier of the product; an unreadable one is not shown to anybody. */
  productName?: string
  /** The interview's language, whatever the guide is written in. */
  language?: Language
}

/** What guidelines ask for, as a plan. Takes any text, never fails, and drops nothing of it. */
export function compileGuide(guidelines: string, options: CompileOptions = {}): Plan {
  const detected = detectLanguage(guidelines, options.language)
  const written = cueMatcher(detected.language)
  const source = readSource(guidelines)
  const blocks = readBlocks(source.lines, (line) => startsAnew(line, written))
  const outline = readOutline(blocks, written)
  const language = options.language ?? statedLanguage(outline) ?? detected.language
  const warnings = languageWarnings(language, detected)
  const name =
    namedProduct(
      outline.settings.filter(({ name }) => name === 'product').map(({ text }) => text),
      [...outline.context, ...outline.goals].map(({ text }) => text),
      written,
    ) ?? readableName(options.productName ?? '')
  const product = spokenProduct(name, language)
  const drafts = planned(outline, written)
  const { topics: made, archetypes } = withArchetypes(drafts, outline, written, language, product)
  const topics = withVariedItems(numbered(made, product), detected.language)
  if (blocks.length === 0)
    warnings.push({
      message: 'The guidelines are empty, so this is a general interview about the product.',
      suggestion: 'Write in a sentence what you want to find out, or list your questions.',
    })
  else if (archetypes.length > 0)
    warnings.push({
      message: `Questions of your own are few, so the outline for ${archetypes.join(' and ')} studies was used.`,
      suggestion: 'List your own questions, one a line, to replace it.',
    })
  warnings.push(...roomWarnings(source, outline))
  const asked = new Set(
    topics.flatMap(({ questions }) => questions.flatMap(({ text }) => words(text))),
  )
  const opening = outline.openings[0]
  const plan: Plan = {
    version: 1,
    language,
    goals: outline.goals,
    context: [
      ...outline.context,
      ...outline.openings.slice(1),
      ...outline.unasked,
      ...source.cutOff,
      ...outline.unread,
      ...source.unread,
    ],
    glossary: glossaryOf(guidelines, name, detected.language),
    topics,
    avoid: outline.avoid.map((one) => {
      const terms = termsOf(one.text, detected.language)
      const own = terms.filter((term) => !asked.has(term))
      // "The price of the hearing aids", in a guide about hearing aids, is about the price.
      return { ...one, terms: own.length > 0 ? own : terms }
    }),
    ...(opening ? { opening } : {}),
    closing: outline.closings,
    budget: budgetOf(limitsOf(outline, written), topics),
    ...toneOf(outline),
    product,
    settings: outline.settings,
    archetypes,
    warnings: [],
  }
  return { ...plan, warnings: warningsOf(plan, warnings) }
}

/** Whether a line begins something new, whatever stands above it. */
function startsAnew(line: string, cues: CueMatcher): boolean {
  const start = line.slice(0, 200).replace(/\s+/g, ' ')
  return (
    cues.named.some(({ before, alone }) => before.test(start) || alone.test(start)) ||
    cues.begun.some(({ cue, find }) => cue !== 'context' && find.test(start))
  )
}

/** In its first lines a guide says how long it takes, in whatever words. */
const headLinesMax = 6

/** Said limits; where there are none, one that a sentence names in passing. */
function limitsOf({ limits, context, goals, settings }: Outline, cues: CueMatcher): Limit[] {
  if (limits.some(({ minutes }) => minutes !== undefined)) return limits
  const told = [...settings.filter(({ name }) => name === 'title'), ...context, ...goals].flatMap(
    ({ text, lines }) =>
      sentences(text, cues.language).map((sentence) => ({ text: sentence.text, lines })),
  )
  const found = told
    .filter(
      ({ text, lines }) =>
        lines.from <= headLinesMax || cues.atMost.test(text) || cues.whole.test(text),
    )
    .map(({ text }) => findLimit(text, cues))
    .find((limit) => limit?.minutes !== undefined)
  return found ? [...limits, found] : limits
}

function readOutline(blocks: readonly Block[], cues: CueMatcher): Outline {
  const statements: Statement[] = []
  let read = 0
  const legend = readLegend(blocks, cues)
  while (read < blocks.length && statements.length < statementsMax) {
    const block = blocks[read++]
    if (block) statements.push(...readStatements(block, cues, legend))
  }
  const outline = outlineOf(statements, cues)
  for (const { text, lines } of blocks.slice(read)) keepUnread(outline.unread, text, lines)
  return outline
}

function statedLanguage({ settings }: Outline): Language | null {
  const line = settings.findLast(({ name }) => name === 'language')
  return line ? namedLanguage(line.text) : null
}

function languageWarnings(
  language: Language,
  detected: { language: Language; known: boolean },
): Plan['warnings'] {
  if (!detected.known)
    return [
      {
        message:
          'The language of the guidelines was not recognised, so the interview is held in English where questions had to be made.',
        suggestion:
          'Write the guidelines in English, German, French, Spanish or Portuguese, or add a line such as “Language: German”.',
      },
    ]
  if (language === detected.language) return []
  return [
    {
      message: `The interview is held in ${nameOf(language)}, but the guidelines are in ${nameOf(detected.language)}; your questions are asked as they are.`,
      suggestion: `Write your questions in ${nameOf(language)}.`,
    },
  ]
}

function nameOf(language: Language): string {
  return { en: 'English', de: 'German', fr: 'French', es: 'Spanish', pt: 'Portuguese' }[language]
}

/** Headings that only hold other headings, or name the guide, are no topics. */
function planned(outline: Outline, cues: CueMatcher): TopicDraft[] {
  const { topics } = outline
  const kept = topics.filter((topic, at) => {
    if (topic.questions.length > 0 || topic.hints.length > 0) return true
    if (topic.from !== 'heading') return true
    const next = topics[at + 1]
    const holds = next !== undefined && next.level > topic.level
    const asksElse = topics.some((other) => other.questions.length > 0)
    const isFirst = topics.slice(0, at).every((other) => other.questions.length === 0)
    const names = asksElse && isFirst && (at === 0 || guideNames.test(topic.title))
    const isAlone = topics.length === 1 && (outline.goals.length > 0 || outline.context.length > 0)
    if (!holds && !names && !isAlone) return true
    outline.settings.push({ name: 'title', text: topic.title, lines: topic.lines })
    if (topic.limit) outline.limits.push(topic.limit)
    return false
  })
  const lone = outline.goals.length === 0 ? loneGoal(kept, cues) : null
  if (lone) {
    outline.goals.push({ text: lone.title, lines: lone.lines })
    return []
  }
  const isProse = kept.every((topic) => topic.isProse)
  const all = isProse
    ? [...goalTopics(outline.goals, cues, kept.length > 0), ...kept].sort(
        (a, b) => a.lines.from - b.lines.from,
      )
    : kept
  return orderTopics(
    withinRoom(all, outline).flatMap((topic) => apart(topic, cues)),
    cues,
  )
}

/** A guide of a word or two ("churn", "interview customers about pricing") names its aim. */
function loneGoal(topics: readonly TopicDraft[], cues: CueMatcher): TopicDraft | null {
  const [only, ...others] = topics
  if (!only || others.length > 0 || !only.isProse || only.questions.length !== 1) return null
  if (!only.questions[0]?.isItem || only.flags.must || only.from !== 'item') return null
  return matchArchetypes(only.title, cues.language)[0] === 'general' ? null : only
}

/** A hard question among easy ones is a topic of its own, so that only it goes unprobed. */
function apart(topic: TopicDraft, cues: CueMatcher): TopicDraft[] {
  const isHard = ({ text }: { text: string }) => cues.sensitive.test(text)
  const hard = topic.questions.filter(isHard)
  const isMixed = hard.length > 0 && hard.length < topic.questions.length
  if (!isMixed || isHard({ text: topic.title }) || topic.questions.some(({ numbered }) => numbered))
    return [topic]
  const rest = { ...topic, questions: topic.questions.filter((question) => !isHard(question)) }
  const own = hard.map(
    (question): TopicDraft => ({
      ...topic,
      title: question.text,
      from: question.isItem ? 'item' : 'question',
      lines: question.lines,
      flags: question.flags,
      limit: null,
      goals: [],
      hints: [],
      questions: [question],
    }),
  )
  return [rest, ...own]
}

function toneOf({ settings }: Outline): { tone?: string } {
  const tone = settings.filter(({ name }) => name === 'tone').map(({ text }) => text)
  return tone.length > 0 ? { tone: tone.join(' ') } : {}
}

/** Words too common to give a subject away on their own. */
const commonTerms =
  /^(?:changes?|new|upcoming|things?|details?|company|products?|features?|plans?|future|our|any|other|about|customers?|users?|people|questions?|names?|neue\w*|änderung\w*|kunden|produkt\w*|nouve\w+|changements?|clients?|produit\w*|nuev\w+|cambios?|clientes?|productos?|nov\w+|mudanças?|produtos?)$/

function termsOf(text: string, language: Language): Avoidance['terms'] {
  const content = words(text).filter((word) => word.length > 2 && !isStopWord(word, language))
  const telling = content.filter((word) => !commonTerms.test(word))
  return [...new Set(telling.length > 0 ? telling : content)].slice(0, 30)
}
