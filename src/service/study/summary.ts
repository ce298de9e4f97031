import type { Findings, Quote } from '../../contract/findings-schemas.ts'
import type { Answerer } from '../../profile/answerer.ts'
import type { SummaryKept } from '../interview-report/summary-kept.ts'
import type { InterviewRow } from '../interviews/interview-store.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import { type FindingsDeps, findingsOf } from './findings.ts'
import { answerInSentences } from './search/answer-in-sentences.ts'

/** People whose words on one question are shown to whoever sums a study up, and quotes in all. */
const peopleEach = 4
const quotesMax = 40
const questionCharactersMax = 600

/** What a study found in a few sentences of a model, each with the places of the words it rests on. */
export async function sumUp(
  deps: FindingsDeps & {
    store: Pick<Store, 'findOrganization' | 'findInvite'>
    reading: Pick<Reading, 'leaveOut'>
    answerer: Answerer
    now: () => Date
  },
  interview: InterviewRow,
  plan: Parameters<typeof findingsOf>[1]['plan'],
): Promise<SummaryKept> {
  const { orgID, interviewID, productID } = interview
  const findings = await findingsOf(deps, { orgID, interviewID, plan, quotesMax: peopleEach })
  const quotes = chooseQuotes(findings)
  const asking = { orgID, productName: productID, question: questionOf(findings), quotes }
  const told = (await answerInSentences(deps, asking)) ?? []
  return told.map(({ text, quotes: places }) => ({
    text,
    quotes: places.flatMap((at) => withoutText(quotes[at])),
  }))
}

/** The first words on every question, then the next ones. */
function chooseQuotes({ topics, beside }: Findings): Quote[] {
  const lists = [...topics.flatMap(({ questions }) => questions), beside].map((one) => one.quotes)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  return inTurn.flat().slice(0, quotesMax)
}

function questionOf({ goals, topics }: Findings): string {
  const wanted = goals.map(({ text }) => text)
  const asked = topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  const about = (wanted.length > 0 ? wanted : asked).join(' / ').slice(0, questionCharactersMax)
  return `What did the study find out about: ${about}`
}

function withoutText(quote: Quote | undefined): SummaryKept[number]['quotes'] {
  if (!quote) return []
  const { text: _, ...place } = quote
  return [place]
}
