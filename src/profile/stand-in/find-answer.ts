import { bagOf, wordsOf } from '../../interview/acts/phrase.ts'
import { contentStems } from '../../language/words.ts'
import { questionFrame } from '../search/question-frame.ts'
import { type AskedAbout, askedAbout, asksTheSame } from './asked-about.ts'
import { aspectsOf } from './aspects.ts'
import type { OwnAnswer } from './own-answers.ts'

/** Words of a question that an answer must have for it to be one to it, though it was asked otherwise. */
const toldWordsMin = 2

type Asked = AskedAbout & {
  aspects: number[]
  /** What it is about besides what it asks for. */
  matter: Set<string>
}

/** What people do with nearly everything: no matter of its own. */
const doing = bagOf(`
  use used using work worked working do did go went find found out come came get got today far so feel
  benutzt benutzen nutzen gearbeitet arbeiten gemacht machen gegangen sind war waren bisher heute
  utilisez utilisiez utilisé travaillez travailliez travaillé faites faisiez trouvé
  usa usaba usado trabaja trabajaba trabajado hace hacía enteró
  usa usava usado trabalha trabalhava trabalhado faz fazia ficou sabendo mais más plus most meisten am
`)

/**
 * What somebody said that answers a question which may be asked in other words; null where nothing
 * surely does. Sure is: they were asked the same, or the same thing of the same matter, or their words
 * hold all that the question is about. The newest of several is taken, the first reply before follow-ups.
 */
export function findAnswer(
  answers: readonly OwnAnswer[],
  question: string,
  known: readonly string[],
): OwnAnswer | null {
  const ranked = answers.map((answer) => ({ answer, rank: rankOf(answer, question, known) }))
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  if (best === 0) return null
  const among = ranked.filter(({ rank }) => rank === best).map(({ answer }) => answer)
  const newest = among.at(-1)
  return among.find(({ linkID }) => linkID === newest?.linkID) ?? null
}

/** How surely an answer is one to a question: 3, 2, 1, or not at all. */
function rankOf(answer: OwnAnswer, question: string, known: readonly string[]): number {
  const { language } = answer
  const wanted = about(question, language, known)
  const isFirst = ['opening', 'question', 'rephrase'].includes(answer.kind)
  for (const [text, bonus] of [
    [answer.planned, isFirst ? 0.5 : 0],
    [answer.asked, 0],
  ] as const) {
    if (text === '') continue
    const asked = about(text, language, known)
    if (asksTheSame(wanted, asked, language)) return 3 + bonus
    if (isFirst && asksForTheSameThing(wanted, asked)) return 2 + bonus
  }
  return holdsAll(wanted, answer) ? 1 : 0
}

function about(text: string, language: string, known: readonly string[]): Asked {
  const asked = askedAbout(text, language)
  const named = new Set(known.flatMap((name) => contentStems(name, language)))
  const own = [...asked.about].filter((stem) => !named.has(stem) && !questionFrame.has(stem))
  const aspects = aspectsOf(text)
  const words = wordsOf(text).map((word) => word.said)
  const matter = words.filter(
    (word) => !doing.has(word) && !aspectsOf(word).some((aspect) => aspects.includes(aspect)),
  )
  const stems = new Set(contentStems(matter.join(' '), language))
  return { ...asked, about: new Set(own), aspects, matter: stems.intersection(new Set(own)) }
}

/** Whether both want one and the same thing, as what it costs, and of nothing that only one names. */
function asksForTheSameThing(wanted: Asked, asked: Asked): boolean {
  const isWhole = wanted.aspects.every((aspect) => asked.aspects.includes(aspect))
  return wanted.aspects.length > 0 && isWhole && wanted.matter.isSubsetOf(asked.matter)
}

function holdsAll({ about: stems, contrast, aspects }: Asked, answer: OwnAnswer): boolean {
  if (contrast.size > 0 || aspects.length > 0) return false
  const told = new Set(contentStems(answer.text, answer.language))
  return stems.size >= toldWordsMin && stems.isSubsetOf(told)
}
