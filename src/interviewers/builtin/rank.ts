import { uncapitalised } from '../../guide/text.ts'
import { mayAskOfContradiction } from '../../interview/moves.ts'
import {
  budgetUsed,
  freeTurns,
  openQuestions,
  plannedQuestions,
  probesLeft,
  turnsAllowed,
} from '../../interview/progress.ts'
import type { Session } from '../../interview/session.ts'
import { textsFor } from '../../interview/texts.ts'
import { contentStems, countWords, jaccard } from '../../language/words.ts'
import { tieBreak } from './choose.ts'
import { ordinaryLeft } from './next.ts'
import { type Fill, type Rendered, render } from './render.ts'
import { type Candidate, probeCandidates } from './rules-probe.ts'
import type { Situation } from './situation.ts'

/** A follow-up in words, with what it is worth. */
export type Ranked = Rendered & { candidate: Candidate; score: number }

/** A follow-up has to be worth more than this to be asked. */
const worthMin = 1
/** Follow-ups to one planned question. */
const runMax = 2
/** What it is worth less without the person's own words. */
const genericShare = 0.62
/** Share of content words in common with a planned question from which it asks the same. */
const plannedMin = 0.6
/** Follow-ups running that may name the same thing. */
const sameThingMax = 2
/**
 * What one more question costs the person: at all, the nearer the end, when they write little, and
 * for each follow-up since the last planned question.
 */
const cost = {
  base: 0.5,
  used: 1,
  terse: 0.7,
  perProbe: 0.7,
  late: 1.5,
  crowded: 1.2,
  pace: 8,
}
const terseWords = 5
const lateFrom = 0.8

/** The follow-ups worth asking, the best first; none where the engine would allow none. */
export function rankProbes(situation: Situation): Ranked[] {
  const { session, seed, topic } = situation
  if (!topic) return []
  const running = probesRunning(situation.messages)
  const full =
    probesLeft(session) <= 0 || running >= runMax || (running > 0 && !hasRoomForMore(session))
  if (full && !mayAskOfContradiction(session)) return []
  const weight = 0.75 + 0.25 * topic.weight
  const burden = burdenOf(situation)
  const scarcity = scarcityOf(session)
  const last = session.probesUsed.at(-1)
  return probeCandidates(situation)
    .filter(({ probeKind }) => !full || probeKind === 'contradiction')
    .filter(({ need }) => running === 0 || need >= pressing)
    .filter(({ probeKind }) => probeKind !== last)
    .filter(({ probeKind }) => probeKind !== 'reason' || (situation.state?.reasonProbes ?? 0) < 1)
    .flatMap((candidate) => wordings(candidate, situation))
    .filter(({ own }) => own === null || !isWornOut(own, situation))
    .filter(({ text }) => !isPlanned(text, situation))
    .map((each) => ({
      ...each,
      score:
        each.candidate.need * (each.own === null ? genericShare : 1) * weight +
        (each.own ? ownBonus : 0) +
        quoteBonus(each) -
        burden -
        wordiness(each.text) -
        (each.candidate.need < pressing ? scarcity * (each.own === null ? 1 : ownScarcity) : 0),
    }))
    .filter(({ score }) => score > worthMin)
    .sort(
      (a, b) =>
        b.score - a.score ||
        lastUse(a, situation) - lastUse(b, situation) ||
        tieBreak(seed, session.turns, a.templateId) - tieBreak(seed, session.turns, b.templateId),
    )
}

function wordings(candidate: Candidate, situation: Situation): Omit<Ranked, 'score'>[] {
  const { text, only, fill } = candidate
  if (text) {
    const taken = takenUp(text.question, fill, situation)
    if (taken) return [{ candidate, templateId: text.id, ...taken }]
    // The guide's own hint counts as specific: somebody wanted to know just this.
    return [{ candidate, templateId: text.id, text: text.question, own: '' }]
  }
  return render(candidate.kind, candidate.fill, situation)
    .filter(({ templateId }) => !only || only.includes(templateId))
    .map((rendered) => ({ ...rendered, candidate }))
}

/** Longer questions of the guide stand alone. */
const takenUpWordsMax = 8

