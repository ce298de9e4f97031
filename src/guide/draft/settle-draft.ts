import { contentStems, countWords, fold, words } from '../../language/words.ts'
import { saidIn, saysAvoided } from '../avoided.ts'
import { readOption } from '../closed/options.ts'
import { takeForm } from '../closed/take-form.ts'
import { guideSentences } from '../lines/guide-sentences.ts'
import type { Avoidance, Plan, PlanQuestion } from '../plan.ts'
import type {
  DraftNote,
  GuideDraft,
  Passage,
  SettledDraft,
  SettledQuestion,
  SettledTopic,
} from './guide-draft.ts'
import { putBack, putBackFollowUps } from './put-back.ts'
import { type Barred, isBarred, isRelated, settleQuestion } from './settle-question.ts'
import {
  bareLine,
  compileAs,
  isTheirs,
  linesOf,
  oneLine,
  overlaps,
  questionsOf,
  type Source,
  sourceOf,
  textOf,
  theirWords,
} from './source.ts'
import { quietLine, writeGuide } from './write-guide.ts'

/** A sentence of fewer words tells nobody anything. */
const sentenceWordsMin = 3
/** From this share of its words on, a sentence stands in what was made of its line. */
const shareMin = 0.5
const titleCharactersMax = 80
/** What is said before the first question is read at a glance. */
const openingWordsMax = 60
/** What is asked about is named at the end of a sentence. */
const aboutWordsMax = 8
const aboutCharactersMax = 60
/** What guidelines may have. */
const charactersMax = 100_000
/** How often what the grammar would take for something else is taken out. */
const roundsMax = 4

type Parts = {
  about: string
  topics: SettledTopic[]
  quiet: Passage[]
  goals: Passage[]
  opening: string
  closing: Passage[]
}

/**
 * Holds a draft against the guide: questions in the researcher's words or said to be reworded, none of
 * a forbidden word or line, every must-ask, condition and thing to be quiet about kept, each sentence of
 * the guide somewhere, and the whole understood by the grammar as it is meant. What does not hold is
 * left to the grammar's own reading, and told. Null where nothing that holds comes of it.
 */
