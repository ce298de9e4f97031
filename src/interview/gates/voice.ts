import { sentences } from '../../language/sentences.ts'
import { countWords, isStopWord, words } from '../../language/words.ts'
import {
  asksAsPlanned,
  type GateFailure,
  participantTexts,
  type Reply,
  withoutQuotes,
} from './context.ts'

/** Words before a colon that are a label rather than the beginning of a question. */
const labelWordsMax = 4
/** Words of the participant's that are compared, the newest. */
const charactersRead = 8_000

/** Speaks to the person about what they said, rather than saying it. */
const toThem =
  /(?<!\p{L})(?:you|your|sie|ihr|ihre|ihnen|ihrem|ihren|du|dir|dein\p{L}*|vous|votre|vos|tu|te|usted|su|sus|le|você|seu|sua|seus|suas|lhe)(?!\p{L})/iu

/**
 * The interviewer speaks for itself: what it states, beside the question, has no words in it that
 * only the participant brought in, unless it quotes them or speaks to the person of what they said.
 * So nobody makes it say something. The acknowledgement is dropped; a statement costs the reply.
 */
export function ownVoice(reply: Reply): GateFailure | null {
  if (reply.ack !== null && parrots(reply, reply.ack)) reply.ack = null
  if (asksAsPlanned(reply)) return null
  const parts = sentences(reply.question, reply.session.language).map(({ text }) => text)
  const label = /^([^:?]{1,80}): /.exec(parts.at(-1) ?? '')?.[1] ?? ''
  // A word in capitals before a full stop may pass for an abbreviation: nothing is asked before it.
  const before = /^(.*[.!;])\s[^.!;?]*\?$/su.exec(parts.at(-1) ?? '')?.[1] ?? ''
  const stated = [
    ...parts.slice(0, -1),
    before,
    ...(countWords(label) <= labelWordsMax ? [label] : []),
  ]
  if (!stated.some((part) => parrots(reply, part))) return null
  const why =
    'The reply says words of the participant’s as if they were yours; only ask, or quote them.'
  return { gate: 'own voice', why, severity: 'repair' }
}

/** What an interviewer truly says when it is asked what it is, who reads this, and what becomes of it. */
const ofItself =
  'person human bot robot machine computer program ai automated interviewer mensch roboter maschine computer programm ki automat interviewer personne humain robot machine ordinateur programme ia persona humano humana máquina ordenador programa pessoa computador robô read people research answers kept lesen leute forschung antworten lira liront recherche réponses leerá leerán investigación respuestas lerá pesquisa respostas'.split(
    ' ',
  )

function parrots({ session, messages, proposal }: Reply, text: string): boolean {
  const own = withoutQuotes(text)
  if (toThem.test(own)) return false
  const spoken = words(own).filter((word) => word.length > 2 && !isStopWord(word, session.language))
  if (spoken.length === 0) return false
  const theirs = new Set(broughtIn(participantTexts(messages).join('\n').slice(-charactersRead)))
  const answers = proposal.action === 'answer_meta' ? ofItself : []
  const ours = new Set([...knownWords(session, messages), ...answers])
  return spoken.some((word) => theirs.has(word) && !ours.has(word))
}

/** The words of the plan, and those that the interviewer said before the participant did. */
function knownWords({ plan }: Reply['session'], messages: Reply['messages']): string[] {
  const planned = plan.topics.flatMap(({ title, questions }) => [
    title,
    ...questions.flatMap(({ text, rephrased }) => [text, rephrased]),
  ])
  return [...[...planned, ...plan.glossary].flatMap(words), ...saidFirst(messages)]
}

/** What was said without a model and without quoting, before anybody had brought it in. */
function saidFirst(messages: Reply['messages']): string[] {
  const theirs = new Set<string>()
  const ours: string[] = []
  for (const { role, generatedBy, content } of messages) {
    if (role === 'user') for (const word of broughtIn(content)) theirs.add(word)
    else if (generatedBy !== 'llm')
      ours.push(...words(withoutQuotes(content)).filter((word) => !theirs.has(word)))
  }
  return ours
}

/** "VIP-florbik" brings in both of its words. */
function broughtIn(text: string): string[] {
  return [...words(text), ...words(text.replace(/[-_/.]/g, ' '))]
}
