import type { ResultOf } from '../../contract/calls/calls.ts'
import { quoted, quoteLine } from './quotes.ts'

type Findings = ResultOf<'interviews.getFindings'>
type Question = Findings['topics'][number]['questions'][number]
type Closed = NonNullable<Question['closed']>
type Answers = NonNullable<Question['answers']>[number]

/** What people said, question by question. */
export function findingsItems({
  summary,
  groupedBy,
  topics,
  unanswered,
  beside,
}: Findings): string[] {
  return [
    ...(summary?.sentences ?? []).flatMap(({ text, quotes }) => [
      `In a model's words (${summary?.by}): ${text}`,
      ...quotes.map((quote) => `  ${quoteLine(quote)}`),
    ]),
    ...(groupedBy?.groups ?? []).map(
      ({ value, people }) => `Group ${value}: ${people ?? 'fewer than five'} people`,
    ),
    ...topics.flatMap(({ id, title, asked, spoke, questions }) => [
      `Topic ${id}, ${title}: ${spoke} of ${asked} said something`,
      ...questions.flatMap(questionItems),
    ]),
    ...(unanswered.length === 0 ? [] : [`Nobody said anything on: ${unanswered.join(', ')}`]),
    `Beside what was asked, ${beside.spoke} said something`,
    ...beside.quotes.map((quote) => `  ${quoteLine(quote)}`),
  ]
}

function questionItems(question: Question): string[] {
  const { id, text, asked, spoke, silent, quotes, groups, differs, answers = [] } = question
  const { closed, alone } = question
  return [
    `Question ${id}, ${text}: asked ${asked}, spoke ${spoke}, silent ${silent}`,
    ...(closed ? [chosenLine(closed)] : []),
    ...(groups ?? []).map((group) => {
      const range = `${percent(group.low)} to ${percent(group.high)}`
      return `  Group ${group.value}: ${group.spoke} of ${group.asked} (with 95 %: ${range})`
    }),
    ...(differs === undefined ? [] : [`  The groups ${differs ? 'differ' : 'do not differ'}`]),
    ...answers.flatMap(answerLines),
    ...(answers.length > 0 && alone ? [`  In none of these: ${countPeople(alone.people)}`] : []),
    ...quotes.map((quote) => `  ${quoteLine(quote)}`),
  ]
}

/** How many chose what, also of those who did not finish. */
function chosenLine({ options, values = [], asked, answered, mean }: Closed): string {
  const counted = options
    ? options.map(({ text, people }) => `${text}: ${people}`)
    : values.map(({ value, people }) => `${value}: ${people}`)
  const average = mean === undefined ? [] : [`mean ${mean}`]
  return `  Of ${countPeople(asked)} who were asked, finished or not, ${answered} chose: ${[...counted, ...average].join('; ')}`
}

/** What people said alike to the question above it; their words are further in than others'. */
function answerLines({ kind, polarity, title, people, against, quotes, themeID }: Answers) {
  const opposite = against.people > 0 ? `, ${against.people} say the opposite` : ''
  const told = `${polarity === undefined ? kind : `${kind}, ${polarity}`}: ${title}`
  return [
    `  Said alike, ${told}; ${countPeople(people)}${opposite}; all who speak of it, here or elsewhere: group ${themeID}`,
    ...quotes.map((quote) => `    ${quoteLine(quote)}`),
    ...against.quotes.map((quote) => `    against: ${quoteLine(quote)}`),
  ]
}

function countPeople(people: number): string {
  return people === 1 ? '1 person' : `${people} people`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

type Report = ResultOf<'interviews.getReport'>
type Theme = Report['themes']['feedback'][number]

/** What people speak of, each theme with its quotes for and against. */
export function themeItems({ themes, sentiment, drops }: Report): string[] {
  return [
    ...sentiment
      .filter(({ people }) => people > 0)
      .map(({ score, people }) => `Sentiment ${score} of 5: ${people} people`),
    ...drops.map(
      ({ place, topic, question, people }) =>
        `${people} left in ${[place, topic, question].filter(Boolean).join(', ')}`,
    ),
    ...Object.values(themes).flatMap((list) => list.flatMap(themeLines)),
  ]
}

function themeLines({ kind, key, polarity, people, challengedBy, ...sides }: Theme): string[] {
  const group = `theme:${kind}:${polarity ?? '-'}:${key}`
  return [
    `Theme ${kind}${polarity ? `, ${polarity}` : ''}: ${key}; ${people} people, ${challengedBy} say the opposite; group ${group}`,
    ...sides.supporting.map(({ quote, linkID, seq }) => `  ${quoted(quote, linkID, seq)}`),
    ...sides.challenging.map(
      ({ quote, linkID, seq }) => `  against: ${quoted(quote, linkID, seq)}`,
    ),
  ]
}
