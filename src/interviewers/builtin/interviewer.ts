import { checkProposal } from '../../interview/gates.ts'
import type { Interviewer } from '../../interview/ports.ts'
import type { Answered, TurnProposal } from '../../interview/proposal.ts'
import type { Session } from '../../interview/session.ts'
import { wordingsOf } from '../../interview/wordings.ts'
import { readableMessages } from '../../language/readable.ts'
import { acknowledge, leadTo } from './acknowledge.ts'
import { plannedNext } from './next.ts'
import { coveredQuestions, isTouched, noteCoverage, noteFacts } from './noting.ts'
import { rankProbes } from './rank.ts'
import { loadNgrams, type Ngrams } from './reading/detect-language.ts'
import { flagsOf, guardRuling, type Ruling } from './rules-guard.ts'
import { type CoreContext, needsNgrams, readSituation, type Situation } from './situation.ts'

/** Follow-ups tried against the engine's gates before the next planned question is asked. */
const triesMax = 6

/** The interviewer that needs no key and no network. It never fails and answers at once. */
export function createBuiltinInterviewer(): Interviewer {
  return {
    name: 'builtin',
    async propose({ signal: _, ...context }) {
      const ngrams = needsNgrams(context.messages) ? await loadNgrams() : undefined
      return proposeTurn(context, ngrams)
    },
  }
}

/** Reads the newest answer and proposes one turn. Pure: equal arguments give equal proposals. */
export function proposeTurn(given: CoreContext, ngrams?: Ngrams): TurnProposal {
  const context = { ...given, messages: readableMessages(given.messages) }
  const situation = readSituation(context, ngrams)
  if (!situation) return nextAfterSilence(context)
  const ruling = guardRuling(situation)
  const notes = noted(situation, ruling)
  if (ruling && ruling.action !== 'next') return ruled(notes, ruling, situation)
  return (ruling ? null : probe(notes, situation)) ?? next(notes, situation, ruling)
}

/** A proposal with all that was read, before it says anything. */
function noted(situation: Situation, ruling: Ruling | null): TurnProposal {
  const { features, switchTo } = situation
  const answered = ruling?.answered ?? howFar(situation)
  const counts = answered === 'full' || answered === 'partial'
  return {
    assessment: { answered, newInfo: features.newStems.length >= 3, cues: cuesOf(situation) },
    coverage: noteCoverage(situation, counts),
    action: 'next',
    probeKind: null,
    templateId: null,
    questionId: null,
    target: null,
    reply: { ack: null, question: '' },
    memory: counts ? noteFacts(situation) : [],
    flags: flagsOf(situation),
    coveredQuestionIds: counts ? coveredQuestions(situation) : [],
    switchLanguage: switchTo,
  }
}

/** Words and new words from which an answer counts as a full one. */
const fullWords = 12
const fullStems = 6

function howFar({ features }: Situation): Answered {
  if (features.dontKnow) return 'dont_know'
  if (features.words === 0) return 'none'
  const full =
    features.episode || features.words >= fullWords || features.newStems.length >= fullStems
  return full ? 'full' : 'partial'
}

function cuesOf({ features }: Situation): string[] {
  const { marks } = features
  const found: Record<string, boolean> = {
    vague: marks.vague.length > 0,
    short: features.words <= 4,
    emotion: marks.emotion.length > 0,
    contradiction: features.conflict !== null,
    feature: features.features.length > 0,
    value: marks.value.length > 0,
    alternative: features.alternatives.length > 0,
    number: features.numbers.length > 0,
    absolute: marks.absolute.length > 0,
    episode: features.episode,
  }
  return Object.keys(found).filter((cue) => found[cue])
}

/** Does what a rule of the first table says, in the first wording that passes. */
function ruled(notes: TurnProposal, ruling: Ruling, situation: Situation): TurnProposal {
  const proposal: TurnProposal = {
    ...notes,
    action: ruling.action,
    probeKind: ruling.probeKind ?? null,
  }
  if (!ruling.options) return { ...proposal, reply: { ack: null, question: '' } }
  const options = ruling.options.map(({ templateId, text }) => ({
    ...proposal,
    templateId: templateId || null,
    reply: { ack: ruling.ack ?? null, question: text },
  }))
  return firstPassing(options, situation) ?? next(notes, situation, ruling)
}

/** The words followed up, as they were written: a sentence's first word is said without its capital. */
function targetIn(
  { seq, content }: Situation['answer'],
  own: string | null,
): TurnProposal['target'] {
  if (!own) return null
  const at = content.toLowerCase().indexOf(own.toLowerCase())
  const quote = content.slice(at, at + own.length)
  return at >= 0 && quote.toLowerCase() === own.toLowerCase() ? { seq, quote } : null
}

function probe(notes: TurnProposal, situation: Situation): TurnProposal | null {
  const { answer } = situation
  const options = rankProbes(situation).map(({ candidate, templateId, text, own }) => ({
    ...notes,
    action: 'probe' as const,
    probeKind: candidate.probeKind,
    templateId,
    target: targetIn(answer, own),
    reply: { ack: acknowledge(situation, text), question: text },
  }))
  return firstPassing(options, situation)
}

function firstPassing(options: readonly TurnProposal[], situation: Situation): TurnProposal | null {
  const { session, messages } = situation
  for (const option of options.slice(0, triesMax)) {
    const checked = checkProposal(option, { session, messages })
    if (checked.ok) return option
  }
  return null
}

/** The next planned question, or the end. */
function next(notes: TurnProposal, situation: Situation, ruling: Ruling | null): TurnProposal {
  const planned = plannedNext(withNotes(situation.session, notes))
  if (!planned) return { ...notes, action: 'close' }
  const { question } = planned
  const touched = isTouched(situation, question.id)
  return {
    ...notes,
    questionId: question.id,
    reply: {
      ack: leadTo(planned, { situation, ruling, touched }),
      question: wordingsOf(situation.session, question).text,
    },
  }
}

/** The session as the engine will see it once it has taken the notes. */
function withNotes(session: Session, { assessment, coveredQuestionIds }: TurnProposal): Session {
  const { topicId, questionId } = session.current
  const refused = assessment.answered === 'refused' && questionId !== undefined ? [questionId] : []
  return {
    ...session,
    topics: session.topics.map((topic) => ({
      ...topic,
      alreadyCovered: [...topic.alreadyCovered, ...coveredQuestionIds],
      refused: topic.id === topicId ? [...topic.refused, ...refused] : topic.refused,
    })),
  }
}

function nextAfterSilence({ session }: CoreContext): TurnProposal {
  const planned = plannedNext(session)
  return {
    assessment: { answered: 'none', newInfo: false, cues: [] },
    coverage: [],
    action: planned ? 'next' : 'close',
    probeKind: null,
    templateId: null,
    questionId: planned?.question.id ?? null,
    target: null,
    reply: { ack: null, question: planned ? wordingsOf(session, planned.question).text : '' },
    memory: [],
    flags: [],
    coveredQuestionIds: [],
    switchLanguage: null,
  }
}
