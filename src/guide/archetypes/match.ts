import { everywhere } from '../pattern.ts'
import type { Language } from '../plan.ts'
import { type ArchetypeName, type ArchetypeTopic, archetypeNames } from './archetype.ts'
import { archetypePacks } from './packs.ts'

/** Topics taken from the second of two matching archetypes. */
const secondTopicsMax = 2
/** No more of the text is looked at. */
const matchedCharactersMax = 5_000

/** The kinds of study that a text asks for, the best first, two at most; "general" when none fits. */
export function matchArchetypes(text: string, language: Language): ArchetypeName[] {
  const start = text.slice(0, matchedCharactersMax)
  const scored = archetypeNames.map((name) => ({ name, score: scoreOf(name, start, language) }))
  const [best, second] = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  if (!best) return ['general']
  return second && second.score * 2 > best.score ? [best.name, second.name] : [best.name]
}

/** How many different words of the archetype a text uses. */
function scoreOf(name: ArchetypeName, text: string, language: Language): number {
  if (name === 'general') return 0
  const packs =
    language === 'en' ? [archetypePacks.en] : [archetypePacks[language], archetypePacks.en]
  const found = packs.flatMap((pack) => {
    return text.match(everywhere(`\\b(?:${pack.matches[name]})\\b`)) ?? []
  })
  return new Set(found.map((word) => word.toLowerCase().slice(0, 5))).size
}

/** The topics of one archetype, or of two merged: the second's musts come before the first's last. */
export function archetypeTopics(
  names: readonly ArchetypeName[],
  language: Language,
): readonly ArchetypeTopic[] {
  const { topics } = archetypePacks[language]
  const [first = 'general', second] = names
  if (second === undefined) return topics[first]
  const own = topics[first]
  const asked = new Set(own.map(({ ask }) => ask))
  const more = topics[second].filter(({ ask }) => !asked.has(ask))
  const chosen = new Set(
    [...more.filter(({ must }) => must), ...more.filter(({ must }) => !must)].slice(
      0,
      secondTopicsMax,
    ),
  )
  return [...own.slice(0, -1), ...more.filter((topic) => chosen.has(topic)), ...own.slice(-1)]
}

/** A title, question or goal with the product's name in it. */
export function withProduct(text: string, product: string): string {
  return text.replaceAll('{product}', () => product).replace(/^\p{Ll}/u, (c) => c.toUpperCase())
}
