import type { PlanQuestion } from '../guide/plan.ts'
import { closingQuestions } from './closing/closing-questions.ts'
import { usualFarewell } from './closing/farewell.ts'
import { hideQuotes } from './hide-quotes.ts'
import type { Message, Session } from './session.ts'
import { neutralQuestions } from './texts/neutral.ts'
import { spokenLanguage, textsFor } from './texts/texts.ts'
import type { Texts } from './texts/texts-pack.ts'

/** A browser by the SHA-256 of its cookie; null where it has none. */
type Browser = string | null
type Conversation = { session: Session; messages: readonly Message[] }

/**
 * The conversation as a browser is shown it. Earlier answers, and the questions they answer, are shown
 * only to the browser that gave them: whoever else holds the link goes on at the newest question, which
 * tells nothing of what was said before it.
 */
export function shownTo(browser: Browser, { session, messages }: Conversation): Message[] {
  const visible = visibleTo(browser, messages)
  if (visible.length === messages.length) return visible
  const shown = visible.filter(({ role }) => role === 'user').map(({ content }) => content)
  const known = [...wordsOf(session), ...shown]
  const isCaredFor = visible.some(
    (line) => line.kind === 'safety' && answeredBy(messages, line) === browser,
  )
  const replied = visible.map((line) => {
    const isReply = line.role === 'assistant' && answeredBy(messages, line) !== browser
    // A farewell tells of all that was said, not of the newest answer alone.
    const isTold = isReply || (line.kind === 'closing' && !isCaredFor)
    return isTold ? { ...line, content: withoutAnswer(line, session) } : line
  })
  return replied.map((line) =>
    line.role === 'user' ? line : { ...line, content: hideQuotes(line.content, known) },
  )
}

function visibleTo(browser: Browser, messages: readonly Message[]): Message[] {
  const lastAnswer = messages.findLastIndex(({ role }) => role === 'user')
  let own = false
  return messages
    .toReversed()
    .filter((message) => {
      if (message.role === 'user') own = browser !== null && message.browser === browser
      return own || message.seq > lastAnswer
    })
    .reverse()
}

/** The browser of the answer that a line replies to; null where there is none. */
function answeredBy(messages: readonly Message[], { seq }: Message): Browser {
  const answer = messages.findLast((other) => other.role === 'user' && other.seq < seq)
  return answer?.browser ?? null
}

/** A line in the words that it would have had after any other answer, whoever said it. */
function withoutAnswer(line: Message, session: Session): string {
  const { kind, content, generatedBy } = line
  const texts = textsFor(session.language, { isFamiliar: session.familiar === true })
  switch (kind) {
    case 'question':
    case 'rephrase':
    case 'redirect':
    case 'meta':
      return plannedWords(line, session) ?? neutral(session)
    case 'probe':
      return neutral(session)
    case 'safety':
      return session.state === 'screened_out' ? texts.closing : texts.confirmEnd
    case 'confirm_end':
      return texts.confirmEnd
    case 'recap':
      return generatedBy === 'llm' ? texts.understood('…') : texts.recap([texts.quote('…')])
    case 'verdict':
      return fromVerdict(content, texts)
    case 'anything_else':
      return closingQuestions(session.plan).find((own) => content.endsWith(own)) ?? neutral(session)
    case 'closing':
      return farewellOf(session, texts)
    default:
      return content
  }
}

/** Whoever was turned away is told so by the status in any browser. */
function farewellOf(session: Session, texts: Texts): string {
  if (session.state === 'quota_full') return texts.quotaFull
  return session.state === 'screened_out' ? texts.screenedOut : usualFarewell(session)
}

/** The question for the verdict without what leads to it, which names the product as it did. */
function fromVerdict(content: string, texts: Texts): string {
  const [beginning = ''] = texts.verdict('\0').split('\0')
  const at = content.lastIndexOf(beginning)
  return at === -1 ? texts.verdict(texts.product) : content.slice(at)
}

/** The follow-up that is right after almost anything. */
function neutral({ language }: Session): string {
  return neutralQuestions[spokenLanguage(language) ?? 'en'].more
}

/** The guide's question that a line puts, as the guide has it. */
function plannedWords(line: Message, session: Session): string | undefined {
  const planned = plannedAt(session, line)
  if (!planned) return undefined
  return line.content.endsWith(planned.rephrased) ? planned.rephrased : planned.text
}

/** The question of the guide that a line puts, or that it follows up. */
export function plannedAt({ plan }: Session, { questionId }: Message): PlanQuestion | undefined {
  return questionsOf(plan).find(({ id }) => questionId !== undefined && id === questionId)
}

/** The guide's own words that a line ends with; undefined where it puts them in others. */
export function guideWordsOf(session: Session, line: Message): string | undefined {
  const planned = plannedAt(session, line)
  return [planned?.text, planned?.rephrased].find((text) => text && line.content.endsWith(text))
}

const questionsOf = ({ topics }: Session['plan']) => topics.flatMap(({ questions }) => questions)

/** What an interviewer may quote without telling of an answer. */
function wordsOf({ plan, productID }: Session): string[] {
  const questions = questionsOf(plan).flatMap(({ text, rephrased }) => [text, rephrased])
  const around = [plan.opening, ...plan.closing].flatMap((part) => (part ? [part.text] : []))
  return [...questions, ...around, productID]
}

/** What the recap read back, as far as whoever asks is shown the very answers it rests on. */
export function recapShown(
  { recap = [], recapRests }: Session,
  visible: readonly Message[],
): string[] {
  const answers = visible.filter(({ role }) => role === 'user')
  return recap.filter((line) => {
    const rests = recapRests?.find((one) => one.line === line)
    if (!rests) return answers.some(({ content }) => content.includes(line))
    return rests.quotes.every(({ seq }) => answers.some((answer) => answer.seq === seq))
  })
}
