import type { Language, PlanQuestion, Topic } from '../../guide/plan.ts'
import type { Turn } from '../../interview/ports.ts'
import { currentTopic, findQuestion, topicState } from '../../interview/progress.ts'
import type { Message, Session, TopicState } from '../../interview/session.ts'
import { spokenLanguage } from '../../interview/texts.ts'
import {
  detectLanguage,
  languageAfter,
  type Ngrams,
  tellingCharacters,
} from './reading/detect-language.ts'
import { type AnswerFeatures, readAnswer } from './reading/features.ts'
import { requestedLanguage } from './reading/intent.ts'
import { templatePacks } from './templates/packs.ts'
import type { TemplatePack } from './templates/template.ts'

/** All that the rules look at: the answer as read, and where in the interview it came. */
export type Situation = {
  seed: string
  /** In the language the reply will be in. */
  session: Session
  messages: readonly Message[]
  answer: Message
  /** What the answer replies to. */
  question: Message | null
  planned: PlanQuestion | null
  topic: Topic | null
  state: TopicState | null
  features: AnswerFeatures
  language: Language
  pack: TemplatePack
  /** Set when the conversation should go on in another language. */
  switchTo: string | null
  /** Written in a language that the interview is not in: nothing of it is quoted. */
  foreign: boolean
}

/** Answers looked at to tell the language. */
const answersForLanguage = 4

/** Reads the newest answer in its place; null when the newest line is not an answer. */
export function readSituation(context: Turn, ngrams?: Ngrams): Situation | null {
  const { messages, seed } = context
  const answer = messages.at(-1)
  if (answer?.role !== 'user' || answer.kind !== 'answer') return null
  const switchTo = languageSwitch(context, answer, ngrams)
  const session = switchTo === null ? context.session : { ...context.session, language: switchTo }
  const question = messages.findLast(({ role }) => role === 'assistant') ?? null
  const language = spokenLanguage(session.language) ?? 'en'
  const written = detectLanguage(answer.content, ngrams)
  return {
    seed,
    session,
    messages,
    answer,
    question,
    planned: findQuestion(session, session.current.questionId)?.question ?? null,
    topic: currentTopic(session),
    state: topicState(session, session.current.topicId),
    features: readAnswer(answer.content, { session, messages, question }),
    language,
    pack: templatePacks[language],
    switchTo,
    foreign: written !== null && written !== language,
  }
}

/** Switches only to languages with templates of their own; in any other one may answer anyway. */
function languageSwitch(
  { session, messages }: Turn,
  answer: Message,
  ngrams: Ngrams | undefined,
): string | null {
  const wanted =
    requestedLanguage(answer.content) ?? afterAnswers(messages, session.language, ngrams)
  return wanted !== null && wanted !== session.language && spokenLanguage(wanted) ? wanted : null
}

function afterAnswers(
  messages: readonly Message[],
  present: string,
  ngrams: Ngrams | undefined,
): string | null {
  const answers = messages.filter(({ kind }) => kind === 'answer').slice(-answersForLanguage)
  return languageAfter(
    answers.map(({ content }) => content),
    present,
    ngrams,
  )
}

/** Whether letter groups are needed to tell the language of the newest answer. */
export function needsNgrams(messages: readonly Message[]): boolean {
  const answer = messages.at(-1)
  if (answer?.kind !== 'answer' || answer.content.trim().length < tellingCharacters) return false
  return detectLanguage(answer.content) === null
}
