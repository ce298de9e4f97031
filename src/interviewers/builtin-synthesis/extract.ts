import type { Message, MessageKind, Session } from '../../interview/session.ts'
import { wholeWords } from '../../language/letters.ts'
import { fold } from '../../language/words.ts'
import type { Claim, ClaimKind } from '../../profile/claims/claim.ts'
import { withdrawnIn } from '../../profile/claims/standing.ts'
import { builtinName, type FinishedInterview } from '../../profile/synthesizer.ts'
import { type Answer, answersOf } from './answers.ts'
import { asksFor } from './asks.ts'
import { kindOf } from './forms.ts'
import { asksMainPoint, reasonWeight } from './main-reason.ts'
import { type Piece, tellingPieces } from './told.ts'

/** Claims of one interview, the earliest first. */
const claimsMax = 300

/** Questions about the product all in all, whether or not they name it. */
const generalKinds: readonly (MessageKind | null)[] = ['recap', 'verdict', 'anything_else']
/** Who is asked for a value or a pastime names it first; the rest tells of it. */
const namedFirst: readonly ClaimKind[] = ['key_value', 'interest']

type Read = { answer: Answer; pieces: Piece[] }

/**
 * What one finished interview tells: the person's own sentences with the question each answers. What
 * matters most to them first, then what most likely says why, then the guide's topics in order.
 */
export function extractClaims({ linkID, session, messages }: FinishedInterview): Claim[] {
  const { language } = session
  const withdrawn = withdrawnIn({ session, messages })
  const read = answersOf(session, messages, language).map((answer) => {
    const cuts = withdrawn.filter(({ seq }) => seq === answer.message.seq)
    return { answer, pieces: tellingPieces(answer, language === 'und' ? 'en' : language, cuts) }
  })
  const names = namesOf(session)
  return ordered(withQuestions(read), session)
    .flatMap((one) => claimsOf(linkID, one, names))
    .slice(0, claimsMax)
}

/** A follow-up whose lead was answered with nothing reads only with the question that led to it. */
function withQuestions(read: readonly Read[]): Read[] {
  const leads = new Set<Message | null>()
  return read
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ answer, pieces }) => {
      const isOpen = answer.asked?.kind === 'probe' && !leads.has(answer.lead)
      const question = (isOpen && answer.leadQuestion) || answer.question
      leads.add(answer.lead)
      return { answer: { ...answer, question }, pieces }
    })
}

/** Answers with their follow-ups, by topic; before them the one that most likely says why, with its own. */
function ordered(read: readonly Read[], { plan }: Session): Read[] {
  const rest = read.filter(
    ({ answer }) => !asksMainPoint(answer.asked) && answer.lead?.kind !== 'recap',
  )
  const weighed = rest.map((one) => {
    const sentences = one.pieces.map(({ text }) => text)
    return { one, weight: reasonWeight({ asked: one.answer.asked, sentences }, plan) }
  })
  const most = Math.max(1, ...weighed.map(({ weight }) => weight))
  // Of two reasons the later one counts: people come to the point.
  const main = weighed.findLast(({ weight }) => weight === most)?.one
  const place = ({ answer }: Read) =>
    main && answer.lead === main.answer.lead ? Math.min(-1, answer.order) : answer.order
  return [...Map.groupBy(read, ({ answer }) => answer.lead).values()]
    .map((group) => group.toSorted((a, b) => Number(b === main) - Number(a === main)))
    .sort(([a], [b]) => (a && b ? place(a) - place(b) : 0))
    .flat()
}

function claimsOf(linkID: string, { answer, pieces }: Read, names: RegExp): Claim[] {
  const { message, question, topic, asked: line } = answer
  const asked = askedKind(answer, names)
  const place = { question, topic, names, isGeneral: generalKinds.includes(line?.kind ?? null) }
  return pieces.flatMap(({ text, start, end }, index) => {
    const own = kindOf(text, place)
    const kinds = kindsOf(own, asked, index === 0)
    // What somebody tells of themselves beside the question needs it no more.
    const alone = own === 'background' && asked !== 'background'
    const context = question === '' || alone ? {} : { context: question }
    return kinds.map((kind): Claim => {
      const evidence = { linkID, seq: message.seq, start, end, quote: text, ...context }
      const side = kind === 'key_value' ? { polarity: 'wants' as const } : {}
      return {
        ...{ kind, text, key: '', ...side },
        ...{ confidence: 'high', madeBy: builtinName, evidence: [evidence] },
      }
    })
  })
}

/** What a sentence is told as: what it says for certain, else what was asked for. */
function kindsOf(own: ClaimKind, asked: ClaimKind | null, isFirst: boolean): ClaimKind[] {
  if (asked === 'background') return [own === 'remark' ? 'background' : own]
  if (asked === 'interest') return [isFirst ? 'interest' : 'background']
  // A value is read among the answers, too: the list of values has no room for its story.
  if (own === 'remark' && asked === 'key_value' && isFirst) return ['key_value', 'remark']
  return namedFirst.includes(own) ? [own, 'remark'] : [own]
}

/** What the question asks for, where it asks for something of its own. */
function askedKind({ question, topic, asked }: Answer, names: RegExp): ClaimKind | null {
  if (generalKinds.includes(asked?.kind ?? null) || asksMainPoint(asked)) return null
  if (asksFor('interests', question)) return 'interest'
  if (asksFor('values', question)) return 'key_value'
  const isOfProduct = names.test(fold(question))
  return !isOfProduct && (asksFor('who', question) || asksFor('who', topic)) ? 'background' : null
}

/** The product's names as one pattern of whole words, and the plain words for a product. */
function namesOf({ productID, plan }: Session): RegExp {
  const names = [productID, plan.product ?? '', ...plan.glossary.slice(0, 1)]
    .map(fold)
    .filter((name) => name.length > 1)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return wholeWords(names.join('|') || '(?!)')
}
