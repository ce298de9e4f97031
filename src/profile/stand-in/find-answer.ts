import { bagOf, wordsOf } from '../../interview/acts/phrase.ts'
import { contentStems } from '../../language/words.ts'
import { questionFrame } from '../search/question-frame.ts'
import { type AskedAbout, askedAbout, createAskedIndex } from './asked-about.ts'
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

/** Finds what somebody said that answers a question. */
export type FindAnswer = (question: string) => OwnAnswer | null

/**
 * What somebody said that answers a question which may be asked in other words; null where nothing
 * surely does. Sure is: they were asked the same, or the same thing of the same matter, or their words
 * hold all that the question is about. The newest of several is taken, the first reply before follow-ups.
 *
 * What they were asked and what they said is read once, for all questions. `known`: names that say
 * nothing of what a question is about, such as the product's.
 */
export function createFindAnswer(
  answers: readonly OwnAnswer[],
  known: readonly string[],
): FindAnswer {
  const languages = [...new Set(answers.map(({ language }) => language))]
  const ranks = new Map(
    languages.map((language) => {
      const own = answers.filter((answer) => answer.language === language)
      return [language, createRank(own, language, known)] as const
    }),
  )
  return (question) => {
    const rankOf = new Map(languages.map((language) => [language, ranks.get(language)?.(question)]))
    const ranked = answers.map((answer) => rankOf.get(answer.language)?.(answer) ?? 0)
    const best = ranked.reduce((most, rank) => Math.max(most, rank), 0)
    if (best === 0) return null
    const among = answers.filter((_, at) => ranked[at] === best)
    const newest = among.at(-1)
    return among.find(({ linkID }) => linkID === newest?.linkID) ?? null
  }
}

/** How surely answers in one language are ones to a question: 3, 2, 1, or not at all. */
function createRank(answers: readonly OwnAnswer[], language: string, known: readonly string[]) {
  const named = new Set(known.flatMap((name) => contentStems(name, language)))
  const texts = [...new Set(answers.flatMap(({ planned, asked }) => [planned, asked]))]
  const asked = texts.map((text) => about(text, language, named))
  const placeOf = new Map(texts.map((text, at) => [text, at]))
  const told = new Map(answers.map((one) => [one, new Set(contentStems(one.text, language))]))
  const sameAs = createAskedIndex(asked)

  return (question: string) => {
    const wanted = about(question, language, named)
    const same = sameAs(wanted)
    const sameThing = new Set(asked.keys().filter((at) => asksForTheSameThing(wanted, asked[at])))
    return (answer: OwnAnswer): number => {
      const isFirst = ['opening', 'question', 'rephrase'].includes(answer.kind)
      for (const [text, bonus] of [
        [answer.planned, isFirst ? 0.5 : 0],
        [answer.asked, 0],
      ] as const) {
        const at = text === '' ? undefined : placeOf.get(text)
        if (at === undefined) continue
        if (same.has(at)) return 3 + bonus
        if (isFirst && sameThing.has(at)) return 2 + bonus
      }
      return holdsAll(wanted, told.get(answer)) ? 1 : 0
    }
  }
}

function about(text: string, language: string, named: ReadonlySet<string>): Asked {
  const asked = askedAbout(text, language)
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
function asksForTheSameThing(wanted: Asked, asked: Asked | undefined): boolean {
  if (!asked) return false
  const isWhole = wanted.aspects.every((aspect) => asked.aspects.includes(aspect))
  return wanted.aspects.length > 0 && isWhole && wanted.matter.isSubsetOf(asked.matter)
}

function holdsAll(
  { about: stems, contrast, aspects }: Asked,
  told: ReadonlySet<string> = new Set(),
): boolean {
  if (contrast.size > 0 || aspects.length > 0) return false
  return stems.size >= toldWordsMin && stems.isSubsetOf(told)
}
