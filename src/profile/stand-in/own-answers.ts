import { withFlags } from '../../interview/answers/flags.ts'
import type { Message, MessageKind, Session } from '../../interview/session.ts'
import { sentences } from '../../language/sentences.ts'
import { questionIn } from '../claims/asked.ts'
import { barredIn, isEvidence } from '../claims/evidence.ts'

/** An interview of somebody who allowed that software answers for them. */
export type OwnTalk = { linkID: string; session: Session; messages: readonly Message[] }

/** Something that they said, verbatim, and what they were asked. */
export type OwnAnswer = {
  linkID: string
  seq: number
  start: number
  end: number
  /** The stored text from `start` to `end`. */
  text: string
  /** What was asked just before, and the question of the guide that it belongs to. */
  asked: string
  planned: string
  kind: MessageKind
  questionID?: string
  language: string
  /** Of a closed question: its options by their places, or its value. */
  choice?: readonly number[]
}

/** Longest piece of one answer that stands for it, UTF-16 units. */
const pieceMax = 1_000
/** Answers to these are about the talk, or too private. */
const unfit: readonly MessageKind[] = ['confirm_end', 'safety', 'closing', 'meta', 'recap']

/** What somebody told in an interview of theirs, in order: nothing barred, taken back or about the talk. */
export function ownAnswers({ linkID, session, messages }: OwnTalk): OwnAnswer[] {
  const { language } = session
  const planned = new Map(
    session.plan.topics.flatMap(({ questions }) => questions.map(({ id, text }) => [id, text])),
  )
  const withdrawn = new Set(
    (session.corrections ?? []).flatMap(({ withdraws }) => withdraws.map(({ seq }) => seq)),
  )
  const aside = new Set(session.aside)
  const all = withFlags(session, messages)
  const bySeq = new Map(all.map((message) => [message.seq, message]))
  return all.flatMap((message) => {
    if (message.role !== 'user' || message.kind === 'skip' || !isEvidence(message)) return []
    if (withdrawn.has(message.seq) || aside.has(message.seq)) return []
    const asked = bySeq.get(message.after ?? message.seq - 1)
    if (asked?.role !== 'assistant' || unfit.includes(asked.kind)) return []
    const piece = freePiece(message, language)
    if (!piece) return []
    const { questionId } = asked
    return [
      {
        ...{ linkID, seq: message.seq, ...piece, language, kind: asked.kind },
        asked: questionIn(asked.content, language),
        planned: planned.get(questionId ?? '') ?? '',
        ...(questionId !== undefined && { questionID: questionId }),
        ...(message.choice && { choice: message.choice }),
      },
    ]
  })
}

/** The longest stretch of a message that is not barred, whole sentences of it where it is too long. */
function freePiece(message: Message, language: string) {
  const { content } = message
  let from = 0
  let best = { start: 0, end: 0 }
  const ends = [...barredIn(message), { start: content.length, end: content.length }]
  for (const { start, end } of ends) {
    if (start - from > best.end - best.start) best = { start: from, end: start }
    from = end
  }
  const whole = content.slice(best.start, best.end)
  const lead = whole.length - whole.trimStart().length
  const shown = wholeSentences(whole.trim(), language)
  const start = best.start + lead
  const text = content.slice(start, start + shown.length)
  return text === '' ? null : { start, end: start + text.length, text }
}

function wholeSentences(text: string, language: string): string {
  if (text.length <= pieceMax) return text
  const ends = sentences(text.slice(0, pieceMax), language).map(({ end }) => end)
  const last = ends.at(-2) ?? pieceMax
  return text.slice(0, last).trimEnd().toWellFormed()
}
