import type { Findings, Quote } from '../../../contract/findings-schemas.ts'
import type { Plan } from '../../../guide/plan.ts'
import { type CodebookDeps, findCodebook } from '../../codebook/find-codebook.ts'
import { type FindingsDeps, findingsOf } from '../findings.ts'
import type { StudyQuestion } from './study-style.ts'

/** What is told of the answers: how many people are quoted for each group and against it, and as whom. */
type Told = { quotesMax: number; participants: ReadonlyMap<string, string>; names: boolean }

/** The questions of a study, each with what people said alike to it. */
export async function findQuestions(
  deps: FindingsDeps & CodebookDeps,
  { orgID, interviewID }: { orgID: string; interviewID: string },
  { plan, quotesMax, ...told }: Told & { plan: Plan },
): Promise<StudyQuestion[]> {
  const place = { orgID, interviewID }
  const codebook = await findCodebook(deps, place)
  const { topics } = await findingsOf(deps, { ...place, plan, quotesMax, codebook })
  return topics.flatMap(({ title, questions }) =>
    questions.map((question) => writeQuestion(title, question, told)),
  )
}

function writeQuestion(
  topic: string,
  {
    id,
    text,
    asked,
    spoke,
    silent,
    closed,
    answers = [],
    alone,
  }: Findings['topics'][number]['questions'][number],
  { participants, names }: Omit<Told, 'quotesMax'>,
): StudyQuestion {
  const quoted = (quotes: readonly Quote[]) =>
    quotes.map(({ linkID, seq, start, end, text: said }) => ({
      participant: participants.get(linkID) ?? '',
      ...(names && { linkID }),
      ...{ seq, start, end, text: said },
    }))
  return {
    ...{ record: 'question', questionID: id, topic, text, asked, spoke, silent },
    ...(closed && { closed }),
    answers: answers.map(({ themeID, title, kind, polarity, people, quotes, against }) => ({
      ...{ themeID, title, kind },
      ...(polarity !== undefined && { polarity }),
      people,
      quotes: quoted(quotes),
      against: { people: against.people, quotes: quoted(against.quotes) },
    })),
    alone: alone?.people ?? 0,
  }
}