export function settleDraft(
  draft: GuideDraft,
  guidelines: string,
  productName: string | null,
): SettledDraft | null {
  const source = sourceOf(guidelines, productName)
  const notes: DraftNote[] = []
  const { quiet, barred, listed } = quietIn(draft, source, notes)
  const ownWords = (passages: readonly Passage[]) =>
    passages
      .filter((one) => one.lines.length > 0 && !isBarred(one, source, barred))
      .map((one) => ({ ...one, text: theirWords(one, source) }))
  const parts: Parts = {
    about: aboutIn(draft, source, barred),
    topics: draft.topics.map(({ title, questions }) => ({
      title: oneLine(title.replace(/#/g, ' ')),
      questions: unlike(
        questions.flatMap((one) => settleQuestion(one, source, barred, notes) ?? []),
      ),
    })),
    quiet,
    goals: ownWords(draft.goals),
    opening: openingIn(draft, source, barred, notes),
    closing: [],
  }
  const last = closingIn(draft, source, barred, notes)
  parts.closing = last.filter(({ text }) => !text.endsWith('?'))
  askLast(parts.topics, last)
  const spoken = [...draft.goals, ...draft.opening, ...draft.closing]
  const accounted = [draft.context, ...spoken.map(({ lines }) => lines)]
  for (let round = 0; round < roundsMax; round += 1) {
    putBack(parts.topics, accounted, source, notes)
    putBackFollowUps(parts.topics, accounted, source)
    const written = write(parts, source, barred)
    if (written.length > charactersMax) return null
    const { misread, isQuiet, isMore } = held(compileAs(source, written), parts, listed)
    if (!isQuiet) return null
    if (misread.length === 0 && !isMore) {
      return { guidelines: written, language: source.language, notes }
    }
    // A goal that the grammar would ask for itself is told as what it is about.
    if (isMore) parts.goals = []
    // Behind the sign that it is asked word for word a question is read as it is.
    const lost = misread.filter(({ verbatim }) => verbatim)
    for (const one of misread) one.verbatim = true
    for (const { lines, text } of lost) {
      if (last.some((one) => one.text === text)) parts.closing.push({ lines, text })
      else
        notes.push({ kind: 'refused', lines, text, why: 'It would be taken for something else.' })
    }
    for (const topic of parts.topics) {
      topic.questions = topic.questions.filter((one) => !lost.includes(one))
    }
  }
  return null
}

/** Each question once. */
function unlike(questions: readonly SettledQuestion[]): SettledQuestion[] {
  return questions.filter(
    ({ text }, at) => questions.findIndex((one) => fold(one.text) === fold(text)) === at,
  )
}

/**
 * What the grammar makes of the wording: which questions it does not read as they are meant, whether it
 * is quiet about all that it should be, and whether it would ask more.
 */
function held(
  plan: Plan,
  { topics }: Parts,
  listed: Barred,
): { misread: SettledQuestion[]; isQuiet: boolean; isMore: boolean } {
  const read = questionsOf(plan)
  const asked = topics.flatMap(({ questions }) => questions)
  const same = (one: string | null | undefined, other: string | null | undefined) =>
    fold(one ?? '') === fold(other ?? '')
  // What the grammar words better, or asks as two, is what was written.
  const isOf = (it: PlanQuestion, { text }: SettledQuestion) =>
    same(it.text, text) || same(it.original, text)
  const misread = asked.filter(
    (one) =>
      !read.some(
        (it) =>
          isOf(it, one) &&
          same(it.onlyIf, one.onlyIf) &&
          same(it.skipIf, one.skipIf) &&
          it.must === one.must &&
          it.verbatim === one.verbatim,
      ),
  )
  // What is asked itself is not kept quiet about.
  const terms = new Set([
    ...plan.avoid.flatMap((one) => one.terms),
    ...asked.flatMap(({ text }) => words(text)),
  ])
  // Read once more a thing may have a word less; that it is there at all is what counts.
  const isKept = (one: Avoidance) =>
    one.terms.filter((term) => terms.has(term)).length >= one.terms.length * shareMin
  return {
    misread,
    isQuiet: listed.every(isKept),
    isMore: misread.length === 0 && read.some((it) => !asked.some((one) => isOf(it, one))),
  }
}

/**
 * Everything to be quiet about: as the grammar reads it, and what the draft found besides. `listed` is what
 * the draft says is such: of what the grammar alone takes for it, a tone or a timing may be.
 */
function quietIn(
  { quietAbout }: GuideDraft,
  source: Source,
  notes: DraftNote[],
): { quiet: Passage[]; barred: Barred; listed: Barred } {
  const { avoid } = source.rules
  const quiet: Passage[] = avoid.map(({ text, lines }) => ({
    text,
    lines: lines ? linesOf(lines) : [],
  }))
  const barred = avoid.filter(({ kind }) => kind !== 'promise')
  const listed = barred.filter((one) => quietAbout.some(({ lines }) => overlaps(one.lines, lines)))
  const asked = questionsOf(source.rules)
  for (const { lines, text: said } of quietAbout) {
    if (lines.length === 0 || avoid.some((one) => overlaps(one.lines, lines))) continue
    const text = theirWords({ lines, text: said }, source)
    const found = compileAs(source, quietLine(text, source.language)).avoid
    const isAsked = (one: PlanQuestion) =>
      overlaps(one.lines, lines) || isBarred({ lines: [], text: one.text }, source, found)
    if (asked.some(isAsked)) {
      notes.push({ kind: 'refused', lines, text, why: 'It would keep questions from being asked.' })
      continue
    }
    notes.push({ kind: 'added', lines, text, why: 'It is kept quiet about.' })
    quiet.push({ lines, text })
    barred.push(...found)
    listed.push(...found)
  }
  return { quiet, barred, listed }
}

/** What participants are asked about, in words of the guide; empty where that does not hold. */
function aboutIn({ about }: GuideDraft, source: Source, barred: Barred): string {
  const one = { lines: source.lines.map((_, at) => at + 1), text: oneLine(about) }
  const isFit = countWords(one.text) <= aboutWordsMax && one.text.length <= aboutCharactersMax
  // What is asked itself may be named.
  const asked = questionsOf(source.rules).map(({ text }) => text)
  const scope = { avoid: [...barred], language: source.language }
  const isKept = saysAvoided(one.text, saidIn(asked.join(' '), source.language), scope)
  return isFit && !/[?!:"“”„«»()]/.test(one.text) && !isKept && isRelated(one, source)
    ? one.text
    : ''
}

/** What is said before the first question: the guide's own words, else what a draft makes of its lines. */
function openingIn(draft: GuideDraft, source: Source, barred: Barred, notes: DraftNote[]): string {
  if (source.rules.opening) return ''
  const holds = (one: Passage) =>
    one.lines.length > 0 &&
    !one.text.includes('?') &&
    isRelated(one, source) &&
    !isBarred(one, source, barred)
  const passages = draft.opening.map((one) => ({ ...one, text: oneLine(one.text) })).filter(holds)
  const text = passages.map((one) => one.text).join(' ')
  if (text === '' || countWords(text) > openingWordsMax) return ''
  const lines = passages.flatMap((one) => one.lines)
  notes.push({ kind: 'reworded', lines, text, why: 'It is said before the first question.' })
  return text
}

/** What is asked last is asked while they still talk: behind the rating it would come too late. */
function askLast(topics: readonly SettledTopic[], closing: readonly Passage[]): void {
  const topic = topics.findLast(({ questions }) => questions.length > 0)
  const asked = closing.filter(({ text }) => text.endsWith('?'))
  for (const one of asked) {
    const isAsked = topics.some(({ questions }) =>
      questions.some(({ text }) => fold(text) === fold(one.text)),
    )
    if (topic && !isAsked) topic.questions.push(plainQuestion(one))
  }
}

function plainQuestion({ lines, text }: Passage): SettledQuestion {
  const open = { onlyIf: null, skipIf: null, must: false, ifTime: false, verbatim: false }
  return { lines, text, ...open, followUps: [] }
}

/** What is asked or said last: a question made of its line, else the line's own words. */
function closingIn(
  draft: GuideDraft,
  source: Source,
  barred: Barred,
  notes: DraftNote[],
): Passage[] {
  return draft.closing
    .filter((one) => one.lines.length > 0 && !isBarred(one, source, barred))
    .map(({ lines, text: said }) => {
      const one = { lines, text: oneLine(said) }
      if (!one.text.endsWith('?') || !isRelated(one, source))
        return { lines, text: theirWords(one, source) }
      if (!isTheirs(one, source)) notes.push({ ...one, kind: 'reworded', why: 'It is asked last.' })
      return one
    })
}

function write(
  { about, topics, quiet, goals, opening, closing }: Parts,
  source: Source,
  barred: Barred,
): string {
  const { language, rules } = source
  const screener = topics.flatMap(({ questions }) => questions.filter(({ screens }) => screens))
  const others = topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ screens }) => !screens) }))
    .filter(({ questions }) => questions.length > 0)
    .map((topic) => ({ ...topic, title: titleOf(topic, source, barred) }))
  const kept = [
    // Understood in every language.
    ...(screener.length > 0 ? [{ title: 'Screener', questions: screener }] : []),
    ...others,
  ]
  const settings = settingsOf(source)
  const used = [
    ...kept.flatMap(({ title, questions }) => [title, ...questions.map(wordsOf)]),
    ...[...goals, ...closing, ...quiet].map(({ text }) => text),
    opening,
    ...settings.map(({ text }) => text),
  ]
  return writeGuide(
    { about, topics: kept, quiet, goals, opening, closing },
    {
      language,
      product: rules.product ?? '',
      settings: settings.filter(({ isLimit }) => !isLimit).map(({ text }) => text),
      minutes: rules.budget.explicit ? rules.budget.minutes : null,
      context: sentencesBeside(used, source),
    },
  )
}