/** A short question of the guide behind the words it takes up, so that "it" is clear. */
function takenUp(
  question: string,
  { echo }: Fill,
  { pack, language, features }: Situation,
): { text: string; own: string } | null {
  if (!echo || !features.tied || !question.endsWith('?')) return null
  if (countWords(question) > takenUpWordsMax) return null
  const said = language === 'de' ? question : uncapitalised(question)
  const own = textsFor(language).quote(echo.text)
  return { text: pack.takenUp.replace('{e}', () => own).replace('{q}', () => said), own: echo.text }
}

function burdenOf({ session, messages }: Situation): number {
  const answers = messages.filter(({ kind }) => kind === 'answer').slice(-2)
  const terse =
    answers.length === 2 &&
    answers.every(({ content }) => countWords(content.slice(0, 200)) < terseWords)
  const crowded = freeTurns(session) <= ordinaryLeft(session).length
  return (
    cost.base +
    (cost.used * session.turns) / turnsAllowed(session) +
    (terse ? cost.terse : 0) +
    cost.perProbe * probesRunning(messages) +
    (budgetUsed(session) > lateFrom ? cost.late : 0) +
    (crowded ? cost.crowded : 0) +
    cost.pace * aheadOfPace(session)
  )
}

/** From this need on a follow-up is asked even where there is room for few. */
const pressing = 4
/** Follow-ups for each question still to come under which those are kept for what presses. */
const roomyShare = 0.8
/** Their own words show that they were heard. */
const ownBonus = 0.7
/** Their own words make a follow-up worth a scarce place. */
const ownScarcity = 0.4
const scarce = { perQuestion: 1.6, lastOfTopic: 0.6 }

/** What a follow-up that hardly presses costs where few are left, in all or in its topic. */
function scarcityOf(session: Session): number {
  const open = openQuestions(session).filter(({ question }) => !question.ifTime)
  const here = open.filter(({ topic }) => topic.id === session.current.topicId).length
  const free = freeTurns(session) - ordinaryLeft(session).length
  const each = free / (open.length + 1)
  const short = Math.max(0, roomyShare - each) * scarce.perQuestion
  return short + (here > 0 && probesLeft(session) <= here ? scarce.lastOfTopic : 0)
}

/** A second follow-up to one question must leave a first one to each question still to come. */
function hasRoomForMore(session: Session): boolean {
  const open = openQuestions(session).filter(({ question }) => !question.ifTime)
  const here = open.filter(({ topic }) => topic.id === session.current.topicId).length
  const spare = freeTurns(session) - ordinaryLeft(session).length
  return probesLeft(session) > here && spare > open.length
}

/** Longer questions than this take more of somebody's patience, word by word. */
const plainWords = 8
const perWord = 0.04

function wordiness(text: string): number {
  return perWord * Math.max(0, countWords(text) - plainWords)
}

/** Follow-ups since the last planned question. */
function probesRunning(messages: Situation['messages']): number {
  const said = messages.filter(({ role }) => role === 'assistant')
  return said.length - 1 - said.findLastIndex(({ kind }) => kind !== 'probe')
}

/** A problem in the person's own words shows better than anything that they were heard. */
function quoteBonus({ own, candidate: { fill } }: Omit<Ranked, 'score'>): number {
  const quoted = fill.echo !== undefined && own === fill.echo.text
  return quoted && fill.echo?.kind === 'problem' && fill.echo.shape !== 'noun' ? 0.3 : 0
}

/** How much more of the turns is used than of the questions: early topics must not eat up late ones. */
function aheadOfPace(session: Session): number {
  const all = plannedQuestions(session).length
  const asked = all - openQuestions(session).length
  return Math.max(0, session.turns / turnsAllowed(session) - asked / Math.max(all, 1))
}

/** Where a family was last used: the longer ago, the better. */
function lastUse({ candidate }: Pick<Ranked, 'candidate'>, { session }: Situation): number {
  return session.probesUsed.lastIndexOf(candidate.probeKind)
}

/** Whether a planned question will ask the same, so that a follow-up would only take it away. */
function isPlanned(text: string, { session, language }: Situation): boolean {
  const stems = contentStems(text, language)
  return openQuestions(session).some(
    ({ question }) => jaccard(stems, contentStems(question.text, language)) >= plannedMin,
  )
}

function isWornOut(own: string, { messages }: Situation): boolean {
  if (own === '') return false
  const lines = messages.filter(({ role }) => role === 'assistant').slice(-sameThingMax)
  return (
    lines.length === sameThingMax &&
    lines.every(({ content }) => content.toLowerCase().includes(own.toLowerCase()))
  )
}
