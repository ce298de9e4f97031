import { contentStems, countWords, fold, words } from '../../language/words.ts'
import { compileGuide } from '../compile.ts'
import { guideSentences } from '../guide-sentences.ts'
import { detect } from '../lint/detect.ts'
import type { Language, LintRule, Plan, SourceLines } from '../plan.ts'
import type {
  DraftNote,
  DraftQuestion,
  FromLines,
  GuideDraft,
  SettledDraft,
} from './guide-draft.ts'
import { writeGuide } from './write-guide.ts'

/** What a question in other words than the researcher's must not do. */
const serious: readonly LintRule[] = [
  'closed',
  'leading',
  'praise',
  'no_question',
  'double_barrelled',
]
/** A sentence of fewer words tells nobody anything. */
const sentenceWordsMin = 3
/** From this share of its words on, a sentence stands in what was made of its line. */
const shareMin = 0.5
const titleCharactersMax = 80
const questionCharactersMax = 400

type Guide = {
  lines: readonly string[]
  rules: Plan
  language: Language
  barred: ReadonlySet<string>
}

/**
 * Holds a draft against the guide: questions in the researcher's words or said to be reworded, none of
 * a forbidden word or line, every must-ask and everything to be quiet about kept, and each sentence of
 * the guide somewhere. What does not hold is left to the grammar's own reading, and told.
 */
export function settleDraft(
  draft: GuideDraft,
  guidelines: string,
  productName: string | null,
): SettledDraft {
  const rules = compileGuide(guidelines, productName === null ? {} : { productName })
  const { language } = rules
  const barred = new Set(
    rules.avoid.flatMap(({ kind, terms }) => (kind === 'promise' ? [] : terms)),
  )
  const guide = { lines: guidelines.split(/\r?\n/), rules, language, barred }
  const notes: DraftNote[] = []
  const topics = draft.topics.map(({ title, questions }) => ({
    title: titleOf(title, guide),
    questions: questions.flatMap((question) => settleQuestion(question, guide, notes)),
  }))
  putBack(topics, draft, guide, notes)
  const kept = topics.filter(({ questions }) => questions.length > 0)
  const goals = draft.goals.map((goal) => ({ ...goal, text: theirs(goal, guide) }))
  const closing = draft.closing
    .filter(({ text }) => !isBarred(text, guide))
    .map((one) => ({ ...one, text: theirs(one, guide) }))
  const quietAbout = quietIn(draft, guide)
  const settings = settingsOf(guide)
  const used = [
    ...kept.flatMap(({ title, questions }) => [title, ...questions.flatMap(wordsOf)]),
    ...[...goals, ...closing, ...quietAbout].map(({ text }) => text),
    ...settings.map(({ text }) => text),
  ]
  const written = writeGuide(
    { topics: kept, quietAbout, goals, closing },
    {
      language,
      settings: settings.filter(({ isLimit }) => !isLimit).map(({ text }) => text),
      minutes: rules.budget.explicit ? rules.budget.minutes : null,
      context: sentencesBeside(used, guide),
    },
  )
  return { guidelines: written, language, notes }
}

/** The question where it holds; none, and why, where it does not. */
function settleQuestion(
  question: DraftQuestion,
  guide: Guide,
  notes: DraftNote[],
): DraftQuestion[] {
  const { lines } = question
  const text = question.text.replace(/\s+/g, ' ').trim()
  const refused = whyRefused({ ...question, text }, guide)
  if (refused !== null) {
    notes.push({ kind: 'refused', lines, text, why: refused })
    return []
  }
  if (lines.length === 0) notes.push({ kind: 'added', lines, text, why: question.why ?? unsaid })
  else if (!isTheirs({ lines, text }, guide)) {
    notes.push({ kind: 'reworded', lines, text, why: question.why ?? unsaid })
  }
  const followUps = question.followUps
    .filter((one) => isTheirs(one, guide) && !isBarred(one.text, guide))
    .map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() }))
  const onlyIf = question.onlyIf?.replace(/[\s:]+/g, ' ').trim() || null
  return [{ ...question, text, onlyIf, followUps }]
}

const unsaid = 'The model gave no reason.'

/** Why a question is not asked, in a sentence; null where it is. */
function whyRefused({ text, lines }: DraftQuestion, guide: Guide): string | null {
  const { rules, language } = guide
  if (text === '' || text.length > questionCharactersMax) return 'It is too long to be asked.'
  if (isBarred(text, guide)) return 'It holds a word that is to be kept quiet about.'
  const ofRules = questionsOf(rules).some((one) => overlaps(one.lines, lines))
  if (!ofRules && rules.avoid.some((one) => overlaps(one.lines, lines)))
    return 'It stands in a line that is to be kept quiet about.'
  if (lines.length === 0 && rules.archetypes.length === 0) return 'It stands nowhere in the guide.'
  if (isTheirs({ lines, text }, guide)) return null
  const found = detect(text, language).find(({ rule }) => serious.includes(rule))
  return found ? `In these words it would be ${faults[found.rule] ?? 'unclear'}.` : null
}

const faults: Partial<Record<LintRule, string>> = {
  closed: 'answered with yes or no',
  leading: 'a question that leads',
  praise: 'praise',
  no_question: 'no question',
  double_barrelled: 'two questions at once',
}

