import type { Findings, Quote } from '../../contract/findings-schemas.ts'
import type { Plan, SourceLines } from '../../guide/plan.ts'
import { chargeText } from '../calls/cost.ts'
import { createInTurn } from '../calls/in-turn.ts'
import { eachTold } from '../interview-report/each-told.ts'
import { type AnswersDeps, findAnswers } from '../interview-report/find-answers.ts'
import { interviewsReadMax } from '../interview-report/find-gist.ts'
import { addInTurn, gatherInTurn } from '../interview-report/gathering.ts'
import type { SummaryKept } from '../interview-report/summary-kept.ts'
import type { AnswersGiven, Place } from '../profiles/answers-given.ts'
import type { Participation, Told } from '../records.ts'
import type { Store } from '../store.ts'
import { createChoices } from './choices.ts'
import { compareGroups, type Groups, groupPeople } from './groups.ts'
import { createSpeakers, type Quotable, type Speakers } from './speakers.ts'

type Asked = {
  orgID: string
  interviewID: string
  plan: Plan
  quotesMax: number
  by?: string | undefined
  /** What a model summed up, and where the words stand that it rests on. */
  summary?: { by: string; sentences: SummaryKept } | null
  /** Told of the interview of everybody who is quoted. */
  onQuoted?: ((participation: Participation) => void) | undefined
}

export type FindingsDeps = AnswersDeps & {
  store: Pick<Store, 'listTraits' | 'countPlaces'>
  now: () => Date
}

/** Conversations that are fetched for the words in them, characters; where they are very long, fewer are quoted. */
const quotedCharactersMax = 4_000_000

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

/** What people said to each question of the plan, with their words as they stand. */
export async function findingsOf(deps: FindingsDeps, asked: Asked): Promise<Findings> {
  return await gatherInTurn(() => gather(deps, asked))
}

async function gather(
  deps: FindingsDeps,
  { orgID, interviewID, plan, quotesMax, by, summary, onQuoted }: Asked,
): Promise<Findings> {
  const gathering = startGathering(plan, quotesMax)
  for await (const told of eachTold(deps.store, { orgID, interviewID, only: 'answers' })) {
    if (gathering.isFull()) break
    gathering.addChoices(told)
    const answers = await findAnswers(deps, told)
    if (answers) await addInTurn(() => gathering.add(told.invite, answers))
  }
  const summed = summary?.sentences.map(({ text, quotes }) => ({
    text,
    quotables: quotes.map(quotableOf),
  }))
  const quotables = [...gathering.quotables(), ...(summed ?? []).flatMap((one) => one.quotables)]
  const quoteOf = await fetchQuotes(deps, quotables, onQuoted)
  const groups =
    by === undefined
      ? undefined
      : await groupPeople(deps.store, { orgID, people: gathering.people(), by })
  const sentences = summed?.flatMap((one) => standing(one, quoteOf)) ?? []
  const taken = await placesTaken(deps, plan, { orgID, interviewID })
  return {
    ...gathering.findings(interviewID, { quoteOf, taken, ...(groups && { groups }) }),
    ...(summary && sentences.length > 0 && { summary: { by: summary.by, sentences } }),
  }
}

/** How many places somebody holds, of each quota; nothing is counted where the plan has none. */
async function placesTaken(
  { store, now }: Pick<FindingsDeps, 'store' | 'now'>,
  { topics }: Plan,
  place: { orgID: string; interviewID: string },
): Promise<ReadonlyMap<string, number>> {
  const options = topics.flatMap(({ questions }) =>
    questions.flatMap(({ closed }) => closed?.options ?? []),
  )
  if (options.every(({ quota }) => quota === undefined)) return new Map()
  const counted = await store.countPlaces({ ...place, now: now().toISOString() })
  return new Map(counted.map(({ quotaID, taken }) => [quotaID, taken]))
}

type Summed = { text: string; quotables: Quotable[] }

/** A sentence with its words as they stand; none where one of them is not there any more. */
function standing({ text, quotables }: Summed, quoteOf: QuoteOf) {
  const quotes = quotables.flatMap(quoteOf)
  return quotes.length > 0 && quotes.length === quotables.length ? [{ text, quotes }] : []
}

function quotableOf({ linkID, profileID, seq, start, end }: SummaryKept[number]['quotes'][number]) {
  const whose = profileID === undefined ? {} : { profileID }
  return { linkID, ...whose, places: [[seq, start, end] as const] }
}

/** What is found beside what people said: their words, the places of quotas, and groups of people. */
type FoundBeside = { quoteOf: QuoteOf; taken: ReadonlyMap<string, number>; groups?: Groups }

