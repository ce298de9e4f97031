import { languages } from '../../../guide/plan.ts'
import { findQuestion } from '../../../interview/progress.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { spokenLanguage } from '../../../interview/texts.ts'
import { contentStems, countWords, stem } from '../../../language/words.ts'
import type { CueName } from '../cues/cue.ts'
import type { Named } from './named.ts'
import { flatten, hits, overlaps, type Span } from './span.ts'

/** Fewer words than this are never called off the subject. */
const judgedWords = 8
/** What ties an answer to the subject weighs against every word of small talk in it. */
const weight = { shared: 2, alternative: 2, feature: 1, work: 1, followUp: 1 }
/** Small talk says so in its first words, or more than once. */
const chatterStart = 30

/** Words that say nothing about what is talked of. */
const everydayWords =
  'just around along instead away back enough without while until since really quite almost off own rather any some anything something nothing everything anybody somebody nobody everybody went came got took made told gave said thought knew saw meant kept began begun done been being every daily normal cross mind usually trigger time day last first thing things use used using work start started happen happened think year week month good well want need know new big find found best end look see hear house home learn play else one two three four five six hour minute euro pound dollar each other go come get take make tell way lot people like real example whole part side place involve matter change set stand case moment point question word try help keep stop left right long short old little small great late early ago turn put bring give leave call ask say said talk read write wrote show hang run walk sit stay live feel felt mean name kind sort bit side hand eye head far near sure nearly long much many more most often never always ever still already now then today yesterday tomorrow morning evening night else yourself life moment situation difficult mal tag zeit jahr woche monat stunde minute ander gut neu groß klein lang kurz alt sagen machen gehen kommen finden sehen hören denken wissen wollen brauchen letzte erste leben moment situation beispiel teil seite frage fois temps jour heure semaine mois année autre bon bien nouveau grand petit dire faire aller venir trouver voir penser savoir vouloir dernier premier vie moment exemple partie question vez tiempo dia día hora semana mes año otro bueno bien nuevo grande pequeño decir hacer ir venir encontrar ver pensar saber querer último primero vida momento ejemplo parte pregunta tempo ano mês outro bom bem novo pequeno dizer fazer ir vir encontrar ver pensar saber querer último primeiro vida momento exemplo parte pergunta'.split(
    ' ',
  )
const everydayStems = new Map(
  languages.map((language) => [
    language,
    new Set(everydayWords.flatMap((word) => [word, stem(word, language)])),
  ]),
)

/** The stems of a text that may tell what it is about. */
export function tellingStems(text: string, language: string): string[] {
  const everyday = everydayStems.get(spokenLanguage(language) ?? 'en')
  return contentStems(text, language).filter((each) => !everyday?.has(each))
}

type Context = {
  session: Session
  messages: readonly Message[]
  /** The interviewer's message that it answers. */
  question: Message | null
}
type Found = { marks: Record<CueName, Span[]>; features: Named[]; alternatives: Named[] }

/** Their own words, which may have been beside the point. */
const quoted = /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»/g

/** Stems of all that the interview is about: the guide, the product, and what was noted so far. */
export function subjectStems({ session, question }: Context, language: string): Set<string> {
  const { plan } = session
  const planned = findQuestion(session, session.current.questionId)
  const asked = question?.kind === 'probe' ? question.content.replace(quoted, ' ') : ''
  const topics = plan.topics.flatMap((topic) => [
    topic.title,
    topic.learningGoal,
    ...topic.questions.map((each) => each.text),
    ...topic.probeHints.map(({ ask }) => ask),
  ])
  const noted = session.memory.map(({ quote }) => quote)
  const texts = [asked, planned?.question.text ?? '', ...topics, ...plan.glossary, ...noted]
  return new Set(tellingStems(texts.join(' '), language))
}

/** A question about somebody's own time is answered by what others chat about. */
export const leisure =
  /(?<!\p{L})(?:unwind|relax|hobb(?:y|ies)|pastimes?|(?:free|spare|own) time|for fun|in your life|away from (?:work|school)|outside (?:of )?work|weekends?|tell me (?:a little |a bit |something )?about yourself|freizeit|feierabend|entspannen|hobbys?|wochenenden?|loisirs|temps libre|passe-temps|tiempo libre|aficiones|ratos libres|tempo livre|lazer|passatempos?)(?!\p{L})/iu

/** Fewer kinds of small talk in somebody's own story are no ground to lead them back. */
const kindsMin = 3

/**
 * Lenient: off the subject is only what people chat about, with too little that ties it to this. A
 * first remark of the kind is let pass by the way, in a story of their own, and in any that was asked
 * for: many things happen at weddings. `wary`: they chatted before.
 */
