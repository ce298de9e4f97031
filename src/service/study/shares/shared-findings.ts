import type { ClosedFound } from '../../../contract/closed-question.ts'
import type { AnswerGroup, Findings, Quote } from '../../../contract/findings-schemas.ts'
import { chargeText } from '../../calls/cost.ts'
import { createInTurn } from '../../calls/in-turn.ts'
import { type CodebookDeps, findCodebook } from '../../codebook/find-codebook.ts'
import { findSummary } from '../../interview-report/grouping.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import type { FindPlan } from '../../interviews/plans.ts'
import type { Reading } from '../../reading.ts'
import type { SharedFindings, SharedGroup, SharedQuote } from '../../service.ts'
import { nameParticipants } from '../export/begun.ts'
import { type FindingsDeps, findingsOf } from '../findings.ts'
import { knownOf } from './known-names.ts'

/** People quoted on each question, as in the console's report. */
const peopleQuoted = 10
/** Groups of answers that are shown of a question, and people quoted for and against each. */
const groupsShown = 10
const groupQuotesMax = 3
/** Conversations that are fetched for the names in groups, characters: who is beyond is not quoted there. */
const namedCharactersMax = 4_000_000

export type SharedFindingsDeps = FindingsDeps &
  CodebookDeps & { reading: Pick<Reading, 'leaveOut'>; findPlan: FindPlan }

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

/** What people said to each question, as somebody without an account reads it. */
export async function findShared(
  deps: SharedFindingsDeps,
  interview: InterviewRow,
  { names }: { names: boolean },
): Promise<SharedFindings> {
  const { orgID, interviewID } = interview
  const plan = await deps.findPlan(interview)
  const participants = await nameParticipants(deps.store, interview, { names })
  const codebook = await findCodebook(deps, { orgID, interviewID })
  const known = new Map<string, string[]>()
  const summary = await findSummary(deps.store, { orgID, interviewID })
  const findings = await findingsOf(deps, {
    ...{ orgID, interviewID, plan, quotesMax: peopleQuoted, codebook, summary },
    ...(!names && { onQuoted: (one) => known.set(one.invite.linkID, knownOf(one)) }),
  })
  const groups = groupsIn(findings)
  const inGroups = [...groups.values()].flat().flatMap(quotesOfGroup)
  if (!names) await addKnown(deps, inGroups, known)
  const shown = await leaveNamesOut(deps, [...quotesIn(findings), ...inGroups], { names, known })
  const titles = await titlesOf(deps, [...groups.values()].flat(), { names, known })
  const quoted = (own: readonly Quote[]): SharedQuote[] =>
    own.flatMap((quote) => {
      const text = shown.get(quote)
      return text === undefined ? [] : [{ participant: participants.get(quote.linkID) ?? '', text }]
    })
  const groupOf = (group: AnswerGroup): SharedGroup => ({
    ...{ kind: group.kind, title: titles.get(group) ?? '', people: group.people },
    ...(group.polarity !== undefined && { polarity: group.polarity }),
    quotes: quoted(group.quotes),
    against: { people: group.against.people, quotes: quoted(group.against.quotes) },
  })
  return {
    what: 'findings',
    language: plan.language,
    people: findings.people,
    summary: await summaryOf(deps, findings, { names, known }),
    goals: findings.goals.map(({ text, asked, spoke }) => ({ text, asked, spoke })),
    unanswered: unansweredIn(findings),
    topics: findings.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map(
        ({ id, text, asked, spoke, silent, closed, alone, quotes: own }) => ({
          ...{ text, asked, spoke, silent },
          ...(closed && { closed: withoutPlaces(closed) }),
          answers: groups.get(id)?.map(groupOf) ?? [],
          alone: alone?.people ?? 0,
          quotes: quoted(own),
        }),
      ),
    })),
    beside: quoted(findings.beside.quotes),
  }
}

/** Places are held by people who are still under way, too, which is nothing that anybody told. */
function withoutPlaces({ options, ...closed }: ClosedFound): ClosedFound {
  return { ...closed, ...(options && { options: options.map(({ taken: _, ...told }) => told) }) }
}

