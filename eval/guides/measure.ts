import { compileGuide } from '../../src/guide/compile.ts'
import type { Plan, PlanQuestion, SourceLines } from '../../src/guide/plan.ts'
import { fold } from '../../src/language/words.ts'
import type { LabelledGuide } from './guide.ts'

/** What was got right of how many, and the rest by name. */
export type Score = { right: number; of: number; missed: string[] }

export const aspects = [
  'asked',
  'not asked',
  'must',
  'only must',
  'avoid',
  'verbatim',
  'minutes',
] as const
export type Aspect = (typeof aspects)[number]

export const meanings: Readonly<Record<Aspect, string>> = {
  asked: 'lines to ask about that became a question or a follow-up',
  'not asked': 'lines not to be asked that no question came from',
  must: 'lines that must be asked, marked so',
  'only must': 'questions marked as must that the guide marks so',
  avoid: 'things to keep quiet about that are on the list',
  verbatim: 'questions to be put word for word that are',
  minutes: 'guides whose length was understood',
}

/** How well the plans of labelled guides say what a careful reader takes from them. */
export function measureGuides(guides: readonly LabelledGuide[]): Record<Aspect, Score> {
  const scores = Object.fromEntries(
    aspects.map((aspect) => [aspect, { right: 0, of: 0, missed: [] as string[] }]),
  ) as Record<Aspect, Score> // One for each of the aspects it was made from.
  for (const guide of guides) judge(guide, scores)
  return scores
}

function judge(guide: LabelledGuide, scores: Record<Aspect, Score>): void {
  const plan = compileGuide(guide.text, { productName: guide.product })
  const lines = guide.text.split('\n')
  const note = (aspect: Aspect, isRight: boolean, what: string) => {
    const score = scores[aspect]
    score.of += 1
    if (isRight) score.right += 1
    else score.missed.push(`${guide.name}: ${what}`)
  }
  const questions = plan.topics.flatMap((topic) => topic.questions)
  const hints = plan.topics.flatMap((topic) => topic.probeHints)
  const from = <T extends { lines?: SourceLines }>(list: readonly T[], line: number) =>
    list.filter((one) => one.lines && one.lines.from <= line && line <= one.lines.to)
  // An aim that an outline of questions was chosen for is asked by that.
  const aims = plan.archetypes.length > 0 ? plan.goals : []
  const asked: { lines?: SourceLines }[] = [...questions, ...hints, ...plan.closing, ...aims]
  for (const line of guide.asked) note('asked', from(asked, line).length > 0, textOf(line))
  for (const line of guide.notAsked) {
    const wrongly = onlyFrom(questions, line, guide.asked)
    note('not asked', wrongly.length === 0, `${textOf(line)} → ${wrongly[0]?.text}`)
  }
  for (const line of guide.must)
    note(
      'must',
      from(questions, line).some(({ must }) => must),
      textOf(line),
    )
  for (const question of questions.filter(({ must, lines }) => must && lines))
    note(
      'only must',
      guide.must.some((line) => from([question], line).length > 0),
      question.text,
    )
  for (const word of guide.avoid) note('avoid', avoids(plan, word), word)
  for (const text of guide.verbatim)
    note(
      'verbatim',
      questions.some((one) => one.verbatim && same(one.text, text)),
      text,
    )
  const minutes = plan.budget.explicit ? plan.budget.minutes : null
  note('minutes', minutes === guide.minutes, `${minutes} for ${guide.minutes}`)

  function textOf(line: number): string {
    return `${line}: ${(lines[line - 1] ?? '').trim().slice(0, 90)}`
  }
}

/** Questions from this line and from none that is to be asked. */
function onlyFrom(questions: readonly PlanQuestion[], line: number, asked: readonly number[]) {
  return questions.filter(
    ({ lines }) =>
      lines &&
      lines.from <= line &&
      line <= lines.to &&
      !asked.some((other) => lines.from <= other && other <= lines.to),
  )
}

function avoids({ avoid }: Plan, word: string): boolean {
  const wanted = fold(word)
  return avoid.some(({ text }) => fold(text).includes(wanted))
}

function same(one: string, other: string): boolean {
  const bare = (text: string) => fold(text).replace(/^["'\s]+|["'\s]+$/g, '')
  return bare(one) === bare(other)
}