function startGathering({ goals, topics }: Plan, quotesMax: number) {
  /** Everybody with their newest link: the oldest come first. */
  const people = new Map<string, string>()
  const beside = createSpeakers(quotesMax)
  const choices = createChoices()
  const byTopic = new Map(topics.map(({ id }) => [id, createSpeakers(0)]))
  const questions = topics.flatMap((topic) => topic.questions.map(({ id }) => [topic.id, id]))
  const byQuestion = new Map(questions.map(([, id = '']) => [id, createSpeakers(quotesMax)]))
  let read = 0

  return {
    isFull: () => Math.max(read, choices.people()) >= interviewsReadMax,
    addChoices: choices.add,
    add({ linkID, profileID }: Told['invite'], { asked, told, beside: added }: AnswersGiven) {
      const person = profileID ?? linkID
      const who = { linkID, ...(profileID !== null && { profileID }) }
      read += 1
      people.set(person, linkID)
      if (added.length > 0) beside.addWords(person, who, added)
      for (const [topicID = '', id = ''] of questions) {
        const words = told[id] ?? []
        for (const speakers of [byTopic.get(topicID), byQuestion.get(id)]) {
          if (words.length > 0) speakers?.addWords(person, who, words)
          if (words.length > 0 || asked.includes(id)) speakers?.addAsked(person)
        }
      }
    },
    people: () => people,
    quotables: () => [beside, ...byQuestion.values()].flatMap((speakers) => speakers.quotables()),
    findings(interviewID: string, { quoteOf, taken, groups }: FoundBeside): Findings {
      const quotesOf = (speakers?: Speakers) => speakers?.quotables().flatMap(quoteOf) ?? []
      const told = topics.map(({ id, title, questions: own }) => ({
        ...{ id, title },
        ...countsOf(byTopic.get(id)),
        questions: own.map((question) => ({
          ...{ id: question.id, text: question.text },
          ...linesOf(question.lines),
          ...countsOf(byQuestion.get(question.id)),
          ...choices.found(question, taken),
          quotes: quotesOf(byQuestion.get(question.id)),
          ...(groups && compareGroups(groups, byQuestion.get(question.id))),
        })),
      }))
      const all = told.flatMap((topic) => topic.questions)
      return {
        interviewID,
        people: people.size,
        interviewsRead: read,
        ...(groups && { groupedBy: groups.groupedBy }),
        goals: goals.map(({ text, lines }) => ({ text, ...linesOf(lines) })),
        topics: told,
        unanswered: all.filter(isUnanswered).map(({ id }) => id),
        beside: { spoke: countsOf(beside).spoke, quotes: quotesOf(beside) },
      }
    },
  }
}

/** Whether nobody said or chose anything. */
function isUnanswered({ spoke, closed }: Findings['topics'][number]['questions'][number]): boolean {
  return spoke === 0 && (closed?.answered ?? 0) === 0
}

function countsOf(speakers?: Speakers) {
  return speakers?.counts() ?? { asked: 0, spoke: 0, silent: 0 }
}

function linesOf(lines?: SourceLines) {
  return lines
    ? { lines: [lines.from, lines.to] satisfies [number, number] as [number, number] }
    : {}
}

type QuoteOf = (quotable: Quotable) => Quote[]

/** Looks the words up where they stand: what is not there any more is not quoted. */
async function fetchQuotes(
  { store }: Pick<AnswersDeps, 'store'>,
  quotables: readonly Quotable[],
  onQuoted: Asked['onQuoted'],
): Promise<QuoteOf> {
  const wanted = Map.groupBy(quotables, ({ linkID }) => linkID)
  const texts = new Map<Place, string>()
  let characters = 0
  for (const [linkID, own] of wanted) {
    if (characters > quotedCharactersMax) break
    const participation = await inTurn(async () => {
      const found = await store.findParticipation({ linkID })
      if (found) onQuoted?.(found)
      return found
    })
    const said = new Map(participation?.messages.map(({ seq, content }) => [seq, content]))
    for (const content of said.values()) characters += content.length
    for (const place of own.flatMap(({ places }) => places)) {
      const [seq, start, end] = place
      const text = said.get(seq)?.slice(start, end) ?? ''
      if (text !== '') texts.set(place, text)
    }
  }
  chargeText(characters)
  return ({ linkID, profileID, places }) =>
    places.flatMap((place) => {
      const [seq, start, end] = place
      const text = texts.get(place)
      const whose = profileID === undefined ? {} : { profileID }
      return text === undefined ? [] : { linkID, seq, start, end, text, ...whose }
    })
}
