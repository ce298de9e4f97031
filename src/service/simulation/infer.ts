import type { Usage } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import type { Answerer } from '../../profile/answerer.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import { type Made, saidBy } from '../../rehearsal/stand-in/answer.ts'
import type { StandIn } from './stand-in.ts'

/** Answers of a person that a model is shown, the newest. */
const shownMax = 60
/** Sentences that one answer is made of. */
const sentencesMax = 2

export type InferDeps = {
  /** A model that answers out of quotes, where there is one. */
  answerer: Answerer | null
  now: () => Date
}

export type Infer = {
  /** `provider/model`. */
  name: string
  /** Which of some answers of the person a model names for each question; null where it names none. */
  point(
    questions: readonly string[],
    among: readonly OwnAnswer[],
  ): Promise<readonly (OwnAnswer | null)[] | null>
  /** What a model says to each question without any words of the person; null where it says nothing. */
  guess(questions: readonly string[]): Promise<readonly (string | null)[] | null>
  /** A model's sentences on a question that each rest on words of the person; null where none do. */
  ask(question: string): Promise<Made | null>
  used(): Usage | undefined
}

/**
 * Has a model answer for somebody, of whose words it is shown only what they gave where they were told
 * that its provider reads along. What it names is shown in the person's words; each of its sentences is
 * held against the words that it names, and the question.
 */
export function createInfer(
  { answerer, now }: InferDeps,
  orgID: string,
  { talks, answers, profileID, productID }: StandIn,
): Infer | null {
  if (!answerer) return null
  const [provider = ''] = answerer.name.split('/')
  const told = talks.filter(({ interviewer }) => interviewer.startsWith(`${provider}/`))
  if (told.length === 0) return null
  const links = new Set(told.map(({ linkID }) => linkID))
  // The newest first: what finds no room in the prompt is the oldest.
  const readAlong = (some: readonly OwnAnswer[]) =>
    some
      .filter(({ linkID }) => links.has(linkID))
      .slice(-shownMax)
      .toReversed()
  const own = readAlong(answers)
  let usage: Usage | undefined

  /** What goes with every question to the model. */
  const task = () => ({
    ...{ orgID, productName: productID, now: now(), signal: new AbortController().signal },
  })
  const taskOn = (some: readonly OwnAnswer[]) => ({
    ...task(),
    quotes: some.map(({ text, asked, language }) => ({ person: profileID, text, asked, language })),
  })
  return {
    name: answerer.name,
    async point(questions, among) {
      const shown = readAlong(among)
      if (questions.length === 0 || shown.length === 0) return questions.map(() => null)
      const pointed = await answerer.point({ ...taskOn(shown), questions })
      usage = addUsage(usage, pointed.usage)
      return pointed.ok ? pointed.places.map((at) => shown[at ?? -1] ?? null) : null
    },
    async guess(questions) {
      if (questions.length === 0) return []
      const guessed = await answerer.guess({ ...task(), questions })
      usage = addUsage(usage, guessed.usage)
      return guessed.ok ? guessed.guesses : null
    },
    async ask(question) {
      const answered = await answerer.answer({ ...taskOn(own), question, holdsToQuestion: true })
      usage = addUsage(usage, answered.usage)
      if (!answered.ok) return null
      const sentences = answered.sentences.slice(0, sentencesMax)
      const places = new Set(sentences.flatMap(({ quotes }) => quotes))
      const evidence = [...places].flatMap((at) => {
        const one = own[at]
        return one ? saidBy(one).evidence : []
      })
      if (evidence.length === 0) return null
      const text = sentences.map((one) => one.text).join(' ')
      return { text, standing: 'inferred', evidence }
    },
    used: () => usage,
  }
}
