import type { Lines, Plan, Question } from './plan/plan.ts'

/** What is to be said of one wording, and what could stand in its place. */
export type Note = {
  lines: Lines
  /** As written. */
  written: string
  messages: string[]
  /** Better wordings, the best first; more than one question where it has to be split. */
  wordings: string[][]
}

/** Where the linter proposes two questions in place of one. */
const between = ' / '

/** The linter's notes, one for each wording that has any, in the order of the text. */
export function findNotes({ topics }: Plan): Note[] {
  const groups = new Map<string, Question[]>()
  for (const question of topics.flatMap((topic) => topic.questions)) {
    if (!question.lines || question.lint.length === 0) continue
    const key = `${question.lines.from} ${question.original ?? question.text}`
    groups.set(key, [...(groups.get(key) ?? []), question])
  }
  return [...groups.values()].map(noteOf).sort((one, other) => one.lines.from - other.lines.from)
}

function noteOf(questions: Question[]): Note {
  const [first] = questions
  if (!first?.lines) throw new TypeError('A note needs a question with lines.')
  const written = first.original ?? first.text
  // What will be asked in its place already, then what each rule proposes.
  const proposed = [
    questions.map(({ text }) => text),
    ...first.lint.map(({ suggestion }) => suggestion?.split(between) ?? []),
  ]
  const distinct = new Map(proposed.map((wording) => [wording.join(between), wording]))
  return {
    lines: first.lines,
    written,
    messages: [...new Set(first.lint.map(({ message }) => message))],
    wordings: [...distinct.values()].filter(
      (wording) => wording.length > 0 && wording.join(between) !== written,
    ),
  }
}
