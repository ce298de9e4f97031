import type { Usage } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import type { Answerer } from '../../profile/answerer.ts'
import type { Inferred } from '../../rehearsal/stand-in/answer.ts'
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
  /** A model's sentences on a question that each rest on words of the person; null where none do. */
  ask(question: string): Promise<Inferred | null>
  used(): Usage | undefined
}

/**
 * Has a model answer for somebody, of whose words it is shown only what they gave where they were told
 * that its provider reads along. Each sentence is held against the words that it names, and the question.
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
  const own = answers.filter(({ linkID }) => links.has(linkID)).slice(-shownMax)
  let usage: Usage | undefined
  return {
    async ask(question) {
      const answered = await answerer.answer({
        ...{ orgID, productName: productID, question, holdsToQuestion: true, now: now() },
        quotes: own.map(({ text, asked, language }) => ({
          ...{ person: profileID, text, asked, language },
        })),
        signal: new AbortController().signal,
      })
      usage = addUsage(usage, answered.usage)
      if (!answered.ok) return null
      const sentences = answered.sentences.slice(0, sentencesMax)
      const places = new Set(sentences.flatMap(({ quotes }) => quotes))
      const evidence = [...places].flatMap((at) => {
        const one = own[at]
        if (!one) return []
        const { linkID, seq, start, end, text } = one
        return [{ linkID, seq, start, end, text }]
      })
      if (evidence.length === 0) return null
      return { text: sentences.map(({ text }) => text).join(' '), evidence }
    },
    used: () => usage,
  }
}
