import { keepUnread, type Source } from '../lines/source.ts'
import { shortened } from '../lines/text.ts'
import type { Plan } from '../plan.ts'
import type { Outline, TopicDraft } from './outline.ts'

/** No interview has room for more. */
const topicsMax = 60
const questionsPerTopicMax = 30
const hintsPerTopicMax = 20
const questionsMax = 150
/** Long lines that a warning names each. */
const cutNamedMax = 5

/** The topics that a plan has room for; what the others ask is kept as it is written. */
export function withinRoom(topics: readonly TopicDraft[], { beyond }: Outline): TopicDraft[] {
  let room = questionsMax
  const keep = ({ text, lines }: { text: string; lines: TopicDraft['lines'] }) =>
    keepUnread(beyond, text, lines)
  return topics.flatMap((topic, at) => {
    const isIn = at < topicsMax && (room > 0 || topic.questions.length === 0)
    const questions = isIn ? Math.min(questionsPerTopicMax, room) : 0
    const hints = isIn ? hintsPerTopicMax : 0
    room -= Math.min(questions, topic.questions.length)
    if (!isIn) keep({ text: topic.title, lines: topic.lines })
    for (const one of topic.questions.slice(questions)) if (one.text !== topic.title) keep(one)
    for (const one of topic.hints.slice(hints)) keep(one)
    if (!isIn) return []
    return [
      {
        ...topic,
        questions: topic.questions.slice(0, questions),
        hints: topic.hints.slice(0, hints),
      },
    ]
  })
}

/** Lines that a warning names each. */
const backgroundNamedMax = 30
const backgroundCharactersMax = 100

/** Lines that were taken for background, so that nothing of a guide is lost unseen. */
export function backgroundWarnings(
  kept: Plan['context'],
  seen: Plan['unasked'] = [],
): Plan['warnings'] {
  const isListed = ({ text, lines }: Plan['context'][number]) =>
    seen.some((one) => one.text === text && one.lines.from === lines?.from)
  return kept
    .filter((one) => one.lines !== undefined && !isListed(one))
    .slice(0, backgroundNamedMax)
    .map(({ text, lines }) => ({
      message: `Kept as background, neither asked nor said to anybody: “${shortened(text, backgroundCharactersMax)}”.`,
      ...(lines && { lines }),
    }))
}

/** What is kept of a guide without being asked, said to whoever wrote it. */
export function roomWarnings(source: Source, { unread, beyond }: Outline): Plan['warnings'] {
  const warnings: Plan['warnings'] = source.cutOff.slice(0, cutNamedMax).map(({ lines }) => ({
    message: `Line ${lines.from} is very long: only its beginning was read for questions, the rest is kept as context.`,
    suggestion: 'Write each question on a line of its own.',
    lines,
  }))
  const behind = [...unread, ...source.unread]
  const [first] = behind
  const last = behind.at(-1)
  if (first && last)
    warnings.push({
      message: `The guide is longer than an interview has room for: what stands from line ${first.lines.from} on is kept as context, and nothing is asked about it.`,
      suggestion: 'Put what matters most first, or make two interviews of it.',
      lines: { from: first.lines.from, to: last.lines.to },
    })
  if (beyond.length > 0)
    warnings.push({
      message: `There are more questions than an interview has room for: those past ${topicsMax} topics or ${questionsMax} questions, or past ${questionsPerTopicMax} in a topic, are kept as context and not asked.`,
      suggestion: 'Keep the questions that matter most, or make two interviews of it.',
      lines: {
        from: Math.min(...beyond.map(({ lines }) => lines.from)),
        to: Math.max(...beyond.map(({ lines }) => lines.to)),
      },
    })
  return warnings
}
