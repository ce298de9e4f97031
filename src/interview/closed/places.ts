import type { Message, Session } from '../session.ts'
import { closedOf } from './closed-at.ts'

/** A place among those of an option that has only so many. */
export type Place = {
  questionID: string
  option: number
  question: string
  text: string
  people: number
}

/** The places that somebody has taken by what they chose. */
export function placesOf(session: Session, messages: readonly Message[]): Place[] {
  return messages.flatMap(({ choice = [], after = -1 }) => {
    const planned = choice.length > 0 ? closedOf(session, messages[after]?.questionId) : null
    if (!planned) return []
    const { id: questionID, text: question } = planned.question
    return choice.flatMap((option) => {
      const { text = '', quota: people } = planned.closed.options?.[option] ?? {}
      return people === undefined ? [] : [{ questionID, option, question, text, people }]
    })
  })
}
