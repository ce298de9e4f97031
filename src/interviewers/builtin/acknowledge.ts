import type { PlannedQuestion } from '../../interview/progress.ts'
import { textsFor } from '../../interview/texts.ts'
import { tieBreak } from './choose.ts'
import { metaAnswer, type Ruling } from './rules-guard.ts'
import type { Situation } from './situation.ts'

/** Turns from one acknowledgement to the next, and how many of those possible are given. */
const turnsBetween = 2
const givenShare = 0.25
/** How often another topic is announced, where it is one that a researcher named. */
const announcedShare = 0.3
/** Lines in which no acknowledgement comes twice. */
const linesBack = 3

/** What comes before a follow-up: mostly nothing, since quoting somebody shows that one listened. */
export function acknowledge(situation: Situation, text: string): string | null {
  const { features, pack } = situation
  if (features.asksMe) return teamAnswer(situation)
  if (pack.meta.team === text || /[“„«]/.test(text)) return null
  return nod(situation)
}

/** What comes before the next planned question. */
export function leadTo(
  { topic }: PlannedQuestion,
  { situation, ruling, touched }: { situation: Situation; ruling: Ruling | null; touched: boolean },
): string | null {
  const { features, session, pack } = situation
  if (session.language !== session.plan.language && !saysPlanLanguage(situation)) {
    return pack.planLanguage
  }
  if (features.saidAlready) return pack.saidAlready
  if (features.asksMe) return teamAnswer(situation)
  if (ruling?.answered === 'refused') return pick(situation, textsFor(session.language).afterSkip)
  if (!mayNod(situation)) return null
  if (touched) return pack.touched
  const leaves = session.current.topicId !== undefined && session.current.topicId !== topic.id
  // The questions of an outline follow from each other: no new subject begins.
  if (leaves && topic.lines !== undefined) {
    const announced = tieBreak(situation.seed, session.turns, 'turn') <= announcedShare
    return announced ? pick(situation, textsFor(session.language).transitions) : null
  }
  return nod(situation)
}

/** Whether they were told that planned questions may come in another language than theirs. */
function saysPlanLanguage({ messages, pack }: Situation): boolean {
  return messages.some(
    ({ role, content }) => role === 'assistant' && content.includes(pack.planLanguage),
  )
}

/** Their question besides an answer: noted, or answered in a line. */
function teamAnswer(situation: Situation): string | null {
  const { asksMe } = situation.features
  if (!asksMe) return null
  const forTeam = asksMe === 'product' || asksMe === 'other'
  return forTeam ? situation.pack.notedForTeam : metaAnswer(asksMe, situation)
}

function nod(situation: Situation): string | null {
  const { session, seed } = situation
  if (!mayNod(situation) || tieBreak(seed, session.turns, 'nod') > givenShare) return null
  return pick(situation, textsFor(session.language).acknowledgements)
}

function mayNod({ session }: Situation): boolean {
  const last = session.acknowledgedAt
  return last === undefined || session.turns - last >= turnsBetween
}

function pick({ seed, session, messages }: Situation, choices: readonly string[]): string | null {
  const recent = messages.filter(({ role }) => role === 'assistant').slice(-linesBack)
  const fresh = choices.filter(
    (choice) => !recent.some(({ content }) => content.startsWith(choice)),
  )
  const at = Math.floor(tieBreak(seed, session.turns, 'ack') * fresh.length)
  return fresh[at] ?? null
}
