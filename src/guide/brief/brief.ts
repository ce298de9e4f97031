import { contentStems, fold } from '../../language/words.ts'
import type { CueMatcher } from '../cues/matcher.ts'
import { leaning } from '../lines/asks.ts'
import { noFlags } from '../lines/flags.ts'
import { pattern } from '../lines/pattern.ts'
import { lintPacks } from '../lint/detect.ts'
import type { Noted, Outline, TopicDraft } from '../outline/outline.ts'
import { askedInTheirWords, askedOfThem, clausesOf, isClause } from '../own-words/own-words.ts'
import type { Language, SourceLines } from '../plan.ts'
import { type BriefTopic, type OutlineName, outlineNames } from './brief-pack.ts'
import { briefPacks } from './packs.ts'

/** A brief is asked in so many questions, of which so many are its own words. */
const questionsMax = 7
const ownMax = 4
/** Of a long guide so many sentences are looked through for them. */
const notesMax = 100
/** No more of a guide is looked at for what it is about. */
const briefCharactersMax = 2_000
const subjectWordsMax = 8
/** "What happened": of what, a clause of fewer words leaves open. */
const clauseWordsMin = 3

export type BriefQuestion = {
  title: string
  text: string
  must: boolean
  original?: string
  lines?: SourceLines
}
export type Brief = { questions: BriefQuestion[]; outline: OutlineName }

/** What a guide without a question of its own asks: in its own words where that is sure, else about its subject. */
export function briefOf(
  outline: Outline,
  cues: CueMatcher,
  language: Language,
  product: { name: string | null; spoken: string },
): Brief {
  const { goals, unasked, context, settings, avoid } = outline
  const told = goals.length > 0 ? [...goals, ...unasked] : unasked.length > 0 ? unasked : context
  const titles = settings.filter(({ name }) => name === 'title')
  const from = told.length > 0 ? told : titles
  const barred = new Set(
    avoid
      .filter(({ kind }) => kind !== 'promise')
      .flatMap(({ text }) => contentStems(text, language)),
  )
  const isFree = (text: string) => !contentStems(text, language).some((stem) => barred.has(stem))
  const kind = outlineFor(from, cues, product.name)
  const pack = briefPacks[language]
  const added = (topic: BriefTopic, must = topic[2] === true): BriefQuestion => ({
    title: filled(topic[0], product.spoken),
    text: filled(topic[1], product.spoken),
    must,
  })
  const isSpoken = language === cues.language
  const subject = isSpoken ? subjectOf(from, cues) : null
  const own = isSpoken
    ? ownQuestions(from, cues, subject !== null).filter(({ text }) => isFree(text))
    : []
  const isAboutProduct = kind !== 'general' || (own.length === 0 && subject === null)
  if (isAboutProduct) {
    const outlined = pack.outlines[kind].map((topic) => added(topic))
    // One clause is what the outline is about; the others go with it.
    const more = own.length > 1 ? own.slice(1) : []
    const [first, ...others] = outlined
    return {
      outline: kind,
      questions: [...(first ? [first] : []), ...more, ...others].filter(({ text }) => isFree(text)),
    }
  }
  // Whatever is asked later leans on what was named first.
  const about = subject ?? (own.length > 0 && namesOurs(from, product.name) ? product.spoken : null)
  const named = (text: string) => text.replace('{x}', () => about ?? product.spoken)
  const opener =
    about === null ? [] : [added([pack.opener[0], named(pack.opener[1])], own.length === 0)]
  const before = [...opener, ...own]
  const later = (about === null ? pack.later : pack.laterAbout)
    .map((topic) => added(topic))
    .map((question) => ({ ...question, text: named(question.text) }))
    .slice(0, Math.max(3, questionsMax - before.length))
  return { outline: kind, questions: [...before, ...later] }
}

const ours = /(?<!\p{L})(?:our|us|unser\p{L}{0,2}|notre|nos|nuestr[oa]s?|noss[oa]s?)(?!\p{L})/iu

/** Whether a guide speaks of the product: by its name, or as its maker's own. */
function namesOurs(from: readonly Noted[], name: string | null): boolean {
  const named = name === null ? null : fold(name)
  return from.some(({ text }) => ours.test(text) || (named !== null && fold(text).includes(named)))
}

/** The kind of study that a sentence is for: who did what to the product. */
function outlineFor(from: readonly Noted[], cues: CueMatcher, name: string | null): OutlineName {
  const [text = ''] = clausesOf(from[0]?.text.slice(0, briefCharactersMax) ?? '', cues)
  const { signs, ours, behind } = briefPacks[cues.language]
  const named = name === null ? '' : `|${name.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '.')}`
  const product = `(?:\\p{L}+ ){0,3}?(?:${ours}${named})`
  const kinds = outlineNames.filter(
    (one): one is Exclude<OutlineName, 'general'> => one !== 'general',
  )
  const found = kinds.find((one) => {
    const { alone, ofProduct } = signs[one]
    if (alone !== '' && pattern(`\\b(?:${alone})\\b`).test(text)) return true
    const done = pattern(
      `\\b(?:${ofProduct})(?:-\\p{L}{2,5})?(?:\\s(?:die |les |los |las |os |as )?(?:${cues.peopleWords}))?(?:$|[.?!,]|\\s(?:${product}|${behind})\\b)`,
    )
    const isLeft = one === 'churn' && done.test(text)
    return (
      isLeft ||
      (one !== 'churn' &&
        pattern(`\\b(?:${ofProduct}) ${product}\\b|\\b(?:${ours}) (?:${ofProduct})\\b`).test(text))
    )
  })
  return found ?? 'general'
}

