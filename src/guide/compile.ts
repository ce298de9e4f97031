import { sentences } from '../language/sentences.ts'
import { isStopWord, words } from '../language/words.ts'
import { type Brief, briefOf, draftsOf, ownQuestions } from './brief/brief.ts'
import { readClosed } from './closed/read-closed.ts'
import { type CueMatcher, cueMatcher, labelOf } from './cues/matcher.ts'
import { detectLanguage, namedLanguage } from './detect-language.ts'
import { glossaryOf } from './glossary.ts'
import { account } from './lines/accounts.ts'
import { type Block, readBlocks } from './lines/blocks.ts'
import { readLegend } from './lines/legend.ts'
import { readMail } from './lines/mail.ts'
import { type Piece, piece } from './lines/piece.ts'
import { readPieces } from './lines/pieces.ts'
import { keepUnread, readSource } from './lines/source.ts'
import { holdsNoGo } from './no-go.ts'
import { budgetOf } from './outline/budget.ts'
import { findLimit, type Limit, takeLimit } from './outline/limits.ts'
import type { Outline, QuestionDraft, TopicDraft } from './outline/outline.ts'
import { outlineOf } from './outline/read-outline.ts'
import { backgroundWarnings, roomWarnings, withinRoom } from './outline/room.ts'
import { numbered, topicFrom } from './outline/topics.ts'
import type { Avoidance, Language, Plan } from './plan.ts'
import { namedProduct, readableName, spokenProduct } from './product-name.ts'
import { warningsOf } from './warnings.ts'

/** Pieces past this many are kept as context: no interview has room for them. */
const piecesMax = 500
/** Lines that are listed as not asked; the others are kept as context like them. */
const unaskedMax = 100
/** In its first lines a guide says how long it takes, in whatever words. */
const headLinesMax = 6

export type CompileOptions = {
  /** The caller's name or identifier of the product; an unreadable one is not shown to anybody. */
  productName?: string
  /** The interview's language, whatever the guide is written in. */
  language?: Language
}

/** What guidelines ask for, as a plan. Takes any text, never fails, and drops nothing of it. */
export function compileGuide(guidelines: string, options: CompileOptions = {}): Plan {
  const detected = detectLanguage(guidelines, options.language)
  const cues = cueMatcher(detected.language)
  const source = readSource(guidelines)
  const { blocks, warnings: ofClosed } = readClosed(
    readBlocks(source.lines, (line) => startsAnew(line, cues)),
    cues,
  )
  const outline = readOutline(blocks, cues, options.productName ?? '')
  const language = options.language ?? statedLanguage(outline) ?? detected.language
  const name = nameOf(outline, cues, options.productName)
  const product = spokenProduct(name, language)
  const own = withinRoom(ownTopics(outline, blocks, cues), outline)
  const brief = isThin(own, outline)
    ? briefOf(outline, cues, language, { name, spoken: product })
    : null
  const drafts = brief ? [...own, ...draftsOf(brief)] : own
  account(source.lines, { ...outline, topics: drafts }, cues)
  const asking = brief ? cueMatcher(language) : cues
  const topics = numbered(
    screenerFirst(drafts).map((draft) => topicFrom(draft, asking)),
    product,
  )
  const warnings = [
    ...languageWarnings(language, detected),
    ...briefWarnings(brief, blocks.length === 0, own.length > 0),
    ...roomWarnings(source, outline),
    ...ofClosed,
  ]
  const unasked = unaskedOf(outline, brief)
  const plan: Plan = {
    version: 1,
    language,
    goals: outline.goals,
    context: [
      ...outline.context,
      ...outline.openings.slice(1),
      ...outline.unasked,
      ...outline.beyond,
      ...source.cutOff,
      ...outline.unread,
      ...source.unread,
    ],
    ...(unasked.length > 0 && { unasked }),
    glossary: glossaryOf(guidelines, name, detected.language),
    topics,
    avoid: avoidances(outline, topics, detected.language),
    ...(outline.openings[0] && { opening: outline.openings[0] }),
    closing: outline.closings,
    budget: budgetOf(limitsOf(outline, cues), topics),
    ...toneOf(outline),
    product,
    ...aboutOf(outline),
    settings: outline.settings,
    archetypes: brief ? [brief.outline] : [],
    warnings: [],
  }
  const background = brief ? [] : backgroundWarnings(outline.context, unasked)
  return { ...plan, warnings: [...warningsOf(plan, warnings), ...background] }
}

