import type { lintQuestion } from '../../src/guide/lint.ts'
import { type Language, type LintRule, languages, type PlanQuestion } from '../../src/guide/plan.ts'
import type { Message, MessageKind } from '../../src/interview/session.ts'
import { detectLanguage } from '../../src/interviewers/builtin/reading/detect-language.ts'
import { fold } from '../../src/language/words.ts'
import type { Fact } from '../characters/fact.ts'
import type { Conversation } from '../conversation.ts'

const asking: readonly MessageKind[] = ['opening', 'question', 'probe', 'rephrase', 'redirect']

/** One line of the interviewer's that asks, in its place. */
export type Asked = {
  conversation: Conversation
  message: Message
  planned: PlanQuestion | null
  /** What is asked, without the greeting before it. */
  text: string
  answer: Message | null
  told: readonly Fact[]
  /** What the interviewer said next. */
  next: Message | null
}

/** The lines of an interview that ask for an answer in its conversation proper. */
export function askedIn(conversation: Conversation): Asked[] {
  const { messages, plan, told } = conversation
  const questions = plan.topics.flatMap((topic) => topic.questions)
  return messages.flatMap((message, at) => {
    if (message.role !== 'assistant' || !asking.includes(message.kind)) return []
    const planned = questions.find(({ id }) => id === message.questionId) ?? null
    const after = messages[at + 1]
    const answer = after?.kind === 'answer' ? after : null
    const next = messages.slice(at + 1).find(({ role }) => role === 'assistant') ?? null
    const facts = told.get(answer?.clientMessageID ?? '') ?? []
    const opened = message.kind === 'opening' && planned && message.content.includes(planned.text)
    const text = opened ? planned.text : message.content
    return [{ conversation, message, planned, text, answer, told: facts, next }]
  })
}

/** Where a line stands, for whoever looks it up. */
export function placeOf({
  conversation,
  message,
  text,
}: Pick<Asked, 'conversation' | 'message' | 'text'>): string {
  return `${conversation.name} #${message.seq}: ${text.slice(0, 200)}`
}

export function withoutQuoted(text: string): string {
  return text.replace(/“[^”]*”|„[^“”]*[“”]|«[^»]*»/g, 'x')
}

export function languageOf(text: string, otherwise: Language): Language {
  // Too short to tell by its words, a Spanish question still opens with its mark.
  const found = detectLanguage(text) ?? (text.includes('¿') ? 'es' : null)
  return languages.find((each) => each === found) ?? otherwise
}

/** Whether the words are the researcher's own, as the guide has them. */
export function isResearchers({ planned, message, text }: Asked): boolean {
  if (!planned?.lines || message.kind === 'probe') return false
  return text.includes(planned.text)
}

type Lint = typeof lintQuestion

/** What the linter finds in a line, whoever wrote it. */
export function lintOf({ text, conversation }: Asked, lint: Lint): LintRule[] {
  const language = languageOf(text, conversation.plan.language)
  return lint(text, { language }).map(({ rule }) => rule)
}

type Fault = 'leading' | 'double' | 'closed' | 'praise'

/** A second opinion, made of other rules than the linter's: short and blunt. */
const blunt: Record<Fault, RegExp> = {
  leading:
    /(?:don't|doesn't|isn't|wasn't|wouldn't|didn't|aren't) (?:you|it|they|that)|(?<!\p{L})(?:surely|obviously|of course|most (?:people|users|customers)|wouldn't you agree|nicht wahr|sicherlich|natürlich|oder\?|finden sie nicht|verdad\?)/u,
  double: /\?[^?]*\?/,
  closed:
    /(?:^|[.:!;,] )(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|haben|hat|hatten|sind|ist|war|waren|können|konnten|würden|wollen|möchten) (?:you|it|they|there|this|that|the|sie|es|das|der|die)(?!\p{L})[^.?]*\?$/u,
  praise:
    /(?<!\p{L})(?:great (?:answer|point|question)|good (?:answer|point)|excellent|awesome|amazing|fantastic|wonderful|that's (?:great|interesting|helpful)|very (?:interesting|helpful)|sehr gut|toll|super|sehr interessant)[!.,]/u,
}

export function isBluntly(fault: Fault, text: string): boolean {
  return blunt[fault].test(fold(withoutQuoted(text)))
}
