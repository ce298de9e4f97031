import type { Quote } from '../../../contract/findings-schemas.ts'
import type { Place } from '../../../profile/search/found.ts'
import type { Searched } from './searched.ts'

/** The words at these places, with whose they are. */
export function quotesOf(places: readonly Place[], answers: readonly Searched[]): Quote[] {
  const byPlace = new Map(answers.map((answer) => [`${answer.linkID} ${answer.seq}`, answer]))
  return places.flatMap(({ linkID, seq, start, end }) => {
    const answer = byPlace.get(`${linkID} ${seq}`)
    if (!answer) return []
    const { content, profileID } = answer
    const whose = profileID === null ? {} : { profileID }
    return { linkID, seq, start, end, text: content.slice(start, end), ...whose }
  })
}