/** "Tell me what drives you away": of what, nobody said yet. */
const needsMore = new RegExp(
  `${leaning.source}|\\bthere[.?]$|^tell me (?:what|who)(?: else)? \\p{L}+ (?:you|wrong)\\b`,
  'iu',
)

/** What the guide's own clauses and questions ask, turned to the participant where that is sure. */
export function ownQuestions(
  from: readonly Noted[],
  cues: CueMatcher,
  hasOpener = false,
): BriefQuestion[] {
  const questions: BriefQuestion[] = []
  // What hangs on a question that is not asked is not asked either.
  const hanging = new Set<number>()
  for (const { text, lines } of from.slice(0, notesMax)) {
    if (questions.length >= ownMax) break
    if (isConditional(text)) continue
    for (const clause of clausesOf(text.slice(0, briefCharactersMax), cues)) {
      const bare = isClause(clause, cues) ? clause : (clauseIn(clause, cues) ?? clause)
      const asked = askedInTheirWords(bare, cues) ?? askedOfThem(bare, cues)
      const isNew = asked !== null && !questions.some((one) => fold(one.text) === fold(asked))
      // "Give up on it" says nothing before anything was named.
      const isNamed = hasOpener || (!needsMore.test(asked ?? '') && !hanging.has(lines.from))
      if (!isNamed) hanging.add(lines.from)
      const tells = bare.split(' ').length >= clauseWordsMin
      if (asked !== null && tells && isNew && isNamed)
        questions.push({ title: bare, text: asked, must: true, original: bare, lines })
    }
  }
  return questions.slice(0, ownMax)
}

/** "they have two homes: how they share staff": what "if" stood before. */
function isConditional(text: string): boolean {
  return /^\p{Ll}[^:]{3,200}: /u.test(text)
}

/** "handover and what goes wrong": the clause at its end. */
function clauseIn(text: string, cues: CueMatcher): string | null {
  const found = pattern(`\\b(?:how|what|why|wie|was|warum|comment|cómo|qué|como|o que)\\b.*$`).exec(
    text,
  )
  return found && isClause(found[0], cues) ? found[0] : null
}

/** What a sentence is about, as a noun that "experience with" can stand before; null where that is not sure. */
function subjectOf(from: readonly Noted[], cues: CueMatcher): string | null {
  const { jargon, leadIn } = briefPacks[cues.language]
  for (const { text } of from.slice(0, notesMax)) {
    const [first = ''] = clausesOf(text.slice(0, briefCharactersMax), cues)
    const whole = first.replace(pattern(leadIn), '').replace(/^(?:about|on|über|sur|sobre)\s/iu, '')
    const noun = isClause(whole, cues) ? theirs(whole, cues) : withoutPeople(whole, cues)
    if (noun === null || noun.split(' ').length > subjectWordsMax) continue
    const isLead = lintPacks[cues.language].leadIn.test(`${noun.toLowerCase()} `)
    const isPlain = !isLead && /^\p{L}/u.test(noun) && !/[.,:;?!()"“”„«»]/.test(noun)
    const isSaid =
      !pattern(`\\b(?:${jargon})\\b`).test(noun) && !cues.they.test(noun) && !cues.people.test(noun)
    if (isPlain && isSaid && noun.length > 3 && !cues.instruct.test(noun)) return noun
  }
  return null
}

/** "why studios leave their spreadsheets" is about spreadsheets. */
function theirs(clause: string, cues: CueMatcher): string | null {
  if (cues.language !== 'en') return null
  return /\s\p{L}+ their ([\p{L}-]+(?: [\p{L}-]+)?s)$/iu.exec(clause)?.[1] ?? null
}

/** "invoicing among freelancers" without whom it concerns. */
function withoutPeople(text: string, cues: CueMatcher): string {
  const whom = pattern(
    `\\s(?:of|among|by|for|in|bei|von|für|unter|chez|des|de|entre|por|para|dos|das|los|las) (?:(?:small|new|young|our|unseren|nos|nuestros|nossos) )?(?:${cues.peopleWords})$`,
  )
  return text.replace(whom, '').trim()
}

function filled(text: string, product: string): string {
  const said = text.replaceAll('{product}', () => product)
  return said.replace(/^[¿]?\p{Ll}/u, (start) => start.toUpperCase())
}

/** A topic for each question that a brief is asked in. */
export function draftsOf({ questions }: Brief): TopicDraft[] {
  return questions.map(({ title, text, must, original, lines }) => {
    const flags = { ...noFlags(), must }
    const place = lines ?? { from: 0, to: 0 }
    return {
      title,
      isTitled: true,
      lines: place,
      flags,
      limit: null,
      goals: [],
      questions: [
        { text, lines: place, level: 0, flags, ...(original !== undefined && { original }) },
      ],
      hints: [],
    }
  })
}