function screenerFirst(drafts: readonly TopicDraft[]): TopicDraft[] {
  const [screener = [], others = []] = [true, false].map((isScreener) =>
    drafts.filter((draft) => (draft.isScreener === true) === isScreener),
  )
  return [...screener, ...others]
}

/** Whether a line begins something new, whatever stands above it. */
function startsAnew(line: string, cues: CueMatcher): boolean {
  const start = line.slice(0, 200).replace(/\s+/g, ' ')
  const [before = ''] = start.split(/\s?[:：]/, 1)
  return (
    (start.length > before.length && labelOf(before, cues) !== null) ||
    cues.goal.test(start) ||
    (before.length < start.length && cues.when.test(before) && !cues.you.test(before)) ||
    holdsNoGo(start, cues)
  )
}

function readOutline(blocks: readonly Block[], cues: CueMatcher, product: string): Outline {
  const legend = readLegend(blocks, cues)
  const { isMail, courtesies, names } = readMail(blocks, cues, product)
  const pieces: Piece[] = []
  let read = 0
  while (read < blocks.length && pieces.length < piecesMax) {
    const block = blocks[read++]
    if (!block) continue
    const setting = { isProse: block.kind === 'text', isMail, names }
    if (courtesies.has(block)) pieces.push(piece(block, 'internal', block.text))
    else pieces.push(...readPieces(block, { cues, legend, setting }))
  }
  const outline = outlineOf(pieces, cues)
  for (const { text, lines } of blocks.slice(read)) keepUnread(outline.unread, text, lines)
  return outline
}

/** Fewer questions of its own than these, and a guide is asked about its aims as well. */
const questionsFew = 3
/** A line or two of prose that asks nobody in person is what is to be found out. */
const briefBlocksMax = 2

/** The topics of a guide; where it hardly asks, with what its aims say is to be found out. */
function ownTopics(outline: Outline, blocks: readonly Block[], cues: CueMatcher): TopicDraft[] {
  const questions = outline.topics.flatMap((topic) => topic.questions)
  if (questions.length === 0 || questions.length >= questionsFew) return outline.topics
  const isBrief = blocks.length <= briefBlocksMax && blocks.every(({ kind }) => kind === 'text')
  const isOwn = ({ text, original, closed }: QuestionDraft) =>
    closed !== undefined || (original === undefined && !(isBrief && !cues.you.test(text)))
  if (questions.some(isOwn)) {
    const more = draftsOf({ questions: ownQuestions(outline.goals, cues), outline: 'general' })
    return [...outline.topics, ...more].sort((one, other) => one.lines.from - other.lines.from)
  }
  // One or two that are turned already are what the brief of a sentence says.
  for (const { original, text, lines } of questions)
    outline.goals.push({ text: original ?? text, lines })
  for (const { title, isTitled, lines, hints } of outline.topics) {
    if (isTitled) outline.settings.push({ name: 'title', text: title, lines })
    for (const hint of hints) outline.unasked.push({ text: hint.text, lines: hint.lines })
  }
  return []
}

