import type { Message, MessageKind, Session } from '../../interview/session.ts'
import { wholeWords } from '../../language/letters.ts'
import { countWords, fold } from '../../language/words.ts'
import { questionIn } from '../../profile/asked.ts'
import { isEvidence } from '../../profile/evidence.ts'

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
const continuer = new RegExp(
  wholeWords(
    'tell me (?:a (?:bit|little) )?more|say (?:a (?:bit|little) )?more|go on',
    '(?:noch )?(?:etwas |ein wenig |ein bisschen )?mehr (?:darüber|dazu|davon)|(?:genauer|weiter) erzählen',
    '(?:en |m’en )?dire (?:un peu )?(?:plus|davantage)',
    '(?:cont|dec|habl)\\p{L}* (?:un poco )?más',
    '(?:cont|diz|fal)\\p{L}* (?:um pouco )?mais',
  ),
  'u',
)

/** More topics than a guide has. */
const behindTopics = 10_000

/** One answer that may be evidence, with what it answers. */
export type Answer = {
  message: Message
  /** As it is shown beside the words, so that they can be read. */
  question: string
  /** The title of the guide's topic, where it belongs to one. */
  topic: string
  /** Where the guide has that topic; after all of them where it has none. */
  order: number
  /** Seq of the question that began what this belongs to. */
  led: number
  askedBy: MessageKind | null
}

/** The answers of an interview that tell something, in order. */
export function answersOf({ plan }: Session, messages: readonly Message[], language: string) {
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  const titles = new Map(plan.topics.map(({ id, title }, order) => [id, { title, order }]))
  const found: Answer[] = []
  let lead: Message | null = null
  for (const message of messages) {
    if (message.role === 'assistant') {
      if (leadingKinds.includes(message.kind)) lead = message
      continue
    }
    if (message.kind === 'skip' || !isEvidence(message)) continue
    const before = bySeq.get(message.after ?? message.seq - 1)
    const asked: Message | null = before?.role === 'assistant' ? before : null
    if (asked && unfitQuestions.includes(asked.kind)) continue
    const topic = titles.get(asked?.topicId ?? '')
    found.push({
      message,
      question: shownQuestion({ plan }, asked, lead, language),
      topic: topic?.title ?? '',
      order: (topic?.order ?? plan.topics.length) + lastOf(asked),
      led: lead?.seq ?? -1,
      askedBy: asked?.kind ?? null,
    })
  }
  return found
}

/** How far behind everything else an answer stands: the verdict, and then what else there was to say. */
function lastOf(asked: Message | null): number {
  if (asked?.kind === 'verdict') return behindTopics
  return asked?.kind === 'anything_else' ? 2 * behindTopics : 0
}

/** What is shown as asked: the planned question in its own words, or what the line itself asks. */
function shownQuestion(
  { plan }: Pick<Session, 'plan'>,
  asked: Message | null,
  lead: Message | null,
  language: string,
): string {
  if (!asked) return ''
  const own = questionIn(asked.content, language)
  const leads = lead && lead !== asked && (asked.kind === 'rephrase' || isContinuer(own))
  const shown = leads ? lead : asked
  const planned = plan.topics
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === shown.questionId)?.text
  if (planned !== undefined && shown.content.includes(planned)) return planned
  return leads ? questionIn(lead.content, language) : own
}

function isContinuer(question: string): boolean {
  return countWords(question) <= continuerWordsMax && continuer.test(fold(question))
}
