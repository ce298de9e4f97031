import { z } from 'zod'
import type { AnswerSentence } from '../../profile/answerer.ts'
import { jsonValuesIn } from '../llm/calls/json-values.ts'

/** What is looked at of an answer, above what has room in one. */
const sentencesMax = 12
const quotesMax = 30
const charactersMax = 600
const idCharactersMax = 12

const sentence = z.object({
  text: z.string().max(charactersMax),
  quotes: z.array(z.string().max(idCharactersMax)).max(quotesMax),
})
const answer = z.object({ sentences: z.array(z.unknown()).max(sentencesMax) })

/** Reads sentences out of whatever a model wrote; null when there is no list of them in it. */
export function readSentences(
  text: string,
  placeOf: ReadonlyMap<string, number>,
): AnswerSentence[] | null {
  for (const value of jsonValuesIn(text)) {
    const read = answer.safeParse(value)
    if (!read.success) continue
    return read.data.sentences.flatMap((one) => {
      const { data } = sentence.safeParse(one)
      if (!data) return []
      const places = data.quotes.map((id) => placeOf.get(id))
      // Who names a quote that is not there did not read them.
      const quotes = places.every((place) => place !== undefined) ? [...new Set(places)] : []
      return { text: data.text.replace(/\s+/g, ' ').trim(), quotes }
    })
  }
  return null
}
