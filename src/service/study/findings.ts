import { AppError } from '../../contract/errors.ts'
import { type Findings, type Quote, questionIn } from '../../contract/findings-schemas.ts'
import type { Plan, PlanQuestion, SourceLines } from '../../guide/plan.ts'
import { chargeText } from '../calls/cost.ts'
import { createInTurn } from '../calls/in-turn.ts'
import type { FoundCodebook } from '../codebook/find-codebook.ts'
import { type Kept, keptPages } from '../interview-report/each-kept.ts'
import { type AnswersDeps, findAnswers } from '../interview-report/find-answers.ts'
import { interviewsReadMax } from '../interview-report/find-gist.ts'
import { addInTurn, eachInTurn, gatherInTurn } from '../interview-report/gathering.ts'
import type { SummaryKept } from '../interview-report/summary-kept.ts'
import { type StudyPart, wholeStudy } from '../kept/parts.ts'
import { createPeople, createPeopleOfAll, type PeoplePart, splitLater } from '../kept/people.ts'
import type { AnswersGiven, Place } from '../profiles/answers-given.ts'
import type { Reading } from '../reading.ts'
import type { Store } from '../store.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import { type AnswerGroups, type AnswersPart, createAnswerGroups } from './answer-groups.ts'
import { type Choices, type ChoicesPart, createChoices } from './choices.ts'
import { type Compared, compareGroups, findTraits, type Groups, groupPeople } from './groups.ts'
import { createSpeakers, type Quotable, type Speakers, type SpeakersPart } from './speakers.ts'

type Asked = {
  orgID: string
  interviewID: string
  plan: Plan
  quotesMax: number
  by?: string | undefined
  /** How answers are grouped; they are not where nobody says so. */
  codebook?: FoundCodebook
  /** What a model summed up, and where the words stand that it rests on. */
  summary?: { by: string; sentences: SummaryKept } | null
  /** Told of the interview of everybody who is quoted. */
  onQuoted?: ((participation: Participation) => void) | undefined
  parts?: readonly StudyPart[]
}

export type FindingsDeps = AnswersDeps & {
  store: Pick<Store, 'tellPage' | 'listTraits' | 'countPlaces' | 'listLinksOfInterview'>
  reading: Pick<Reading, 'makeGist' | 'questionsOfGoals'>
  now: () => Date
}

/** Conversations that are fetched for the words in them, characters; where they are very long, fewer are quoted. */
const quotedCharactersMax = 4_000_000

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

/** What people said to each question of the plan, with their words as they stand. */
export async function findingsOf(deps: FindingsDeps, asked: Asked): Promise<Findings> {
  return await gatherInTurn(deps.store, asked, () => gather(deps, asked))
}

async function gather(
  deps: FindingsDeps,
  { orgID, interviewID, plan, quotesMax, by, codebook, summary, onQuoted, ...asked }: Asked,
): Promise<Findings> {
  const served = plan.goals.length > 0 ? await deps.reading.questionsOfGoals({ plan }) : []
  const start = () => {
    const alike = codebook && createAnswerGroups(codebook, quotesMax)
    return startGathering(plan, served, { quotesMax, alike })
  }
  const gathering = start()
  const chosenAt = by === undefined ? null : closedBy(plan, by)
  const madeOf = [plan, served, codebook?.madeOf]
  for (const part of asked.parts ?? wholeStudy) {
    const room = gathering.room(part.links)
    if (room.read === 0 || room.chosen === 0) break
    const kept = { what: ['findings', quotesMax], known: [madeOf, room] }
    const told = await part.keep(kept, () =>
      readPart(deps, start(), { orgID, interviewID, part, room }),
    )
    await addInTurn(() => gathering.addPart(told))
  }
  const people = by === undefined ? new Map<number, string>() : gathering.people()
  const values = chosenAt
    ? gathering.chosen(chosenAt)
    : by !== undefined && (await findTraits(deps.store, { orgID, people, by }))
  const groups = by !== undefined && values && (await groupPeople(people.keys(), values, by))
  const taken = await placesTaken(deps, plan, { orgID, interviewID })
  // One question at a time: of a large study each takes a while.
  for (const question of plan.topics.flatMap(({ questions }) => questions)) {
    if (codebook) await addInTurn(() => gathering.grouped(question.id))
    await addInTurn(() => gathering.count(question, { taken, ...(groups && { groups }) }))
  }
  const summed = summary?.sentences.map(({ text, quotes }) => ({
    text,
    quotables: quotes.map(quotableOf),
  }))
  const quotables = [...gathering.quotables(), ...(summed ?? []).flatMap((one) => one.quotables)]
  const quoteOf = await fetchQuotes(deps, quotables, onQuoted)
  const sentences = summed?.flatMap((one) => standing(one, quoteOf)) ?? []
  return {
    ...gathering.findings(interviewID, quoteOf),
    ...(groups && { groupedBy: groups.groupedBy }),
    ...(summary && sentences.length > 0 && { summary: { by: summary.by, sentences } }),
  }
}

