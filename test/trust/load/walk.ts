import type { Snapshot } from '../../../src/contract/participant.ts'
import type { Asked, Asker } from '../asker.ts'

/** Most events until an interview must have ended by itself. */
const eventsMax = 80

export type Walked = {
  /** The last snapshot; null where an event was refused. */
  last: Snapshot | null
  refusal: Asked | null
  /** Answers that were acknowledged. */
  given: string[]
  slowestMs: number
}

/** Takes an interview from consent to its end over HTTP, with `answerOf(0)`, `answerOf(1)`, … */
export async function walk(
  ask: Asker['ask'],
  linkID: string,
  answerOf: (at: number) => string,
): Promise<Walked> {
  const path = `/i/${linkID}/events`
  const given: string[] = []
  let slowestMs = 0
  let last: Snapshot | null = null
  let event: object = { type: 'consent', agreed: true, locale: 'en' }
  for (let sent = 0; sent < eventsMax; sent += 1) {
    const answer = await ask(path, { body: event })
    slowestMs = Math.max(slowestMs, answer?.ms ?? 0)
    if (answer?.status !== 200) return { last: null, refusal: answer, given, slowestMs }
    const snapshot: Snapshot = JSON.parse(answer.text).result
    last = snapshot
    if ('text' in event && 'after' in event) given.push(String(event.text))
    if (snapshot.phase === 'done') break
    const { type, after = 0 } = snapshot.expects ?? {}
    const text = answerOf(given.length)
    if (type === 'onboard') event = { type: 'onboard' }
    else if (type === 'verdict') event = { type: 'verdict', score: 4 }
    else event = { type: 'answer', text, clientMessageID: `m${sent}`, after }
  }
  return { last, refusal: null, given, slowestMs }
}
