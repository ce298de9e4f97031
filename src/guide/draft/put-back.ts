import { fold } from '../../language/words.ts'
import type { PlanQuestion } from '../plan.ts'
import type { DraftNote, FromLines, SettledQuestion, SettledTopic } from './guide-draft.ts'
import { bareLine, isBinding, linesOf, overlaps, type Source } from './source.ts'

const noQuestion = 'The model takes it for no question.'

/**
 * Adds what the grammar asks and the draft accounts for nowhere, and whatever must be asked; tells
 * of what the draft takes for no question.
 */
export function putBack(
  topics: SettledTopic[],
  accounted: readonly FromLines[],
  { rules }: Source,
  notes: DraftNote[],
): void {
  for (const { title, screener, questions } of rules.topics) {
    for (const rule of questions) {
      if (!rule.lines || isAsked(rule, topics)) continue
      const { text, lines } = rule
      const binds = isBinding(rule)
      const told = { lines: linesOf(lines), text }
      if (!binds && accounted.some((from) => overlaps(lines, from))) {
        // Of a wish in a sentence the grammar made all its questions itself.
        if (rules.archetypes.length === 0)
          notes.push({ ...told, kind: 'left_out', why: noQuestion })
        continue
      }
      const why = binds ? 'It must be asked.' : 'The model said nothing of this line.'
      notes.push({ ...told, kind: 'put_back', why })
      place({ ...asSettled(rule), ...(screener && { screens: true }) }, title, topics)
    }
  }
}

/** Whether it is among them: in its own words where it must be asked, else by its line. */
function isAsked(rule: PlanQuestion, topics: readonly SettledTopic[]): boolean {
  return topics
    .flatMap(({ questions }) => questions)
    .some(
      (one) =>
        overlaps(rule.lines, one.lines) && (!isBinding(rule) || fold(one.text) === fold(rule.text)),
    )
}

function asSettled(rule: PlanQuestion): SettledQuestion {
  const { text, lines, must, ifTime, verbatim, onlyIf, skipIf, closed } = rule
  return {
    lines: lines ? linesOf(lines) : [],
    text,
    must,
    ifTime,
    verbatim,
    onlyIf: onlyIf ?? null,
    skipIf: skipIf ?? null,
    ...(closed && { closed }),
    followUps: [],
  }
}

/** Behind the question that stands before it in the guide, else in the topic of its title. */
function place(question: SettledQuestion, title: string, topics: SettledTopic[]): void {
  const before = nearest(
    topics.flatMap(({ questions }) => questions),
    Math.max(...question.lines),
  )
  const topic =
    topics.find((one) => fold(one.title) === fold(title)) ??
    topics.find(({ questions }) => before && questions.includes(before)) ??
    topics.at(0)
  if (!topic) {
    topics.push({ title, questions: [question] })
    return
  }
  const at = before ? topic.questions.indexOf(before) : -1
  if (before && at < 0) topic.questions.push(question)
  else topic.questions.splice(at + 1, 0, question)
}

/** Gives each follow-up that the grammar reads and the draft has nowhere to the question before it. */
export function putBackFollowUps(
  topics: readonly SettledTopic[],
  accounted: readonly FromLines[],
  { rules, lines }: Source,
): void {
  const questions = topics.flatMap((topic) => topic.questions)
  const kept = [...accounted, ...questions.flatMap((one) => one.followUps.map((it) => it.lines))]
  for (const { lines: from, ask } of rules.topics.flatMap(({ probeHints }) => probeHints)) {
    if (!from || kept.some((one) => overlaps(from, one))) continue
    const before = nearest(questions, from.from)
    if (!before || questions.some((one) => one.lines.includes(from.from) && one !== before))
      continue
    const isInline = before.lines.includes(from.from)
    const text = isInline ? ask : bareLine(lines[from.from - 1] ?? '')
    before.followUps.push({ lines: linesOf(from), text })
  }
}

/** The question whose last line is the nearest at or above this one. */
function nearest(questions: readonly SettledQuestion[], line: number): SettledQuestion | null {
  const end = (one: SettledQuestion) => Math.max(0, ...one.lines)
  return questions
    .filter((one) => one.lines.length > 0 && end(one) <= line)
    .reduce<SettledQuestion | null>(
      (best, one) => (best && end(best) > end(one) ? best : one),
      null,
    )
}