function unansweredIn({ topics, unanswered }: Findings): SharedFindings['unanswered'] {
  const questions = topics.flatMap((topic) => topic.questions)
  const found = questions.filter(({ id }) => unanswered.includes(id))
  return found.map(({ text, asked }) => ({ text, asked }))
}

/** The groups of each question that are shown, with as many quotes as are. */
function groupsIn({ topics }: Findings): Map<string, AnswerGroup[]> {
  const few = (quotes: readonly Quote[]) => quotes.slice(0, groupQuotesMax)
  const questions = topics.flatMap((topic) => topic.questions)
  return new Map(
    questions.map(({ id, answers = [] }) => [
      id,
      answers.slice(0, groupsShown).map((group) => ({
        ...group,
        quotes: few(group.quotes),
        against: { ...group.against, quotes: few(group.against.quotes) },
      })),
    ]),
  )
}

const quotesOfGroup = ({ quotes, against }: AnswerGroup) => [...quotes, ...against.quotes]

function quotesIn({ topics, beside }: Findings): Quote[] {
  const questions = topics.flatMap((topic) => topic.questions)
  return [...questions.flatMap(({ quotes }) => quotes), ...beside.quotes]
}

/** Of those who are quoted in groups alone: who is gone meanwhile is known by nothing. */
async function addKnown(
  { store }: Pick<SharedFindingsDeps, 'store'>,
  quotes: readonly Quote[],
  known: Map<string, string[]>,
): Promise<void> {
  let characters = 0
  for (const linkID of new Set(quotes.map((quote) => quote.linkID))) {
    if (known.has(linkID)) continue
    if (characters > namedCharactersMax) break
    const found = await inTurn(() => store.findParticipation({ linkID }))
    if (found) known.set(linkID, knownOf(found))
    for (const { content } of found?.messages ?? []) characters += content.length
  }
  chargeText(characters)
}

type Names = { names: boolean; known: ReadonlyMap<string, string[]> }

/** What each quote is shown as; nothing of those whose names are not known, and would not be left out. */
async function leaveNamesOut(
  { reading }: Pick<SharedFindingsDeps, 'reading'>,
  quotes: readonly Quote[],
  { names, known }: Names,
): Promise<ReadonlyMap<Quote, string>> {
  if (names) return new Map(quotes.map((quote) => [quote, quote.text]))
  const told = quotes.flatMap((quote) => {
    const own = known.get(quote.linkID)
    return own ? [{ quote, said: { text: quote.text, known: own } }] : []
  })
  const texts = await reading.leaveOut({ said: told.map(({ said }) => said) })
  return new Map(told.map(({ quote }, at) => [quote, texts[at] ?? '']))
}

/** What a model summed up; nothing of those whose names are not known, and would not be left out. */
async function summaryOf(
  { reading }: Pick<SharedFindingsDeps, 'reading'>,
  { summary }: Findings,
  { names, known }: Names,
): Promise<string[]> {
  const sentences = summary?.sentences ?? []
  if (names) return sentences.map(({ text }) => text)
  const told = sentences.filter(({ quotes }) => quotes.every(({ linkID }) => known.has(linkID)))
  const said = told.map(({ text, quotes }) => ({
    text,
    known: quotes.flatMap(({ linkID }) => known.get(linkID) ?? []),
  }))
  return await reading.leaveOut({ said })
}

/** What each group is called, which is words of those who are in it. */
async function titlesOf(
  { reading }: Pick<SharedFindingsDeps, 'reading'>,
  groups: readonly AnswerGroup[],
  { names, known }: Names,
): Promise<ReadonlyMap<AnswerGroup, string>> {
  if (names) return new Map(groups.map((group) => [group, group.title]))
  const said = groups.map((group) => ({
    text: group.title,
    known: quotesOfGroup(group).flatMap(({ linkID }) => known.get(linkID) ?? []),
  }))
  const texts = await reading.leaveOut({ said })
  return new Map(groups.map((group, at) => [group, texts[at] ?? '']))
}
