import { AppError } from '../../contract/errors.ts'

/** Most that are done in one go: bounds how long the first of them waits for the last. */
export const togetherMax = 100
/** Most that wait for one key; the next is refused at once. */
export const waitingMax = 10_000
/** After which whoever still waits is refused: they may have given up already. */
export const waitMsMax = 20_000

type Waiting<Q, A> = {
  question: Q
  since: number
  answer: (answer: A) => void
  refuse: (why: unknown) => void
}

/**
 * Does together what is asked for under one key: whoever comes while one go is under way is part of the
 * next, so that each waits for two goes at most as long as these can take all. `go` answers in the order of
 * the questions.
 */
export function createTogether<Q, A>(
  now: () => Date,
  go: (key: string, questions: Q[]) => Promise<A[]>,
): (key: string, question: Q) => Promise<A> {
  const gathered = new Map<string, Waiting<Q, A>[]>()

  async function goOn(key: string, waiting: Waiting<Q, A>[]): Promise<void> {
    while (waiting.length > 0) {
      const since = now().getTime() - waitMsMax
      const next = waiting.splice(0, togetherMax)
      for (const one of next) if (one.since < since) one.refuse(busy())
      await answerAll(
        key,
        next.filter((one) => one.since >= since),
      )
    }
    gathered.delete(key)
  }

  async function answerAll(key: string, asked: Waiting<Q, A>[]): Promise<void> {
    if (asked.length === 0) return
    try {
      const answers = await go(
        key,
        asked.map(({ question }) => question),
      )
      // One for each question, as `go` promises.
      for (const [at, { answer }] of asked.entries()) answer(answers[at] as A)
    } catch (error) {
      for (const { refuse } of asked) refuse(error)
    }
  }

  return (key, question) =>
    new Promise((answer, refuse) => {
      const waiting = gathered.get(key) ?? []
      if (waiting.length >= waitingMax) return refuse(busy())
      waiting.push({ question, since: now().getTime(), answer, refuse })
      if (gathered.has(key)) return
      gathered.set(key, waiting)
      void goOn(key, waiting)
    })
}

function busy(): AppError {
  return new AppError(
    'unavailable',
    'Very many are starting just now; please try again in a moment.',
  )
}
