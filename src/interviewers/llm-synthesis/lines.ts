import { withoutBarred } from '../../interview/answers/read-answer.ts'
import { findQuestion } from '../../interview/questions/progress.ts'
import type { Message } from '../../interview/session.ts'
import { isEvidence } from '../../profile/claims/evidence.ts'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import type { Spotlight } from '../llm/prompt/spotlight.ts'
import { countTokens } from '../llm/prompt/tokens.ts'

/** Longer interviews are read in parts, each cut where a new question was asked. */
const partTokensMax = 12_000
/** Parts that are read; what is behind them is told as unread. */
const partsMax = 4

const unshown = ['order', 'pasted', 'others', 'talk', 'misheard'] as const

/** One message as a model sees it; `id` is short, for a model copies short ones without slips. */
export type Line = { id: string; seq: number; role: Message['role']; text: string; topic: string }

/** The conversation, a line for each message: p1, p2, … of the person, i1, i2, … of the other. */
export function linesOf(context: FinishedInterview, spotlight: Spotlight): Line[] {
  const counts = { user: 0, assistant: 0 }
  let topic = ''
  return context.messages.map((message) => {
    const { seq, role } = message
    counts[role] += 1
    const id = `${role === 'user' ? 'p' : 'i'}${counts[role]}`
    topic = message.topicId ?? topic
    return { id, seq, role, topic, text: `${id}: ${shown(message, context, spotlight)}` }
  })
}

/** What is not evidence is not shown: nobody can be led by what they never read. */
function shown(message: Message, { session }: FinishedInterview, spotlight: Spotlight): string {
  const { kind, content, questionId } = message
  if (kind === 'skip') return '(skipped the question)'
  if (!isEvidence(message)) return '(left out: not an answer)'
  // The greeting has the person's name in it.
  if (kind === 'opening') {
    return spotlight.wrap(findQuestion(session, questionId)?.question.text ?? content)
  }
  if (message.role !== 'user') return spotlight.wrap(content)
  return spotlight.wrap(withoutBarred(message, unshown, '[…]'))
}

/** Lines that are read together, and those that there was no room for. */
export type Parts = { parts: Line[][]; unread: Line[] }

/** The lines in parts that a model can take in, cut between topics where that is possible. */
export function partsOf(lines: readonly Line[]): Parts {
  const groups = groupBy(lines, (line, last) => line.role === 'user' || last.role === 'assistant')
  const total = groups.reduce((sum, group) => sum + tokensOf(group), 0)
  // Parts of like size, so that the last one is no orphan.
  const goal = total / Math.ceil(total / partTokensMax)
  const parts: Line[][] = []
  let tokens = 0
  for (const group of groups) {
    const last = parts.at(-1)
    const size = tokensOf(group)
    const newTopic = last?.at(-1)?.topic !== group[0]?.topic
    const full = tokens + size > partTokensMax || (newTopic && tokens >= goal)
    if (!last || full) {
      parts.push([...group])
      tokens = size
    } else {
      last.push(...group)
      tokens += size
    }
  }
  return { parts: parts.slice(0, partsMax), unread: parts.slice(partsMax).flat() }
}

/** Runs of lines that stay together: what was asked, and all that was answered to it. */
function groupBy(lines: readonly Line[], joins: (line: Line, last: Line) => boolean): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && joins(line, last)) group.push(line)
    else groups.push([line])
  }
  return groups
}

function tokensOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + countTokens(text), 0)
}
