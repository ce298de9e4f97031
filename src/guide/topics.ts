import { fold } from '../language/words.ts'
import type { CueMatcher } from './cues/matcher.ts'
import type { QuestionDraft, TopicDraft } from './drafts.ts'
import { formOf, lintPacks } from './lint/detect.ts'
import { lintQuestion } from './lint.ts'
import { isSensitive, orderQuestions } from './order.ts'
import { everyRule } from './pattern.ts'
import type { Language, PlanQuestion, ProbeHint, Topic } from './plan.ts'
import { rewordPacks } from './reword/packs.ts'
import {
  asksOfLastTime,
  clauseToSecondPerson,
  improved,
  questionFromItem,
  rephrase,
  toSecondPerson,
  withoutLabels,
} from './reword/reword.ts'
import type { RewordPack } from './reword/reword-pack.ts'
import { separateQuestions, splitDouble } from './reword/split.ts'
import { capitalised, plain, shortened, tidy, uncapitalised } from './text.ts'

const titleCharactersMax = 80

/** A topic in its final wording. Identifiers are given once all topics stand in order. */
export function topicFrom(draft: TopicDraft, cues: CueMatcher, idFrom: number): Topic {
  const { language } = cues
  const pack = rewordPacks[language]
  const drafts =
    draft.questions.length > 0 ? orderQuestions(draft, cues) : [bareQuestion(draft, pack)]
  const questions = drafts
    .flatMap((question) => questionsFrom(question, draft, cues))
    .map((question, at) => ({ ...question, id: `q${idFrom + at}` }))
  const title = titleOf(draft, questions[0]?.text ?? draft.title, cues)
  const must = draft.flags.must || questions.some((question) => question.must)
  const ifTime = !must && (draft.flags.ifTime || questions.every((question) => question.ifTime))
  return {
    id: '',
    title,
    learningGoal: goalOf(draft, title, questions[0]?.text, pack),
    weight: must ? 2 : ifTime ? 0.5 : 1,
    must,
    sensitive: isSensitive(draft, cues),
    deep: draft.flags.deep || draft.questions.some(({ flags }) => flags.deep),
    budget: { ...draft.limit },
    questions,
    probeHints: draft.hints.map((hint) => hintFrom(hint, cues)),
    lines: linesOf(draft),
  }
}

function goalOf(
  draft: TopicDraft,
  title: string,
  question: string | undefined,
  pack: RewordPack,
): string {
  if (draft.goals.length > 0) return draft.goals.join(' ')
  const isClause = draft.from === 'item' && pack.clauseStart.test(title)
  if ((draft.from === 'question' || isClause) && question !== undefined)
    return pack.goalOf(question)
  return pack.goal(uncapitalised(title))
}

function linesOf({ lines, questions, hints }: TopicDraft): { from: number; to: number } {
  const all = [lines, ...questions.map((one) => one.lines), ...hints.map((one) => one.lines)]
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  }
}

/** A heading with nothing below it is asked about as it stands, or by the goal it states. */
function bareQuestion({ title, goals, flags, lines }: TopicDraft, pack: RewordPack): QuestionDraft {
  const clause = goals.find((goal) => pack.clauseStart.test(goal))
  return { text: clause ?? title, isItem: true, numbered: false, level: 0, flags, lines }
}

/** The questions that one line holds: separated, in the second person, open and without push. */
function questionsFrom(
  draft: QuestionDraft,
  topic: TopicDraft,
  cues: CueMatcher,
): Omit<PlanQuestion, 'id'>[] {
  const { language } = cues
  const { flags, lines } = draft
  const source = unquoted(
    plain(draft.text)
      .replace(/\?{2,}/g, '?')
      .replace(/!{2,}/g, '!'),
  )
  const base = {
    must: flags.must || topic.flags.must,
    verbatim: flags.verbatim,
    ifTime: (flags.ifTime || topic.flags.ifTime) && !flags.must,
    lines,
    ...(flags.skipIf === undefined ? {} : { skipIf: flags.skipIf }),
  }
  if (flags.verbatim)
    return [
      {
        ...base,
        text: source,
        rephrased: rephrase(source, language),
        lint: lintQuestion(source, { language }),
      },
    ]
  if (draft.isItem) {
    const made = questionFromItem(spokenItem(source, language), language)
    return [{ ...base, ...made, original: source, lint: [] }]
  }
  const lint = lintQuestion(source, { language })
  return separateQuestions(marked(source, language), language)
    .map((part) => tidy(toSecondPerson(part, language)))
    .flatMap((part) => splitDouble(part, language) ?? [part])
    .map((part) => tidy(improved(part, language) ?? part))
    .flatMap((part) => splitDouble(part, language) ?? [part])
    .map((text) => {
      return {
        ...base,
        text,
        rephrased: rephrase(text, language),
        ...(fold(text) === fold(source) ? {} : { original: source }),
        lint,
      }
    })
}

