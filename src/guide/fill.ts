import { contentStems, fold } from '../language/words.ts'
import type { ArchetypeName } from './archetypes/archetype.ts'
import { archetypeTopics, matchArchetypes, withProduct } from './archetypes/match.ts'
import type { CueMatcher } from './cues/matcher.ts'
import type { Outline, TopicDraft } from './drafts.ts'
import type { Language, Topic } from './plan.ts'
import { topicFrom } from './topics.ts'

/** Prose that leads to fewer topics than this is filled up from the archetype it asks for. */
const proseTopicsMin = 3

/** Topics in their words; a guide of a sentence or two is filled up from an archetype. */
export function withArchetypes(
  drafts: readonly TopicDraft[],
  outline: Outline,
  cues: CueMatcher,
  language: Language,
  product: string,
): { topics: Topic[]; archetypes: string[] } {
  const own = drafts.map((draft) => topicFrom(draft, cues, 1))
  const isShort = drafts.every(({ isProse }) => isProse) && own.length < proseTopicsMin
  if (!isShort) return { topics: own, archetypes: [] }
  const asked = [
    ...outline.goals,
    ...drafts.map(({ title }) => ({ text: title })),
    ...outline.settings.filter(({ name }) => name === 'title'),
  ]
  const from = asked.length > 0 ? asked : outline.context
  const avoided = outline.avoid.filter(({ kind }) => kind !== 'promise').map(({ text }) => text)
  const barred = avoided.length > 0 ? matchArchetypes(avoided.join(' \n '), cues.language) : []
  const wanted = matchArchetypes(from.map(({ text }) => text).join(' \n '), cues.language)
  const kept = wanted.filter((name) => name === 'general' || !barred.includes(name))
  const names: ArchetypeName[] = kept.length > 0 ? kept : ['general']
  const stems = new Set(contentStems(avoided.join(' '), language))
  const isBarred = (text: string) => contentStems(text, language).some((stem) => stems.has(stem))
  const fitting = archetypeTopics(names, language).filter(
    ({ ask, again }) => !isBarred(`${ask} ${again}`),
  )
  const filled = fitting.map((topic): Topic => {
    return {
      id: '',
      title: withProduct(topic.title, product),
      learningGoal: withProduct(topic.goal, product),
      weight: topic.must ? 2 : 1,
      must: topic.must === true,
      sensitive: false,
      deep: false,
      budget: {},
      questions: [
        {
          id: '',
          text: withProduct(topic.ask, product),
          rephrased: withProduct(topic.again, product),
          must: topic.must === true,
          verbatim: false,
          ifTime: false,
          lint: [],
        },
      ],
      probeHints: topic.probes
        .filter((ask) => !isBarred(ask))
        .map((ask) => ({ ask, question: ask })),
    }
  })
  // The first archetype topic is the easy one: the researcher's own come right behind it.
  return {
    topics: [...filled.slice(0, 1), ...own.map(asMust), ...filled.slice(1)],
    archetypes: names,
  }
}

/** The one thing a researcher did write is the one that must be asked. */
function asMust(topic: Topic): Topic {
  const questions = topic.questions.map((question) => ({ ...question, must: true }))
  return { ...topic, must: true, weight: 2, questions }
}

/** Identifiers by place; a product slot in the researcher's own words is filled too. */
export function numbered(topics: readonly Topic[], product: string): Topic[] {
  let question = 0
  return topics.map((topic, at) => ({
    ...topic,
    id: `t${at + 1}`,
    questions: withoutTwins(topic.questions).map((one) => ({
      ...one,
      id: `q${++question}`,
      text: one.text.replaceAll('{product}', () => product),
      rephrased: one.rephrased.replaceAll('{product}', () => product),
    })),
  }))
}

/** Halves of one question that came out the same are one question. */
function withoutTwins(questions: Topic['questions']): Topic['questions'] {
  const asked = new Set<string>()
  return questions.filter(({ text, verbatim }) => {
    const folded = fold(text)
    const isTwin = asked.has(folded)
    asked.add(folded)
    return verbatim || !isTwin
  })
}
