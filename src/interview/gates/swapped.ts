import { allowedActions, legalMove, type Move, standingHint } from '../proposals/moves.ts'
import type { TurnProposal } from '../proposals/proposal.ts'
import { followUpsLeft, mustAsksLeft, nextQuestion } from '../questions/progress.ts'
import { recordProposal } from '../record.ts'
import type { Message, Session } from '../session.ts'
import { beginStep } from '../step.ts'

/**
 * Why something else would be done than is proposed, in a sentence for whoever proposed it and with
 * the way out; null where it would be done. What somebody's words make necessary (care, a minor, a
 * wish to stop) is no such thing.
 */
export function whySwapped(
  session: Session,
  messages: readonly Message[],
  proposal: TurnProposal,
): string | null {
  const now = new Date(session.lastActivityAt)
  const step = beginStep(session, messages, { now, seed: '' })
  recordProposal(step, proposal)
  if (standingHint(step.session, messages)) return null
  const move = legalMove(step.session, messages, proposal)
  const why = whyAnother(move, proposal, step.session)
  if (why === null) return null
  const allowed = allowedActions(step.session, messages).join(', ')
  return `${why} Allowed now: ${allowed}.`
}

function whyAnother(move: Move, proposal: TurnProposal, session: Session): string | null {
  if (move.type === 'wrap' && proposal.action !== 'close') {
    return 'Nothing more can be asked; use "close" with a "recap".'
  }
  if (move.type !== 'ask') return null
  const { action, reply, assessment } = proposal
  if (assessment.answered === 'refused' && action !== 'next') {
    return 'They would rather not answer this; ask a planned question with "next".'
  }
  if (action === 'next' || action === 'offer_last_questions') {
    const isSilent = reply.question === '' || move.ownWords || move.planned.question.verbatim
    return isSilent
      ? null
      : `That is no wording of ${move.planned.question.id}: leave "question" empty to have it asked as planned, or follow up with "probe".`
  }
  return whyNot(action, proposal, session)
}

function whyNot(
  action: TurnProposal['action'],
  { reply }: TurnProposal,
  session: Session,
): string | null {
  switch (action) {
    case 'probe':
    case 'pause_gently':
      if (followUpsLeft(session) <= 0) {
        const musts = mustAsksLeft(session).map(({ question }) => question.id)
        const left = musts.length > 0 ? ` ${musts.join(', ')} must still be asked.` : ''
        return `No follow-up is possible here any more.${left} Ask a planned question with "next".`
      }
      return emptyQuestion(reply)
    case 'rephrase':
    case 'redirect':
      return (
        emptyQuestion(reply) ??
        'The standing question was put again before; follow up with "probe" or go on with "next".'
      )
    case 'answer_meta':
      return emptyQuestion(reply) ?? 'Enough of their questions were answered running; ask on.'
    case 'close': {
      const musts = mustAsksLeft(session).map(({ question }) => question.id)
      const open = musts[0] ?? nextQuestion(session)?.question.id
      return `It is too early to close: ${open} is still to be asked.`
    }
    default:
      return null
  }
}

function emptyQuestion({ question }: TurnProposal['reply']): string | null {
  return question.trim() === '' ? '"question" is empty; write the one question to ask.' : null
}
