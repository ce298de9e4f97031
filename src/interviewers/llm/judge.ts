import { doubtsAbout, settleDoubts, withoutDispelled } from '../../interview/answers/doubts.ts'
import { isAllOrders } from '../../interview/answers/read-answer.ts'
import { linesThatHold } from '../../interview/closing/understood.ts'
import { checkProposal } from '../../interview/gates/gates.ts'
import { whySwapped } from '../../interview/gates/swapped.ts'
import type { Turn } from '../../interview/ports.ts'
import { choosable, isWordingOf, legalMove } from '../../interview/proposals/moves.ts'
import type { TurnProposal } from '../../interview/proposals/proposal.ts'
import { findQuestion } from '../../interview/questions/progress.ts'
import type { Message, Session } from '../../interview/session.ts'
import type { Answer } from './calls/ask-model.ts'
import { mendQuotes } from './mend-quotes.ts'
import type { Prompt } from './prompt/prompt.ts'
import { readTurn } from './read-turn.ts'

/** What an answer of a model is worth. */
export type Verdict =
  /** `lacking`: it will do, and what another attempt might do better. */
  | { type: 'proposal'; proposal: TurnProposal; text: string; lacking: string | null }
  /** Another attempt may mend it; `told` is what the model is told. */
  | { type: 'mend'; why: string; told: string; text: string }
  | { type: 'failed'; why: string }

const refusal =
  /^\W*(?:i['’]?m sorry|i am sorry|sorry,|i can(?:no|['’])t|i(?:['’]| a)m (?:not able|unable)|i won['’]t)/i

/** Reads an answer and puts it to the gates. */
export function judge(
  answer: Answer,
  prompt: Prompt,
  context: Pick<Turn, 'session' | 'messages'>,
): Verdict {
  if (!answer.ok) return { type: 'failed', why: answer.failure.why }
  const { text } = answer
  if (answer.refused) return { type: 'failed', why: 'refusal' }
  if (text.trim() === '') return { type: 'failed', why: 'empty' }
  const { session, messages } = context
  const newest = messages.at(-1)
  const answered = newest?.role === 'user' ? newest : null
  const read = readTurn(text, answered)
  if (!read) {
    if (refusal.test(text) && !text.includes('{')) return { type: 'failed', why: 'refusal' }
    return mend('bad_json', ['It is not the JSON object that was asked for.'], text)
  }
  // No gate of the engine's knows the marks; who gives them away gives the prompt away.
  const spoken = `${read.reply.ack ?? ''} ${read.reply.question}`.toLowerCase()
  if (spoken.includes(prompt.marker)) return { type: 'failed', why: 'gates: leak' }

  const decided = withCare(read, answered)
  const wanted = isOrdersOnly(decided, answered, session) ? restated(decided, session) : decided
  const proposal = mendQuotes(withPlanned(wanted, session), messages)
  const swapped = wanted === decided ? whySwapped(session, messages, proposal) : null
  if (swapped !== null) return mend('not possible', [swapped], text)
  const checked = checkProposal(proposal, {
    session,
    messages,
    secrets: prompt.secrets,
  })
  if (checked.ok) {
    const lacking = whyNoRecap(proposal, checked.proposal, context)
    const told = lacking === null ? null : toldOf([lacking])
    return { type: 'proposal', proposal: checked.proposal, text, lacking: told }
  }
  const why = `gates: ${checked.failed.map(({ gate }) => gate).join(', ')}`
  if (checked.failed.some(({ severity }) => severity === 'fallback')) return { type: 'failed', why }
  return mend(
    why,
    checked.failed.map((failure) => failure.why),
    text,
  )
}

/** Confirmed by the model, a doubt about self-harm is as if it had said so by itself. */
function withCare(proposal: TurnProposal, answer: Message | null): TurnProposal {
  const harm = answer && doubtsAbout(answer).find(({ about }) => about === 'self_harm')
  if (!harm || !proposal.confirmed?.includes(harm.id)) return proposal
  return { ...proposal, flags: [...new Set([...proposal.flags, 'crisis' as const])] }
}

/** Whether an answer is nothing but orders, the model's word on what may be one included. */
function isOrdersOnly(
  { confirmed }: TurnProposal,
  answer: Message | null,
  session: Session,
): boolean {
  if (!answer) return false
  const settled = { ...session }
  if (confirmed) settleDoubts(settled, answer, confirmed)
  return isAllOrders(withoutDispelled(settled, answer))
}

/** A wording of a planned question that came without its identifier is given it. */
function withPlanned(proposal: TurnProposal, session: Session): TurnProposal {
  const { action, questionId, reply } = proposal
  if (action !== 'next' || questionId !== null || reply.question === '') return proposal
  const found = choosable(session).find((planned) => isWordingOf(session, reply.question, planned))
  return found ? { ...proposal, questionId: found.question.id } : proposal
}

/**
 * To an answer that is nothing but orders no model's words are said: the standing question is put again as
 * it was planned, or the next one asked.
 */
function restated(proposal: TurnProposal, session: Session): TurnProposal {
  const planned = findQuestion(session, session.current.questionId)
  return {
    ...proposal,
    assessment: { ...proposal.assessment, answered: 'none', newInfo: false },
    action: 'redirect',
    probeKind: null,
    questionId: null,
    target: null,
    reply: { ack: null, question: planned?.question.text ?? '' },
    coverage: [],
    memory: [],
    coveredQuestionIds: [],
    flags: [...new Set([...proposal.flags, 'injection' as const])],
    switchLanguage: null,
  }
}

/** Why what it understood would not be read back, or not all of it; null where it would, or nothing is due. */
function whyNoRecap(
  { recap = [] }: TurnProposal,
  checked: TurnProposal,
  { session, messages }: Pick<Turn, 'session' | 'messages'>,
): string | null {
  const closes = checked.action === 'close' && session.state === 'conversation'
  if (!closes || legalMove(session, messages, checked).type !== 'wrap') return null
  if (recap.length === 0) return 'It closes without a "recap": write what you understood.'
  const held = linesThatHold(checked.recap ?? [], session, messages)
  const lost = recap.filter(({ text }) => !held.some((line) => line.text.startsWith(text.trim())))
  if (lost.length === 0) return null
  const list = lost.map(({ text }) => `“${text}”`).join(' ')
  return `Of the "recap" this cannot be said: ${list} Each is a statement of at most 30 words, not a question; its quotes stand letter for letter in the answer with that number, and it has no number that they did not give.`
}

function mend(why: string, faults: string[], text: string): Verdict {
  return { type: 'mend', why, told: toldOf(faults), text }
}

function toldOf(faults: readonly string[]): string {
  const list = faults.map((fault) => `- ${fault}`).join('\n')
  return `That reply cannot be used:\n${list}\nWrite the whole JSON object once more with this mended, and nothing around it.`
}