export function isRelevant(
  text: string,
  language: string,
  subject: ReadonlySet<string>,
  { marks, features, alternatives }: Found,
  {
    isFollowUp,
    askedOfLeisure,
    wary,
  }: { isFollowUp: boolean; askedOfLeisure: boolean; wary: boolean },
): boolean {
  const { chatter } = marks
  if (countWords(text) < judgedWords || chatter.length === 0) return true
  const kinds = new Set(chatter.map((span) => span.text.toLowerCase())).size
  const ownStory = marks.first.length > 0 && marks.past.length > 0
  if (askedOfLeisure) return true
  const chats = chatter.length > 1 || chatter.some(({ start }) => start < chatterStart)
  if (!wary && (!chats || isFollowUp || (ownStory && kinds < kindsMin))) return true
  // Small talk names things too: there only what software is made of counts.
  const named = chats ? marks.productNoun : features
  const own = (spans: readonly Span[]) =>
    spans.filter((span) => !chatter.some((mark) => overlaps(mark, span))).length
  const shared = new Set(tellingStems(withoutSpans(text, chatter), language)).intersection(subject)
  const ties =
    weight.shared * shared.size +
    weight.alternative * own(alternatives) +
    weight.feature * own(named) +
    weight.work * own(marks.work) +
    (isFollowUp ? weight.followUp : 0)
  return ties > kinds
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}

type Marked = Found & Record<'negative' | 'positive', Span[]>

/** Whether a part of an answer tells of the subject for sure, so that it may stand for it. */
export function isNotable(
  part: Span,
  language: string,
  subject: ReadonlySet<string>,
  { marks, features, alternatives }: Found,
): boolean {
  const inside = (spans: readonly Span[]) => spans.some((span) => overlaps(span, part))
  if (tellingStems(part.text, language).some((stem) => subject.has(stem))) return true
  // Small talk names photos and lists as well.
  if (inside(marks.chatter)) return false
  if ([features, alternatives, marks.productNoun].some(inside)) return true
  return marks.chatter.length === 0 && [marks.work, marks.decision].some(inside)
}

/** Whether a part of an answer may tell of the subject: something is felt, wished or judged there. */
function isTied(
  part: Span,
  language: string,
  subject: ReadonlySet<string>,
  found: Marked,
  wary: boolean,
): boolean {
  if (isNotable(part, language, subject, found)) return true
  // Whoever chatted before feels strongly about much that is beside the point.
  if (wary) return false
  const { marks, negative, positive } = found
  const { chatter, value, request, vague, emotion } = marks
  const felt = [value, request, vague, emotion, negative, positive]
  return chatter.length === 0 && felt.some((spans) => spans.some((span) => overlaps(span, part)))
}

/** Whether any sentence tells of the subject; a few words always do. */
export function isTiedAtAll(
  parts: readonly Span[],
  {
    text,
    language,
    subject,
    found,
    wary,
  }: {
    text: string
    language: string
    subject: ReadonlySet<string>
    found: Marked
    wary: boolean
  },
): boolean {
  if (countWords(text) < judgedWords) return true
  return parts.some((part) => isTied(part, language, subject, found, wary))
}

/** How much of an earlier answer is read to tell whether it was of the subject. */
const charactersRead = 600
/** With fewer telling words than this an answer was neither of the subject nor beside it. */
const tellingMin = 3

/**
 * Whether an answer that names nothing of the subject may be taken to be of it all the same, as most
 * are: people tell of a party because it belongs to the matter. Not so the very first answer, nor the
 * second of the kind in a row that tells of nothing that happened, nor small talk that is no story of
 * their own, nor people who strayed or were rude.
 */
export function mayBeTrusted(
  { session, messages }: Context,
  subject: ReadonlySet<string>,
  { language, marks, named }: { language: string; marks: Found['marks']; named: RegExp },
): boolean {
  if (hasStrayed(session, messages) || session.flags.includes('hostile')) return false
  const ownStory = marks.first.length > 0 && marks.past.length > 0
  const chats = marks.chatter.some(({ start }) => start < chatterStart)
  if (chats || (marks.chatter.length > 0 && !ownStory)) return false
  const before = messages
    .slice(0, -1)
    .filter(({ kind }) => kind === 'answer')
    .map(({ content }) => content.slice(0, charactersRead))
    .findLast((said) => tellingStems(said, language).length >= tellingMin)
  if (before === undefined || ownStory) return before !== undefined
  const stems = tellingStems(before, language)
  return stems.some((stem) => subject.has(stem)) || hits(flatten(before), named)
}

/** Answers after which one that was beside the point is forgiven, and how many are. */
const forgivenAfter = 3
const forgivenMax = 1

/** Whether somebody chats more than now and then. */
export function hasStrayed(session: Session, messages: readonly Message[]): boolean {
  const aside = session.aside ?? []
  if (aside.length > forgivenMax) return true
  const recent = messages.filter(({ kind }) => kind === 'answer').slice(-1 - forgivenAfter)
  return recent.some(({ seq }) => aside.includes(seq))
}