/** Its condition first, as people write it. */
function wordsOf({ text, onlyIf, skipIf, closed, followUps }: SettledQuestion): string {
  const below = [...(closed?.options ?? []), ...followUps].map((one) => one.text)
  return [onlyIf ?? '', text, skipIf ?? '', ...below].join(' ')
}

/** The title where it is one: nothing forbidden, and no word that says what becomes of what is under it. */
function titleOf({ title, questions }: SettledTopic, source: Source, barred: Barred): string {
  const [first] = questions
  const isFit = title !== '' && title.length <= titleCharactersMax
  if (!isFit || !first || isBarred({ lines: [], text: title }, source, barred)) return ''
  const { topics, avoid, closing } = compileAs(source, `# ${title}\n- ${first.text}`)
  const [read] = questionsOf({ topics })
  const isPlain =
    avoid.length + closing.length === 0 &&
    read !== undefined &&
    fold(read.original ?? read.text) === fold(first.text) &&
    !read.must &&
    !read.ifTime &&
    read.onlyIf === undefined
  return isPlain ? title : ''
}

/** Lines that set something, and the words of the beginning, as they were written. */
function settingsOf({ rules, lines }: Source): { text: string; isLimit: boolean }[] {
  const set = (rules.settings ?? []).filter(({ name }) => name !== 'title')
  const opening = rules.opening?.lines
  return [
    ...set.map(({ name, lines: from }) => ({ from, isLimit: name === 'limit' })),
    ...(opening ? [{ from: opening, isLimit: false }] : []),
  ].map(({ from, isLimit }) => ({ text: textOf(linesOf(from), lines), isLimit }))
}

/** The sentences of the guide that stand in none of these words. */
function sentencesBeside(used: readonly string[], source: Source): string[] {
  const { lines, language } = source
  const said = used.map((text) => ({
    text: fold(text),
    stems: new Set(contentStems(text, language)),
  }))
  return lines
    .flatMap((line) =>
      guideSentences(withoutForm(bareLine(line), source), language).map(({ text }) => text.trim()),
    )
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

const box = /^\[[ xX]?\]\s{1,4}/

/** What a line of a closed question says beside how it is answered. */
function withoutForm(line: string, { rules, language }: Source): string {
  if (!box.test(line)) return takeForm(line, language)?.text ?? line
  const { option } = readOption(line.replace(box, ''))
  const isOffered = questionsOf(rules).some(({ closed }) =>
    closed?.options?.some(({ text }) => text === option.text),
  )
  return isOffered ? option.text : line
}
