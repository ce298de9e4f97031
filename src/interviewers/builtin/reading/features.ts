import { findQuestion } from '../../../interview/progress.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { spokenLanguage } from '../../../interview/texts.ts'
import { sentences } from '../../../language/sentences.ts'
import { contentStems, countWords } from '../../../language/words.ts'
import { type CueName, type CuePack, cueNames } from '../cues/cue.ts'
import { cuePacks } from '../cues/packs.ts'
import { clausesOf } from './clauses.ts'
import { type Conflict, findConflict } from './conflict.ts'
import { type Echo, rankEchoes } from './echo.ts'
import { analysedPart } from './excerpt.ts'
import { type Intent, readIntent } from './intent.ts'
import { findAlternatives, findFeatures, type Named } from './named.ts'
import { polarities } from './polarity.ts'
import { readSafety, type Safety } from './safety.ts'
import { findAll, flatten, hits, overlaps, type Span } from './span.ts'
import { tokenize } from './tokens.ts'

/** What can be told of one answer. Spans refer to `text`, the analysed part of it. */
export type AnswerFeatures = Intent &
  Safety & {
    text: string
    /** Language of the cue tables used. */
    language: string
    words: number
    /** Stems of content words that neither the question nor the conversation so far has. */
    newStems: string[]
    marks: Record<CueName, Span[]>
    /** 0 calm to 3 shouting. */
    intensity: number
    positive: Span[]
    negative: Span[]
    features: Named[]
    alternatives: Named[]
    numbers: Span[]
    /** Something that happened to them, once. */
    episode: boolean
    /** What is said of it is an opinion. */
    opinion: boolean
    conflict: Conflict | null
    relevant: boolean
    /** What may be quoted back, the best first. */
    echoes: Echo[]
  }

/** What an answer is read against. */
export type ReadContext = {
  session: Session
  messages: readonly Message[]
  /** The interviewer's message that it answers. */
  question: Message | null
}

/** Fewer words than this are never called off the subject. */
const judgedWords = 8
/** Small talk says so in its first words, or more than once. */
const chatterStart = 30
/** Earlier messages looked at to tell what is new. */
const messagesRead = 12
const charactersRead = 1_000

/** Reads one answer: all that the rules ask about, in time bounded whatever its length. */
export function readAnswer(answer: string, context: ReadContext): AnswerFeatures {
  const language = spokenLanguage(context.session.language) ?? 'en'
  const pack = cuePacks[language]
  const safety = readSafety(answer, flatten(answer.slice(0, 3_000)))
  const text = analysedPart(answer, topicWords(context))
  const flat = flatten(text)
  const marks = readMarks(text, flat, pack)
  const sentenceTexts = sentences(text, language).map((sentence) => sentence.text)
  const intent = readIntent(text, flat, marks, pack, sentenceTexts)
  const copied = safety.pasted || safety.injection
  const tokens = copied ? [] : tokenize(text, language)
  const clauses = clausesOf(text, tokens, pack, [...marks.vague, ...marks.emotion])
  const { positive, negative } = polarities(text, marks, language)
  const named = {
    text,
    flat,
    tokens,
    clauses,
    marks,
    language,
    glossary: context.session.plan.glossary,
  }
  // Rude and private words are never said back, whatever they are part of.
  const unfit = [...marks.profanity, ...marks.insult, ...safety.pii]
  const isFit = (span: Span) => !unfit.some((mark) => overlaps(mark, span))
  const features = findFeatures(named).filter(isFit)
  const alternatives = findAlternatives(named).filter(isFit)
  const newStems = findNewStems(text, language, context)
  const episode = isEpisode(marks)
  return {
    ...intent,
    ...safety,
    text,
    language,
    words: countWords(text),
    newStems,
    marks,
    intensity: readIntensity(text, marks),
    positive,
    negative,
    features,
    alternatives,
    numbers: findAll(text, flat, /\p{N}+(?:[.,]\p{N}+)*/gu),
    episode,
    opinion: positive.length + negative.length + marks.vague.length + marks.emotion.length > 0,
    conflict:
      copied || unfit.length > 0
        ? null
        : findConflict(text, marks, { positive, negative, features }, context.session),
    relevant: isRelevant(text, language, context, { marks, features, alternatives }),
    echoes: rankEchoes(clauses, {
      text,
      language,
      pack,
      marks,
      negative,
      features,
      newStems,
      pii: safety.pii,
    }),
  }
}

