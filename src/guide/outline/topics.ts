import { fold } from '../../language/words.ts'
import type { CueMatcher } from '../cues/matcher.ts'
import { merged } from '../lines/flags.ts'
import { capitalised, plain, shortened } from '../lines/text.ts'
import { formOf, lintPacks } from '../lint/detect.ts'
import { lintQuestion } from '../lint/lint.ts'
import type { Language, PlanQuestion, ProbeHint, Topic } from '../plan.ts'
import { improved, rephrase } from '../reword/reword.ts'
import { separateQuestions, splitDouble } from '../reword/split.ts'
import type { HintDraft, QuestionDraft, TopicDraft } from './outline.ts'

const titleCharactersMax = 90

/** A topic in the words in which it is put to people. */
export function topicFrom(draft: TopicDraft, cues: CueMatcher): Topic {
  const { title, lines, flags, limit, goals, hints } = draft
  const questions = draft.questions.flatMap((one) =>
    questionsFrom(
      { ...one, flags: merged(one.flags, { ...flags, verbatim: false }) },
      cues.language,
    ),
  )
  const must = flags.must || questions.some((one) => one.must)
  const isIfTime = flags.ifTime || questions.every((one) => one.ifTime)
  const subject = [title, ...questions.map(({ text }) => text)].join(' ')
  const name = capitalised(
    shortened(
      plain(title)
        .replace(/(?<![\s.:?!])[\s.:?!]{1,6}$/, '')
        .replace(/^¿/, ''),
      titleCharactersMax,
    ),
  )
  return {
    id: '',
    title: name === '' ? '…' : name,
    learningGoal: goals.join(' ') || name,
    weight: must ? 2 : isIfTime ? 0.5 : 1,
    must,
    sensitive: cues.sensitive.test(subject),
    deep: flags.deep || draft.questions.some((one) => one.flags.deep),
    budget: limit ?? {},
    ...(draft.isScreener && { screener: true as const }),
    questions,
    probeHints: hints.map((hint) => hintFrom(hint, cues.language)),
    ...(lines.from > 0 && { lines }),
  }
}

/** One question each, as written where no better wording is sure. */
function questionsFrom(draft: QuestionDraft, language: Language): PlanQuestion[] {
  const written = plain(draft.text)
  const { verbatim } = draft.flags
  const isOurs = draft.original !== undefined
  const asked =
    verbatim || isOurs
      ? [written]
      : separateQuestions(written, language).flatMap((one) => splitDouble(one, language) ?? [one])
  return asked.map((one) => {
    const text = verbatim ? one : isOurs ? one : asSaid(improved(one, language) ?? one, language)
    const original = draft.original ?? written
    const { must, ifTime, skipIf, onlyIf } = draft.flags
    return {
      id: '',
      text,
      // A closed question is never put in other words.
      rephrased: draft.closed ? text : rephrase(text, language),
      must,
      verbatim,
      ifTime,
      ...(fold(original) !== fold(text) && { original }),
      ...(skipIf !== undefined && { skipIf }),
      ...(onlyIf !== undefined && { onlyIf }),
      ...(draft.closed && { closed: draft.closed.question }),
      ...(draft.lines.from > 0 && { lines: draft.lines }),
      lint: draft.closed ? [] : lintQuestion(isOurs ? text : written, { language }),
    }
  })
}

/** With a capital and a mark: "how did it go" to "How did it go?" */
function asSaid(question: string, language: Language): string {
  const clean = capitalised(question.trim())
  if (/[?.!…"”»]$/.test(clean)) return clean
  const isOpen = formOf(fold(clean), lintPacks[language]) === 'open'
  return isOpen ? `${clean}${language === 'fr' ? ' ?' : '?'}` : `${clean}.`
}

/** A hint is kept as it stands; a question only where it is one itself. */
function hintFrom({ text, when, lines, isAsked }: HintDraft, language: Language): ProbeHint {
  return {
    ...(when === undefined ? {} : { when }),
    ask: text,
    ...(isAsked && { question: asSaid(text, language) }),
    lines,
  }
}

/** Identifiers by place; a product slot in the researcher's own words is filled too. */
export function numbered(topics: readonly Topic[], product: string): Topic[] {
  let question = 0
  return topics.map((topic, at) => ({
    ...topic,
    id: `t${at + 1}`,
    questions: withoutTwins(topic.questions).map((one) => ({
      ...one,
      id: `q${++question}`,
      text: one.text.replaceAll('{product}', () => product),
      rephrased: one.rephrased.replaceAll('{product}', () => product),
    })),
  }))
}

/** Halves of one question that came out the same are one question. */
function withoutTwins(questions: Topic['questions']): Topic['questions'] {
  const asked = new Set<string>()
  return questions.filter(({ text, verbatim }) => {
    const folded = fold(text)
    const isTwin = asked.has(folded)
    asked.add(folded)
    return verbatim || !isTwin
  })
}
