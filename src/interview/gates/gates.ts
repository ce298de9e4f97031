import { lintQuestion } from '../../guide/lint/lint.ts'
import { legalMove, type Move } from '../proposals/moves.ts'
import type { TurnProposal } from '../proposals/proposal.ts'
import { turnProposal } from '../proposals/proposal-schema.ts'
import { findQuestion, type PlannedQuestion } from '../questions/progress.ts'
import { recordProposal } from '../record.ts'
import type { Message, Session } from '../session.ts'
import { beginStep } from '../step.ts'
import { dropPraise, keepNeutralAck } from './acknowledgement.ts'
import type { GateFailure, Lint, Reply } from './context.ts'
import { keepKnownIds, keepTrueQuotes, plainText } from './fixes.ts'
import { language } from './language.ts'
import { leak } from './leak.ts'
import { asksNothingSecret } from './private.ts'
import { ownVoice } from './voice.ts'
import {
  avoidList,
  brevity,
  echoTruth,
  type Gate,
  linter,
  repeat,
  single,
  unsuggested,
} from './words.ts'

export type GateContext = {
  session: Session
  messages: readonly Message[]
  /** The guide's own linter when left out. */
  lint?: Lint
  /** Texts that no reply may repeat, such as a model's prompt. */
  secrets?: readonly string[]
}

export type Checked = { ok: true; proposal: TurnProposal } | { ok: false; failed: GateFailure[] }

/** Words are checked in this order; what can be mended is, before the later gates look. */
const wordGates: readonly Gate[] = [
  single,
  linter,
  repeat,
  echoTruth,
  unsuggested,
  ownVoice,
  avoidList,
  leak,
  asksNothingSecret,
  brevity,
  language,
]

type Known = { session: Session; messages: readonly Message[]; checked: Checked }

/** Of proposals what came of them: the built-in interviewer tries its own before it makes one. */
const known = new WeakMap<object, Known>()

/**
 * Lets a proposal pass, mended where that is possible, or says what is wrong with it. Whoever wrote
 * it, model or built-in, it is treated alike. Only words that would really be said are judged: where
 * the reducer will do something else than proposed, or speak in fixed words, they do not matter.
 */
export function checkProposal(proposed: unknown, context: GateContext): Checked {
  const isUsual = context.lint === undefined && context.secrets === undefined
  if (!isUsual || typeof proposed !== 'object' || proposed === null) return judge(proposed, context)
  const { session, messages } = context
  const before = known.get(proposed)
  if (before?.session === session && before.messages === messages) return before.checked
  const checked = judge(proposed, context)
  known.set(proposed, { session, messages, checked })
  return checked
}

function judge(proposed: unknown, context: GateContext): Checked {
  const parsed = turnProposal.safeParse(proposed)
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'the proposal'
    const why = `The proposal does not have the agreed shape: see ${where}.`
    return { ok: false, failed: [{ gate: 'parse', why, severity: 'repair' }] }
  }
  const { session, messages } = context
  const known = keepKnownIds(parsed.data, session)
  const cleaned = keepSoundRecap(keepTrueQuotes(clean(known), messages, session), context)
  const reply = replyOf(cleaned, context)
  if (!reply) return { ok: true, proposal: withSoundLead(cleaned, context) }

  const answerInstead = keepNeutralAck(reply)
  dropPraise(reply)
  const failed = wordGates
    .map((gate) => gate(reply))
    .filter((failure): failure is GateFailure => failure !== null)
  if (failed.length > 0) return { ok: false, failed }
  const { question, ownWords } = reply
  const ack = reply.ack ?? answerInstead
  return {
    ok: true,
    proposal: {
      ...cleaned,
      reply: { ack, question: ownWords ? question : cleaned.reply.question },
    },
  }
}

/** What is left of a model's words before those that the engine says by itself: recap, rating, farewell. */
function withSoundLead(proposal: TurnProposal, context: GateContext): TurnProposal {
  const { session, messages, lint = lintQuestion, secrets = [] } = context
  const { ack } = proposal.reply
  if (ack === null || session.interviewer === 'builtin') return proposal
  const said = { ack, question: '', ownWords: false, planned: null }
  const reply: Reply = { ...said, proposal, session, messages, lint, secrets }
  const answer = keepNeutralAck(reply)
  const isSound = leadGates.every((gate) => gate(reply) === null)
  return { ...proposal, reply: { ...proposal.reply, ack: isSound ? (reply.ack ?? answer) : null } }
}

/** Of words that stand before the engine's own. */
const leadGates: readonly Gate[] = [echoTruth, ownVoice, avoidList, leak, language]

/** Words that are read back as the interviewer's: nothing kept quiet about or given away. */
const recapGates: readonly Gate[] = [avoidList, leak, asksNothingSecret]

/** Leaves out the lines of a recap that may not be said. */
function keepSoundRecap(proposal: TurnProposal, context: GateContext): TurnProposal {
  const { recap } = proposal
  if (!recap) return proposal
  const { session, messages, lint = lintQuestion, secrets = [] } = context
  const isSound = (question: string) => {
    const said = { ack: null, question, ownWords: true, planned: null }
    const reply: Reply = { ...said, proposal, session, messages, lint, secrets }
    return recapGates.every((gate) => gate(reply) === null)
  }
  return { ...proposal, recap: recap.filter(({ text }) => isSound(text)) }
}

function clean(proposal: TurnProposal): TurnProposal {
  const { ack, question } = proposal.reply
  const { recap } = proposal
  return {
    ...proposal,
    reply: { ack: ack === null ? null : plainText(ack), question: plainText(question) },
    ...(recap && { recap: recap.map((line) => ({ ...line, text: plainText(line.text) })) }),
  }
}

/** The words that would be said; null where all of them are the engine's own. */
function replyOf(proposal: TurnProposal, context: GateContext): Reply | null {
  const { messages, lint = lintQuestion, secrets = [] } = context
  // Notes are taken before the move is chosen: a refusal or another language changes it.
  const now = new Date(context.session.lastActivityAt)
  const step = beginStep(context.session, messages, { now, seed: '' })
  recordProposal(step, proposal)
  const { session } = step
  const move = legalMove(session, messages, proposal)
  if (move.type !== 'say' && move.type !== 'ask') return null
  const ownWords = move.type === 'say' || move.ownWords
  return {
    ack: proposal.reply.ack,
    question: ownWords ? proposal.reply.question : '',
    proposal,
    session,
    messages,
    ownWords,
    planned: plannedOf(move, session),
    lint,
    secrets,
  }
}

function plannedOf(move: Move, session: Session): PlannedQuestion | null {
  if (move.type === 'ask') return move.planned
  return findQuestion(session, session.current.questionId)
}