function readMarks(text: string, flat: string, pack: CuePack): Record<CueName, Span[]> {
  const marks = Object.fromEntries(
    cueNames.map((name) => [name, findAll(text, flat, pack.cues[name])]),
    // Every name of `cueNames` is mapped, which `fromEntries` cannot express.
  ) as Record<CueName, Span[]>
  // People swear in English in any language.
  const swearing = findAll(text, flat, cuePacks.en.cues.profanity)
  return { ...marks, profanity: [...marks.profanity, ...swearing] }
}

function isEpisode(marks: Record<CueName, Span[]>): boolean {
  return marks.first.length > 0 && marks.past.length > 0 && marks.when.length > 0
}

function readIntensity(text: string, marks: Record<CueName, Span[]>): number {
  const shouted = hits(text, /\b\p{Lu}{4,}\b/u) ? 1 : 0
  const marked = hits(text, /!{2,}/) ? 1 : 0
  return shouted + marked + (marks.strong.length > 0 ? 1 : 0)
}

function findNewStems(
  text: string,
  language: string,
  { messages, question }: ReadContext,
): string[] {
  const earlier = messages
    .filter((message) => message.seq < (messages.at(-1)?.seq ?? 0))
    .slice(-messagesRead)
    .map(({ content }) => content.slice(0, charactersRead))
  const known = new Set(contentStems([...earlier, question?.content ?? ''].join(' '), language))
  return [...new Set(contentStems(text, language)).difference(known)]
}

function topicWords({ session }: ReadContext): string[] {
  const topic = session.plan.topics.find(({ id }) => id === session.current.topicId)
  return contentStems(topic?.title ?? '', session.language)
}

/** Lenient: off the subject is only what people chat about, with nothing that ties it to this. */
function isRelevant(
  text: string,
  language: string,
  { session, question }: ReadContext,
  found: { marks: Record<CueName, Span[]>; features: Named[]; alternatives: Named[] },
): boolean {
  const { marks, features, alternatives } = found
  if (countWords(text) < judgedWords) return true
  // Small talk names things too: there only what software is made of counts.
  const chats = marks.chatter.length > 1 || marks.chatter.some(({ start }) => start < chatterStart)
  const named = chats ? marks.productNoun.length : features.length
  if (named + alternatives.length > 0) return true
  const planned = findQuestion(session, session.current.questionId)
  const topics = session.plan.topics.flatMap((topic) => [
    topic.title,
    topic.learningGoal,
    ...topic.questions.map((each) => each.text),
    ...topic.probeHints.map(({ ask }) => ask),
  ])
  const subject = [question?.content ?? '', planned?.question.text ?? '', ...topics]
  const known = new Set(contentStems([...subject, ...session.plan.glossary].join(' '), language))
  const shared = contentStems(text, language).filter(
    (each) => known.has(each) && !everyday.has(each),
  )
  // One word in common is chance where people chat about the match.
  const enough = marks.chatter.length > 0 ? 2 : 1
  if (new Set(shared).size >= enough || marks.work.length > 0) return true
  return marks.chatter.length === 0
}

/** Stems that say nothing about what is talked of. */
export const everyday = new Set(
  'time day last first thing use used work start happen think year week month good want need know mal tag zeit jahr fois temps jour vez tiempo dia día tempo ano go come get take make tell way lot people'.split(
    ' ',
  ),
)
