import { sentences } from '../../language/sentences.ts'
import { countWords } from '../../language/words.ts'
import { textsFor } from '../texts/texts.ts'
import { asksAsPlanned, type GateFailure, ownPart, type Reply, withoutQuotes } from './context.ts'
import { heardIn, saysTheirWord } from './heard.ts'
import { ofItself, requests } from './lexicon.ts'
import { anchors, countUnsaid, judgeClause } from './stated.ts'

/** Says again what was meant, in words that nobody has used so far. */
const restates: readonly string[] = ['rephrase', 'redirect']

/** Words before a colon that are a label rather than the beginning of a question. */
const labelWordsMax = 4
/** Most sentences beside a question that are judged; nobody listens to more. */
const besideMax = 8

/** Tells what they said where the verb alone says whose words these are. */
export const asTheySaid =
  /(?<!\p{L})(?:dices?|dijo|dijiste|escribes?|escribió|escribiste|cuentas?|contó|contaste|mencion(?:ó|as|aste)|diz(?:es)?|disse(?:ste)?|escreves?|escreveu|escreveste|contas?|contou|mencion(?:ou|as|aste))(?!\p{L})/iu

/** Takes for granted what comes before the question itself: "Since you moved, how …?" */
const takesForGranted =
  /^(?:(?:and|so|und|et|y|e) )?(?:since|after|because|now that|although|even though|seit|seitdem|nachdem|weil|obwohl|depuis que|après que|parce que|comme|bien que|maintenant que|desde que|después de que|ya que|porque|aunque|depois que|depois de|já que|agora que|embora) ([^,?]{8,160}),/iu

/** Speaks to the person about what they said, rather than saying it. */
export const toThem =
  /(?<!\p{L})(?:you|your|sie|ihr|ihre|ihnen|ihrem|ihren|du|dir|dein\p{L}*|vous|votre|vos|tu|te|usted|su|sus|le|você|seu|sua|seus|suas|lhe)(?!\p{L})/iu

/**
 * The interviewer speaks for itself: what stands beside the question is said to the person of what
 * they said, is theirs word for word, and then quoted, or is theirs shortened; it claims nothing. So
 * nobody makes it say something, and it takes no side. The acknowledgement is dropped; a statement
 * costs the reply.
 */
export function ownVoice(reply: Reply): GateFailure | null {
  const isBuiltin = reply.session.interviewer === 'builtin'
  if (isBuiltin && reply.ack !== null && parrots(reply, reply.ack)) reply.ack = null
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
  if (beside.length <= besideMax && !isOwn && !isGranted(reply) && beside.every(isSaid)) {
    if (!planned) reply.question = quoteTheirs(reply, parts)
    return null
  }
  const why =
    'The reply states something as if of its own; only ask, put their words in “…”, or say them to the person: “You count for Rob, you say.”'
  return { gate: 'own voice', why, severity: 'repair' }
}

/** Whether the question takes something for granted that nobody has told. */
function isGranted(reply: Reply): boolean {
  const asked = sentences(reply.question, reply.session.language).at(-1)?.text ?? ''
  const clause = takesForGranted.exec(asked)?.[1] ?? ''
  const { knownStems } = heardIn(reply)
  return countUnsaid(withoutQuotes(clause), knownStems, reply.session.language) > 0
}

/** Whether a clause in front of the question says something of its own. */
function isFree(reply: Reply, part: string): boolean {
  const { session, proposal } = reply
  const { knownStems, answers } = heardIn(reply)
  const own = withoutQuotes(part)
  // Two sentences may have been taken for one; nothing is asked before the last.
  if (own.trim() === '' || part.includes('?') || requests.test(part)) return false
  // What comes of a template was written by us, all but the words it takes up.
  if (restates.includes(proposal.action) || proposal.templateId !== null)
    return parrots(reply, part)
  const isToThem = toThem.test(own) || asTheySaid.test(own) || own !== part
  if (isToThem && countUnsaid(own, knownStems, session.language) === 0) return false
  return judgeClause(own, answers, session.language) === 'own'
}

/** The reply with what is theirs word for word in quotation marks. */
function quoteTheirs(reply: Reply, parts: string[]): string {
  const { session, proposal, question } = reply
  const { answers } = heardIn(reply)
  const isTheirs = (part: string) =>
    !toThem.test(part) &&
    withoutQuotes(part) === part &&
    judgeClause(part, answers, session.language) === 'theirs'
  if (proposal.action !== 'probe' || !parts.slice(0, -1).some(isTheirs)) return question
  const quote = textsFor(session.language).quote
  return parts
    .map((part, at) => (at < parts.length - 1 && isTheirs(part) ? quote(part) : part))
    .join(' ')
}

/** Whether a sentence of ours has a word of theirs in it, and is not said to them of what they said. */
export function parrots(reply: Reply, text: string): boolean {
  const own = withoutQuotes(text)
  if (toThem.test(own)) return false
  return saysTheirWord(reply, own, reply.proposal.action === 'answer_meta' ? ofItself : [])
}
