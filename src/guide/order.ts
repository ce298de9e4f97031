import type { CueMatcher } from './cues/matcher.ts'
import type { TopicDraft } from './drafts.ts'

/** Begins with a word that leans on the question before it: "And why was that?" */
const leaning =
  /^(?:and|so|then|if so|if yes|if not|why (?:was|is) that|after that|what happened (?:next|then|after)|und|dann|warum das|wenn ja|et|ensuite|si oui|y|luego|si es así|e |depois|se sim)\b/i

/**
 * Easy and concrete first, evaluative late, sensitive last. Nothing moves in a guide with numbers:
 * there the order is the researcher's own. A question that leans on the one before stays behind it.
 */
export function orderTopics(topics: readonly TopicDraft[], cues: CueMatcher): TopicDraft[] {
  if (topics.some(({ numbered }) => numbered)) return [...topics]
  const isOutline = topics.some(({ from }) => from === 'heading')
  return grouped(topics, (topic) => topic.from !== 'heading' && leaning.test(topic.title))
    .map((group) => ({ group, phase: phaseOf(group[0], cues, isOutline) }))
    .sort((a, b) => a.phase - b.phase)
    .flatMap(({ group }) => group)
}

/** The questions of one topic, likewise. */
export function orderQuestions(topic: TopicDraft, cues: CueMatcher): TopicDraft['questions'] {
  const { questions } = topic
  if (questions.some(({ numbered }) => numbered)) return questions
  return grouped(questions, ({ text }) => leaning.test(text))
    .map((group) => ({ group, phase: phaseOfText(group[0]?.text ?? '', cues) }))
    .sort((a, b) => a.phase - b.phase)
    .flatMap(({ group }) => group)
}

function grouped<T>(entries: readonly T[], leans: (entry: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && leans(entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** Headings tell their own phase; where there are some, only clear cases move. */
function phaseOf(topic: TopicDraft | undefined, cues: CueMatcher, isOutline: boolean): number {
  if (!topic) return 1
  const all = [topic.title, ...topic.questions.map(({ text }) => text)].join(' ')
  if (isSensitive(topic, cues)) return 3
  if (!isOutline) return phaseOfText(all, cues)
  return topic.from === 'heading' ? phaseOfText(topic.title, cues) : 1
}

function phaseOfText(text: string, cues: CueMatcher): number {
  if (cues.sensitive.test(text)) return 3
  if (cues.easy.test(text)) return 0
  return cues.evaluative.test(text) ? 2 : 1
}

/** Whether people find the topic hard to talk about. */
export function isSensitive(topic: TopicDraft, cues: CueMatcher): boolean {
  return cues.sensitive.test([topic.title, ...topic.questions.map(({ text }) => text)].join(' '))
}