/** Adds what the grammar asks and the draft accounts for nowhere, and every must-ask. */
function putBack(
  topics: { title: string; questions: DraftQuestion[] }[],
  draft: GuideDraft,
  { rules }: Guide,
  notes: DraftNote[],
): void {
  const elsewhere = [draft.context, ...[...draft.goals, ...draft.closing].map(({ lines }) => lines)]
  for (const { title, questions } of rules.topics) {
    for (const { text, lines, must: isMust, ifTime, onlyIf, original } of questions) {
      // What the grammar turned into a question itself binds nobody.
      const must = isMust && original === undefined
      const kept = topics.flatMap((topic) => topic.questions)
      const isKept = kept.some(
        (one) => overlaps(lines, one.lines) && (!must || one.must || fold(one.text) === fold(text)),
      )
      const isLeft = !must && elsewhere.some((from) => overlaps(lines, from))
      if (!lines?.from || isKept || isLeft) continue
      const from = range(lines)
      const why = must ? 'It must be asked.' : 'The model said nothing of this line.'
      notes.push({ kind: 'put_back', lines: from, text, why })
      const question = { lines: from, text, why: null, onlyIf: onlyIf ?? null, must, ifTime }
      const topic = topics.find((one) => fold(one.title) === fold(title)) ?? topics.at(-1)
      if (topic) topic.questions.push({ ...question, followUps: [] })
      else topics.push({ title, questions: [{ ...question, followUps: [] }] })
    }
  }
}

/** Everything to be quiet about: by the grammar in its own lines, and what the draft found besides. */
function quietIn({ quietAbout }: GuideDraft, guide: Guide): { text: string; lines: FromLines }[] {
  const { avoid } = guide.rules
  const more = quietAbout.filter(({ lines }) => !avoid.some((one) => overlaps(one.lines, lines)))
  return [
    ...avoid.map(({ text, lines }) => ({ text, lines: lines ? range(lines) : [] })),
    ...more.map((one) => ({ ...one, text: theirs(one, guide) })),
  ]
}

type Setting = { text: string; isLimit: boolean }

/** Lines that set something, and the words of the beginning, as they were written. */
function settingsOf({ rules, lines }: Guide): Setting[] {
  const set = (rules.settings ?? []).filter(({ name }) => name !== 'title')
  const opening = rules.opening?.lines
  return [
    ...set.map(({ name, lines: from }) => ({ from, isLimit: name === 'limit' })),
    ...(opening ? [{ from: opening, isLimit: false }] : []),
  ].map(({ from, isLimit }) => ({ text: textOf(range(from), lines), isLimit }))
}

/** The sentences of the guide that stand in none of these words. */
function sentencesBeside(used: readonly string[], { lines, language }: Guide): string[] {
  const said = used.map((text) => ({
    text: fold(text),
    stems: new Set(contentStems(text, language)),
  }))
  return lines
    .flatMap((line) => guideSentences(bare(line), language).map(({ text }) => text.trim()))
    .filter((text) => countWords(text) >= sentenceWordsMin)
    .filter((text) => {
      const stems = contentStems(text, language)
      return !said.some(
        (one) =>
          one.text.includes(fold(text)) ||
          (stems.length > 0 &&
            stems.filter((stem) => one.stems.has(stem)).length / stems.length >= shareMin),
      )
    })
}

/** A line without its mark of a list, heading or table. */
function bare(line: string): string {
  return line.replace(/^[\s>#*•–—|-]{0,12}(?:\d{1,3}[.)]\s)?/u, '').replace(/[|\s]{1,8}$/u, '')
}

function wordsOf({ text, onlyIf, followUps }: DraftQuestion): string[] {
  return [text, onlyIf ?? '', ...followUps.map((one) => one.text)]
}

/** Their own words where the text is, else the whole lines. */
function theirs(one: { text: string; lines: FromLines }, { lines }: Guide): string {
  const source = textOf(one.lines, lines)
  return isIn(one.text, source) || source === '' ? one.text.replace(/\s+/g, ' ').trim() : source
}

function isTheirs(
  { lines: from, text }: { lines: FromLines; text: string },
  guide: Guide,
): boolean {
  return isIn(text, textOf(from, guide.lines))
}

function isIn(text: string, source: string): boolean {
  const sought = words(text).join(' ')
  return sought !== '' && ` ${words(source).join(' ')} `.includes(` ${sought} `)
}

function isBarred(text: string, { barred }: Guide): boolean {
  return words(text).some((word) => barred.has(word))
}

/** A heading of the guide's own, else a few plain words that name nothing forbidden. */
function titleOf(title: string, guide: Guide): string {
  const plain = title.replace(/[#\s]+/g, ' ').trim()
  return plain.length > titleCharactersMax || isBarred(plain, guide) ? '' : plain
}

function questionsOf({ topics }: Plan) {
  return topics.flatMap(({ questions }) => questions)
}

function textOf(from: FromLines, lines: readonly string[]): string {
  return from.map((line) => bare(lines[line - 1] ?? '')).join(' ')
}

function range({ from, to }: SourceLines): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function overlaps(lines: SourceLines | undefined, from: FromLines): boolean {
  return lines !== undefined && from.some((line) => line >= lines.from && line <= lines.to)
}