type Gathering = ReturnType<typeof startGathering>
type AskedPart = Pick<Asked, 'orgID' | 'interviewID'> & { part: StudyPart; room: Room }

async function readPart(
  deps: FindingsDeps,
  gathering: Gathering,
  { room, ...place }: AskedPart,
): Promise<FindingsPart> {
  for await (const page of keptPages(deps, { ...place, only: 'answers' })) {
    await eachInTurn(await withAnswers(deps, page), (kept) => gathering.add(kept, room))
    if (gathering.isFull(room)) break
  }
  return gathering.part()
}

type Answered = Kept & { answers: AnswersGiven | null }

/** What was kept has the answers of nearly everybody; of others they are read out of the interview. */
async function withAnswers(deps: AnswersDeps, page: readonly Kept[]): Promise<Answered[]> {
  const all: Answered[] = []
  for (const kept of page) {
    const { told, gist } = kept
    const answers = gist?.answers ?? (told ? await findAnswers(deps, told) : null)
    all.push({ ...kept, answers })
  }
  return all
}

/** The closed question that people are told apart by; null where it is by something else. */
function closedBy({ topics }: Plan, by: string): PlanQuestion | null {
  const id = questionIn(by)
  if (id === null) return null
  const asked = topics.flatMap(({ questions }) => questions)
  const found = asked.find((question) => question.id === id)
  if (found?.closed) return found
  throw new AppError('invalid', `by must name a closed question of the guide; ${id} is none.`)
}

