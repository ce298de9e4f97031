import type { Answerer, Answering } from '../../profile/answerer.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse, type Next } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { Spending } from '../llm/spending/spending.ts'

/** Somebody waits for it in the console, behind a proxy that commonly waits for a minute. */
const patienceMsDefault = 50_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 400

export type ModelAnswererOptions = CallerOptions & {
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'answerQuestion' | 'pointAtQuotes' | 'guessAnswers'>
  /** The book that interviews are paid from, too. */
  spending: Spending
  patienceMs?: number
}

/** Has a model put into sentences what people said on a question, or name the words that answer it. */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  const { access, dialogues, spending, patienceMs = patienceMsDefault } = options
  const caller = createCaller(
    options,
    async () => (await import('./answer-form.ts')).answerForm,
    outputTokensExpected,
  )
  const pointer = createCaller(
    options,
    async () => (await import('./answer-form.ts')).pointForm,
    outputTokensExpected,
  )
  const guesser = createCaller(
    options,
    async () => (await import('./answer-form.ts')).guessForm,
    outputTokensExpected,
  )
  const name = `${access.provider}/${access.model}`
  return {
    name,
    async answer({ signal, isStill, ...task }) {
      const { orgID, now } = task
      const account = spending.open({ orgID }, now, name)
      const errand = { account, signal, now, end: caller.clock() + patienceMs }
      const answered = await converse(caller, errand, async (answers): Promise<Next<Answering>> => {
        const isGone = answers.length > 0 && isStill && !(await isStill())
        if (isGone) return { made: { ok: false, why: 'erased' } }
        return await dialogues.answerQuestion({ task, ms: patienceMs, answers })
      })
      return { ...answered, usage: account.total() }
    },
    async point({ signal, ...task }) {
      const { orgID, now } = task
      const account = spending.open({ orgID }, now, name)
      const errand = { account, signal, now, end: pointer.clock() + patienceMs }
      const pointed = await converse(pointer, errand, (answers) =>
        dialogues.pointAtQuotes({ task, ms: patienceMs, answers }),
      )
      return { ...pointed, usage: account.total() }
    },
    async guess({ signal, ...task }) {
      const { orgID, now } = task
      const account = spending.open({ orgID }, now, name)
      const errand = { account, signal, now, end: guesser.clock() + patienceMs }
      const guessed = await converse(guesser, errand, (answers) =>
        dialogues.guessAnswers({ task, ms: patienceMs, answers }),
      )
      return { ...guessed, usage: account.total() }
    },
  }
}
