import { bagOf, hasPhrase, readPhrases, wordsOf } from '../../interview/acts/phrase.ts'
import {
  isVague,
  supposes,
  tellsHabit,
  tellsPast,
  tellsRecurring,
  tellsTrouble,
} from '../../interview/answers/form.ts'
import type { ProbeKind } from '../../interview/proposals/proposal.ts'
import {
  budgetUsed,
  freeTurns,
  type PlannedQuestion,
  probesLeft,
} from '../../interview/questions/progress.ts'
import type { Message } from '../../interview/session.ts'
import { type NeutralKind, neutralQuestions } from '../../interview/texts/neutral.ts'
import { textsFor } from '../../interview/texts/texts.ts'
import { contentStems } from '../../language/words.ts'
import type { FollowUp } from './follow-up.ts'
import type { Heard } from './heard.ts'
import { hints } from './hints.ts'
import { ordinaryLeft, plannedNext } from './next.ts'
import { quotableIn } from './quotable.ts'
import { builtinTexts } from './texts.ts'

/** Words up to which an answer is short, and from which it told much. */
const shortWords = 5
/** From so many words on an answer has told enough: the next question is better than another neutral one. */
const longWords = 25
/** How often an interview asks the same neutral follow-up. */
const sameNeutralMax = 2
/** Answers that push back at how we ask, after which no neutral follow-up comes any more. */
const pushBacksMax = 2
/** Short answers running after which nobody is asked for more. */
const shortRunMax = 2
/** Milliseconds that a turn takes where nothing is known yet. */
const turnMs = 40_000
/** Share of the next question's words, and how many, by which an answer has touched it. */
const touchedShare = 0.6
const touchedStems = 2

const denialWordsMax = 4
const denials = bagOf(
  'no nope none never nothing nobody nein nie niemals nichts niemand keine keiner non rien jamais personne aucun aucune nada nunca nadie ninguno ninguna não ninguém nenhum nenhuma',
)
/** How a question for a number, a person or a place begins, and what asks for an account besides. */
const asksFor = readPhrases(`
  how many/much/often/long/old/far/big/frequently
  who/whom/where/which
  wie viel/viele/vielen/oft/lange/alt/weit/groß/häufig
  wer/wen/wem/wo/welche/welcher/welches/welchen/welchem
  combien/qui/où/quel/quelle/quels/quelles
  cuánto/cuánta/cuántos/cuántas/quién/quiénes/dónde/cuál/cuáles
  quanto/quanta/quantos/quantas/quem/onde/qual/quais
`)
const asksOn = readPhrases(`
  what/why/tell/describe/happened/went
  and how/who/where/which
  was/warum/wieso/weshalb/erzählen/passiert
  und wie/wer/wo/welche
  pourquoi/comment/racontez/décrivez
  qué/cómo/cuénteme/describa
  que/como/conte/descreva
`)

/** What may be asked on after an answer, best first; nothing where the next question is better. */
export function followUps(heard: Heard): FollowUp[] {
  const topic = heard.planned?.topic
  if (!topic || !mayFollowUp(heard)) return []
  return [...hints(heard, topic), ...quoting(heard), ...neutral(heard)]
}

function mayFollowUp(heard: Heard): boolean {
  const { session, words, text } = heard
  if (heard.reading.act !== 'answer' || words === 0 || probesLeft(session) <= 0) return false
  if ((session.strikes.short ?? 0) >= shortRunMax || isBareDenial(text)) return false
  const next = plannedNext(session)
  if (next && (isSameLine(heard.planned, next) || (words > shortWords && touches(heard, next)))) {
    return false
  }
  return hasRoom(heard) && probesHere(heard).length === 0
}

/** Two questions that stood in one line of the guide belong together. */
function isSameLine(asked: PlannedQuestion | null, { question }: PlannedQuestion): boolean {
  const lines = asked?.question.lines
  const isHalf = question.original !== undefined && question.original === asked?.question.original
  return isHalf && lines?.from === question.lines?.from
}

/** The follow-ups to the standing question so far. */
function probesHere({ messages, session }: Heard) {
  const { questionId } = session.current
  return messages.filter((message) => message.kind === 'probe' && message.questionId === questionId)
}

