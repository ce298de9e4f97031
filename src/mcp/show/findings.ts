import type { ResultOf } from '../../contract/calls/calls.ts'
import { quoted, quoteLine } from './quotes.ts'

type Findings = ResultOf<'interviews.getFindings'>
type Question = Findings['topics'][number]['questions'][number]

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

function questionItems({ id, text, asked, spoke, silent, quotes, groups, differs }: Question) {
  return [
    `Question ${id}, ${text}: asked ${asked}, spoke ${spoke}, silent ${silent}`,
    ...(groups ?? []).map((group) => {
      const range = `${percent(group.low)} to ${percent(group.high)}`
      return `  Group ${group.value}: ${group.spoke} of ${group.asked} (with 95 %: ${range})`
    }),
    ...(differs === undefined ? [] : [`  The groups ${differs ? 'differ' : 'do not differ'}`]),
    ...quotes.map((quote) => `  ${quoteLine(quote)}`),
  ]
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
