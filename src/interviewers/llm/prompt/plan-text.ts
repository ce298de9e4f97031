import type { Plan, PlanQuestion, Topic } from '../../../guide/plan.ts'
import { isMustAsk } from '../../../interview/questions/progress.ts'
import { clip } from './clip.ts'

/** Longest plan that is sent; the state card tells of the topic at hand in any case. */
const planCharactersMax = 14_000
const goalCharactersMax = 1_200
const contextCharactersMax = 2_000
const hintsMax = 6
const titleCharactersMax = 200
const goalOfTopicCharactersMax = 400
const questionCharactersMax = 600
const lineCharactersMax = 300
const termsCharactersMax = 500
const avoidMax = 40

/** The plan as a model reads it. */
export function planText(plan: Plan): string {
  const goals = clip(plan.goals.map(({ text }) => text).join(' '), goalCharactersMax)
  const context = clip(plan.context.map(({ text }) => text).join(' '), contextCharactersMax)
  const avoid = plan.avoid.map(({ kind, text }) => `- never ${kind}: ${text}`)
  return [
    'THE PLAN (of the research team; the participant must not see any of it)',
    goals && `Goals: ${goals}`,
    context && `Background: ${context}`,
    plan.opening && `Said at the start: ${clip(plan.opening.text, contextCharactersMax)}`,
    plan.glossary.length > 0 &&
      `Terms to keep as they are: ${clip(plan.glossary.join(', '), termsCharactersMax)}`,
    ...topicTexts(plan),
    avoid.length > 0 && `Keep quiet about these, unless the participant brought it up first:`,
    ...avoid.slice(0, avoidMax).map((line) => clip(line, lineCharactersMax)),
    plan.tone && `Tone: ${clip(plan.tone, lineCharactersMax)}`,
  ]
    .filter((line) => line)
    .join('\n')
}

function topicTexts(plan: Plan): string[] {
  const shown = topicsShown(plan)
  const more = plan.topics.length - shown.length
  return [
    ...shown.map(topicText),
    ...(more > 0 ? [`(${more} more topics: you are told in time)`] : []),
  ]
}

/** The topics that a model is told of from the beginning: the first ones, as far as there is room. */
export function topicsShown({ topics }: Plan): Topic[] {
  let characters = 0
  const past = topics.findIndex((topic) => {
    characters += topicText(topic).length
    return characters > planCharactersMax
  })
  return past === -1 ? topics : topics.slice(0, past)
}

function topicText(topic: Topic): string {
  const { sensitive, questions } = topic
  const { id, title, goal } = topicHead(topic)
  return [
    `Topic ${id}: ${title}${sensitive ? ' (sensitive: no follow-ups)' : ''}`,
    goal && `  To learn: ${goal}`,
    ...questions.map((question) => `  ${questionText(question, isMustAsk({ topic, question }))}`),
    ...hintTexts(topic).map((hint) => `  ${hint}`),
  ]
    .filter((line) => line)
    .join('\n')
}

/** What a topic is called and for, short enough for a line each. */
export function topicHead({ id, title, learningGoal }: Topic) {
  return {
    id,
    title: clip(title, titleCharactersMax),
    goal: clip(learningGoal, goalOfTopicCharactersMax),
  }
}

/** One planned question in a line. */
export function questionText(
  { id, text, verbatim, ifTime, onlyIf }: PlanQuestion,
  must: boolean,
): string {
  const marks = [
    must && 'must',
    verbatim && 'word for word',
    ifTime && 'if time',
    onlyIf && `only if met: ${clip(onlyIf, lineCharactersMax)}`,
  ].filter(Boolean)
  return `${id}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${clip(text, questionCharactersMax)}`
}

/** What the researcher wants followed up in a topic. */
export function hintTexts({ probeHints }: Topic): string[] {
  return probeHints
    .slice(0, hintsMax)
    .map(({ when, ask }) =>
      clip(when ? `If they mention ${when}: ${ask}` : `Listen for: ${ask}`, lineCharactersMax),
    )
}
