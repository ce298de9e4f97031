import { tellsPain, tellsPast } from '../../interview/answers/form.ts'
import { checkProposal } from '../../interview/gates/gates.ts'
import type { Interviewer, Turn } from '../../interview/ports.ts'
import type { Answered, Flag, TurnProposal } from '../../interview/proposals/proposal.ts'
import { mainPointId } from '../../interview/questions/main-point.ts'
import { probesLeft } from '../../interview/questions/progress.ts'
import { wordingsOf } from '../../interview/questions/wordings.ts'
import type { Message, Session } from '../../interview/session.ts'
import { textsFor } from '../../interview/texts/texts.ts'
import { readable } from '../../language/readable.ts'
import { countWords, fold } from '../../language/words.ts'
import { noteCoverage } from './coverage.ts'
import { hasPersonalNumber, isMinor, tellsLoss } from './disclosures.ts'
import { followUps, touches } from './follow-ups.ts'
import { type Heard, hear } from './heard.ts'
import { plannedNext } from './next.ts'
import { builtinTexts } from './texts.ts'

/** Follow-ups tried against the engine's gates before the next planned question is asked. */
const triesMax = 4
/** Turns from one acknowledgement to the next, and one of how many possible ones is given. */
const turnsBetweenNods = 2
const nodsOneIn = 3
/** Lines in which the warm sentence does not come twice. */
const warmLines = 6
/** Angry answers after which it is asked whether to stop. */
const protestsMax = 2
/** Answers of so many words each after which what matters most is worth asking. */
const toldMin = 4
const tellingWords = 4
/** Words from which an answer counts as a full one. */
const fullWords = 12

/** The interviewer that needs no key and no network. It never fails and answers at once. */
export function createBuiltinInterviewer(): Interviewer {
  return {
    name: 'builtin',
    async propose({ signal: _, ...context }) {
      return proposeTurn(context)
    },
  }
}

/** Reads the newest answer and proposes one turn. Pure: equal arguments give equal proposals. */
export function proposeTurn(turn: Turn): TurnProposal {
  const heard = hear(turn)
  if (!heard) return next(empty, turn.session, null)
  const notes = noted(heard)
  return toOrder(heard, notes) ?? toAct(heard, notes) ?? toAnswer(heard, notes)
}

const empty: TurnProposal = {
  assessment: { answered: 'none', newInfo: false, cues: [] },
  coverage: [],
  action: 'next',
  probeKind: null,
  templateId: null,
  questionId: null,
  target: null,
  reply: { ack: null, question: '' },
  memory: [],
  flags: [],
  coveredQuestionIds: [],
  switchLanguage: null,
}

/** A proposal with all that was read, before it says anything. */
function noted(heard: Heard): TurnProposal {
  const answered = howFar(heard)
  const tells = answered === 'full' || answered === 'partial'
  return {
    ...empty,
    assessment: { answered, newInfo: tells, cues: [] },
    coverage: tells ? noteCoverage(heard) : [],
    flags: flagsOf(heard),
    switchLanguage: heard.switchTo,
  }
}

function howFar({ reading: { act }, words, text }: Heard): Answered {
  switch (act) {
    case 'refusal':
      return 'refused'
    case 'dont_know':
      return 'dont_know'
    case 'question':
      return 'asked_me'
    case 'answer':
      if (words === 0) return 'none'
      return words >= fullWords || tellsPast(text) ? 'full' : 'partial'
    case 'nothing_more':
      return 'partial'
    default:
      return 'meta'
  }
}

function flagsOf({ answer, reading, text }: Heard): Flag[] {
  const isPasted = reading.barred.some(({ why }) => why === 'pasted')
  const found: [Flag, boolean][] = [
    ['minor', isMinor(text)],
    ['distress', !isPasted && tellsLoss(text)],
    ['hostile', reading.act === 'protest'],
    ['pasted', isPasted],
    ['pii', hasPersonalNumber(readable(answer.content))],
  ]
  return found.filter(([, there]) => there).map(([flag]) => flag)
}

/** What is not an answer at all: orders to us, a pasted flood, or something that we do not ask on about. */
function toOrder(heard: Heard, notes: TurnProposal): TurnProposal | null {
  const { session, words, reading, language } = heard
  const { onlyAsk, pasted } = builtinTexts[language]
  if (notes.flags.includes('minor')) return { ...notes, action: 'close' }
  if (notes.flags.includes('distress')) return { ...notes, action: 'pause_gently' }
  if (words > 0) return null
  const isBarred = (name: string) => reading.barred.some(({ why }) => why === name)
  if (isBarred('order')) {
    const again = (session.strikes.injection ?? 0) > 0
    return again ? next(notes, session, heard) : standing(notes, heard, onlyAsk)
  }
  if (!isBarred('pasted')) return null
  const asked = {
    ...notes,
    action: 'probe' as const,
    probeKind: 'clarify' as const,
    templateId: 'pasted',
    reply: { ack: null, question: pasted },
  }
  return passes(asked, heard) ? asked : next(notes, session, heard)
}

/** What was said to us rather than of the subject. The engine answers; here it goes on. */
function toAct(heard: Heard, notes: TurnProposal): TurnProposal | null {
  const { session, messages, reading } = heard
  switch (reading.act) {
    case 'answer':
      return null
    case 'stop':
      return { ...notes, action: 'confirm_end' }
    case 'question':
      return standing({ ...notes, action: 'answer_meta' }, heard, null)
    case 'puzzled':
      return moreplainly(notes, heard)
    case 'protest': {
      const protests = messages.filter((message) => message.reading?.act === 'protest').length
      if (protests >= protestsMax) return { ...notes, action: 'confirm_end' }
      return next(notes, session, heard)
    }
    default:
      return next(notes, session, heard)
  }
}

