import { sentences } from '../../language/sentences.ts'
import { contentStems, countWords, isStopWord, words } from '../../language/words.ts'
import { spokenLanguage, textsFor } from '../texts/texts.ts'
import {
  asksAsPlanned,
  type GateFailure,
  ownPart,
  participantTexts,
  type Reply,
  withoutQuotes,
} from './context.ts'
import { ofItself, requests, sympathy } from './lexicon.ts'
import { anchors, answersIn, isTakenUp, judgeClause, unsaidIn } from './stated.ts'

/** Says again what was meant, in words that nobody has used so far. */
const restates: readonly string[] = ['rephrase', 'redirect']

/** Words before a colon that are a label rather than the beginning of a question. */
const labelWordsMax = 4
/** Words of the participant's that are compared, the newest. */
const charactersRead = 8_000
/** So few words state nothing. */
const nodWordsMax = 4
/** Words of theirs that a retelling has at least, and their share of it. */
const retoldMin = 2
const retoldShare = 0.7

/** Tells what they said where the verb alone says whose words these are. */
const asTheySaid =
  /(?<!\p{L})(?:dices?|dijo|dijiste|escribes?|escribió|escribiste|cuentas?|contó|contaste|mencion(?:ó|as|aste)|diz(?:es)?|disse(?:ste)?|escreves?|escreveu|escreveste|contas?|contou|mencion(?:ou|as|aste))(?!\p{L})/iu

/** Takes for granted what comes before the question itself: "Since you moved, how …?" */
const takesForGranted =
  /^(?:(?:and|so|und|et|y|e) )?(?:since|after|because|now that|although|even though|seit|seitdem|nachdem|weil|obwohl|depuis que|après que|parce que|comme|bien que|maintenant que|desde que|después de que|ya que|porque|aunque|depois que|depois de|já que|agora que|embora) ([^,?]{8,160}),/iu

/** Speaks to the person about what they said, rather than saying it. */
const toThem =
  /(?<!\p{L})(?:you|your|sie|ihr|ihre|ihnen|ihrem|ihren|du|dir|dein\p{L}*|vous|votre|vos|tu|te|usted|su|sus|le|você|seu|sua|seus|suas|lhe)(?!\p{L})/iu

/**
 * The interviewer speaks for itself: what stands beside the question is said to the person of what
 * they said, is theirs word for word, and then quoted, or is theirs shortened; it claims nothing. So
 * nobody makes it say something, and it takes no side. The acknowledgement is dropped; a statement
 * costs the reply.
 */
export function ownVoice(reply: Reply): GateFailure | null {
  if (reply.ack !== null) reply.ack = whatMayBeSaid(reply, reply.ack)
  const planned = asksAsPlanned(reply)
  const own = planned ? `${ownPart(reply)} ` : reply.question
  const parts = sentences(own, reply.session.language).map(({ text }) => text)
  const asked = planned ? '' : (parts.at(-1) ?? '')
  const label = /^([^:?]{1,80}): /.exec(asked)?.[1] ?? ''
  const isLabel = countWords(label) <= labelWordsMax && !anchors.test(label)
  // A word in capitals before a full stop may pass for an abbreviation: nothing is asked before it.
  const before = /^(.*[.!;])\s[^.!;?]*\?$/su.exec(asked)?.[1] ?? ''
  const isSaid = (part: string) => !isFree(reply, part)
  const isOwn =
    parrots(reply, before) || (isLabel && (parrots(reply, label) || isFree(reply, label)))
  const beside = planned ? parts : parts.slice(0, -1)
  if (!isOwn && !isGranted(reply) && beside.every(isSaid)) {
    if (!planned) reply.question = quoteTheirs(reply, parts)
    return null
  }
  const why =
    'The reply states something as if of its own; only ask, put their words in “…”, or say them to the person: “You count for Rob, you say.”'
  return { gate: 'own voice', why, severity: 'repair' }
}

