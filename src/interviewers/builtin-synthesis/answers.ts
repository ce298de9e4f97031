import type { Message, MessageKind, Session } from '../../interview/session.ts'
import { wholeWords } from '../../language/letters.ts'
import { countWords, fold } from '../../language/words.ts'
import { questionIn } from '../../profile/claims/asked.ts'
import { isEvidence } from '../../profile/claims/evidence.ts'
import { asksMainPoint } from './main-reason.ts'

/** Answers to these are about the talk, or too private. */
const unfitQuestions: readonly MessageKind[] = ['confirm_end', 'safety', 'closing', 'meta']
/** Kinds that begin something new; what is asked between them follows up on the last. */
const leadingKinds: readonly MessageKind[] = [
  'opening',
  'question',
  'recap',
  'verdict',
  'anything_else',
]
/** A longer follow-up asks for something of its own. */
const continuerWordsMax = 14

/** Asks for more of the same: what is answered reads on from the answer before. */
const continuer = wholeWords(
  'tell me (?:a (?:bit|little) )?more|say (?:a (?:bit|little) )?more|go on',
  '(?:noch )?(?:etwas |ein wenig |ein bisschen )?mehr (?:darüber|dazu|davon)|(?:mehr|genauer|weiter) erzählen',
  '(?:en |m’en )?dire (?:un peu )?(?:plus|davantage)',
  '(?:cont|dec|habl)\\p{L}* (?:un poco )?más',
  '(?:cont|diz|fal)\\p{L}* (?:um pouco )?mais',
  "what happened (?:then|next|after that)|was (?:ist|geschah) dann(?: passiert)?|que s'est-il passé (?:ensuite|après)|qué pasó (?:después|entonces)|o que aconteceu (?:depois|então)",
)

/** More topics than a guide has. */
const behindTopics = 10_000

/** One answer that may be evidence, with what it answers. */
export type Answer = {
  message: Message
  /** As it is shown beside the words, so that they can be read. */
  question: string
  /** What the line asks that began what this belongs to. */
  leadQuestion: string
  /** The title of the guide's topic, where it belongs to one. */
  topic: string
  /** Where the guide has that topic; after all of them where it has none. */
  order: number
  /** The line that began what this belongs to. */
  lead: Message | null
  asked: Message | null
}

/** The answers of an interview that tell something, in order. */
export function answersOf({ plan }: Session, messages: readonly Message[], language: string) {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  const titles = new Map(plan.topics.map(({ id, title }, order) => [id, { title, order }]))
  const found: Answer[] = []
  let lead: Message | null = null
  for (const message of messages) {
    if (message.role === 'assistant') {
      if (leadingKinds.includes(message.kind) || asksMainPoint(message)) lead = message
      continue
    }
    if (message.kind === 'skip' || !isEvidence(message)) continue
    const before = bySeq.get(message.after ?? message.seq - 1)
    const asked: Message | null = before?.role === 'assistant' ? before : null
    if (asked && unfitQuestions.includes(asked.kind)) continue
    const topic = titles.get(asked?.topicId ?? '')
    const [own, first] = [asked, lead].map((line) => line && askedIn({ plan }, line, language))
    found.push({
      message,
      question: (asked && lead && readsOn(asked, language) ? first : own) ?? '',
      leadQuestion: first ?? '',
      topic: topic?.title ?? '',
      order: (topic?.order ?? plan.topics.length) + apartFromTopics(asked),
      lead,
      asked,
    })
  }
  return found
}

/** Where an answer stands that is of no topic: what matters most first, the verdict and what else there was last. */
function apartFromTopics(asked: Message | null): number {
  if (asksMainPoint(asked)) return -behindTopics
  if (asked?.kind === 'verdict') return behindTopics
  return asked?.kind === 'anything_else' ? 2 * behindTopics : 0
}

/** What a line asks: the planned question in its own words where it holds one. */
function askedIn({ plan }: Pick<Session, 'plan'>, line: Message, language: string): string {
  const planned = plan.topics
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === line.questionId)?.text
  const isPlanned = planned !== undefined && line.content.includes(planned)
  return isPlanned ? planned : questionIn(line.content, language)
}

/** Whether an answer to this reads on from the one before, and is told with its question. */
function readsOn({ kind, content }: Message, language: string): boolean {
  return kind === 'rephrase' || isContinuer(questionIn(content, language))
}

function isContinuer(question: string): boolean {
  return countWords(question) <= continuerWordsMax && continuer.test(fold(question))
}
