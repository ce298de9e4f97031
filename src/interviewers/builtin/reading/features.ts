import type { Language } from '../../../guide/plan.ts'
import type { Message, Session } from '../../../interview/session.ts'
import { spokenLanguage } from '../../../interview/texts.ts'
import { sentences } from '../../../language/sentences.ts'
import { contentStems, countWords } from '../../../language/words.ts'
import { abuse } from '../cues/abuse.ts'
import { type CueName, type CuePack, cueNames } from '../cues/cue.ts'
import { cuePacks } from '../cues/packs.ts'
import { politeFear, unknowing } from '../cues/unknown.ts'
import { addressedIn } from './addressed.ts'
import { clausesOf } from './clauses.ts'
import { type Conflict, findConflict } from './conflict.ts'
import { type Echo, rankEchoes } from './echo.ts'
import { analysedPart } from './excerpt.ts'
import { type Intent, readIntent } from './intent.ts'
import { findAlternatives, findFeatures, type Named } from './named.ts'
import { polarities } from './polarity.ts'
import {
  hasStrayed,
  isRelevant,
  isTiedAtAll,
  leisure,
  mayBeTrusted,
  subjectStems,
} from './relevance.ts'
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
    /** Stems of what the interview is about. */
    subject: ReadonlySet<string>
    relevant: boolean
    /** Some of it tells of the subject; always so of the shortest answers. */
    tied: boolean
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

/** Earlier messages looked at to tell what is new. */
const messagesRead = 12
const charactersRead = 1_000
/** Small talk says so in its first words. */
const chatterStart = 30

/** Reads one answer: all that the rules ask about, in time bounded whatever its length. */
export function readAnswer(answer: string, context: ReadContext): AnswerFeatures {
  const language = spokenLanguage(context.session.language) ?? 'en'
  const pack = cuePacks[language]
  const safety = readSafety(answer, flatten(answer.slice(0, 3_000)))
  const text = analysedPart(answer, topicWords(context))
  const flat = flatten(text)
  const marks = readMarks(text, flat, pack, language)
  const parts = sentences(text, language)
  const sentenceTexts = parts.map((sentence) => sentence.text)
  const intent = readIntent(text, flat, marks, pack, sentenceTexts)
  const copied = safety.pasted || safety.injection
  const tokens = copied ? [] : tokenize(text)
  const clauses = clausesOf(text, tokens, pack, [...marks.vague, ...marks.emotion])
  const { positive, negative } = polarities(text, marks, language)
  const named = { text, flat, marks, language, glossary: context.session.plan.glossary }
  // Rude and private words are never said back, whatever they are part of.
  const unfit = [...marks.profanity, ...marks.insult, ...safety.pii]
  const isFit = (span: Span) => !unfit.some((mark) => overlaps(mark, span))
  const features = findFeatures(named).filter(isFit)
  const alternatives = findAlternatives(named).filter(isFit)
  const newStems = findNewStems(text, language, context)
  const episode = isEpisode(marks)
  const subject = subjectStems(context, language)
  const wary = chattedBefore(context, pack)
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
    conflict: copied || unfit.length > 0 ? null : findConflict(text, marks, context),
    subject,
    tied:
      isTiedAtAll(parts, {
        text,
        language,
        subject,
        found: { marks, features, alternatives, positive, negative },
        // Feeling alone ties nothing where it may be meant for us, or where nothing is known of them.
        wary: wary || !hasAnswered(context) || context.session.flags.includes('hostile'),
      }) ||
      (!wary && mayBeTrusted(context, subject, { language, marks, named: pack.cues.productNoun })),
    relevant: isRelevant(
      text,
      language,
      subject,
      { marks, features, alternatives },
      {
        isFollowUp: context.question?.kind === 'probe',
        askedOfLeisure: leisure.test(context.question?.content ?? ''),
        wary,
      },
    ),
    echoes: rankEchoes(clauses, {
      text,
      language,
      pack,
      marks,
      negative,
      features,
      newStems,
      barred: [...safety.pii, ...addressedIn(parts, language), ...politeIn(text, flat, language)],
    }),
  }
}

function readMarks(
  text: string,
  flat: string,
  pack: CuePack,
  language: Language,
): Record<CueName, Span[]> {
  const marks = Object.fromEntries(
    cueNames.map((name) => [name, findAll(text, flat, pack.cues[name])]),
    // Every name of `cueNames` is mapped, which `fromEntries` cannot express.
  ) as Record<CueName, Span[]>
  // People swear in English in any language.
  const swearing = findAll(text, flat, cuePacks.en.cues.profanity)
  const insult = [...marks.insult, ...abuse.flatMap((pattern) => findAll(text, flat, pattern))]
  const dontKnow = [...marks.dontKnow, ...findAll(text, flat, unknowing[language])]
  const polite = politeIn(text, flat, language)
  const emotion = marks.emotion.filter((mark) => !polite.some((span) => overlaps(span, mark)))
  return {
    ...marks,
    dontKnow: merged(dontKnow),
    emotion,
    insult,
    profanity: [...marks.profanity, ...swearing],
  }
}

/** What is said out of politeness alone: neither a feeling nor worth asking about. */
function politeIn(text: string, flat: string, language: string): Span[] {
  return language === 'en' ? findAll(text, flat, politeFear) : []
}

/** Spans that overlap as one, in order. */
function merged(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (!kept.some((other) => overlaps(other, span))) kept.push(span)
  }
  return kept
}

function hasAnswered({ messages }: ReadContext): boolean {
  return messages.slice(0, -1).some(({ kind }) => kind === 'answer')
}

/** Whether small talk was noticed before, or the answer before this one began with some. */
function chattedBefore({ session, messages }: ReadContext, pack: CuePack): boolean {
  if (hasStrayed(session, messages)) return true
  const before = messages.filter(({ kind }) => kind === 'answer').at(-2)
  return (
    before !== undefined && hits(flatten(before.content.slice(0, chatterStart)), pack.cues.chatter)
  )
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