/** "what do they write down", as one writes in a chat, with its mark. */
function marked(text: string, language: Language): string {
  const bare = text.replace(/\.$/, '')
  const isOpen = formOf(fold(bare), lintPacks[language]) === 'open'
  if (!isOpen || /[?.!…"”»]$/.test(bare)) return text
  if (language === 'es') return `¿${bare.replace(/^¿/, '')}?`
  return `${bare}${language === 'fr' ? ' ?' : '?'}`
}

/** A question that a guide sets in quotation marks is asked without them. */
function unquoted(text: string): string {
  return /^["“„«]\s?([^"“”„«»]+[?.!])\s?["”“»]$/.exec(text)?.[1] ?? text
}

/** Nouns asked about in turn, none in the words of the one before. Verbatim wishes stay as they are. */
export function withVariedItems(topics: readonly Topic[], language: Language): Topic[] {
  let turn = 0
  const next = (item: string, plainly: string) => {
    const spoken = spokenItem(item, language)
    const isPlain = questionFromItem(spoken, language).text === plainly
    if (!isPlain || !asksOfLastTime(spoken, language)) return plainly
    return questionFromItem(spoken, language, turn++).text
  }
  return topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((one) =>
      one.original === undefined || one.verbatim
        ? one
        : { ...one, text: next(plain(one.original), one.text) },
    ),
    probeHints: topic.probeHints.map((hint) =>
      hint.question === undefined ? hint : { ...hint, question: next(hint.ask, hint.question) },
    ),
  }))
}

function spokenItem(text: string, language: Language): string {
  return rewordPacks[language].clauseStart.test(text)
    ? clauseToSecondPerson(text, language)
    : toSecondPerson(text, language)
}

/** A question that only lacks its mark: "who else was involved". */
const directEnglish =
  /^(?:who|what|how|which|when|where)(?: else| much| many| often| long)? (?:do|does|did|is|are|was|were|has|have|had|would|could|can|made|happened) [^?]+$/i

function hintFrom({ text, when, lines }: TopicDraft['hints'][number], cues: CueMatcher): ProbeHint {
  const { language } = cues
  const pack = rewordPacks[language]
  const spoken = toSecondPerson(plain(text), language).replace(/[.;]$/, '')
  // Whoever a hint's clause is about is the participant: "what it cost them".
  const said = pack.clauseStart.test(spoken) ? everyRule(pack.secondThey, spoken) : spoken
  const isDirect = language === 'en' && directEnglish.test(said)
  const question = isDirect
    ? `${capitalised(said)}?`
    : said.endsWith('?')
      ? tidy(improved(said, language) ?? said)
      : said.split(' ').length <= 4 && !pack.clauseStart.test(said)
        ? tidy(pack.hint(language === 'de' ? said : uncapitalised(said)))
        : questionFromItem(said, language).text
  return { ...(when === undefined ? {} : { when }), ask: text, question, lines }
}

function titleOf(draft: TopicDraft, question: string, { language }: CueMatcher): string {
  const written = plain(draft.title).replace(/(?<![\s.:?!])[\s.:?!]+$/, '')
  const spoken =
    draft.from === 'heading'
      ? withoutLabels(written, language)
      : draft.from === 'item'
        ? spokenItem(written, language)
        : titleFromQuestion(question, language)
  const title = capitalised(shortened(spoken.trim(), titleCharactersMax))
  return title === '' ? capitalised(shortened(written, titleCharactersMax)) || '…' : title
}

/** "How did you first hear about us?" to "how you first heard about us". */
function titleFromQuestion(question: string, language: Language): string {
  const bare = question.replace(/^[¿¡]/, '').replace(/(?<![\s.:?!])[\s.:?!]+$/, '')
  return everyRule(rewordPacks[language].title, bare)
}