/** The standing question again; a follow-up is left for the next planned question. */
function standing(notes: TurnProposal, heard: Heard, ack: string | null): TurnProposal {
  const { planned, asked, session } = heard
  if (!planned || asked?.kind === 'probe') return next(notes, session, heard)
  const { text } = wordingsOf(session, planned.question)
  const again = { ...notes, action: 'answer_meta' as const, reply: { ack, question: text } }
  return passes(again, heard) ? again : next(notes, session, heard)
}

/** A planned question that was not understood is put once in other words. */
function moreplainly(notes: TurnProposal, heard: Heard): TurnProposal {
  const { planned, asked, session, language, messages } = heard
  const isFirst = !messages.some(
    ({ kind, questionId }) => kind === 'rephrase' && questionId === planned?.question.id,
  )
  if (!planned || !isFirst || asked?.kind === 'probe') return next(notes, session, heard)
  const { text, rephrased } = wordingsOf(session, planned.question)
  const differs = rephrased.trim() !== '' && !fold(rephrased).includes(fold(text))
  const wordings = differs ? [rephrased] : []
  const options = [...wordings, builtinTexts[language].generally].map((question) => ({
    ...notes,
    action: 'rephrase' as const,
    reply: { ack: null, question },
  }))
  return options.find((option) => passes(option, heard)) ?? next(notes, session, heard)
}

function toAnswer(heard: Heard, notes: TurnProposal): TurnProposal {
  const { answer, session, language } = heard
  const { warm } = builtinTexts[language]
  const ack = acknowledge(heard)
  const options = followUps(heard).map(({ probeKind, templateId, text, quote }) => ({
    ...notes,
    action: 'probe' as const,
    probeKind,
    templateId,
    target: quote === null ? null : { seq: answer.seq, quote },
    // Quoting somebody shows that one listened: no nod besides.
    reply: { ack: quote === null || ack === warm ? ack : null, question: text },
  }))
  return (
    options.slice(0, triesMax).find((option) => passes(option, heard)) ??
    next(notes, session, heard)
  )
}

function passes(option: TurnProposal, { session, messages }: Heard): boolean {
  return checkProposal(option, { session, messages }).ok
}

/** A short nod now and then; after something hard one warm sentence. */
function acknowledge({ session, messages, text, seed, language, reading }: Heard): string | null {
  const last = session.acknowledgedAt
  if (last !== undefined && session.turns - last < turnsBetweenNods) return null
  if (reading.act !== 'answer' || reading.questions.length > 0) return null
  const { warm } = builtinTexts[language]
  const lately = messages.filter(({ role }) => role === 'assistant').slice(-warmLines)
  if (tellsPain(text) && !lately.some(({ content }) => content.startsWith(warm))) return warm
  const at = chance(seed, session.turns)
  const nods = textsFor(language).acknowledgements
  return at % nodsOneIn === 0 ? (nods[Math.floor(at / nodsOneIn) % nods.length] ?? null) : null
}

/** A number that is the same for the same turn of the same link. */
function chance(seed: string, turn: number): number {
  let hash = turn + 7
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return (hash * 7_919) % 1_009
}

/** The next planned question, or the end. */
function next(notes: TurnProposal, session: Session, heard: Heard | null): TurnProposal {
  const planned = plannedNext(withRefusal(session, notes))
  if (!planned) return (heard && mainPoint(notes, heard)) ?? { ...notes, action: 'close' }
  const { question } = planned
  const { text } = wordingsOf(session, question)
  const reply = { ack: heard && leadTo(heard, planned, text), question: text }
  return { ...notes, action: 'next', questionId: question.id, reply }
}

/** What matters most of all they told, asked once where they told enough for it to be a question. */
function mainPoint(notes: TurnProposal, heard: Heard): TurnProposal | null {
  const { session, messages, language, reading } = heard
  const told = messages.filter((message) => tells(message)).length
  const isAsked = session.templatesUsed.includes(mainPointId)
  if (isAsked || told < toldMin || reading.act === 'refusal' || probesLeft(session) <= 0)
    return null
  const asked: TurnProposal = {
    ...notes,
    action: 'probe',
    probeKind: 'expand',
    templateId: mainPointId,
    reply: { ack: null, question: builtinTexts[language].mainPoint },
  }
  return passes(asked, heard) ? asked : null
}

function tells({ kind, content, reading }: Message): boolean {
  return kind === 'answer' && reading?.act === 'answer' && countWords(content) >= tellingWords
}

function leadTo(
  heard: Heard,
  planned: NonNullable<ReturnType<typeof plannedNext>>,
  wording: string,
): string | null {
  const { session, messages, language, reading } = heard
  const { planLanguage, touched } = builtinTexts[language]
  const isForeign = session.language !== session.plan.language && wording === planned.question.text
  if (isForeign && !messages.some(({ content }) => content.includes(planLanguage))) {
    return planLanguage
  }
  if (reading.act === 'answer' && touches(heard, planned)) return touched
  return acknowledge(heard)
}

/** The session as the engine will see it once it has taken the notes. */
function withRefusal(session: Session, { assessment }: TurnProposal): Session {
  const { topicId, questionId } = session.current
  if (assessment.answered !== 'refused' || questionId === undefined) return session
  const topics = session.topics.map((topic) =>
    topic.id === topicId ? { ...topic, refused: [...topic.refused, questionId] } : topic,
  )
  return { ...session, topics }
}