/** `Product: Northwind ("your account")`: what a participant is asked about, in words to them. */
const toThem = /\(["“„«]([^"“”„«»]{2,80})["”“»]\)/u

function aboutOf({ settings }: Outline): { about?: string } {
  const lines = settings.filter(({ name }) => name === 'product')
  const about = lines.map(({ text }) => toThem.exec(text)?.[1]?.trim()).find(Boolean)
  return about ? { about } : {}
}

function nameOf(outline: Outline, cues: CueMatcher, given: string | undefined): string | null {
  const lines = outline.settings.filter(({ name }) => name === 'product').map(({ text }) => text)
  const prose = [...outline.context, ...outline.goals].map(({ text }) => text)
  return namedProduct(lines, prose, cues) ?? readableName(given ?? '')
}

/** What is listed as not asked: not what a brief asks in other words. */
function unaskedOf({ unasked }: Outline, brief: Brief | null): NonNullable<Plan['unasked']> {
  const asked = new Set(brief?.questions.flatMap(({ original }) => original ?? []))
  return unasked.filter(({ text }) => !asked.has(text.replace(/[.?!]$/, ''))).slice(0, unaskedMax)
}

/** The words that give away what to be quiet about: not those that a question needs. */
function avoidances(outline: Outline, topics: Plan['topics'], language: Language): Avoidance[] {
  const questions = topics.flatMap(({ questions }) => questions)
  const asked = new Set(questions.flatMap(({ text }) => words(text)))
  return outline.avoid.map((one) => {
    const terms = termsOf(one.text, language)
    const own = terms.filter((term) => !asked.has(term))
    // "The price of the hearing aids", in a guide about hearing aids, is about the price.
    return { ...one, terms: own.length > 0 ? own : terms }
  })
}

/** Questions below which a guide of so many lines that are not asked is asked more generally as well. */
const ownQuestionsMin = 3
const unaskedMin = 4

/** Whether a guide asks nothing, or next to nothing beside what it wants to know. */
function isThin(own: readonly TopicDraft[], { unasked }: Outline): boolean {
  const asked = own.reduce((sum, { questions }) => sum + questions.length, 0)
  return asked === 0 || (asked < ownQuestionsMin && unasked.length >= unaskedMin)
}

/** Said limits; where there are none, one that a sentence names in passing. */
function limitsOf(outline: Outline, cues: CueMatcher): Limit[] {
  const { limits, context, goals, settings, topics } = outline
  if (limits.some(({ minutes, isSection }) => minutes !== undefined && !isSection)) return limits
  // Where parts have their times, one that is named first is of the first part.
  const isTimed =
    limits.length > 0 || topics.some(({ limit }) => limit !== null && limit.minutes !== undefined)
  const titles = settings.filter(({ name, text }) => {
    const label = labelOf(takeLimit(text, cues).text, cues)
    return name === 'title' && label !== 'opening' && label !== 'closing'
  })
  const told = [...titles, ...context, ...goals].flatMap(({ text, lines }) =>
    sentences(text, cues.language).map((sentence) => ({ text: sentence.text, lines })),
  )
  const found = told
    .filter(
      ({ text, lines }) => lines.from <= (isTimed ? 1 : headLinesMax) || cues.whole.test(text),
    )
    .map(({ text }) => findLimit(text, cues))
    .find((limit) => limit?.minutes !== undefined)
  return found ? [...limits, found] : limits
}

function statedLanguage({ settings }: Outline): Language | null {
  const line = settings.findLast(({ name }) => name === 'language')
  return line ? namedLanguage(line.text) : null
}

function briefWarnings(brief: Brief | null, isEmpty: boolean, hasOwn: boolean): Plan['warnings'] {
  if (!brief) return []
  if (isEmpty)
    return [
      {
        message: 'The guidelines are empty, so this is a general interview about the product.',
        suggestion: 'Write in a sentence what you want to find out, or list your questions.',
      },
    ]
  return [
    {
      message: hasOwn
        ? 'Few of these lines could be asked as they stand, so general questions about the subject were added.'
        : 'The guidelines hold no question of their own, so general ones about the subject were added.',
      suggestion: 'List your own questions, one a line, to replace them.',
    },
  ]
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
      message: `The interview is held in ${inEnglish[language]}, but the guidelines are in ${inEnglish[detected.language]}; your questions are asked as they are.`,
      suggestion: `Write your questions in ${inEnglish[language]}.`,
    },
  ]
}

const inEnglish: Record<Language, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
}

function toneOf({ settings }: Outline): { tone?: string } {
  const tone = settings.filter(({ name }) => name === 'tone').map(({ text }) => text)
  return tone.length > 0 ? { tone: tone.join(' ') } : {}
}

/** Words too common to give a subject away on their own. */
const commonTerms =
  /^(?:changes?|new|upcoming|things?|details?|company|products?|features?|plans?|future|going|our|any|other|about|customers?|users?|people|questions?|names?|neue\w*|änderung\w*|kunden|produkt\w*|nouve\w+|changements?|clients?|produit\w*|nuev\w+|cambios?|clientes?|productos?|nov\w+|mudanças?|produtos?)$/

function termsOf(text: string, language: Language): Avoidance['terms'] {
  const content = words(text).filter((word) => word.length > 2 && !isStopWord(word, language))
  const telling = content.filter((word) => !commonTerms.test(word))
  return [...new Set(telling.length > 0 ? telling : content)].slice(0, 30)
}
