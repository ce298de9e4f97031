import type { ClosedFound } from '../../../contract/closed-question.ts'
import type { AnswerGroup } from '../../../contract/findings-schemas.ts'
import type { StudyInterview } from './study-style.ts'

type Line = StudyInterview['messages'][number]

/** What follows a line of a conversation: their own words for an option's text, and what may be misheard. */
export function besideOf(line: Line): string {
  const { said, misheard } = line
  const own = said === undefined ? '' : `\n(in their words: ${said})`
  return misheard ? `${own}\n(perhaps misheard, no evidence: ${misheardWords(line)})` : own
}

/** The sentences of an answer that nobody confirmed, as they were heard. */
export function misheardWords({ content, misheard }: Line): string | undefined {
  return misheard?.map(({ start, end }) => content.slice(start, end)).join(' | ')
}

export function countPeople(people: number): string {
  return people === 1 ? '1 person' : `${people} people`
}

/** How many spoke to a question, and how many did not. */
function countSpoke({
  asked,
  spoke,
  silent,
}: {
  asked: number
  spoke: number
  silent: number
}): string {
  if (asked === 0) return 'Nobody was asked this.'
  const none = silent > 0 ? ` ${countPeople(silent)} said nothing.` : ''
  return `${spoke} of ${countPeople(asked)} said something on it.${none}`
}

type Spoke = Parameters<typeof countSpoke>[0]

/**
 * How many answered a question. Whoever chose is counted also where they did not finish, as the options
 * below it count them; who spoke, of those who did.
 */
export function countAnswered({
  closed,
  ...counts
}: Spoke & { closed?: ClosedFound | undefined }): string {
  if (!closed || closed.asked === 0) return countSpoke(counts)
  const others = closed.asked > counts.asked ? ` ${counts.asked} of them finished.` : ''
  return `${closed.answered} of ${countPeople(closed.asked)} chose.${others}`
}

/** How many chose each option or value, a line each. */
export function countChoices({ options, values = [], answered, mean }: ClosedFound): string[] {
  const counted = options
    ? options.map(({ text, people }) => `${text}: ${countPeople(people)}`)
    : values.map(({ value, people }) => `${value}: ${countPeople(people)}`)
  const all = mean === undefined ? [] : [`Mean ${mean}, of ${countPeople(answered)}`]
  return [...counted, ...all]
}

const sides: Readonly<Record<string, string>> = {
  ...{ praise: 'praise', problem: 'problem', request: 'request' },
  ...{ wants: 'wanted', avoids: 'avoided', positive: 'liked', negative: 'disliked' },
}

/** What some said alike, by how many, and how many said the opposite. */
export function countGroup({
  kind,
  polarity,
  title,
  people,
  against,
}: Pick<AnswerGroup, 'kind' | 'polarity' | 'title' | 'people'> & {
  against: { people: number }
}): string {
  const opposite = against.people > 0 ? `, ${against.people} against` : ''
  return `${title} (${sides[polarity ?? kind] ?? kind}): ${countPeople(people)}${opposite}`
}