/** How many places somebody holds, of each quota; nothing is counted where the plan has none. */
export async function placesTaken(
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

/** What is known beside what people said: the places of quotas, and groups of people. */
type KnownBeside = { taken: ReadonlyMap<string, number>; groups?: Groups }
type Counted = ReturnType<Choices['found']> & Partial<Compared>
/** Interviews that may be read still, and of which it may be counted what was chosen in them. */
type Room = { read: number; chosen: number }

type FindingsPart = {
  read: number
  everybody: PeoplePart
  /** Those who told something, each with their newest link, apart by spaces. */
  people: number[]
  links: string
  choices: ChoicesPart
  speakers: SpeakersPart[]
  answers: AnswersPart
}

function startGathering(
  { goals, topics }: Plan,
  /** By which questions each goal is served. */
  served: readonly (readonly string[])[],
  { quotesMax, alike }: { quotesMax: number; alike: AnswerGroups | undefined },
) {
  /** Of one part, and of all. */
  const numbers = createPeople()
  const everybody = createPeopleOfAll()
  /** Everybody who told something with their newest link: the oldest come first. */
  const people = new Map<number, () => string>()
  const beside = createSpeakers(quotesMax)
  const choices = createChoices()
  const byTopic = new Map(topics.map(({ id }) => [id, createSpeakers(0)]))
  const questions = topics.flatMap((topic) => topic.questions.map(({ id }) => [topic.id, id]))
  const byQuestion = new Map(questions.map(([, id = '']) => [id, createSpeakers(quotesMax)]))
  // Goals that no question shares a word with are served by the same ones, all of them.
  const byServing = new Map(
    served.map((serving) => [serving.join(), { serving, speakers: createSpeakers(0) }]),
  )
  const countedWith = new Map(
    questions.map(([topicID = '', id = '']) => [id, [byTopic.get(topicID), byQuestion.get(id)]]),
  )
  const serving = [...byServing.values()].map(({ speakers }) => speakers)
  const all = [beside, ...byTopic.values(), ...byQuestion.values(), ...serving]
  const counted = new Map<string, Counted>()
  let read = 0
  const isFull = (room: Room) => read >= room.read || choices.links() >= room.chosen

  return {
    isFull,
    room: (links: number): Room => ({
      read: Math.min(interviewsReadMax - read, links),
      chosen: Math.min(interviewsReadMax - choices.links(), links),
    }),
    part: (): FindingsPart => ({
      ...{ read, everybody: numbers.part(), people: [...people.keys()], choices: choices.part() },
      links: Array.from(people.values(), (link) => link()).join(' '),
      speakers: all.map((speakers) => speakers.part()),
      answers: alike?.part() ?? [],
    }),
    addPart(part: FindingsPart): void {
      const own = everybody.addPart(part.everybody)
      const linkAt = splitLater(part.links)
      read += part.read
      for (const [at, person] of part.people.entries())
        people.set(own[person] ?? 0, () => linkAt(at))
      choices.addPart(part.choices, own)
      for (const [at, speakers] of part.speakers.entries()) all[at]?.addPart(speakers, own)
      alike?.addPart(part.answers, own)
    },
    grouped: (questionID: string) => alike?.found(questionID),
    chosen: choices.chosen,
    add(kept: Answered, room: Room) {
      if (isFull(room)) return
      const { answers, gist, invite } = kept
      const { linkID, profileID } = invite
      const name = profileID ?? linkID
      choices.add(() => numbers.numberOf(name), kept)
      if (!answers) return
      const { asked, told, beside: added } = answers
      const person = numbers.numberOf(name)
      const who = { linkID, ...(profileID !== null && { profileID }) }
      read += 1
      people.set(person, () => linkID)
      if (gist) alike?.add({ name, number: person }, who, { gist, answers })
      if (added.length > 0) beside.addWords(person, who, added)
      for (const [id, all] of countedWith) {
        const words = told[id] ?? []
        for (const speakers of all) {
          if (words.length > 0) speakers?.addWords(person, who, words)
          if (words.length > 0 || asked.includes(id)) speakers?.addAsked(person)
        }
      }
      for (const { serving, speakers } of byServing.values()) {
        const words = serving.map((id) => told[id]).find((one) => one && one.length > 0)
        if (words) speakers.addWords(person, who, words)
        if (words || serving.some((id) => asked.includes(id))) speakers.addAsked(person)
      }
    },
    people: () => new Map(Array.from(people, ([person, link]) => [person, link()])),
    quotables: () => [
      ...[beside, ...byQuestion.values()].flatMap((speakers) => speakers.quotables()),
      ...questions.flatMap(([, id = '']) => alike?.found(id).alone.said ?? []),
    ],
    /** Of one question, once everybody is added. */
    count(question: PlanQuestion, { taken, groups }: KnownBeside): void {
      const compared = groups && compareGroups(groups, byQuestion.get(question.id))
      counted.set(question.id, { ...choices.found(question, taken), ...compared })
    },
    /** Once every question is counted. */
    findings(interviewID: string, quoteOf: QuoteOf): Findings {
      const quotesOf = (speakers?: Speakers) => speakers?.quotables().flatMap(quoteOf) ?? []
      const told = topics.map(({ id, title, questions: own }) => ({
        ...{ id, title },
        ...countsOf(byTopic.get(id)),
        questions: own.map((question) => ({
          ...{ id: question.id, text: question.text },
          ...linesOf(question.lines),
          ...countsOf(byQuestion.get(question.id)),
          ...counted.get(question.id),
          quotes: quotesOf(byQuestion.get(question.id)),
          ...(alike && groupsOf(alike.found(question.id), quoteOf)),
        })),
      }))
      const asked = told.flatMap((topic) => topic.questions)
      return {
        interviewID,
        people: people.size,
        interviewsRead: read,
        goals: goals.map(({ text, lines }, at) => ({
          ...{ text, ...linesOf(lines) },
          questions: [...(served[at] ?? [])],
          ...countsOf(byServing.get(served[at]?.join() ?? '')?.speakers),
        })),
        topics: told,
        unanswered: asked.filter(isUnanswered).map(({ id }) => id),
        beside: { spoke: countsOf(beside).spoke, quotes: quotesOf(beside) },
      }
    },
  }
}

/** The words of those in no group as they stand. */
function groupsOf({ answers, alone }: ReturnType<AnswerGroups['found']>, quoteOf: QuoteOf) {
  return { answers, alone: { people: alone.people, quotes: alone.said.flatMap(quoteOf) } }
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
