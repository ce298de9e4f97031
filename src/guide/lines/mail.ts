import { type CueMatcher, labelOf } from '../cues/matcher.ts'
import { lintPacks } from '../lint/detect.ts'
import type { Block } from './blocks.ts'
import { pattern } from './pattern.ts'

/** What a guide written as a letter holds besides: greetings, a signature, names of colleagues. */
export type Mail = { isMail: boolean; courtesies: Set<Block>; names: Set<string> }

const courtesyWordsMax = 8
/** Blocks at the end in which a signature is looked for. */
const signatureBlocksMax = 6
const namesMax = 40
/** A name, and words with a capital letter that are none. */
const name = /(?<![\p{L}\d])\p{Lu}[\p{Ll}’'-]{1,20}(?![\p{L}\d])/gu
const noNames =
  /^(?:i|we|he|she|it|they|you|this|that|what|which|who|why|how|when|where|everyone|everybody|nobody|somebody|someone|one|people|marketing|sales|support|product|management|team|the|our|if|and|but|also|hi|hello|hey|dear|morning|all|team|folks|thanks|thank|many|cheers|best|kind|regards|wishes|love|good|afternoon|evening|please|das|die|der|wer|was|wie|wo|wann|warum|welche|wir|ich|er|sie|es|man|niemand|jemand|vertrieb|hallo|liebe|lieber|guten|tag|morgen|danke|vielen|dank|viele|grüße|beste|mit|freundlichen|zusammen|alle|bonjour|merci|salut|cordialement|bien|à|il|elle|on|qui|que|quoi|comment|quand|où|pourquoi|quel|quelle|le|la|les|direction|hola|gracias|saludos|un|saludo|buenos|buenas|días|tardes|el|ella|quien|quién|qué|cómo|cuándo|dónde|cuál|nadie|equipo|todos|todas|olá|oi|quem|como|quando|onde|qual|obrigado|obrigada|abraço|bom|boa|dia|tarde|o|ninguém|equipe|pessoal|sent|from|research|ux|design|ceo|cto|pm)$/iu

export function readMail(blocks: readonly Block[], cues: CueMatcher, product: string): Mail {
  const mail: Mail = { isMail: false, courtesies: new Set(), names: new Set() }
  const texts = blocks.filter(({ kind }) => kind !== 'aside')
  const isCourtesy = ({ kind, text }: Block) =>
    kind === 'text' &&
    cues.courtesy.test(text) &&
    (text.split(' ').length <= courtesyWordsMax || /,$/.test(text)) &&
    !text.includes('?')
  const [first] = texts
  if (first && isCourtesy(first)) greet(first, mail)
  else if (first) addressee(first, cues, mail)
  for (const block of texts.slice(1, 4))
    if (isCourtesy(block) && /[,!]$/.test(block.text)) greet(block, mail)
  const end = texts.slice(-signatureBlocksMax)
  const farewell = end.findIndex((block) => block !== first && isCourtesy(block))
  for (const block of farewell === -1 ? [] : end.slice(farewell)) {
    const isShort = block.kind === 'text' && block.text.split(' ').length <= courtesyWordsMax
    if (isShort && !/[?:]/.test(block.text)) greet(block, mail)
  }
  addOpinions(blocks, cues, mail, product)
  return mail
}

/** "Marta, here is what we need: …" */
const called = /^(\p{Lu}\p{Ll}{2,20}),\s(?=[¿\p{Ll}])/u

/** A letter may begin with no more than a name. */
function addressee({ kind, text }: Block, cues: CueMatcher, mail: Mail): void {
  const [, who = ''] = called.exec(text) ?? []
  if (kind !== 'text' || who === '' || noNames.test(who) || labelOf(who, cues) !== null) return
  if (lintPacks[cues.language].leadIn.test(`${who.toLowerCase()}, `)) return
  mail.isMail = true
  mail.names.add(who.toLowerCase())
}

function greet(block: Block, mail: Mail): void {
  mail.isMail = true
  mail.courtesies.add(block)
  addNames(block.text, mail)
}

function addNames(text: string, { names }: Mail): void {
  for (const [found] of text.slice(0, 200).matchAll(name))
    if (!noNames.test(found) && names.size < namesMax) names.add(found.toLowerCase())
}

/** "Marek thinks nobody uses it", "@lena" */
function addOpinions(
  blocks: readonly Block[],
  cues: CueMatcher,
  mail: Mail,
  product: string,
): void {
  const opinion = pattern(`(?<!\\p{L})(\\p{L}{1,30}) (?:${cues.thinks})\\b`)
  const called = product.toLowerCase()
  for (const { text, kind } of blocks) {
    if (kind === 'heading' || text.length > 1_000) continue
    for (const part of text.split(/(?<=[.!?,;:(–-])\s/u)) {
      // "¿Qué opina …?" asks, and names nobody.
      if (part.startsWith('¿') || part.includes('?')) continue
      const [, who = ''] = opinion.exec(part) ?? []
      const isName =
        /^\p{Lu}\p{Ll}+$/u.test(who) && !noNames.test(who) && !called.includes(who.toLowerCase())
      if (isName && !cues.people.test(who) && mail.names.size < namesMax)
        mail.names.add(who.toLowerCase())
    }
    for (const [, who = ''] of text.matchAll(/(?<!\S)@(\p{L}{2,20})/gu))
      if (mail.names.size < namesMax) mail.names.add(who.toLowerCase())
  }
}