function whatMayBeSaid(reply: Reply, ack: string): string | null {
  const { session, messages, proposal } = reply
  const asked = messages.at(-1)?.reading?.questions ?? []
  const isAnswer = asked.length > 0 || proposal.action === 'answer_meta'
  if (session.interviewer === 'builtin' || isAnswer) return parrots(reply, ack) ? null : ack
  const kept = sentences(ack, session.language)
    .map(({ text }) => text)
    .filter((text) => listens(reply, text))
  return kept.length > 0 ? kept.join(' ') : null
}

/** Thanks for what they told: it claims nothing. */
const thanks = /^(?:thanks?|thank you|danke|merci|gracias|obrigad[oa])(?!\p{L})/iu

/** Whether a sentence of a model's claims nothing: a nod, fellow feeling, or what they told, said to them. */
function listens(reply: Reply, text: string): boolean {
  const { session, messages } = reply
  if (thanks.test(text) || sympathy[spokenLanguage(session.language) ?? 'en'].test(text))
    return true
  if (retells(reply, text)) return true
  if (parrots(reply, text)) return false
  if (countWords(text) <= nodWordsMax || toThem.test(text) || asTheySaid.test(text)) return true
  return judgeClause(text, messages, session.language) === 'fine'
}

/** Whether a model's sentence is mostly what they told: never a word alone that they want to hear, nor of the product. */
function retells({ session, messages }: Reply, text: string): boolean {
  const names = words(session.plan.product ?? session.productID)
  if (session.interviewer === 'builtin') return false
  if (words(text).some((word) => names.includes(word))) return false
  const stems = contentStems(text, session.language)
  const told = stems.length - unsaidIn(text, answersIn(messages), session.language)
  return told >= retoldMin && told / stems.length >= retoldShare
}

/** Whether the question takes something for granted that nobody has told. */
function isGranted(reply: Reply): boolean {
  const asked = sentences(reply.question, reply.session.language).at(-1)?.text ?? ''
  const clause = takesForGranted.exec(asked)?.[1] ?? ''
  return unsaidIn(withoutQuotes(clause), knownTexts(reply), reply.session.language) > 0
}

/** Whether a clause in front of the question says something of its own. */
function isFree(reply: Reply, part: string): boolean {
  const { session, messages, proposal } = reply
  const own = withoutQuotes(part)
  // Two sentences may have been taken for one; nothing is asked before the last.
  if (own.trim() === '' || part.includes('?') || requests.test(part)) return false
  // What comes of a template was written by us, all but the words it takes up.
  if (restates.includes(proposal.action) || proposal.templateId !== null)
    return parrots(reply, part)
  if (toThem.test(own) || asTheySaid.test(own) || own !== part) {
    return (
      !isTakenUp(own, knownTexts(reply), session.language) &&
      judgeClause(own, messages, session.language) === 'own'
    )
  }
  return judgeClause(own, messages, session.language) === 'own'
}

/** All that the plan and the conversation have said. */
function knownTexts({ session, messages }: Reply): string[] {
  const { topics, glossary } = session.plan
  const planned = topics.flatMap(({ title, questions }) => [
    title,
    ...questions.map(({ text }) => text),
  ])
  const spoken = messages.filter(({ generatedBy }) => generatedBy !== 'fixed')
  return [...planned, ...glossary, ...spoken.map(({ content }) => content.slice(-charactersRead))]
}

/** The reply with what is theirs word for word in quotation marks. */
function quoteTheirs({ session, messages, proposal, question }: Reply, parts: string[]): string {
  const isTheirs = (part: string) =>
    !toThem.test(part) &&
    withoutQuotes(part) === part &&
    judgeClause(part, messages, session.language) === 'theirs'
  if (proposal.action !== 'probe' || !parts.slice(0, -1).some(isTheirs)) return question
  const quote = textsFor(session.language).quote
  return parts
    .map((part, at) => (at < parts.length - 1 && isTheirs(part) ? quote(part) : part))
    .join(' ')
}

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
