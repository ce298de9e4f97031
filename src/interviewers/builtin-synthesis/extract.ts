import type { MessageKind, Session } from '../../interview/session.ts'
import { wholeWords } from '../../language/letters.ts'
import { fold } from '../../language/words.ts'
import type { Claim, ClaimKind } from '../../profile/claim.ts'
import { givesReason } from '../../profile/reasons.ts'
import { builtinName, type FinishedInterview } from '../../profile/synthesizer.ts'
import { type Answer, answersOf } from './answers.ts'
import { asksFor } from './asks.ts'
import { kindOf } from './forms.ts'
import { type Piece, tellingPieces } from './told.ts'

/** Claims of one interview, the earliest first. */
const claimsMax = 300

/** Questions about the product all in all, whether or not they name it. */
const generalKinds: readonly (MessageKind | null)[] = ['recap', 'verdict', 'anything_else']
/** Who is asked for a value or a pastime names it first; the rest tells of it. */
const namedFirst: readonly ClaimKind[] = ['key_value', 'interest']

type Read = { answer: Answer; pieces: Piece[] }

/**
 * What one finished interview tells: the person's own sentences with the question each answers, in
 * the order of the guide's topics, and within a topic what gives a reason first.
 */
export function extractClaims({ linkID, session, messages }: FinishedInterview): Claim[] {
  const { language } = session
  const read = answersOf(session, messages, language).map((answer) => ({
    answer,
    pieces: tellingPieces(answer, language === 'und' ? 'en' : language),
  }))
  const names = namesOf(session)
  return ordered(read)
    .flatMap((one) => claimsOf(linkID, one, names))
    .slice(0, claimsMax)
}

/** Answers with their follow-ups, by topic; in each topic those that give a reason first. */
function ordered(read: readonly Read[]): Read[] {
  const groups = Map.groupBy(read, ({ answer }) => answer.led)
  const ranked = [...groups.values()].map((group) => ({
    group,
    order: group[0]?.answer.order ?? 0,
    reason: group.some(({ pieces }) => pieces.some(({ text }) => givesReason(text))) ? 0 : 1,
  }))
  return ranked
    .sort((a, b) => a.order - b.order || a.reason - b.reason)
    .flatMap(({ group }) => group)
}

function claimsOf(linkID: string, { answer, pieces }: Read, names: RegExp): Claim[] {
  const { message, question, topic, askedBy } = answer
  const asked = askedKind(answer, names)
  const place = { question, topic, names, isGeneral: generalKinds.includes(askedBy) }
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
function askedKind({ question, topic, askedBy }: Answer, names: RegExp): ClaimKind | null {
  if (generalKinds.includes(askedBy)) return null
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
  return new RegExp(wholeWords(names.join('|') || '(?!)'), 'u')
}