/** Whether turns and time are left for every question that is wanted, after one follow-up more. */
function hasRoom({ session }: Heard): boolean {
  const wanted = ordinaryLeft(session).length
  if (freeTurns(session) <= wanted || budgetUsed(session) >= 1) return false
  const pace = session.turns > 0 ? session.activeMs / session.turns : turnMs
  const leftMs = session.plan.budget.minutes * 60_000 - session.activeMs
  return leftMs >= (wanted + 1) * pace
}

/** "No", "never had one": there is nothing to ask on about. */
function isBareDenial(text: string): boolean {
  const said = wordsOf(text).map((word) => word.said)
  return said.length <= denialWordsMax && denials.has(said[0] ?? '')
}

/** Whether an answer has touched on what a planned question asks. */
export function touches({ text, session }: Heard, { question }: PlannedQuestion): boolean {
  const about = new Set(contentStems(question.text, session.plan.language))
  for (const stem of contentStems(session.plan.product ?? '', session.plan.language))
    about.delete(stem)
  const said = new Set(contentStems(text, session.language))
  const shared = about.intersection(said).size
  return shared >= touchedStems && shared / about.size >= touchedShare
}

/** A feeling or a trouble in their own words, not twice running. */
function quoting(heard: Heard): FollowUp[] {
  const { text, language, foreign, messages, words } = heard
  const before = messages.findLast(({ kind }) => kind === 'probe')
  if (foreign || words <= shortWords || before?.probeKind === 'emotion') return []
  if (heard.reading.pushesBack) return []
  const quote = quotableIn(text)
  if (quote === null) return []
  const { moment, lastTime } = builtinTexts[language]
  const quoted = textsFor(language).quote(quote)
  const one = (form: string) => [
    { probeKind: 'emotion' as const, templateId: null, text: form, quote },
  ]
  if (tellsRecurring(quote)) return one(lastTime(quoted))
  return tellsPast(quote) || tellsPast(text) ? one(moment(quoted)) : []
}

const kinds: Record<NeutralKind, ProbeKind> = {
  more: 'expand',
  after: 'timeline',
  last: 'incident',
  meant: 'ladder',
}

function neutral(heard: Heard): FollowUp[] {
  const { messages, language, words, answer } = heard
  // Who asks or pushes back has to be met, not asked for more.
  if (words >= longWords || speaksToUs(heard) || answer.content.includes('?')) return []
  if (pushBacks(messages) >= pushBacksMax || asksFact(heard)) return []
  const own = neutralQuestions[language]
  const probes = messages.filter(({ kind }) => kind === 'probe')
  const latest = probes.at(-1)?.content ?? ''
  const asked = (kind: NeutralKind) =>
    probes.filter(({ content }) => content.endsWith(own[kind])).length
  return byForm(heard)
    .filter((kind) => !latest.endsWith(own[kind]) && asked(kind) < sameNeutralMax)
    .map((kind) => ({ probeKind: kinds[kind], templateId: null, text: own[kind], quote: null }))
}

function speaksToUs({ reading }: Heard): boolean {
  return reading.questions.length > 0 || reading.barred.some(({ why }) => why === 'talk')
}

/** Answers so far that did not take our question as one they could answer. */
function pushBacks(messages: readonly Message[]): number {
  return messages.filter(({ reading }) => reading?.pushesBack).length
}

/** Whether the planned question was for a number, a time, a person or a place: a short answer is all of it. */
function asksFact({ planned }: Heard): boolean {
  if (!planned) return false
  const said = wordsOf(planned.question.text).map((word) => word.said)
  // "For how long", "seit wann".
  const begins = said.slice(0, 3)
  return hasPhrase(begins, asksFor) && !hasPhrase(said, asksOn)
}

/** Which of them fit, by the form of the answer alone. */
function byForm({ text, words, planned }: Heard): NeutralKind[] {
  const isSupposed = supposes(text) || (planned !== null && supposes(planned.question.text))
  if (words <= shortWords || (isVague(text) && words <= 2 * shortWords)) return ['more']
  if (tellsHabit(text) && !tellsPast(text) && !isSupposed) return ['last', 'more']
  if (isSupposed || !tellsPast(text)) return ['more']
  // What it meant is worth asking only of something that went wrong or was felt.
  return tellsTrouble(text) ? ['after', 'meant', 'more'] : ['after', 'more']
}
